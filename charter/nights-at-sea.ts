/** Days that a yacht needs from one port to another: nobody can charter her on them. */
import {
  type BusySpan,
  lyingOn,
  type PortSpan,
  portOn,
  type StayNeeds,
  type YachtCalendar,
} from './availability.ts'
import { addDays } from './calendar.ts'
import { isBrought, relocationOf } from './places.ts'
import { onBoard } from './stay.ts'
import type { CharterYacht } from './yacht.ts'
import type { WatersId } from '#content/charter/waters.ts'

/**
 * Her calendar with the nights on which she sails between its ports: she is there on the first day for which it names a
 * port, and leaves for home on the day from which it names none. Nights that are taken already stay as they are.
 */
export function withNightsAtSea(calendar: YachtCalendar, yacht: CharterYacht): YachtCalendar {
  const isTaken = (night: string) =>
    calendar.busy.some(({ first, ashore }) => first <= night && night < ashore)
  const nights = calendar.ports.flatMap((port) => passagesAt(port, calendar, yacht)).flatMap(nightsOf)
  const atSea = runs([...new Set(nights)].filter((night) => !isTaken(night)).toSorted())
  if (atSea.length === 0) return calendar
  const busy = [...calendar.busy, ...atSea].toSorted((a, b) => a.first.localeCompare(b.first))
  return { ...calendar, busy }
}

/** For a stay in these waters: the days she needs to get there from where she lies on its first day, and as many back; without end where she is not brought there. */
export function daysAtSea(calendar: YachtCalendar, yacht: CharterYacht, waters: WatersId) {
  return (first: string): number => {
    const there = lyingOn(yacht, calendar, first)
    return isBrought(there, waters) ? (relocationOf(there, waters)?.days ?? 0) : Infinity
  }
}

/** What a stay in these waters needs of her calendar: the nights on board, and the days at sea before and after them. */
export function needsOf(
  calendar: YachtCalendar,
  yacht: CharterYacht,
  waters: WatersId,
): Required<Pick<StayNeeds, 'daysAtSea' | 'aboard'>> {
  return {
    daysAtSea: daysAtSea(calendar, yacht, waters),
    aboard: (stay) => onBoard(stay, waters).aboard,
  }
}

type Days = { first: string; ashore: string }

/** The passage to a port, and the one home from it where no other port follows. */
function passagesAt(
  { first, ashore, waters }: PortSpan,
  calendar: YachtCalendar,
  yacht: CharterYacht,
): Days[] {
  const days = (home: WatersId, to: WatersId) => relocationOf({ ...yacht, home }, to)?.days ?? 0
  const there = days(portOn(calendar, yacht.home, addDays(first, -1)), waters)
  const staysAway = calendar.ports.some((next) => next.first <= ashore && ashore < next.ashore)
  const back = staysAway ? 0 : days(waters, yacht.home)
  return [
    { first: addDays(first, -there), ashore: first },
    { first: ashore, ashore: addDays(ashore, back) },
  ]
}

function nightsOf({ first, ashore }: Days): string[] {
  const nights: string[] = []
  for (let night = first; night < ashore; night = addDays(night, 1)) nights.push(night)
  return nights
}

/** @param nights in their order */
function runs(nights: readonly string[]): BusySpan[] {
  const spans: BusySpan[] = []
  for (const night of nights) {
    const last = spans.at(-1)
    if (last?.ashore === night) last.ashore = addDays(night, 1)
    else spans.push({ first: night, ashore: addDays(night, 1), state: 'booked', atSea: true })
  }
  return spans
}
