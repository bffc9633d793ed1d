import { useState } from 'react'
import { useSite } from '#app/site.ts'
import type { OfferCopy } from '#content/offer-copy.ts'
import type { TripEnquiry } from '#enquiries/fields.ts'
import { useModelLetter } from './use-model-letter.ts'

type OfferLetterProps = {
  request: TripEnquiry
  copy: OfferCopy['panel']
  /** The letter of the rules; its first paragraph is the greeting and its last the signature. */
  paragraphs: string[]
  /** A language model is set up and may be asked for a letter of its own. */
  model: boolean
}

/** The offer as a letter: written from the rules, and on request in a language model's words between our greeting and signature. */
export function OfferLetter({ request, copy, paragraphs, model }: OfferLetterProps) {
  const { locale } = useSite()
  const [open, setOpen] = useState(false)
  const { status, paragraphs: written, write } = useModelLetter(request, locale)
  const own = status === 'writing' || status === 'done'
  const shown = own
    ? [paragraphs[0]!, ...written, ...(status === 'done' ? [paragraphs.at(-1)!] : [])]
    : paragraphs
  return (
    <details className="mt-6 border-y border-ink" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer py-3 font-serif text-[1.3rem]">
        {copy.letter}
        <span aria-hidden="true" className="float-right">
          {open ? '−' : '+'}
        </span>
      </summary>
      <div
        className="prose pb-5 font-serif text-[1.1rem] leading-relaxed"
        aria-live={status === 'idle' ? undefined : 'polite'}
        aria-busy={status === 'writing'}
        data-letter={status}
      >
        {shown.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {model && (
        <p className="needs-script pb-5 text-small text-quiet" aria-live="polite">
          {own ? (
            status === 'writing' ? (
              copy.writing
            ) : (
              copy.letterNote
            )
          ) : (
            <button
              type="button"
              className="arrow-link"
              disabled={status === 'refused'}
              onClick={() => void write()}
            >
              {copy.askLetter}
            </button>
          )}
          {status === 'refused' && <span className="block pt-2">{copy.letterRefused}</span>}
        </p>
      )}
    </details>
  )
}
