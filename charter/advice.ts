/** Which trips we advise against, and what we would do instead: what the search says (search-trips.ts), for the page of one trip. */
import { type CalendarOf, type NamedTrip, type PricedTrip } from './price-trip.ts'
import { searchTrips } from './search-trips.ts'
import { tripQuery } from './trip.ts'
import { type CharterYacht, charterFleet } from './yacht.ts'

export type Advice = {
  /** So dear that we advise against her way there even where no other yacht is free. */
  dear: boolean
  /** The yacht that we advise for these days. */
  better?: PricedTrip
  /** The same yacht where she lies. */
  home: NamedTrip
}

/** @returns nothing for a trip that the search offers without advising against it, or that cannot be had */
export function adviceAgainst(
  { trip, yacht, relocation, availability }: PricedTrip,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[] = charterFleet,
): Advice | undefined {
  if (!relocation || availability.state === 'booked') return undefined
  const asked = new URLSearchParams(tripQuery({ ...trip, yacht: undefined }))
  const { unfit } = searchTrips(asked, calendarOf, today, fleet)
  const because = unfit.find((each) => each.yacht.slug === trip.yacht)?.because
  if (because?.code !== 'elsewhere') return undefined
  const { dear, better } = because
  if (!dear && !better) return undefined
  return { dear, better, home: { ...trip, to: yacht.home, waters: yacht.home } }
}
