/** What guests miss where their yacht turns back for her next guests, and what they see where she does not. */
import { type WatersId, waters } from '#content/charter/waters.ts'
import type { PlaceId } from '#content/places.ts'
import { copyOf } from '#content/site.server.ts'
import { leftOutOn } from '../planned-days.ts'
import type { PricedTrip } from '../price-trip.ts'
import { placeName } from './place-name.ts'
import type { TripWords } from './trip-words.server.ts'

/** `port`: to which she turns back; `sights`: "the nurse sharks of Compass Cay and the swimming pigs off Staniel Cay", in the words of the itinerary; `places`: their names alone; `count`: how many. */
type Missed = { port: string; sights: string; places: string; count: number }

/** What the usual route has and this one, which turns back to her port, has not; nothing where it misses no sight. */
export function missedOn(priced: PricedTrip, words: TripWords): Missed | undefined {
  const { all } = words.format
  const missed = leftOutOn(priced).flatMap((place) => {
    const sight = sightOf(place, priced.ledger.waters, words)
    return sight ? [{ sight, place: placeName(place, words) }] : []
  })
  if (missed.length === 0) return undefined
  const port = placeName(waters[priced.ledger.waters].port, words)
  return {
    port,
    sights: all(missed.map(({ sight }) => sight)),
    places: all(missed.map(({ place }) => place)),
    count: missed.length,
  }
}

/** A place with what guests come there for; nothing where the itinerary names none. */
export function sightOf(place: PlaceId, where: WatersId, { locale }: TripWords): string | undefined {
  const { destination } = waters[where]
  return destination && copyOf(locale).itinerary[destination].ends?.sights?.[place]
}
