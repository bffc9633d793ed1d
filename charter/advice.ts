/** Which trips we advise against, and what we would do instead: the rule of the search (search-trips.ts), for the page of one trip. */
import { type CalendarOf, type NamedTrip, type PricedTrip } from './price-trip.ts'
import { bestOf, searchTrips } from './search-trips.ts'
import { tripQuery } from './trip.ts'
import { type CharterYacht, charterFleet } from './yacht.ts'

export type Advice = {
  /** The same yacht where she lies. */
  home: NamedTrip
  /** A yacht that lies in the waters and can be had on the days; none where each is taken. */
  local?: PricedTrip
}

/** @returns nothing for a trip that the search offers without advising against it */
export function adviceAgainst(
  { trip, yacht, relocation }: PricedTrip,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[] = charterFleet,
): Advice | undefined {
  if (!relocation) return undefined
  const asked = new URLSearchParams(tripQuery({ ...trip, yacht: undefined }))
  const { unfit, found } = searchTrips(asked, calendarOf, today, fleet)
  const because = unfit.find((each) => each.yacht.slug === trip.yacht)?.because
  if (because?.code !== 'elsewhere' || !because.dear) return undefined
  const best = bestOf(found.flatMap(({ trips }) => trips))
  return {
    home: { ...trip, to: yacht.home, waters: yacht.home },
    local: best?.availability.state === 'free' && !best.relocation ? best : undefined,
  }
}
