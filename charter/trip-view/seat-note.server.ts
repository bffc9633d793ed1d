/** Whether another yacht's trip takes the small aircraft home that the price leaves out. */
import { nameInText } from '#content/name-in-text.ts'
import type { PricedTrip } from '../price-trip.ts'
import { seatsOfTrip } from './trip-ledger.server.ts'
import type { TripWords } from './trip-words.server.ts'

/** Nothing where neither trip ends at an airstrip, or both begin at one. */
export function seatNote(priced: PricedTrip, other: PricedTrip, words: TripWords): string[] {
  const { say, charter, copy, locale } = words
  const [asked, hers] = [priced, other].map(seatsOfTrip)
  if ((asked ?? hers)?.ways !== 'back') return []
  const { waters, party } = other.ledger
  return [
    say(`instead.seat.${hers ? (asked ? 'too' : 'only') : 'none'}`, {
      yacht: nameInText(other.yacht.slug, locale),
      town: copy.journey.cities[waters],
      price: charter.rounded((hers ?? asked)!.cents, 'USD'),
      guests: charter.say('guests', { count: party.persons }),
    }),
  ]
}
