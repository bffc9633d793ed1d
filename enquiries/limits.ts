/** How many enquiries are taken in: 5 in ten minutes from one address, 60 a minute in all. Beyond, people fall back to mail. */

const perAddress = { most: 5, window: 10 * 60_000 }
const inAll = { most: 60, window: 60_000 }

/** IPv6 networks give each household a /64, so that is what counts as one address (RFC 6177). */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const groups = plain.includes('::') ? [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last] : first
  return `${groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}

/** A limiter with its own memory. `allow` counts the call it allows. */
export function createLimiter(now: () => number = Date.now) {
  const calls = new Map<string, number[]>()
  let all: number[] = []
  return {
    allow(address: string): boolean {
      const time = now()
      const network = networkOf(address)
      const own = (calls.get(network) ?? []).filter((each) => each > time - perAddress.window)
      all = all.filter((each) => each > time - inAll.window)
      if (own.length >= perAddress.most || all.length >= inAll.most) return false
      calls.set(network, [...own, time])
      all.push(time)
      if (calls.size > 10_000) for (const [key, times] of calls) if (times.every((each) => each <= time - perAddress.window)) calls.delete(key)
      return true
    },
  }
}
