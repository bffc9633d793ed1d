/** What can be had where a trip cannot: other yachts on its days, several in turn, what is left of its days, other days, and its days where she lies. */
import { type BusySpan, stayState } from './availability.ts'
import { asGoodAs } from './better-trip.ts'
import { daysBetween } from './calendar.ts'
import { type InTurn, inTurn } from './in-turn.ts'
import { nearTrips } from './other-days.ts'
import { type CalendarOf, isTaken, type PricedTrip, priceTrip } from './price-trip.ts'
import { searchTrips } from './search-trips.ts'
import { onBoard } from './stay.ts'
import { tripQuery } from './trip.ts'
import { voyageBlocks } from './voyage-blocks.ts'
import { type CharterYacht, charterFleet } from './yacht.ts'

export type Instead = {
  /** Free on the same days, those that lie there first, then the cheaper. */
  others: PricedTrip[]
  /** Of these the one that we would take: as good in all that counts, and costs less. */
  advised?: PricedTrip
  /** Where none of those is: yachts in turn, so that the party stays all of its days. */
  inTurn?: InTurn
  /** Where there is none of either: other yachts on the days nearest to those asked for. */
  near: PricedTrip[]
  /** Where none is free: other yachts that parties who have not signed hold, on the same days or on those of her voyage alone. */
  held: { onDays: PricedTrip[]; onVoyage: PricedTrip[] }
  /** The same yacht on what other guests leave of the days, where that is long enough for a charter. */
  left: PricedTrip[]
  /** The nearest free days of the same yacht, the earlier ones first; of those far off the nearest, where no other is nearer. */
  days: PricedTrip[]
  /** Whether these are so far off that they are another trip. */
  farOff: boolean
  /** The same days where she lies, if she is free there. */
  home?: PricedTrip
  /** Her guests before and after the days, where these leave no time for her voyage. */
  blocks: BusySpan[]
}

/** Nobody chooses among more. */
const mostOthers = 3
/** Days further away than this are no answer to those asked for. */
const farthest = 45

/** @returns nothing for a trip that can be had, or asked for */
export function insteadOf(
  priced: PricedTrip,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[] = charterFleet,
): Instead | undefined {
  const { trip, yacht, relocation, availability } = priced
  if (!isTaken(priced)) return undefined
  const asked = new URLSearchParams(tripQuery({ ...trip, yacht: undefined }))
  const { found, unfit } = searchTrips(asked, calendarOf, today, fleet)
  const fromElsewhere = unfit.flatMap(({ because }) =>
    because.code === 'elsewhere' && because.trip && !because.dear && !because.better ? [because.trip] : [],
  )
  const isFree = (each: PricedTrip) => each.availability.state === 'free'
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
  const turns = free.length > 0 ? undefined : inTurn(priced, calendarOf, today, fleet)
  const away = ({ trip: { stay } }: PricedTrip) => Math.abs(daysBetween(trip.stay.first, stay.first))
  const nearer = (a: PricedTrip, b: PricedTrip) => away(a) - away(b)
  const nearestOf = (yachts: readonly PricedTrip[]) =>
    yachts
      .flatMap((each) => nearTrips(each, calendarOf, today, fleet))
      .filter((each) => away(each) <= farthest)
      .toSorted(nearer)
  const held = free.length > 0 ? [] : others.filter(({ availability: { state } }) => state === 'held')
  const isHeldOnDays = ({ trip: { yacht: slug, stay, waters } }: PricedTrip) =>
    stayState(calendarOf(slug), onBoard(stay, waters).aboard, today) !== 'free'
  const days = nearTrips(priced, calendarOf, today, fleet)
  const soon = days.filter((each) => away(each) <= farthest)
  return {
    others: free,
    advised: free.find((other) => asGoodAs(priced, other)),
    inTurn: turns,
    near: free.length > 0 || turns ? [] : oncePerYacht(nearestOf(others)).slice(0, mostOthers),
    held: {
      onDays: held.filter(isHeldOnDays),
      onVoyage: held.filter((each) => !isHeldOnDays(each)),
    },
    left: left
      .filter(({ nights }) => nights >= yacht.rate.minimumNights.value)
      .map((stay) => priceTrip({ ...trip, stay }, calendarOf, today, fleet)),
    days: soon.length > 0 ? soon : days.toSorted(nearer).slice(0, 1),
    farOff: days.length > 0 && soon.length === 0,
    home: atHome && isFree(atHome) ? atHome : undefined,
    blocks: availability.atSea ? voyageBlocks(priced, calendarOf) : [],
  }
}

const oncePerYacht = (trips: readonly PricedTrip[]) =>
  trips.filter((each, i) => trips.findIndex(({ trip }) => trip.yacht === each.trip.yacht) === i)
