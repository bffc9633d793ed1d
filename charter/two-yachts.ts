/** Two yachts that sail together, for a party that no single yacht takes. */
import { type FreeStay, freeStays, portOn, type StayNeeds, stayState } from './availability.ts'
import { addDays, daysBetween } from './calendar.ts'
import type { Total } from './ledger.ts'
import { wholeUnits } from './money.ts'
import { needsOf } from './nights-at-sea.ts'
import type { Party } from './party.ts'
import { type CalendarOf, type NamedTrip, type PricedTrip, priceTrip, sumOf } from './price-trip.ts'
import { firstOf, monthsAfter, monthsBefore } from './other-days.ts'
import type { Trip } from './trip.ts'
import type { CharterYacht } from './yacht.ts'

/** What is asked of the fleet, as a search reads it; `persons` may be more than the trip has. */
type Asked = { trip: Trip; month?: string; anywhere: boolean; persons: number }
/** One stay of two yachts, each with her part of the party. The sum is in the currency of the first. */
export type Together = { trips: [PricedTrip, PricedTrip]; all: Total; perPerson: number }
/** Stays on which both can be had. `asked`: on the day or in the month asked for, else on the nearest days. */
export type YachtPair = { yachts: [CharterYacht, CharterYacht]; asked: boolean; stays: Together[] }

/** Yachts of which one takes no more guests than this beyond the other are of like size. */
const likeSize = 2
/** A couple, who are the fewest on the smaller of two yachts. */
const fewestAboard = 2
/** Days before and after the day asked for in which a pair is looked for. */
const searchedDays = 90
/** A pair this many times as dear as the cheapest is not shown. */
const dearest = 2

/** The guests that the two largest yachts take. */
export function mostOnTwo(fleet: readonly CharterYacht[]): number {
  const [first = 0, second = 0] = fleet.map(({ guests }) => guests).toSorted((a, b) => b - a)
  return first + second
}

/** The pairs of the days or the month asked for; of a month that has none, those of the next that has, and one of the nearest before it. */
export function pairsFrom(
  asked: Asked,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[],
): YachtPair[] {
  const pairs = yachtPairs(asked, calendarOf, today, fleet)
  if (pairs.length > 0 || !asked.month || asked.persons > mostOnTwo(fleet)) return pairs
  const inFirstOf = (months: readonly string[]) =>
    firstOf(months, (month) => {
      const found = yachtPairs({ ...asked, month }, calendarOf, today, fleet)
      return found.length > 0 ? found : undefined
    }) ?? []
  const later = inFirstOf(monthsAfter(asked.month))
  const earlier = inFirstOf(monthsBefore(asked.month, today)).slice(0, 1)
  return [...later, ...earlier].map((pair) => ({ ...pair, asked: false }))
}

/** In a month that has no pair for the waters asked for: the one that costs least in waters where two yachts lie. */
export function pairElsewhere(
  asked: Asked,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[],
): YachtPair | undefined {
  const { month, trip, anywhere } = asked
  if (!month || anywhere || asked.persons > mostOnTwo(fleet)) return undefined
  const others = [...new Set(fleet.map(({ home }) => home))].filter((home) => home !== trip.waters)
  return others
    .flatMap((to) =>
      yachtPairs({ ...asked, trip: { ...trip, to, waters: to } }, calendarOf, today, fleet).slice(0, 1),
    )
    .filter(({ stays }) => stays.every(({ trips }) => trips.every(({ relocation }) => !relocation)))
    .toSorted((a, b) => cents(a) - cents(b))[0]
}

/**
 * At most two pairs that take the whole party. First the one that can be had when asked or on the nearest days for the
 * least; then the next of two yachts of like size, or the next at all where the first is such a one.
 */
export function yachtPairs(
  { trip, month, anywhere, persons }: Asked,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[],
): YachtPair[] {
  const { first, nights } = trip.stay
  const party: Party = { ...trip.party, persons }
  const fits = fleet.filter(({ rate }) => rate.minimumNights.value <= nights)
  const pairs = fits.flatMap((a, i) =>
    fits
      .slice(i + 1)
      .filter((b) => a.guests + b.guests >= persons && (!anywhere || a.home === b.home))
      .map((b): [CharterYacht, CharterYacht] => (b.guests > a.guests ? [b, a] : [a, b])),
  )
  const liesThere = (yacht: CharterYacht) => portOn(calendarOf(yacht.slug), yacht.home, first) === trip.waters
  const knownDays = new Map<string, readonly FreeStay[]>()
  function daysOf({ slug }: CharterYacht, asked: string, needs: StayNeeds): readonly FreeStay[] {
    const days = knownDays.get(slug) ?? freeStays(calendarOf(slug), asked, nights, today, needs)
    knownDays.set(slug, days)
    return days
  }
  const known = new Map<string, PricedTrip>()
  /** Kept, because a yacht is one of several pairs. */
  function priced(named: NamedTrip): PricedTrip {
    const key = `${named.yacht} ${named.stay.first} ${named.party.persons} ${named.party.children}`
    const found = known.get(key) ?? priceTrip(named, calendarOf, today, fleet)
    known.set(key, found)
    return found
  }
  const local = pairs.filter((pair) => anywhere || pair.every(liesThere))
  /** Days from the day asked for. */
  const distance = ({ asked, stays }: YachtPair) =>
    asked
      ? 0
      : Math.min(...stays.map(({ trips: [{ trip: near }] }) => Math.abs(daysBetween(first, near.stay.first))))
  const found = (local.length > 0 ? local : pairs).map(pairOf).filter(({ stays }) => stays.length > 0)
  const limit = dearest * Math.min(...found.map(cents))
  const [best, ...others] = found
    .filter((pair) => cents(pair) <= limit)
    .sort((a, b) => Number(b.asked) - Number(a.asked) || distance(a) - distance(b) || cents(a) - cents(b))
  const other = best && (areAlike(best.yachts) ? others[0] : others.find(({ yachts }) => areAlike(yachts)))
  return [best, other].filter((pair) => pair !== undefined)

  function pairOf(yachts: [CharterYacht, CharterYacht]): YachtPair {
    const to = anywhere ? yachts[0].home : trip.waters
    const needs = yachts.map((yacht) => needsOf(calendarOf(yacht.slug), yacht, to))
    const bothOn = (day: string) =>
      day >= today &&
      yachts.every(({ slug }, i) =>
        ['free', 'ask'].includes(stayState(calendarOf(slug), { first: day, nights }, today, needs[i])),
      )
    const parties = split(party, yachts)
    const price = (day: string) =>
      together(
        yachts.map(({ slug }, i) => {
          const named: NamedTrip = {
            ...trip,
            yacht: slug,
            party: parties[i]!,
            stay: { first: day, nights },
            ...(anywhere && { to, waters: to }),
          }
          return priced(named)
        }) as [PricedTrip, PricedTrip],
      )
    if (month) {
      const days = daysOf(yachts[0], month, needs[0]!)
      return {
        yachts,
        asked: true,
        stays: days
          .map((day) => day.first)
          .filter(bothOn)
          .map(price),
      }
    }
    if (bothOn(first)) return { yachts, asked: true, stays: [price(first)] }
    return { yachts, asked: false, stays: nearest(first, bothOn).map(price) }
  }
}

/** The nearest day on each side on which both can be had. */
function nearest(first: string, bothOn: (day: string) => boolean): string[] {
  const away = Array.from({ length: searchedDays }, (_, i) => i + 1)
  const before = away.find((days) => bothOn(addDays(first, -days)))
  const after = away.find((days) => bothOn(addDays(first, days)))
  return [before && addDays(first, -before), after && addDays(first, after)].filter(
    (day): day is string => typeof day === 'string',
  )
}

const cents = ({ stays }: YachtPair) => Math.min(...stays.map(({ all }) => all.cents))

/** Two trips of the same days on two yachts, the party parted between them, with the sum. */
export function tripTogether(
  yachts: [CharterYacht, CharterYacht],
  trip: Trip,
  persons: number,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[],
): Together {
  const parties = split({ ...trip.party, persons }, yachts)
  const [a, b] = yachts.map(({ slug }, i) =>
    priceTrip({ ...trip, yacht: slug, party: parties[i]! }, calendarOf, today, fleet),
  )
  return together([a!, b!])
}

/** The price of both, and a person's part of it. */
function together(trips: [PricedTrip, PricedTrip]): Together {
  const all = sumOf(trips)
  const persons = trips.reduce((sum, { ledger }) => sum + ledger.party.persons, 0)
  return { trips, all, perPerson: wholeUnits(all.cents / persons) }
}

/** @param yachts the one that takes more guests first */
export const areAlike = ([a, b]: YachtPair['yachts']): boolean => a.guests - b.guests <= likeSize

/**
 * The party in two, an adult with each: in halves as even as the yachts allow where these are of like size or the larger
 * takes everybody, else with the larger full and at least a couple on the smaller.
 */
export function split({ persons, children }: Party, [a, b]: [CharterYacht, CharterYacht]): [Party, Party] {
  const inHalves = areAlike([a, b]) || a.guests >= persons
  const wished = inHalves ? Math.ceil(persons / 2) : persons - fewestAboard
  const first = Math.min(a.guests, Math.max(persons - b.guests, wished))
  const second = persons - first
  const most = Math.min(first - 1, children)
  const young = Math.min(most, Math.max(children - (second - 1), Math.round((children * first) / persons)))
  return [
    { persons: first, children: young },
    { persons: second, children: children - young },
  ]
}
