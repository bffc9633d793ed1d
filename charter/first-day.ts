/** The first day of a trip, read from an address: what is wrong with it, and the day that comes nearest. */
import { terms } from '#content/charter/terms.ts'
import { addDays, isDay } from './calendar.ts'

export type DayProblem = { code: 'no-day' | 'not-a-day' | 'past' } | { code: 'too-far'; last: string }
export type FirstDay = { first: string; month?: string; problem?: DayProblem }

/** Years ahead for which a trip is priced: nobody's rates are older than that. */
const yearsAhead = 3

/**
 * Reads an ISO day, or a month such as 2027-02, whose first day that is not over stands in for it. Nothing and nonsense
 * give the first Saturday for which the balance is not due yet; a past day is the same day of the next year.
 */
export function readFirstDay(text: string, today: string): FirstDay {
  if (text === '') return { first: usualDay(today), problem: { code: 'no-day' } }
  const last = dayOfYear(today, Number(today.slice(0, 4)) + yearsAhead)
  const month = /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/.test(text)
  if (month && text === today.slice(0, 7)) return { first: today, month: text }
  const day = month ? `${text}-01` : isDay(text) ? text : undefined
  const clamped = day ?? clampedDay(text)
  const first = clamped ? within(clamped, today, last) : usualDay(today)
  if (!day) return { first, problem: { code: 'not-a-day' } }
  if (day < today) return { first, problem: { code: 'past' } }
  if (day > last) return { first, problem: { code: 'too-far', last } }
  return { first, month: month ? text : undefined }
}

/** The first Saturday after the balance would be due. */
function usualDay(today: string): string {
  const earliest = addDays(today, terms.balanceDays.value)
  const saturday = 6
  return addDays(earliest, (saturday - new Date(`${earliest}T00:00:00Z`).getUTCDay() + 7) % 7)
}

/** 2027-2-30 is the last of February; nothing where the text has not the shape of a day. */
function clampedDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  if (!year) return undefined
  const within12 = Math.min(Math.max(Number(month), 1), 12)
  const lastOfMonth = new Date(Date.UTC(2000, within12, 0)).getUTCDate()
  const date = `${year}-${two(within12)}-${two(Math.min(Math.max(Number(day), 1), lastOfMonth))}`
  return date.endsWith('-02-29') && !isDay(date) ? `${year}-02-28` : date
}

/** The same day in the nearest year that is not over and not too far ahead. */
function within(day: string, today: string, last: string): string {
  const [first, end] = [today, last].map((each) => Number(each.slice(0, 4))) as [number, number]
  const inFirst = dayOfYear(day, first)
  if (day < today) return inFirst < today ? dayOfYear(day, first + 1) : inFirst
  const inEnd = dayOfYear(day, end)
  if (day > last) return inEnd > last ? dayOfYear(day, end - 1) : inEnd
  return day
}

/** The same day of another year; 29 February is the 28th where there is none. */
function dayOfYear(day: string, year: number): string {
  const same = `${year}${day.slice(4)}`
  return same.endsWith('-02-29') && !isDay(same) ? `${year}-02-28` : same
}

const two = (value: number) => String(value).padStart(2, '0')
