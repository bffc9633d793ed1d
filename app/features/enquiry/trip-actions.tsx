import type { MouseEvent } from 'react'
import { useInBrowser } from '#app/ui/in-browser.ts'
import type { OfferCopy } from '#content/offer-copy.ts'
import type { TripKind } from '#enquiries/fields.ts'
import type { Answered } from './guest-words.ts'
import { PrivacyNote } from './privacy-note.tsx'

type TripActionsProps = {
  kind: TripKind
  copy: OfferCopy
  sending: boolean
  chatLink: string
  onOnline: () => void
  /** @param byPointer whether a pointer pressed the button; Enter in a field presses it, too */
  onSubmit: (byPointer: boolean) => void
}

/**
 * The ways to send a trip enquiry. Fly & Sail has two of equal weight: by mail program, which is the form's submit, and
 * online. Until a script has taken the form over the submit posts it, and says so. The second click of a double click
 * does nothing.
 */
export function TripActions({ kind, copy, sending, chatLink, onOnline, onSubmit }: TripActionsProps) {
  const { form, answer } = copy
  const hydrated = useInBrowser(() => true, false)
  const byMail = kind === 'fly-sail' && hydrated
  const ignoreSecondClick = (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault()
  }
  return (
    <div className="mt-8">
      <div className="flex flex-wrap items-center gap-4">
        <button
          type="submit"
          className="button min-w-[min(14rem,100%)]"
          disabled={sending}
          onClick={(event) => {
            ignoreSecondClick(event)
            onSubmit(event.detail > 0)
          }}
        >
          {byMail ? form.submitMail : <SendingOr sending={sending} copy={copy} label={form.submitOnline} />}
        </button>
        {byMail && (
          <button
            type="button"
            className="button min-w-[min(14rem,100%)]"
            disabled={sending}
            onClick={(event) => event.detail <= 1 && onOnline()}
          >
            <SendingOr sending={sending} copy={copy} label={form.submitOnline} />
          </button>
        )}
      </div>
      <p className="needs-script mt-3">
        <a className="arrow-link" href={chatLink} target="_blank" rel="noopener">
          {answer.chat}
        </a>
      </p>
      <p className="mt-4 measure text-small text-quiet">
        {byMail && `${form.mailNote} `}
        <PrivacyNote />
      </p>
    </div>
  )
}

const SendingOr = ({ sending, copy, label }: { sending: boolean; copy: OfferCopy; label: string }) =>
  sending ? copy.answer.sending : label

/** What will be sent, in the guest's own language, before they choose a way. */
export function TripReview({ copy, answers }: { copy: OfferCopy['form']; answers: Answered[] }) {
  return (
    <section className="needs-script mt-10 border-t border-ink pt-5" data-review>
      <h3 className="text-heading">{copy.review}</h3>
      {answers.length === 0 ? (
        <p className="mt-2 text-quiet">{copy.reviewEmpty}</p>
      ) : (
        <dl className="mt-3 grid gap-x-8 sm:grid-cols-2">
          {answers.map(({ field, label, value }) => (
            <div key={field} className="min-w-0 border-b border-hairline py-2">
              <dt className="text-small text-quiet">{label}</dt>
              <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{value || copy.yes}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

type ClearProps = {
  copy: OfferCopy['form']
  onClear: () => void
  /** Puts back what was cleared; there until something new is typed. */
  undo?: () => void
}

export function ClearButton({ copy, onClear, undo }: ClearProps) {
  return (
    <p className="needs-script mt-6 text-small" role="status">
      {undo && <span className="mr-3">{copy.cleared}</span>}
      <button type="button" className="min-h-6 py-1 underline underline-offset-4" onClick={undo ?? onClear}>
        {undo ? copy.undo : copy.clear}
      </button>
    </p>
  )
}
