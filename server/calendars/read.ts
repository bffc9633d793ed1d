/** A yacht's calendar out of an iCal file (RFC 5545). Nothing of an event is kept but its nights, whether they are held, and the port. */
import ICAL from 'ical.js'
import { type BusySpan, type PortSpan, type YachtCalendar } from '#charter/availability.ts'
import { addDays } from '#charter/calendar.ts'
import { type WatersId, waters } from '#content/charter/waters.ts'
import { calendarLines, CalendarProblem } from './calendar-lines.ts'
import { nightsOf } from './nights.ts'
import { type Occurrence, occurrencesOf, type Window } from './occurrences.ts'
import { freeBusyTimes } from './free-busy-times.ts'
import { watersNamed } from './ports.ts'

/** How far a calendar is read: what is over is of no use, and an event that repeats itself for ever has to end somewhere. */
const [pastDays, comingDays] = [31, 3 * 366]

export type ReadingOptions = {
  /** Where she lies when no event says otherwise; times are told by the clock of the port. */
  home: WatersId
  /** ISO day in her port. */
  today: string
}

/** @throws CalendarProblem that says what is wrong in words that hold nothing of the calendar's content */
export function readCalendar(text: string, { home, today }: ReadingOptions): YachtCalendar {
  const window = { first: addDays(today, -pastDays), end: addDays(today, comingDays) }
  const events = eventsIn(text, window, home).toSorted((a, b) => a.first.localeCompare(b.first))
  const taken = new Map<string, BusySpan['state']>()
  const elsewhere = new Map<string, WatersId>()
  for (const { first, ashore, state, port } of events) {
    const from = first > window.first ? first : window.first
    const until = ashore < window.end ? ashore : window.end
    for (let night = from; night < until; night = addDays(night, 1)) {
      if (state && taken.get(night) !== 'booked') taken.set(night, state)
      if (port) elsewhere.set(night, port)
    }
  }
  return {
    busy: spans(taken).map(({ value, ...span }): BusySpan => ({ ...span, state: value })),
    ports: spans(elsewhere).map(({ value, ...span }): PortSpan => ({ ...span, waters: value })),
  }
}

/** Runs of days with the same value. */
function spans<T>(days: Map<string, T>): { first: string; ashore: string; value: T }[] {
  const found: { first: string; ashore: string; value: T }[] = []
  for (const [day, value] of [...days].toSorted(([a], [b]) => a.localeCompare(b))) {
    const last = found.at(-1)
    if (last && last.ashore === day && last.value === value) last.ashore = addDays(day, 1)
    else found.push({ first: day, ashore: addDays(day, 1), value })
  }
  return found
}

/** What a calendar says of some nights: taken, or spent in another port, or both. */
type Event = { first: string; ashore: string; state?: BusySpan['state']; port?: WatersId }

function eventsIn(text: string, window: Window, home: WatersId): Event[] {
  const lines = calendarLines(text)
  try {
    return calendarsIn(ICAL.parse(lines.join('\r\n')) as unknown[]).flatMap((calendar) => [
      ...occurrencesOf(calendar, window).flatMap((each) => eventOf(each, home)),
      ...freeBusyTimes(calendar, waters[home].timeZone),
    ])
  } catch (error) {
    if (error instanceof CalendarProblem) throw error
    // The parser's message repeats the line.
    throw new CalendarProblem('has a value that cannot be read, such as a repetition of an unknown kind')
  }
}

/** A file may hold several calendars, one after the other. */
function calendarsIn(parsed: unknown[]): ICAL.Component[] {
  const roots = (Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown[][]
  return roots.map((root) => new ICAL.Component(root))
}

function eventOf(occurrence: Occurrence, home: WatersId): Event[] {
  const { event } = occurrence
  const textOf = (name: string) => String(event.getFirstPropertyValue(name) ?? '')
  const status = textOf('status').toUpperCase()
  if (status === 'CANCELLED') return []
  const shown = textOf('x-microsoft-cdo-busystatus').toUpperCase()
  const isFree = textOf('transp').toUpperCase() === 'TRANSPARENT' || shown === 'FREE'
  const isHeld = status === 'TENTATIVE' || (status === '' && shown === 'TENTATIVE')
  const port = watersNamed(textOf('location'))
  const state = isFree ? undefined : isHeld ? 'held' : 'booked'
  return [{ ...nightsOf(occurrence, waters[port ?? home].timeZone), state, port }]
}
