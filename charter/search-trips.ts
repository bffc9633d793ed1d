/** The whole fleet for one trip, or for a month: what each yacht costs and when she is free, and which do not fit and why. */
import type { WatersId } from '#content/charter/waters.ts'
import { freeStays, portOn } from './availability.ts'
import type { Misfit } from './cabins.ts'
import { daysAtSea } from './nights-at-sea.ts'
import { byAvailability, type CalendarOf, type NamedTrip, type PricedTrip, priceTrip } from './price-trip.ts'
import { readTrip, type Trip, type TripProblem } from './trip.ts'
import { type CharterYacht, charterFleet } from './yacht.ts'

export type Found = {
  yacht: CharterYacht
  /** The trip asked for; of a month, every stay that is not booked. Empty where she is booked throughout the month. */
  trips: PricedTrip[]
}
/** Why a yacht is not offered for a trip. `elsewhere`: others lie in these waters; `trip` is what bringing her costs. */
export type Unfit =
  | Extract<Misfit, { code: 'too-many-guests' }>
  | { code: 'too-few-nights'; least: number }
  | { code: 'elsewhere'; home: WatersId; trip: PricedTrip }
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
}
export type TripSearch = Search & {
  found: Found[]
  unfit: { yacht: CharterYacht; because: Unfit }[]
}

/** @param params a trip's address (trip.ts) @param today ISO day */
export function searchTrips(
  params: URLSearchParams,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[] = charterFleet,
): TripSearch {
  const search = readSearch(params, today, fleet)
  const answers = answersOf(fleet, search, calendarOf, today, fleet)
  const offered = answers.filter(({ because }) => !because)
  const noneLiesThere = offered.every(({ priced }) => priced.relocation)
  const [here, elsewhere] = [
    offered.filter(({ priced }) => noneLiesThere || !priced.relocation),
    offered.filter(({ priced }) => !noneLiesThere && priced.relocation),
  ]
  return {
    ...search,
    found: here.map(({ yacht, trips }) => ({ yacht, trips: trips() })).sort(bestFirst),
    unfit: [
      ...answers.flatMap(({ yacht, because }) => (because ? [{ yacht, because }] : [])),
      ...elsewhere.map(({ yacht, priced }) => ({
        yacht,
        because: { code: 'elsewhere' as const, home: priced.yacht.home, trip: priced },
      })),
    ],
  }
}

export function readSearch(params: URLSearchParams, today: string, fleet: readonly CharterYacht[]): Search {
  const asked = new URLSearchParams([...params].filter(([name]) => name !== 'yacht'))
  const { nearest, month, problems } = readTrip(asked, today, fleet)
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
    const needs = anywhere ? {} : { daysAtSea: daysAtSea(calendar, yacht, trip.waters) }
    const priced = price(trip.stay.first)
    const trips = () =>
      month
        ? freeStays(calendar, month, trip.stay.nights, today, needs).map(({ first }) => price(first))
        : [priced]
    return { yacht, priced, trips, because: misfit(yacht, trip, persons) }
  })
}

function misfit(
  { guests, rate }: CharterYacht,
  { party, stay }: Trip,
  persons: number,
): Exclude<Unfit, { code: 'elsewhere' }> | undefined {
  if (party.persons > guests) return { code: 'too-many-guests', guests: persons, most: guests }
  const least = rate.minimumNights.value
  return stay.nights < least ? { code: 'too-few-nights', least } : undefined
}

/** The free ones first, then the lower price; booked throughout the month comes last. */
function bestFirst({ trips: [a] }: Found, { trips: [b] }: Found): number {
  if (!a || !b) return Number(!a) - Number(!b)
  return byAvailability(a, b) || a.ledger.all.cents - b.ledger.all.cents
}
