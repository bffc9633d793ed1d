/** A yacht's next twelve months, as her page shows them: nights that are taken, the high season, and weeks from Saturday to Saturday. */
import {
  availability,
  type Availability,
  type BusySpan,
  isSaturday,
  type YachtCalendar,
} from './availability.ts'
import { addDays } from './calendar.ts'
import { inHighSeason } from './high-season.ts'

/** Days of a month, from 1, both included. */
export type DaySpan = { first: number; last: number }
/** `left`: what is free of a week of which others have some nights. */
export type YearWeek = {
  first: string
  ashore: string
  state: Availability['state']
  left?: Availability['left']
}
export type YearMonth = {
  /** Such as `2027-02`. */
  month: string
  days: number
  /** The first day that is not over. */
  from: number
  nights: Record<BusySpan['state'], DaySpan[]>
  highSeason: DaySpan[]
  /** Days on which weeks change. */
  saturdays: number[]
  /** Weeks that begin in the month, none of them in the past. */
  weeks: YearWeek[]
}

const weekNights = 7

/** @param today ISO day in her port; its month is the first */
export function calendarYear(calendar: YachtCalendar, today: string): YearMonth[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  return Array.from({ length: 12 }, (_, i) => {
    const first = new Date(Date.UTC(year, month - 1 + i, 1)).toISOString().slice(0, 10)
    return monthOf(calendar, first, today)
  })
}

function monthOf(calendar: YachtCalendar, first: string, today: string): YearMonth {
  const month = first.slice(0, 7)
  const days = Array.from({ length: 31 }, (_, i) => addDays(first, i)).filter((day) => day.startsWith(month))
  const coming = days.filter((day) => day >= today)
  const taken = (state: BusySpan['state']) =>
    spansOf(
      coming.filter((day) =>
        calendar.busy.some((span) => span.state === state && span.first <= day && day < span.ashore),
      ),
    )
  return {
    month,
    days: days.length,
    from: Number(coming[0]!.slice(8)),
    nights: { booked: taken('booked'), held: taken('held') },
    highSeason: spansOf(coming.filter(inHighSeason)),
    saturdays: coming.filter(isSaturday).map((day) => Number(day.slice(8))),
    weeks: coming.filter(isSaturday).map((day) => weekFrom(day, calendar, today)),
  }
}

function weekFrom(first: string, calendar: YachtCalendar, today: string): YearWeek {
  const { state, left } = availability(calendar, { first, nights: weekNights }, today)
  return { first, ashore: addDays(first, weekNights), state, ...(left && { left }) }
}

/** Runs of days of one month. */
function spansOf(days: readonly string[]): DaySpan[] {
  const spans: DaySpan[] = []
  for (const day of days.map((each) => Number(each.slice(8)))) {
    const last = spans.at(-1)
    if (last?.last === day - 1) last.last = day
    else spans.push({ first: day, last: day })
  }
  return spans
}
