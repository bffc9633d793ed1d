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
 * The ways to send a trip enquiry: one button, and the others as links below. Fly & Sail goes online by its button and
 * by mail program by the form's submit. Until a script has taken the form over the submit posts it, and says so. The
 * second click of a double click does nothing.
 */
export function TripActions({ kind, copy, sending, chatLink, onOnline, onSubmit }: TripActionsProps) {
  const { form, answer } = copy
  const hydrated = useInBrowser(() => true, false)
  const byMail = kind === 'fly-sail' && hydrated
  const submitOnce = (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault()
    onSubmit(event.detail > 0)
  }
  const label = sending ? answer.sending : form.submitOnline
  return (
    <div className="mt-8">
      {byMail ? (
        <button
          type="button"
          className={wide}
          disabled={sending}
          onClick={(event) => event.detail <= 1 && onOnline()}
        >
          {label}
        </button>
      ) : (
        <button type="submit" className={wide} disabled={sending} onClick={submitOnce}>
          {label}
        </button>
      )}
      <p className="needs-script mt-3 flex flex-wrap gap-x-8 gap-y-2">
        {byMail && (
          <button type="submit" className="arrow-link" disabled={sending} onClick={submitOnce}>
            {form.submitMail}
          </button>
        )}
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

const wide = 'button w-full sm:w-auto sm:min-w-[14rem]'

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
