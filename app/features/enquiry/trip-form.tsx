import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import type { EnquiryOutcome } from '#app/context.ts'
import { useFormat, useSite } from '#app/site.ts'
import { useToast } from '#app/ui/toast.tsx'
import { useAnswerPlace } from '#app/ui/use-answer-box.ts'
import { emptyTrip, type TripEnquiry, type TripKind } from '#enquiries/fields.ts'
import type { OfferCopy } from '#content/offer-copy.ts'
import { type Answer, AnswerBox } from './answer-box.tsx'
import { answerId } from './answer-id.ts'
import { chatOf, inLines, tripAnswers } from './guest-words.ts'
import { Honeypot } from './honeypot.tsx'
import { ClearButton, TripActions, TripReview } from './trip-actions.tsx'
import { tripLetter } from './trip-letter.ts'
import { TripProgress, TripSteps } from './trip-steps.tsx'
import { tripMail, tripMessage, tripOf } from './trip.ts'
import { useDraft } from './use-draft.ts'
import { useSending } from './use-sending.ts'

type TripFormProps = {
  /** Fly & Sail opens the mail program first; the charter enquiry goes to the relay first. */
  kind: TripKind
  copy: OfferCopy
  prefill?: Partial<TripEnquiry>
  /** The day on which the server made the page, in ISO. */
  renderedOn: string
  /** The server's answer to the form posted without JavaScript, and what was typed. */
  posted?: { answer: EnquiryOutcome; values: TripEnquiry }
  /** The offer beside the form, and its text for the advisor. */
  offer?: (enquiry: TripEnquiry) => ReactNode
  /** The offer in one line, in reach while the form is filled in. */
  offerLine?: (enquiry: TripEnquiry) => ReactNode
  offerText?: (enquiry: TripEnquiry) => string
}

/** The choices that a page may bring along. */
const broughtChoices = ['chartingRegion', 'duration', 'yachtType'] as const

/** The trip enquiry in six short steps on one page. What is typed stays on the device until it is sent. */
export function TripForm({
  kind,
  copy,
  prefill = {},
  renderedOn,
  posted,
  offer,
  offerLine,
  offerText = () => '',
}: TripFormProps) {
  const { t } = useTranslation()
  const { company } = useSite()
  const format = useFormat()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)
  const kept = useDraft<TripEnquiry>({
    name: 'trip',
    initial: {
      ...emptyTrip,
      ...prefill,
      ...(posted && posted.answer.status !== 'accepted' ? posted.values : {}),
    },
    typed: () => (form.current ? tripOf(new FormData(form.current)) : {}),
    broughtChoices,
  })
  const { draft } = kept
  const [answer, setAnswer] = useState<Answer | undefined>(posted?.answer)
  /** After a click the page keeps still: a second click must not hit what moved under the pointer. */
  const byPointer = useRef(false)
  /** What was sent from the form that is empty now: its offer stays to be read until something new is chosen. */
  const [sent, setSent] = useState(posted?.answer.status === 'accepted' ? posted.values : undefined)
  const [undo, setUndo] = useState<() => void>()
  const { post, sending } = useSending(kind, kept)
  const mailbox = kind === 'fly-sail' ? company.infoMailbox : company.enquiryMailbox

  function openMail() {
    location.href = tripMail(mailbox, kind, draft).link
  }
  async function sendOnline() {
    const outcome = await post(tripMessage(kind, draft, offerText(draft), honeypot.current?.value ?? ''))
    setAnswer(outcome)
    if (outcome.status === 'accepted') {
      toast({ title: t('answer.successTitle'), text: t('answer.success') })
      if (kept.clearSent(draft, emptyTrip)) {
        // A reset takes the marks of missing answers away; the emptied fields would bear them otherwise.
        form.current?.reset()
        setSent(draft)
      }
    } else if (outcome.status !== 'invalid' && kind === 'charter') {
      toast({ title: t('answer.fallbackTitle'), text: t('answer.fallback') })
      openMail()
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (kind === 'charter') return void sendOnline()
    // In the same tick as the click: a mail program opened later is held back by some browsers.
    openMail()
    setAnswer({ status: 'mailed', keepStill: byPointer.current })
  }
  function change<K extends keyof TripEnquiry>(field: K, value: TripEnquiry[K]) {
    setSent(undefined)
    setUndo(undefined)
    kept.change(field, value)
  }
  function clear() {
    const before = { draft, answer, sent }
    kept.clear(emptyTrip)
    setAnswer(undefined)
    setSent(undefined)
    setUndo(() => () => {
      kept.putBack(before.draft)
      setAnswer(before.answer)
      setSent(before.sent)
      setUndo(undefined)
    })
  }
  const answers = tripAnswers(draft, copy.form, format)
  const greeting = copy.answer.hello[kind]
  const chat = chatOf(company.phone, greeting, answers, copy.answer.cutMark)
  return (
    <div className={offer ? 'trip-form' : 'min-w-0'}>
      <TripProgress prefix={kind} copy={copy.form} draft={draft} />
      <Form
        discover="none"
        ref={form}
        method="post"
        action={useAnswerPlace(answerId(kind))}
        onSubmit={submit}
        className="trip-form-parts mt-8"
      >
        <div className="min-w-0">
          <input type="hidden" name="_form" value={kind} />
          <p className="text-small text-quiet">
            {t('form.requiredNote')} {copy.form.optional}
          </p>
          <TripSteps prefix={kind} copy={copy.form} draft={draft} renderedOn={renderedOn} change={change} />
          <Honeypot ref={honeypot} />
        </div>
        {offer && <div className="trip-form-offer">{offer(sent ?? draft)}</div>}
        <div className="min-w-0">
          <TripReview copy={copy.form} answers={answers} />
          <TripActions
            kind={kind}
            copy={copy}
            sending={sending}
            chatLink={chat.link}
            onOnline={() => form.current?.reportValidity() && void sendOnline()}
            onSubmit={(pointer) => (byPointer.current = pointer)}
          />
        </div>
      </Form>
      <div className="trip-form-end">
        {answer && (
          <AnswerBox
            kind={kind}
            answer={answer}
            copy={copy.answer}
            mailbox={mailbox}
            mail={tripMail(mailbox, kind, draft)}
            chat={chat}
            letter={tripLetter(draft)}
            guestText={inLines(greeting, answers)}
            labelOf={(field) => copy.form[field as 'name'] ?? field}
          />
        )}
        <ClearButton copy={copy.form} onClear={clear} undo={undo} />
      </div>
      {offerLine?.(sent ?? draft)}
    </div>
  )
}
