/** What can be had where a trip cannot: other yachts on its days, what is left of its days, other days, and its days where she lies. */
import { nearestTo } from './availability.ts'
import { daysBetween } from './calendar.ts'
import { type CalendarOf, type NamedTrip, type PricedTrip, priceTrip } from './price-trip.ts'
import { searchTrips } from './search-trips.ts'
import { tripQuery } from './trip.ts'
import { type CharterYacht, charterFleet } from './yacht.ts'

export type Instead = {
  /** Free on the same days, those that lie there first, then the cheaper. */
  others: PricedTrip[]
  /** Where none of those is: other yachts on the days nearest to those asked for. */
  near: PricedTrip[]
  /** Where none is free: other yachts on the same days, held for parties who have not signed. */
  held: PricedTrip[]
  /** The same yacht on what other guests leave of the days, where that is long enough for a charter. */
  left: PricedTrip[]
  /** The nearest free days of the same yacht, the earlier ones first. */
  days: PricedTrip[]
  /** The same days where she lies, if she is free there. */
  home?: PricedTrip
}

/** Nobody chooses among more. */
const mostOthers = 3
/** Days further away than this are no answer to those asked for. */
const farthest = 45

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
  const on = (other: NamedTrip, first: string, nights = trip.stay.nights) =>
    priceTrip({ ...other, stay: { first, nights } }, calendarOf, today, fleet)
  const left = (availability.left ?? []).map(({ first, ashore }) => ({
    first,
    nights: daysBetween(first, ashore),
  }))
  const atHome =
    relocation && priceTrip({ ...trip, to: yacht.home, waters: yacht.home }, calendarOf, today, fleet)
  const others = [...found.flatMap(({ trips }) => trips), ...fromElsewhere].filter(
    (each) => each.trip.yacht !== trip.yacht,
  )
  const free = others.filter(isFree).slice(0, mostOthers)
  const away = ({ trip: { stay } }: PricedTrip) => Math.abs(daysBetween(trip.stay.first, stay.first))
  const near = others
    .flatMap((each) => nearestTo(each.availability).map((first) => on(each.trip, first)))
    .filter((each) => away(each) <= farthest)
    .toSorted((a, b) => away(a) - away(b))
  return {
    others: free,
    near: free.length > 0 ? [] : oncePerYacht(near).slice(0, mostOthers),
    held: free.length > 0 ? [] : others.filter((each) => each.availability.state === 'held'),
    left: left
      .filter(({ nights }) => nights >= yacht.rate.minimumNights.value)
      .map(({ first, nights }) => on(trip, first, nights)),
    days: nearestTo(availability).map((first) => on(trip, first)),
    home: atHome && isFree(atHome) ? atHome : undefined,
  }
}

const oncePerYacht = (trips: readonly PricedTrip[]) =>
  trips.filter((each, i) => trips.findIndex(({ trip }) => trip.yacht === each.trip.yacht) === i)
