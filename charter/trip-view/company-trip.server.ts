/** A trip in German, for the letter to the company: the lines and totals that the guest saw, and the page itself. */
import { type PricedTrip, stateOf } from '../price-trip.ts'
import { datesOf, partyOf } from './trip-view.server.ts'
import { tripWords } from './trip-words.server.ts'

/** A line a fact. @param link to the page, with the price as the guest saw it */
export function companyTrip(priced: PricedTrip, link: string): string {
  const { trip, yacht, ledger } = priced
  const words = tripWords('de')
  const { say, charter } = words
  return [
    `${yacht.name}, ${charter.say(`waters.${trip.waters}`)}`,
    `${datesOf(trip, words)}, ${charter.say('nights', { count: trip.stay.nights })}`,
    partyOf(trip, words),
    say(`states.${stateOf(priced)}`),
    ...charter.rows(ledger, yacht).map(({ name, value }) => `${name}: ${value}`),
    ...(ledger.converted ? [charter.converted(ledger)] : []),
    link,
  ]
    .join('\n')
    .replaceAll('\u00a0', ' ')
}
