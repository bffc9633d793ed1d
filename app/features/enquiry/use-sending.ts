import { useState } from 'react'
import type { EnquiryKind } from '#enquiries/fields.ts'
import { useSite } from '#app/site.ts'
import { sincePageShown } from '#app/ui/page-shown.ts'
import { sendEnquiry } from './send-enquiry.ts'
import type { useDraft } from './use-draft.ts'

/**
 * Posting a form to the relay: one key per filled form, kept until it was accepted, so that sending twice is stored
 * once; and how long the page was open, by which the relay knows machines.
 */
export function useSending(
  kind: EnquiryKind,
  { takeKey, renewKey, restored }: Pick<ReturnType<typeof useDraft>, 'takeKey' | 'renewKey' | 'restored'>,
) {
  const { company, relayUrl, locale } = useSite()
  const [sending, setSending] = useState(false)
  async function post(message: Record<string, unknown>) {
    const send = () =>
      sendEnquiry({
        address: `${relayUrl}/ajax/${company.enquiryMailbox}`,
        message,
        kind,
        key: takeKey(),
        elapsed: restored ? undefined : Math.round(sincePageShown()),
        locale,
      })
    setSending(true)
    let outcome = await send()
    // It was stored before, the answer was lost, and the guest has changed something since: both are theirs.
    if (outcome.status === 'conflict') {
      renewKey()
      outcome = await send()
    }
    setSending(false)
    if (outcome.status === 'accepted') renewKey()
    return outcome
  }
  return { post, sending }
}
