import { encode } from 'uqr'
import type { ServerHtml, ServerHtmlStore } from '#app/hydration/server-html.ts'

/** The inside of an SVG of so many units, one for each module. */
export type QrCode = { svg: ServerHtml; size: number }

/** A QR code with the quiet zone of four modules that readers need (ISO/IEC 18004). @param page takes the drawing out of the page's data */
export function qrCode(text: string, page: ServerHtmlStore): QrCode {
  const { data, size } = encode(text, { border: 4, ecc: 'M' })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { svg: page.keep('qr-code', `<path d="${path}" fill="#000"/>`), size }
}
