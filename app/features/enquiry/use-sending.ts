import { useEffect, useState } from 'react'
import type { EnquiryOutcome } from '#app/context.ts'
import type { EnquiryKind } from '#enquiries/fields.ts'
import { useSite } from '#app/site.ts'
import { fetchFormToken, formToken } from './form-token.ts'
import { sendEnquiry } from './send-enquiry.ts'
import type { useDraft } from './use-draft.ts'

/**
 * Posting a form to the relay: one key per filled form, kept until it was accepted, so that sending twice is stored
 * once; and with the relay's token, asked for when a form is first touched.
 */
export function useSending(
  kind: EnquiryKind,
  { takeKey, renewKey }: Pick<ReturnType<typeof useDraft>, 'takeKey' | 'renewKey'>,
) {
  const { company, relayUrl, locale } = useSite()
  const [sending, setSending] = useState(false)
  useEffect(() => {
    if (relayUrl) return
    const isFormField = (target: EventTarget | null) => target instanceof Element && target.closest('form')
    // Scripts may run only now, after the touch that started them.
    if (isFormField(document.activeElement)) void fetchFormToken()
    const touched = ({ target }: Event) => {
      if (isFormField(target)) void fetchFormToken()
    }
    document.addEventListener('focusin', touched)
    return () => document.removeEventListener('focusin', touched)
  }, [relayUrl])
  async function post(message: Record<string, unknown>): Promise<EnquiryOutcome> {
    setSending(true)
    const token = relayUrl ? undefined : await formToken()
    const send = () =>
      sendEnquiry({
        address: `${relayUrl}/ajax/${company.enquiryMailbox}`,
        message,
        kind,
        key: takeKey(),
        token,
        locale,
      })
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
