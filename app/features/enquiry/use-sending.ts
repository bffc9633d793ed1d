import { useEffect, useRef, useState } from 'react'
import { useSite } from '#app/site.ts'
import { sendEnquiry } from './send-enquiry.ts'

/**
 * Posting a form to the relay: one key per filled form, kept until it was accepted, so that sending twice is stored
 * once; and how long the form was open, by which the relay knows machines.
 */
export function useSending(kind: 'contact' | 'fly-sail' | 'charter') {
  const { company, relayUrl, locale } = useSite()
  const [sending, setSending] = useState(false)
  const key = useRef('')
  const shownAt = useRef(0)
  useEffect(() => {
    key.current = crypto.randomUUID()
    shownAt.current = performance.now()
  }, [])
  async function post(message: Record<string, unknown>) {
    setSending(true)
    const elapsed = Math.round(performance.now() - shownAt.current)
    const outcome = await sendEnquiry({ address: `${relayUrl}/ajax/${company.enquiryMailbox}`, message, kind, key: key.current, elapsed, locale })
    setSending(false)
    if (outcome === 'accepted') key.current = crypto.randomUUID()
    return outcome
  }
  return { post, sending }
}
