/** Yachts for a trip that names none, each with its price. */
import { lyingOn } from './availability.ts'
import { suggest, type Suggestions } from './suggest.ts'
import type { Trip } from './trip.ts'
import { type CharterYacht, charterFleet } from './yacht.ts'
import { type CalendarOf, type PricedTrip, priceTrip, byAvailability } from './price-trip.ts'

/** Up to three yachts for a trip that names none, those that are free first, and why the others are not among them. */
export function suggestTrips(
  trip: Trip,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[] = charterFleet,
): { trips: PricedTrip[] } & Pick<Suggestions, 'noneLiesThere' | 'misfits'> {
  const { waters, stay, party } = trip
  const there = fleet.map((yacht) => lyingOn(yacht, calendarOf(yacht.slug), stay.first))
  const { yachts, noneLiesThere, misfits } = suggest({ waters, stay, party, wishes: [] }, there)
  const trips = yachts
    .map(({ yacht: { slug } }) => priceTrip({ ...trip, yacht: slug }, calendarOf, today, fleet))
    .sort(byAvailability)
  return { trips, noneLiesThere, misfits }
}
