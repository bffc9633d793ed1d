/** Which trips we advise against, and what we would do instead: what the search says (search-trips.ts), for the page of one trip. */
import { type CalendarOf, isTaken, type PricedTrip, priceTrip } from './price-trip.ts'
import { searchTrips } from './search-trips.ts'
import { tripQuery } from './trip.ts'
import { type CharterYacht, charterFleet } from './yacht.ts'

export type Advice = {
  /** So dear that we advise against her way there even where no other yacht is free. */
  dear: boolean
  /** The yacht that we advise for these days. */
  better?: PricedTrip
  /** The same days with her where she lies. */
  home: PricedTrip
}

/** A larger part of a price than this is worth a word, where she is free for the same days at home. */
const mostForTheWay = 0.5

/** @returns nothing for a trip that the search offers without advising against it, or that cannot be had */
export function adviceAgainst(
  priced: PricedTrip,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[] = charterFleet,
): Advice | undefined {
  const { trip, yacht, ledger, relocation } = priced
  if (!relocation || isTaken(priced)) return undefined
  const asked = new URLSearchParams(tripQuery({ ...trip, yacht: undefined }))
  const { unfit } = searchTrips(asked, calendarOf, today, fleet)
  const because = unfit.find((each) => each.yacht.slug === trip.yacht)?.because
  const { dear, better } = because?.code === 'elsewhere' ? because : { dear: false }
  const home = priceTrip({ ...trip, to: yacht.home, waters: yacht.home }, calendarOf, today, fleet)
  const way = ledger.lines.find(({ code }) => code === 'relocation')?.cents ?? 0
  const isMostlyWay = way > mostForTheWay * ledger.all.cents && home.availability.state === 'free'
  return dear || better || isMostlyWay ? { dear, better, home } : undefined
}
