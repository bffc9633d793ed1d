/** What guests do on the way, and what they miss where their yacht turns back for her next guests. */
import { type WatersId, waters } from '#content/charter/waters.ts'
import type { PlaceId } from '#content/places.ts'
import { copyOf } from '#content/site.server.ts'
import { leftOutOn, plannedDays } from '../planned-days.ts'
import type { PricedTrip } from '../price-trip.ts'
import { placeName } from './place-name.ts'
import type { TripWords } from './trip-words.server.ts'

/** `port`: to which she turns back; `sights`: "the nurse sharks of Compass Cay and the swimming pigs off Staniel Cay", in the words of the itinerary; `places`: their names alone. */
type Missed = { port: string; sights: string; places: string }

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
  }
}

/** What guests see on a usual route that one which turns back leaves out; nothing of a route that leaves it out itself or has none. */
export function farSights(priced: PricedTrip, words: TripWords): string | undefined {
  if (leftOutOn(priced).length > 0) return undefined
  const { waters: where } = priced.ledger
  const places = new Set((plannedDays(priced)?.plan.days ?? []).map(({ place }) => place))
  const sights = [...places].flatMap((place) => sightOf(place, where, words) ?? [])
  return sights.length > 0 ? words.format.all(sights) : undefined
}

/** A place with what guests come there for; nothing where the itinerary names none. */
function sightOf(place: PlaceId, where: WatersId, { locale }: TripWords): string | undefined {
  const { destination } = waters[where]
  return destination && copyOf(locale).itinerary[destination].ends?.sights?.[place]
}

/** What guests do on the way, in a sentence; nothing of a trip that goes to a place of which the itinerary says nothing. */
export function routeOf(priced: PricedTrip, { locale, format }: TripWords): string[] {
  const { destination, port } = waters[priced.ledger.waters]
  const route = destination && copyOf(locale).itinerary[destination].route
  if (!route) return []
  const nights = (plannedDays(priced)?.plan.days ?? []).filter(({ night }) => night === 'aboard')
  const places = new Set(nights.map(({ place }) => place))
  const visits = [...places].filter((place) => place !== port).map((place) => route.visits[place])
  // The opening is the first of its verbs.
  if (visits.length < 2 || !visits.every((visit) => visit !== undefined)) return []
  return [`${route.opening} ${format.all(visits)}.`]
}
