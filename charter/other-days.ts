/** Stays on other days than those asked for: the nearest, those of other months, and those that cost clearly less. */
import { freeStays, nearestTo } from './availability.ts'
import { beginWith } from './begin-with.ts'
import { daysBetween, monthsFrom } from './calendar.ts'
import { mayBeTooYoung } from './children.ts'
import { isCouple, isForTwo } from './for-two.ts'
import { type CalendarOf, inDollars, isAvailable, type PricedTrip, priceTrip } from './price-trip.ts'
import { needsOf } from './nights-at-sea.ts'
import { leftOutOn } from './planned-days.ts'
import type { CharterYacht } from './yacht.ts'

/** What was asked for, and where that is taken the nearest stays that are free, with their own prices. */
export type Dated = { trips: readonly PricedTrip[]; near: readonly PricedTrip[] }

/** The nearest free stays of a yacht that others have on the days asked for, the nearest first. */
export function nearTrips(
  { trip, availability }: PricedTrip,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[],
): PricedTrip[] {
  return nearestTo(availability)
    .map((first) => priceTrip({ ...trip, stay: { ...trip.stay, first } }, calendarOf, today, fleet))
    .toSorted((a, b) => daysFrom(trip.stay.first, a) - daysFrom(trip.stay.first, b))
}

/**
 * The stay nearest to a day, where nothing that was found can be had on it; with children first on a yacht that takes them
 * at any age.
 * @param first the day asked for
 */
export function soonest(found: readonly Dated[], first: string): PricedTrip | undefined {
  const priced = found.flatMap(({ trips }) => trips)
  if (priced.some(isAvailable)) return undefined
  return found
    .flatMap(({ near }) => near)
    .toSorted((a, b) => tooYoung(a) - tooYoung(b) || daysFrom(first, a) - daysFrom(first, b))[0]
}

/** Months in which a yacht's whole route is looked for. */
const monthsOfRoute = 3

/** Where a yacht turns back for her next guests: of her own later stays the first that can be had and leaves no place out. */
export function wholeRouteOf(
  priced: PricedTrip,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[],
): PricedTrip | undefined {
  const { trip, yacht } = priced
  const { first, nights } = trip.stay
  if (leftOutOn(priced).length === 0) return undefined
  const calendar = calendarOf(yacht.slug)
  const needs = needsOf(calendar, yacht, trip.waters)
  const days = monthsFrom(first.slice(0, 7), monthsOfRoute)
    .flatMap((month) => freeStays(calendar, month, nights, today, needs))
    .map((stay) => stay.first)
    .filter((day) => day > first)
  return firstOf(days, (day) => {
    const later = priceTrip({ ...trip, stay: { ...trip.stay, first: day } }, calendarOf, today, fleet)
    return isAvailable(later) && leftOutOn(later).length === 0 ? later : undefined
  })
}

/** What is worth moving the days for: at most so much of the price ... */
const clearlyLess = 0.92
/** ... and at most so many days away. */
const nearby = 14

/**
 * Of yachts that others have on the day, one that costs clearly less on her nearest days than the best that can be had: for
 * a couple first one made for two, then the one that costs least. With children none from some age on.
 */
export function cheaperSoon(found: readonly Dated[], first: string): PricedTrip | undefined {
  const free = found.flatMap(({ trips }) => trips).filter(({ availability: { state } }) => state === 'free')
  const best = beginWith(free)
  if (!best) return undefined
  const least = clearlyLess * inDollars(best)
  const suits = ({ yacht, trip }: PricedTrip) => Number(isCouple(trip.party) && isForTwo(yacht))
  return found
    .flatMap(({ near }) => near)
    .filter((each) => daysFrom(first, each) <= nearby && inDollars(each) <= least && !tooYoung(each))
    .toSorted((a, b) => suits(b) - suits(a) || inDollars(a) - inDollars(b))[0]
}

const tooYoung = ({ yacht, trip: { party } }: PricedTrip) => Number(mayBeTooYoung(yacht, party))

const daysFrom = (first: string, { trip }: PricedTrip) => Math.abs(daysBetween(first, trip.stay.first))

/** The eleven months after one such as 2027-03. */
export function monthsAfter(month: string): string[] {
  return monthsFrom(month, 12).slice(1)
}

/** The months before one such as 2027-03 back to that of a day, the nearest first. */
export function monthsBefore(month: string, day: string): string[] {
  return monthsFrom(day.slice(0, 7), 24)
    .filter((each) => each < month)
    .toReversed()
}

/** The first answer that there is. */
export function firstOf<T, R>(items: readonly T[], answer: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = answer(item)
    if (found !== undefined) return found
  }
  return undefined
}
