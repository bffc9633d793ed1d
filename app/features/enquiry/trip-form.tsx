import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { useSite } from '#app/site.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { useAnswerPlace } from '#app/ui/use-answer-box.ts'
import { interpolate } from '#content/interpolate.ts'
import type { OfferCopy } from '#content/offer-copy.ts'
import { emptyTrip, type TripEnquiry, type TripKind } from '#enquiries/fields.ts'
import { TripAnswer, tripAnswerId, type TripAnswerState } from './trip-answer.tsx'
import { isFilled, TripSteps, tripSteps } from './trip-steps.tsx'
import { tripMail, tripMessage, tripOf } from './trip.ts'
import { useDraft } from './use-draft.ts'
import { useSending } from './use-sending.ts'

type TripFormProps = {
  /** Fly & Sail opens the mail program first; the charter enquiry goes to the relay first. */
  kind: TripKind
  copy: OfferCopy
  prefill?: Partial<TripEnquiry>
  /** The server's answer to the form posted without JavaScript, and what was typed. */
  posted?: { answer: TripAnswerState; values: TripEnquiry }
  /** The offer beside the form, and its text for the advisor. */
  offer?: (request: TripEnquiry) => ReactNode
  offerText?: (request: TripEnquiry) => string
}

/** The choices that a page may bring along. */
const broughtChoices = ['chartingRegion', 'duration', 'yachtType'] as const

/** The long request in six short steps on one page. What is typed stays on the device until it is sent. */
export function TripForm({ kind, copy, prefill = {}, posted, offer, offerText = () => '' }: TripFormProps) {
  const { t } = useTranslation()
  const { company } = useSite()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const kept = useDraft<TripEnquiry>(
    'fly-sail',
    { ...emptyTrip, ...prefill, ...(posted && posted.answer.status !== 'accepted' ? posted.values : {}) },
    () => (form.current ? tripOf(new FormData(form.current)) : {}),
    broughtChoices,
  )
  const { draft, clear } = kept
  const [answer, setAnswer] = useState<TripAnswerState | undefined>(posted?.answer)
  /** What was sent from the form that is empty now: its offer stays to be read until something new is chosen. */
  const [sent, setSent] = useState(posted?.answer.status === 'accepted' ? posted.values : undefined)
  const { post, sending } = useSending(kind, kept)
  const honey = useRef<HTMLInputElement>(null)
  const mailbox = kind === 'fly-sail' ? company.infoMailbox : company.enquiryMailbox

  function openMail() {
    location.href = tripMail(mailbox, kind, draft).link
  }
  async function sendOnline() {
    const outcome = await post(tripMessage(kind, draft, offerText(draft), honey.current?.value ?? ''))
    if (outcome.status === 'invalid') return setAnswer(outcome)
    setAnswer({ status: outcome.status === 'accepted' ? 'accepted' : 'refused' })
    if (outcome.status === 'accepted') {
      toast({ title: t('answer.successTitle'), text: t('answer.success') })
      // A reset takes the marks of missing answers away; the emptied fields would bear them otherwise.
      if (clear(emptyTrip, draft)) {
        form.current?.reset()
        setSent(draft)
      }
    } else if (kind === 'charter') {
      toast({ title: t('answer.fallbackTitle'), text: t('answer.fallback') })
      openMail()
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (kind === 'charter') return void sendOnline()
    // In the same tick as the click: a mail program opened later is held back by some browsers.
    openMail()
    setAnswer({ status: 'opened' })
  }
  function change<K extends keyof TripEnquiry>(field: K, value: TripEnquiry[K]) {
    setSent(undefined)
    kept.change(field, value)
  }
  const filled = tripSteps.filter((step) => isFilled(step, draft)).length
  return (
    <div
      className={`grid grid-cols-1 gap-y-12 ${offer ? 'gap-x-[clamp(2rem,5vw,6rem)] lg:grid-cols-12' : ''}`}
    >
      <div className={offer ? 'lg:col-span-7' : 'min-w-0'}>
        <nav
          aria-label={interpolate(copy.form.progress, {
            step: String(filled),
            steps: String(tripSteps.length),
          })}
          className="trip-progress no-print"
        >
          <ol>
            {tripSteps.map((step, i) => (
              <li key={step}>
                <a href={`#${kind}-${step}`} data-filled={isFilled(step, draft) || undefined}>
                  <span className="figures" aria-hidden="true">
                    {i + 1}
                  </span>{' '}
                  {copy.form.steps[step]}
                  {isFilled(step, draft) && <span className="sr-only">, {copy.form.filled}</span>}
                </a>
              </li>
            ))}
            {offer && (
              <li className="lg:hidden">
                <a href="#offer">{copy.panel.toOffer} ↓</a>
              </li>
            )}
          </ol>
        </nav>
        <Form
          ref={form}
          method="post"
          action={useAnswerPlace(tripAnswerId(kind))}
          onSubmit={submit}
          className="mt-8"
        >
          <input type="hidden" name="_form" value={kind} />
          <p className="text-small text-quiet">
            {t('form.requiredNote')} {copy.form.optional}
          </p>
          <TripSteps prefix={kind} copy={copy.form} draft={draft} change={change} />
          <input
            ref={honey}
            name="_honey"
            defaultValue=""
            type="text"
            autoComplete="off"
            tabIndex={-1}
            aria-hidden="true"
            hidden
          />
          <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
            <button type="submit" className="button min-w-[min(12rem,100%)]" disabled={sending}>
              {sending ? (
                copy.answer.sending
              ) : kind === 'fly-sail' ? (
                <>
                  <span className="needs-script">{copy.form.submitMail}</span>
                  <noscript>{copy.form.submitOnline}</noscript>
                </>
              ) : (
                copy.form.submitOnline
              )}
            </button>
            <button
              type="button"
              className="needs-script min-h-6 py-1 text-small underline underline-offset-4"
              onClick={() => {
                clear(emptyTrip)
                setAnswer(undefined)
                setSent(undefined)
              }}
            >
              {copy.form.clear}
            </button>
          </div>
          <p className="mt-4 measure text-small text-quiet">
            {kind === 'fly-sail' && <span className="needs-script">{copy.form.mailNote} </span>}
            {t('form.privacy')}{' '}
            <PageLink page="privacy" className="underline underline-offset-4">
              {t('form.privacyLink')}
            </PageLink>
          </p>
        </Form>
        {answer && (
          <TripAnswer
            answer={answer}
            request={draft}
            kind={kind}
            copy={copy}
            mailbox={mailbox}
            sending={sending}
            onSend={() => form.current?.reportValidity() && void sendOnline()}
          />
        )}
      </div>
      {offer && <div className="lg:col-span-5">{offer(sent ?? draft)}</div>}
    </div>
  )
}
