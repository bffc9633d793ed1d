/** Where a trip ends, for a cell of the comparison: whether guests fly back, and what they miss where she turns back. */
import { ashorePlace, plannedDays } from '#charter/planned-days.ts'
import type { PricedTrip } from '#charter/price-trip.ts'
import { missedOn, sightOf } from '#charter/trip-view/ends.server.ts'
import { placeName } from '#charter/trip-view/place-name.ts'
import { seatsOfTrip } from '#charter/trip-view/trip-ledger.server.ts'
import type { TripWords } from '#charter/trip-view/trip-words.server.ts'
import { waters as watersFacts } from '#content/charter/waters.ts'
import type { PlaceId } from '#content/places.ts'
import { searchWords } from './search-words.server.ts'

/** The places off which guests spend their nights, in the order in which they come to them. */
export const anchoragesOf = (priced: PricedTrip, words: TripWords): string[] =>
  nightsAt(priced).map((place) => placeName(place, words))

/** The same, without her port, each with what guests come there for. */
export function sightsSeen(priced: PricedTrip, words: TripWords): string[] {
  const { waters } = priced.ledger
  return [...new Set(nightsAt(priced))]
    .filter((place) => place !== watersFacts[waters].port)
    .map((place) => sightOf(place, waters, words) ?? placeName(place, words))
}

function nightsAt(priced: PricedTrip): PlaceId[] {
  const days = plannedDays(priced)?.plan.days ?? []
  const places = days.flatMap(({ night, place }) => (night === 'aboard' ? [place] : []))
  return places.filter((place, i) => place !== places[i - 1])
}

/** Where a trip ends. */
export const endOf = (priced: PricedTrip, words: TripWords): string => placeName(ashorePlace(priced), words)

/** The same, the city to which its guests fly from there, and how many they are. */
export function flightOf(
  priced: PricedTrip,
  words: TripWords,
): { place: string; town: string; guests: string } {
  const { waters, party } = priced.ledger
  return {
    place: endOf(priced, words),
    town: words.copy.journey.cities[waters],
    guests: words.charter.say('guests', { count: party.persons }),
  }
}

/** Cents for the way by air, where there is one. */
export const seatsOn = (priced: PricedTrip): number => seatsOfTrip(priced)?.cents ?? 0

export function endOfTrip(priced: PricedTrip, words: TripWords): string {
  const { say, charter } = searchWords(words.locale)
  const seats = seatsOn(priced)
  const missed = missedOn(priced, words)
  // Elsewhere whoever flies home does so from either end.
  const key = priced.ledger.waters !== 'bahamas' ? 'plain' : seats > 0 ? 'away' : 'port'
  const end = say(`compare.ends.${key}`, { ...flightOf(priced, words), price: charter.rounded(seats, 'USD') })
  return missed ? `${end}. ${say('compare.ends.leavesOut', { places: missed.places })}` : end
}
