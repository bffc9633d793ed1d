/** Signs the price that the address of a trip carries, so that a page can say "as quoted" and mean it. */
import type { SiteRequest } from '#app/context.ts'
import type { createLinkKey } from '#enquiries/link-key.ts'

export function signedBy({ sign, verify }: ReturnType<typeof createLinkKey>): SiteRequest['quotes'] {
  return {
    sign: (text) => sign('trip', text),
    isSigned: (text, signature) => verify('trip', text, signature),
  }
}

/** For pages rendered at the build, none of which names a trip. */
export const unsigned: SiteRequest['quotes'] = { sign: () => '', isSigned: () => false }
