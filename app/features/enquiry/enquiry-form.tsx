import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import type { EnquiryOutcome } from '#app/context.ts'
import { useSite } from '#app/site.ts'
import { useToast } from '#app/ui/toast.tsx'
import { useAnswerPlace } from '#app/ui/use-answer-box.ts'
import { emptyEnquiry, type Enquiry, shortFields } from '#enquiries/fields.ts'
import type { OfferCopy } from '#content/offer-copy.ts'
import { AnswerBox } from './answer-box.tsx'
import { answerId } from './answer-id.ts'
import { enquiryLetter, enquiryMail, enquiryOf, relayMessage } from './enquiry.ts'
import { chatOf, inLines, shortAnswers } from './guest-words.ts'
import { Honeypot } from './honeypot.tsx'
import { PrivacyNote } from './privacy-note.tsx'
import { ShortFields } from './short-fields.tsx'
import { useDraft } from './use-draft.ts'
import { useSending } from './use-sending.ts'

type EnquiryFormProps = {
  copy: OfferCopy['answer']
  /** Values that the page before brought along. */
  prefill?: Partial<Enquiry>
  /** The yacht that the page before was about, and how many guests she takes. */
  yacht?: { name: string; guests: number }
  /** What goes along with the form: words in the guest's language for mail and chat, where the message has none, and lines in German for the company's letter. */
  about?: { text: string; offer: string }
  /** The server's answer to the form posted without JavaScript, and what was typed. */
  posted?: { answer: EnquiryOutcome; values: Enquiry }
  /** Where the form goes without scripts, if not to this page. */
  action?: string
}

/** Fields that a trip fills: those of another trip are replaced, words never. */
const broughtByTrip = ['destination', 'dates', 'guests'] as const

const withText = (enquiry: Enquiry, text?: string): Enquiry =>
  text ? { ...enquiry, message: [enquiry.message, text].filter(Boolean).join('\n\n') } : enquiry

export function EnquiryForm({ copy, prefill = {}, yacht, about, posted, action }: EnquiryFormProps) {
  const { t } = useTranslation()
  const { company } = useSite()
  const toast = useToast()
  const here = useAnswerPlace(answerId('contact'))
  const form = useRef<HTMLFormElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)
  const kept = useDraft<Enquiry>({
    name: about ? 'trip-enquiry' : 'enquiry',
    initial: { ...emptyEnquiry, ...prefill, ...(posted?.answer.status === 'accepted' ? {} : posted?.values) },
    broughtChoices: about ? broughtByTrip : undefined,
    typed: () => (form.current ? enquiryOf(new FormData(form.current)) : {}),
  })
  const { draft, change, clearSent } = kept
  const [answer, setAnswer] = useState<EnquiryOutcome | undefined>(posted?.answer)
  /** What was sent, where the form has been emptied since. */
  const [sent, setSent] = useState<Enquiry>()
  const { post, sending } = useSending('contact', kept)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const outcome = await post({
      ...relayMessage(draft, honeypot.current?.value ?? ''),
      ...(about && { offer: about.offer }),
    })
    const { status } = outcome
    setAnswer(outcome)
    setSent(undefined)
    if (status === 'invalid') return
    if (status === 'accepted') {
      toast({ title: t('answer.successTitle'), text: t('answer.success') })
    } else {
      toast({ title: t('answer.fallbackTitle'), text: t('answer.fallback') })
      location.href = enquiryMail(company.enquiryMailbox, withText(draft, about?.text)).link
    }
    // The specification (section 4) clears the form on a refusal, too; what was sent stays readable, and on the device.
    if (status !== 'failed' && clearSent(draft, emptyEnquiry, { keep: status !== 'accepted' })) {
      setSent(draft)
      // A reset takes the marks of missing answers away; the emptied fields would bear them otherwise.
      form.current?.reset()
    }
  }

  const labels = Object.fromEntries(shortFields.map((field) => [field, t(`form.${field}`)])) as Record<
    keyof Enquiry,
    string
  >
  const shown = withText(sent ?? draft, about?.text)
  const answers = shortAnswers(shown, labels)
  return (
    <>
      {answer && (
        <AnswerBox
          kind="contact"
          answer={answer}
          copy={copy}
          mailbox={company.enquiryMailbox}
          mail={enquiryMail(company.enquiryMailbox, shown)}
          chat={chatOf(company.phone, copy.hello.contact, answers, copy.cutMark)}
          letter={enquiryLetter(shown)}
          guestText={inLines(copy.hello.contact, answers)}
          labelOf={(field) => labels[field as keyof Enquiry] ?? field}
        />
      )}
      <Form
        discover="none"
        ref={form}
        method="post"
        action={action ?? here}
        onSubmit={submit}
        className="grid gap-x-6 gap-y-5 sm:grid-cols-2"
      >
        <p className="text-small text-quiet sm:col-span-2">{t('form.requiredNote')}</p>
        <ShortFields
          draft={draft}
          change={change}
          labels={labels}
          required={['name', 'email']}
          guestsHint={yacht && t('form.yachtTakes', { name: yacht.name, count: yacht.guests })}
        />
        <Honeypot ref={honeypot} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
          <button type="submit" className="button min-w-[min(12rem,100%)]" disabled={sending}>
            {sending ? t('form.sending') : t('form.send')}
          </button>
          <p className="text-small text-quiet">
            <PrivacyNote />
          </p>
        </div>
      </Form>
    </>
  )
}
