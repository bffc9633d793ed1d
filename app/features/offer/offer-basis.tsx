import { useFormat } from '#app/site.ts'
import type { Offer } from '#charter/offer.ts'
import type { useOffer } from './use-offer.ts'

type OfferPartProps = { offer: Offer; words: ReturnType<typeof useOffer>['words'] }

/** For whom, how long and when an offer is made, and what could not be used of the enquiry. */
export function OfferBasis({ offer, words }: OfferPartProps) {
  const format = useFormat()
  const { stay, party, dates, yachts } = offer
  const { say } = words
  const days = stay.nights
  const notes = words.notes(offer)
  const basis = party.refused
    ? say('form.days', { count: days })
    : party.assumed
      ? say('panel.assumed', { persons: party.persons, days })
      : say('panel.party', { count: party.persons, days })
  return (
    <>
      <p className="figures mt-4 border-y border-hairline py-2 text-small" aria-live="polite">
        {basis}
        {dates &&
          `, ${say('panel.withDates', { first: format.date(dates.first), last: format.date(dates.ashore) })}`}
        {party.assumed && !party.refused && '.'}
        {yachts[0] && (
          <span className="sr-only">
            {' '}
            {yachts[0].yacht.name}: {words.price(yachts[0])}
          </span>
        )}
      </p>
      {notes.length > 0 && (
        <ul className="mt-4 grid gap-2 border-l-4 border-magenta pl-4">
          {notes.map(({ code, text }) => (
            <li key={code} data-warning={code}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The yachts that are left out, each with its reason; where none is left, the notes say so. */
export function OfferMisfits({ offer: { misfits, yachts }, words: { charter } }: OfferPartProps) {
  if (misfits.length === 0 || yachts.length === 0) return null
  return (
    <div className="mt-4 text-small">
      <h4 className="font-sans font-medium">{charter.say('asked.misfits')}</h4>
      <ul className="mt-1">
        {misfits.map(({ yacht, because }) => (
          <li key={yacht.slug}>
            {yacht.name}: {charter.misfit(because)}
          </li>
        ))}
      </ul>
    </div>
  )
}
