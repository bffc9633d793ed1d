/** What can be had where a trip cannot: other yachts on its days, other days of its yacht, and its days where she lies. */
import { nearestTo } from './availability.ts'
import { type CalendarOf, type PricedTrip, priceTrip } from './price-trip.ts'
import { searchTrips } from './search-trips.ts'
import { tripQuery } from './trip.ts'
import { type CharterYacht, charterFleet } from './yacht.ts'

export type Instead = {
  /** Free on the same days, those that lie there first, then the cheaper. */
  others: PricedTrip[]
  /** The nearest free days of the same yacht, the earlier ones first. */
  days: PricedTrip[]
  /** The same days where she lies, if she is free there. */
  home?: PricedTrip
}

/** Nobody chooses among more. */
const mostOthers = 3

/** @returns nothing for a trip that can be had, or asked for */
export function insteadOf(
  { trip, yacht, relocation, availability }: PricedTrip,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[] = charterFleet,
): Instead | undefined {
  if (availability.state !== 'booked') return undefined
  const asked = new URLSearchParams(tripQuery({ ...trip, yacht: undefined }))
  const { found, unfit } = searchTrips(asked, calendarOf, today, fleet)
  const fromElsewhere = unfit.flatMap(({ because }) =>
    because.code === 'elsewhere' && because.trip && !because.dear && !because.better ? [because.trip] : [],
  )
  const isFree = (each: PricedTrip) => each.availability.state === 'free'
  const atHome =
    relocation && priceTrip({ ...trip, to: yacht.home, waters: yacht.home }, calendarOf, today, fleet)
  return {
    others: [...found.flatMap(({ trips }) => trips), ...fromElsewhere].filter(isFree).slice(0, mostOthers),
    days: nearestTo(availability).map((first) =>
      priceTrip({ ...trip, stay: { ...trip.stay, first } }, calendarOf, today, fleet),
    ),
    home: atHome && isFree(atHome) ? atHome : undefined,
  }
}
