/** Where a trip ends, for a cell of the comparison: whether guests fly back, or what they miss on the way round. */
import type { PricedTrip } from '#charter/price-trip.ts'
import { seatsOf } from '#charter/seats.ts'
import { ashorePlace } from '#charter/trip-view/days.server.ts'
import { missedOn } from '#charter/trip-view/ends.server.ts'
import { placeName } from '#charter/trip-view/place-name.ts'
import type { TripWords } from '#charter/trip-view/trip-words.server.ts'
import { searchWords } from './search-words.server.ts'

export function endOfTrip(priced: PricedTrip, words: TripWords): string {
  const { say, charter } = searchWords(words.locale)
  const { waters, party } = priced.ledger
  const at = ashorePlace(priced)
  const seats = seatsOf(waters, at, party)
  const missed = missedOn(priced, words)
  return say(`compare.ends.${seats ? 'away' : missed ? 'without' : 'port'}`, {
    place: placeName(at, words),
    town: words.copy.journey.cities[waters],
    price: seats ? charter.rounded(seats.cents, 'USD') : '',
    guests: charter.say('guests', { count: party.persons }),
    sights: missed?.sights ?? '',
  })
}
