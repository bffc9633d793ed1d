import { useEffect, useRef, useState } from 'react'
import { useSite } from '#app/site.ts'
import { sincePageShown } from '#app/ui/page-shown.ts'
import { sendEnquiry } from './send-enquiry.ts'

/**
 * Posting a form to the relay: one key per filled form, kept until it was accepted, so that sending twice is stored
 * once; and how long the page was open, by which the relay knows machines.
 */
export function useSending(kind: 'contact' | 'fly-sail' | 'charter') {
  const { company, relayUrl, locale } = useSite()
  const [sending, setSending] = useState(false)
  const key = useRef('')
  useEffect(() => {
    key.current = crypto.randomUUID()
  }, [])
  async function post(message: Record<string, unknown>) {
    setSending(true)
    const elapsed = Math.round(sincePageShown())
    const outcome = await sendEnquiry({ address: `${relayUrl}/ajax/${company.enquiryMailbox}`, message, kind, key: key.current, elapsed, locale })
    setSending(false)
    if (outcome === 'accepted') key.current = crypto.randomUUID()
    return outcome
  }
  return { post, sending }
}
