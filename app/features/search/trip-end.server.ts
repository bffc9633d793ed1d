/** Where a trip ends, for a cell of the comparison: whether guests fly back, and what they miss where she turns back. */
import { ashorePlace, plannedDays } from '#charter/planned-days.ts'
import type { PricedTrip } from '#charter/price-trip.ts'
import { missedOn } from '#charter/trip-view/ends.server.ts'
import { placeName } from '#charter/trip-view/place-name.ts'
import { seatsOfTrip } from '#charter/trip-view/trip-ledger.server.ts'
import type { TripWords } from '#charter/trip-view/trip-words.server.ts'
import type { PlaceId } from '#content/places.ts'
import { searchWords } from './search-words.server.ts'

/** The places off which guests spend their nights, in the order in which they come to them, with how many there are and that they return. */
export function anchoragesOf(priced: PricedTrip, words: TripWords): string[] {
  const { say } = searchWords(words.locale)
  const stops = nightsAt(priced)
  return stops.map(({ place, nights }, i) => {
    const isAgain = stops.slice(0, i).some((stop) => stop.place === place)
    const name = placeName(place, words)
    const named = isAgain ? say('compare.anchoredAgain', { place: name }) : name
    return nights > 1 ? say('compare.anchoredNights', { place: named, nights }) : named
  })
}

function nightsAt(priced: PricedTrip): { place: PlaceId; nights: number }[] {
  const stops: { place: PlaceId; nights: number }[] = []
  for (const { night, place } of plannedDays(priced)?.plan.days ?? []) {
    if (night !== 'aboard') continue
    const last = stops.at(-1)
    if (last?.place === place) last.nights++
    else stops.push({ place, nights: 1 })
  }
  return stops
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
