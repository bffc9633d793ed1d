import { encode } from 'uqr'

/** A QR code as one SVG path of square modules, each one unit wide, with the quiet zone of four modules that readers need (ISO/IEC 18004). */
export type QrCode = { path: string; size: number }

export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { border: 4, ecc: 'M' })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { path, size }
}
