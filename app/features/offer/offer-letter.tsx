import { useState } from 'react'
import type { OfferCopy } from '#content/offer-copy.ts'
import type { TripRequest } from '#offer/request.ts'

type OfferLetterProps = { request: TripRequest; copy: OfferCopy['panel']; paragraphs: string[] }

/** The offer as a letter, written from the rules. */
export function OfferLetter({ copy, paragraphs }: OfferLetterProps) {
  const [open, setOpen] = useState(false)
  return (
    <details className="mt-6 border-y border-ink" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer py-3 font-serif text-[1.3rem]">{copy.letter}<span aria-hidden="true" className="float-right">{open ? '−' : '+'}</span></summary>
      <div className="prose pb-5 font-serif text-[1.1rem] leading-relaxed" data-letter>{paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}</div>
    </details>
  )
}
