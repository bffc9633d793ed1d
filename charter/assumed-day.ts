/** The first day of a search that names none: one on which the yachts that suit the party best can be had. */
import { stayState } from './availability.ts'
import { addDays } from './calendar.ts'
import { meetsHurricanes } from './hurricane-season.ts'
import { needsOf } from './nights-at-sea.ts'
import { type CalendarOf, inDollars, type PricedTrip, priceTrip } from './price-trip.ts'
import type { YachtSlug } from '#content/schema.ts'
import type { Trip, TripReading } from './trip.ts'
import { type CharterYacht, charterFleet } from './yacht.ts'

/** The day, the yachts that are free on it and were the reason to choose it, and whether weeks of hurricanes were passed over. */
export type AssumedDay = { first: string; free: YachtSlug[]; skipsHurricanes: boolean }

/** As many of those that suit best shall be free. */
const wanted = 2
/** Weeks from the usual day on in which a day is looked for. */
const searchedWeeks = 26

/**
 * The earliest Saturday, from the trip's own first day on, on which the two yachts are free that lie in the waters and take
 * the party for the least; else the cheaper of them, else the other. Weeks of the hurricane season do not count.
 * @param anywhere whether no place was named: each yacht is looked at where she lies
 */
export function assumedFirstDay(
  trip: Trip,
  anywhere: boolean,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[],
): AssumedDay {
  const { stay, party } = trip
  const priced = fleet
    .filter(({ guests, rate }) => guests >= party.persons && rate.minimumNights.value <= stay.nights)
    .map(({ slug, home }) =>
      priceTrip(
        { ...trip, yacht: slug, ...(anywhere && { to: home, waters: home }) },
        calendarOf,
        today,
        fleet,
      ),
    )
  const lyingThere = priced.filter(({ relocation }) => !relocation)
  const best = (lyingThere.length > 0 ? lyingThere : priced)
    .toSorted((a, b) => inDollars(a) - inDollars(b))
    .slice(0, wanted)
  if (best.length === 0) return { first: stay.first, free: [], skipsHurricanes: false }
  const isFree = ({ trip: { yacht, waters }, yacht: her }: PricedTrip, first: string) => {
    const calendar = calendarOf(yacht)
    return stayState(calendar, { ...stay, first }, today, needsOf(calendar, her, waters)) === 'free'
  }
  const weeks = Array.from({ length: searchedWeeks }, (_, i) => addDays(stay.first, 7 * i))
  const isCalm = (first: string) =>
    best.every(({ trip: { waters } }) => !meetsHurricanes(waters, { ...stay, first }))
  const days = weeks.filter(isCalm)
  const [cheapest] = best
  const first =
    days.find((day) => best.every((each) => isFree(each, day))) ??
    days.find((day) => isFree(cheapest!, day)) ??
    days.find((day) => best.some((each) => isFree(each, day))) ??
    stay.first
  return {
    first,
    free: best.filter((each) => isFree(each, first)).map((each) => each.trip.yacht),
    skipsHurricanes: weeks.some((week) => week < first && !isCalm(week)),
  }
}

/** A trip of whose address the day is missing, on one that we choose for its yacht, or for those that suit best. */
export function withAssumedDay(
  reading: TripReading,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[] = charterFleet,
): TripReading & { assumed?: AssumedDay } {
  const { nearest, problems } = reading
  if (problems.every(({ code }) => code !== 'no-day')) return reading
  const among = nearest.yacht ? fleet.filter(({ slug }) => slug === nearest.yacht) : fleet
  const assumed = assumedFirstDay(nearest, false, calendarOf, today, among)
  return { ...reading, assumed, nearest: { ...nearest, stay: { ...nearest.stay, first: assumed.first } } }
}
