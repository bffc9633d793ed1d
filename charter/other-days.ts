/** Stays on other days than those asked for: the nearest, those of later months, and those that cost clearly less. */
import { nearestTo } from './availability.ts'
import { daysBetween, monthsFrom } from './calendar.ts'
import { type CalendarOf, inDollars, type PricedTrip, priceTrip } from './price-trip.ts'
import type { CharterYacht } from './yacht.ts'

/** The stay nearest to a day, where nothing that was found can be had on it. @param first the day asked for */
export function soonest(
  found: readonly { trips: readonly PricedTrip[] }[],
  first: string,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[],
): PricedTrip | undefined {
  const priced = found.flatMap(({ trips }) => trips)
  if (priced.some(({ availability: { state } }) => state === 'free' || state === 'ask')) return undefined
  const away = (day: string) => Math.abs(daysBetween(first, day))
  const [nearest] = priced
    .flatMap(({ trip, availability }) => nearestTo(availability).map((day) => ({ trip, day })))
    .toSorted((a, b) => away(a.day) - away(b.day))
  if (!nearest) return undefined
  const { trip, day } = nearest
  return priceTrip({ ...trip, stay: { ...trip.stay, first: day } }, calendarOf, today, fleet)
}

/** What is worth moving the days for: at most so much of the price ... */
const clearlyLess = 0.9
/** ... and at most so many days away. */
const nearby = 14

/** Of yachts that others have on the day, the one that costs least on her nearest days, where the best that can be had costs clearly more. */
export function cheaperSoon(
  priced: readonly PricedTrip[],
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[],
): PricedTrip | undefined {
  const free = priced.filter(({ availability: { state } }) => state === 'free')
  const least = clearlyLess * Math.min(...free.map(inDollars))
  if (free.length === 0) return undefined
  return priced
    .filter((each) => !free.includes(each))
    .flatMap(({ trip, availability }) =>
      nearestTo(availability)
        .filter((first) => Math.abs(daysBetween(trip.stay.first, first)) <= nearby)
        .map((first) => priceTrip({ ...trip, stay: { ...trip.stay, first } }, calendarOf, today, fleet)),
    )
    .filter((each) => inDollars(each) <= least)
    .toSorted((a, b) => inDollars(a) - inDollars(b))[0]
}

/** The eleven months after one such as 2027-03. */
export function monthsAfter(month: string): string[] {
  return monthsFrom(month, 12).slice(1)
}

/** The first answer that there is. */
export function firstOf<T, R>(items: readonly T[], answer: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = answer(item)
    if (found !== undefined) return found
  }
  return undefined
}
