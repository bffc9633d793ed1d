/** Whether a yacht is free for a stay, and when else she would be. Pure: the calendars themselves are kept by server/calendars/. */
import { terms } from '#content/charter/terms.ts'
import type { WatersId } from '#content/charter/waters.ts'
import { addDays, daysBetween } from './calendar.ts'
import { type NightSpan, freeSpans } from './free-nights.ts'
import type { CharterYacht } from './yacht.ts'

/**
 * Nights that are taken, from the day of boarding to the day ashore (half-open ISO days). Booked by others, or held for
 * somebody who has not signed. `atSea`: booked because she sails from one port to another (nights-at-sea.ts).
 */
export type BusySpan = { first: string; ashore: string; state: 'booked' | 'held'; atSea?: true }
/** Days on which a yacht lies elsewhere than at her own port, half-open. */
export type PortSpan = { first: string; ashore: string; waters: WatersId }
/** What is known of a yacht's year; both lists are sorted by their first day. */
export type YachtCalendar = {
  busy: readonly BusySpan[]
  ports: readonly PortSpan[]
  /** Nothing was heard of the calendar for so long that "free" may be wrong. */
  stale?: true
}
export type Availability = {
  /** `ask`: nothing is known against the stay, but the calendar is too old to say "free". */
  state: 'free' | 'held' | 'booked' | 'ask'
  /** First days of the nearest free stays of the same length on both sides, where this one is not free. */
  before?: string
  after?: string
  /** Booked, and not by other guests: she is on her way between ports, or has no days left to come here and go back. */
  atSea?: true
  /** Other guests have some of its nights, and these are left. */
  left?: NightSpan[]
}
/** First days of the nearest free stays, the earlier one first. */
export const nearestTo = ({ before, after }: Availability) =>
  [before, after].filter((day) => day !== undefined)

/** A stay with a date. */
export type DatedStay = { first: string; nights: number }
export type StayNeeds = {
  /** Whole days between two charters. */
  gap?: number
  /** Days that she needs, before guests board on a day, to come to its waters, and as many after to go back; without end where she never comes. */
  daysAtSea?: (first: string) => number
  /** The part of a stay for which she is needed: its nights in a hotel are not. */
  aboard?: (stay: DatedStay) => DatedStay
}

const hoursOf = (clock: string) => Number(clock.slice(0, 2)) + Number(clock.slice(3)) / 60

/**
 * Whole days that must lie between two charters, beside the hours from the morning on which guests leave to the afternoon on
 * which the next arrive.
 */
export function turnaroundDays({ boarding, ashore, turnaround } = terms): number {
  const sameDay = hoursOf(boarding.value) - hoursOf(ashore.value)
  return Math.max(0, Math.ceil((turnaround.value - sameDay) / 24))
}

/** @param today ISO day in her port; nearest stays do not begin before it, nor before she can be there */
export function availability(
  calendar: YachtCalendar,
  { first, nights }: DatedStay,
  today: string,
  needs: StayNeeds = {},
): Availability {
  const { busy, stale } = calendar
  const { gap, daysAtSea, aboard } = known(needs)
  const stateOn = (day: string) => takenOn(day, nights, calendar, today, needs)
  const taken = stateOn(first)
  if (!taken) return { state: stale ? 'ask' : 'free' }
  const guests = busy.filter(({ atSea }) => !atSea)
  const hers = aboard({ first, nights })
  const isOnlyHers = hers.nights === nights
  const atSea = taken === 'booked' && !takenBy(guests, hers, gap)
  const left = stale || atSea || !isOnlyHers || daysAtSea(hers.first) > 0 ? [] : freeSpans(busy, hers, gap)
  const state: Availability = { state: taken, ...(atSea && { atSea }), ...(left.length > 0 && { left }) }
  if (stale) return state
  // The nearest free stay always ends just before something, or begins just after it; or as soon as she can be there.
  const ports = [first, today, ...calendar.ports.flatMap((port) => [port.first, port.ashore])]
  const away = [...new Set(ports.map(daysAtSea))].filter(Number.isFinite)
  const ashoreBefore = daysBetween(first, hers.first)
  const [starts, ends] = [
    busy.map((span) => addDays(span.first, -gap)),
    busy.map((span) => addDays(span.ashore, gap)),
  ]
  const earlier = away.flatMap((days) =>
    starts.map((start) => addDays(start, -days - hers.nights - ashoreBefore)),
  )
  const later = away.flatMap((days) => [today, ...ends].map((end) => addDays(end, days - ashoreBefore)))
  const isFree = (day: string) => day >= today && !stateOn(day)
  return {
    ...state,
    before: earlier
      .filter((day) => day < first && isFree(day))
      .toSorted()
      .at(-1),
    after: later.filter((day) => day > first && isFree(day)).toSorted()[0],
  }
}

/** The state of a stay alone. */
export function stayState(
  calendar: YachtCalendar,
  { first, nights }: DatedStay,
  today: string,
  needs: StayNeeds = {},
): Availability['state'] {
  return takenOn(first, nights, calendar, today, needs) ?? (calendar.stale ? 'ask' : 'free')
}

export type FreeStay = { first: string; state: 'free' | 'held' | 'ask' }

/**
 * Stays of so many nights that begin in a month and are not booked: those from Saturday, because weeks are sold from Saturday
 * to Saturday, and in every gap the earliest, which may begin on any day.
 * @param month such as `2027-02`
 */
export function freeStays(
  calendar: YachtCalendar,
  month: string,
  nights: number,
  today: string,
  needs: StayNeeds = {},
): FreeStay[] {
  const stateOn = (first: string) => stayState(calendar, { first, nights }, today, needs)
  return daysOf(month)
    .filter((day) => day >= today)
    .flatMap((first) => {
      const state = stateOn(first)
      const isFirstOfGap = first === today || stateOn(addDays(first, -1)) === 'booked'
      return state !== 'booked' && (isSaturday(first) || isFirstOfGap) ? [{ first, state }] : []
    })
}

/** Where a yacht lies on a day. */
export function portOn({ ports }: YachtCalendar, home: WatersId, day: string): WatersId {
  return ports.findLast(({ first, ashore }) => first <= day && day < ashore)?.waters ?? home
}

/** The yacht with the port where she lies on a day as her `home`. */
export function lyingOn(yacht: CharterYacht, calendar: YachtCalendar, day: string): CharterYacht {
  return { ...yacht, home: portOn(calendar, yacht.home, day) }
}

export const isSaturday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 6

const known = ({ gap = turnaroundDays(), daysAtSea = () => 0, aboard = (stay) => stay }: StayNeeds) => ({
  gap,
  daysAtSea,
  aboard,
})

/** What stands against a stay that begins on a day, the days on which she comes and goes included. */
function takenOn(first: string, nights: number, { busy }: YachtCalendar, today: string, needs: StayNeeds) {
  const { gap, daysAtSea, aboard } = known(needs)
  const hers = aboard({ first, nights })
  const away = daysAtSea(hers.first)
  if (away === Infinity) return 'booked'
  if (away > 0 && addDays(hers.first, -away) < today) return 'booked'
  return takenBy(busy, hers, gap + away)
}

/** What stands against a stay: booked nights count more than held ones. */
function takenBy(
  busy: readonly BusySpan[],
  { first, nights }: DatedStay,
  gap: number,
): BusySpan['state'] | undefined {
  const [from, until] = [addDays(first, -gap), addDays(first, nights + gap)]
  const met = busy.filter((span) => span.first < until && from < span.ashore)
  return met.find(({ state }) => state === 'booked')?.state ?? met[0]?.state
}

function daysOf(month: string): string[] {
  const first = `${month}-01`
  return Array.from({ length: 31 }, (_, i) => addDays(first, i)).filter((day) => day.startsWith(month))
}

/** Whether nights that others leave of a week begin or end a free stay of so many nights. */
export function isBookable(
  { first, ashore }: NightSpan,
  nights: number,
  calendar: YachtCalendar,
  today: string,
): boolean {
  return [first, addDays(ashore, -nights)].some(
    (day) => availability(calendar, { first: day, nights }, today).state === 'free',
  )
}
