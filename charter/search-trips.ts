/** The whole fleet for one trip, or for a month: what each yacht costs and when she is free, and which do not fit and why. */
import { type AssumedDay, assumedFirstDay } from './assumed-day.ts'
import { freeStays, portOn } from './availability.ts'
import { beginWith } from './begin-with.ts'
import { betterThan, dearBeside } from './better-trip.ts'
import { needsOf } from './nights-at-sea.ts'
import { leftOutOn } from './planned-days.ts'
import { cheaperSoon, firstOf, monthsAfter, nearTrips, soonest, wholeRouteOf } from './other-days.ts'
import {
  byAvailability,
  type CalendarOf,
  inDollars,
  type NamedTrip,
  type PricedTrip,
  priceTrip,
} from './price-trip.ts'
import { readTrip, type Trip, type TripProblem, withoutYacht } from './trip.ts'
import { mostOnTwo, pairElsewhere, pairsFrom, type YachtPair } from './two-yachts.ts'
import { atHome, misfit, tooFar, type Unfit } from './unfit.ts'
import { type CharterYacht, charterFleet } from './yacht.ts'

export type Found = {
  yacht: CharterYacht
  /** The trip asked for; of a month, every stay that is not booked. Empty where she is booked throughout the month. */
  trips: PricedTrip[]
  /** Where others have her on the day asked for: the nearest stays that are free. */
  near: PricedTrip[]
}
/** What an address asks of the fleet. */
type Search = {
  /** The trip of the address, or what comes nearest to it. */
  trip: Trip
  /** Set where a month was asked for instead of a day. */
  month?: string
  /** No place was named: every yacht is looked at where she lies. */
  anywhere: boolean
  /** How many want to come: more than `trip` has, where they are more than any yacht takes. */
  persons: number
  problems: TripProblem[]
  /** Why we chose the day that the address does not name. */
  assumed?: AssumedDay
}
export type TripSearch = Search & {
  /** The one that we would begin with (begin-with.ts) first, then the free ones, the cheapest at the top. */
  found: Found[]
  /** The best stay of the first of them, where there is one in the month or on the day. */
  begin?: PricedTrip
  /** Her own next one that leaves no place out, where that of the day asked for turns back. */
  whole?: PricedTrip
  /** Those that could come first, the cheapest of them at the top. */
  unfit: { yacht: CharterYacht; because: Unfit }[]
  /** Two yachts together, where no single one that lies there takes the party. */
  pairs: YachtPair[]
  /** Where no pair can be had in the month asked for: the one that can in other waters. */
  pairElsewhere?: YachtPair
  /** The party is larger than any two yachts take. */
  beyondTwo: boolean
  /** Where nothing that was found can be had on the day or in the month asked for: the stay nearest to it that can, with its price. */
  soonest?: PricedTrip
  /** Where something can be had: another yacht that costs clearly less on days nearby (other-days.ts). */
  cheaperSoon?: PricedTrip
}

/** @param params a trip's address (trip.ts) @param today ISO day */
export function searchTrips(
  params: URLSearchParams,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[] = charterFleet,
): TripSearch {
  const search = datedSearch(readSearch(params, today, fleet), calendarOf, today, fleet)
  const answers = answersOf(fleet, search, calendarOf, today, fleet)
  const misfits = answers.flatMap(({ yacht, because }) => (because ? [{ yacht, because }] : []))
  const offered = answers
    .filter(({ because }) => !because)
    .map(({ yacht, priced, trips }) => ({
      yacht,
      home: priced.yacht.home,
      away: !!priced.relocation,
      trips: trips(),
    }))
  const noneLiesThere = offered.every(({ away }) => away)
  const here = offered.filter(({ away }) => noneLiesThere || !away).sort(bestFirst)
  const isDearTrip = dearBeside(here.flatMap(({ trips }) => bestOf(trips) ?? []))
  const isDear = (trip: PricedTrip | undefined) => !!trip && isDearTrip(trip)
  const cheap = here.filter(({ trips }) => !isDear(bestOf(trips)))
  const begun = beginWith(cheap.flatMap(({ trips }) => bestOf(trips) ?? []))
  const isBegun = ({ yacht }: { yacht: CharterYacht }) => Number(yacht.slug === begun?.trip.yacht)
  const found = cheap
    .toSorted((a, b) => isBegun(b) - isBegun(a))
    .map(({ yacht, trips }) => {
      const near = search.month ? [] : trips.flatMap((trip) => nearTrips(trip, calendarOf, today, fleet))
      return { yacht, trips, near }
    })
  const isWorthNaming = (other: PricedTrip) =>
    !isDear(other) && (!begun || inDollars(other) <= inDollars(begun))
  const pairs = needsTwo(search, misfits, noneLiesThere) ? pairsFrom(search, calendarOf, today, fleet) : []
  const candidates = offered.flatMap(({ trips }) => trips)
  const elsewhere = offered
    .filter(({ yacht }) => found.every((each) => each.yacht !== yacht))
    .map(({ yacht, home, trips }) => {
      const trip = bestOf(trips)
      const better = trip && betterThan(trip, candidates)
      const there = trip && atHome(trip, home, calendarOf, today, fleet)
      const soon = trip && nearestFree(trip, calendarOf, today, fleet)
      const because = {
        code: 'elsewhere' as const,
        home,
        dear: isDear(trip),
        trip,
        there,
        better,
        soon: soon && isWorthNaming(soon) ? soon : undefined,
      }
      return { yacht, because }
    })
    .sort((a, b) => costOf(a.because.trip) - costOf(b.because.trip))
  return {
    ...search,
    found,
    begin: begun,
    whole: begun && !search.month ? wholeRouteOf(begun, calendarOf, today, fleet) : undefined,
    unfit: [...elsewhere, ...misfits],
    pairs,
    pairElsewhere: pairs.some(({ asked }) => !asked)
      ? pairElsewhere(search, calendarOf, today, fleet)
      : undefined,
    beyondTwo: search.persons > mostOnTwo(fleet),
    soonest: search.month ? inLaterMonth(search.month) : soonest(found, search.trip.stay.first),
    cheaperSoon: search.month ? undefined : cheaperSoon(found, search.trip.stay.first),
  }

  /** The best stay of the next month that has one, where nothing can be had in the month asked for. */
  function inLaterMonth(month: string): PricedTrip | undefined {
    if (found.some(({ trips }) => trips.length > 0)) return undefined
    const yachts = found.map(({ yacht }) => yacht)
    return firstOf(monthsAfter(month), (later) =>
      beginWith(
        answersOf(yachts, { ...search, month: later }, calendarOf, today, fleet).flatMap(({ trips }) =>
          trips(),
        ),
      ),
    )
  }
}

/** The nearest stay for which a yacht can be had that cannot on these days. */
function nearestFree(
  { trip, availability }: PricedTrip,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[],
): PricedTrip | undefined {
  const first = availability.after ?? availability.before
  if (!first) return undefined
  return priceTrip({ ...trip, stay: { ...trip.stay, first } }, calendarOf, today, fleet)
}

/** Whether the party is larger than each yacht that lies in the waters, or than any. */
function needsTwo(
  { trip, persons, anywhere }: Search,
  misfits: TripSearch['unfit'],
  noneLiesThere: boolean,
): boolean {
  if (persons > trip.party.persons) return true
  const tooSmall = misfits.filter(({ because }) => because.code === 'too-many-guests')
  return !anywhere && noneLiesThere && tooSmall.filter(({ yacht }) => yacht.home === trip.waters).length > 1
}

/** Whether the address names no day that there is, so that we choose one. */
export const isDayAssumed = ({ problems }: Pick<TripSearch, 'problems'>): boolean =>
  problems.some(({ code }) => code === 'no-day' || code === 'not-a-day')

/** The search, with a day of ours where none was asked for. */
function datedSearch(
  search: Search,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[],
): Search {
  if (!isDayAssumed(search)) return search
  const assumed = assumedFirstDay(search.trip, search.anywhere, calendarOf, today, fleet)
  const { first } = assumed
  return { ...search, assumed, trip: { ...search.trip, stay: { ...search.trip.stay, first } } }
}

/** What an address asks of the fleet; a yacht of ours that it names does not count. */
export function readSearch(params: URLSearchParams, today: string, fleet: readonly CharterYacht[]): Search {
  const { nearest, month, problems } = readTrip(withoutYacht(params, fleet), today, fleet)
  const tooMany = problems.find((problem) => problem.code === 'too-many-guests')
  return {
    trip: nearest,
    month,
    persons: tooMany?.guests ?? nearest.party.persons,
    anywhere: problems.some(({ code }) => code === 'no-waters'),
    problems: problems.filter(({ code }) => code !== 'no-waters'),
  }
}

/** For each yacht the price on the first day asked for, why she does not fit, and her trips, worked out when asked for. */
export function answersOf(
  yachts: readonly CharterYacht[],
  { trip, month, anywhere, persons }: Search,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[],
) {
  return yachts.map((yacht) => {
    const { slug, home } = yacht
    const calendar = calendarOf(slug)
    const watersOn = (first: string) => (anywhere ? portOn(calendar, home, first) : trip.waters)
    function price(first: string) {
      const there = anywhere && { to: watersOn(first), waters: watersOn(first) }
      const named: NamedTrip = { ...trip, ...there, yacht: slug, stay: { ...trip.stay, first } }
      return priceTrip(named, calendarOf, today, fleet)
    }
    const needs = anywhere ? {} : needsOf(calendar, yacht, trip.waters)
    const priced = price(trip.stay.first)
    const trips = () =>
      month
        ? freeStays(calendar, month, trip.stay.nights, today, needs).map(({ first }) => price(first))
        : [priced]
    const because = misfit(yacht, trip, persons) ?? tooFar(priced, calendarOf, today, fleet)
    return { yacht, priced, trips, because }
  })
}

/** The free ones first, then the lower price; booked throughout the month comes last. */
function bestFirst({ trips: one }: Pick<Found, 'trips'>, { trips: other }: Pick<Found, 'trips'>): number {
  const [a, b] = [bestOf(one), bestOf(other)]
  if (!a || !b) return Number(!a) - Number(!b)
  return byAvailability(a, b) || inDollars(a) - inDollars(b)
}

/** Of several stays the first that can be had for the least, rather one that leaves no place out. */
export const bestOf = (trips: readonly PricedTrip[]): PricedTrip | undefined =>
  trips.toSorted(
    (a, b) =>
      byAvailability(a, b) ||
      inDollars(a) - inDollars(b) ||
      Math.sign(leftOutOn(a).length) - Math.sign(leftOutOn(b).length),
  )[0]

const costOf = (trip: PricedTrip | undefined) => (trip ? inDollars(trip) : Infinity)
