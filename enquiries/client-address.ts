/** Whose enquiry it is, for counting: the client's own address, or what a trusted proxy says of it. */
import { isIP } from 'node:net'

export type ClientAddress = { remoteAddress: string; forwardedFor?: string | null }

/**
 * @param trustProxy number of proxies whose entries in X-Forwarded-For are believed
 * @returns the address that the outermost trusted proxy saw, or the one of the connection
 */
export function addressOf({ remoteAddress, forwardedFor }: ClientAddress, trustProxy: number): string {
  if (trustProxy === 0 || !forwardedFor) return remoteAddress
  const seen = withoutPort(forwardedFor.split(',').at(-trustProxy)?.trim() ?? '')
  return isIP(seen) ? seen : remoteAddress
}

/** Some proxies add the client's port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  const [, v6, v4] = /^\[([^\]]+)\](?::\d{1,5})?$|^([\d.]+):\d{1,5}$/.exec(entry) ?? []
  return v6 ?? v4 ?? entry
}

/**
 * Tells once that a proxy names its visitors and is not believed: then all visitors share its address and its limits.
 * @returns a function to call with each request's X-Forwarded-For
 */
export function proxyWarning(trustProxy: number, warn: (message: string) => void) {
  let told = trustProxy > 0
  return (forwardedFor: string | null | undefined) => {
    if (told || !forwardedFor) return
    told = true
    warn(
      'requests carry X-Forwarded-For but TRUST_PROXY is 0: behind a proxy all visitors count as one; set TRUST_PROXY to the number of proxies',
    )
  }
}
