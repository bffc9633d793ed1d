/** The networks that an address belongs to. */

/** An IPv6 address with IPv4 inside counts as that IPv4 address. */
const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** The eight groups of an IPv6 address as 32 hexadecimal digits. */
function hexDigits(address: string): string {
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const groups = address.includes('::')
    ? [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
    : first
  return groups.map((group) => group.padStart(4, '0').toLowerCase()).join('')
}

export type NetworkSize = 32 | 64 | 56 | 48
export type Network = { size: NetworkSize; name: string }

/**
 * The networks that are counted. One IPv4 address is one network. Of IPv6 a household has a /64, a customer a /56 or
 * a /48 (RFC 6177), and whoever has a /48 can write from 65,536 networks of size /64.
 */
export function networksOf(address: string): Network[] {
  const plain = plainAddress(address)
  if (!plain.includes(':')) return [{ size: 32, name: plain }]
  const digits = hexDigits(plain)
  return ([64, 56, 48] as const).map((size) => ({ size, name: `${digits.slice(0, size / 4)}/${size}` }))
}

/** What counts as one address: an IPv4 address, or a /64. */
export const networkOf = (address: string) => networksOf(address)[0]!.name
