/**
 * Signs what links carry, so that a link works as the server made it and not otherwise. Each purpose has a key of its
 * own (HKDF, RFC 5869), so that a signature for one is worth nothing for another.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** What a link is for: an enquiry's page, taking one out of quarantine, a trip with its price. */
export type LinkPurpose = 'enquiry' | 'release' | 'trip'

/** Characters of LINK_KEY that are enough: 24 of base64 hold 144 bits. */
export const minLinkKeyLength = 24
/** Bytes of a signature: half of a SHA-256 HMAC, as RFC 2104 allows it. */
const signatureBytes = 16

/** @param keys the first one signs; what any of them has signed holds, so that a key can be replaced without breaking links */
export function createLinkKey(keys: readonly [string, ...string[]]) {
  const cache = new Map<LinkPurpose, Buffer[]>()
  const derived = (purpose: LinkPurpose) => {
    const found = cache.get(purpose)
    if (found) return found
    const made = keys.map((key) => Buffer.from(hkdfSync('sha256', key, '', `link ${purpose}`, 32)))
    cache.set(purpose, made)
    return made
  }
  const signed = (key: Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest().subarray(0, signatureBytes).toString('base64url')
  return {
    /** @returns 22 characters of base64url */
    sign: (purpose: LinkPurpose, text: string): string => signed(derived(purpose)[0]!, text),
    verify: (purpose: LinkPurpose, text: string, signature: string): boolean =>
      derived(purpose).some((key) => equal(signed(key, text), signature)),
  }
}

function equal(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
