/** Days, nights and the high season. Dates are ISO days (`2027-03-28`). Runs in the browser, too. */
import { highSeason } from '#content/charter/seasons.ts'

const day = 86_400_000

/** Today in universal time. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}

export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * day).toISOString().slice(0, 10)
}

/** A real day of the years 1900 to 2199, written as `yyyy-mm-dd`. A year typed by keyboard passes through 0002, 0020 and 0202 on its way: no days yet. */
export function isDay(iso: string): boolean {
  return (
    /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(iso) &&
    !Number.isNaN(Date.parse(`${iso}T00:00:00Z`)) &&
    addDays(iso, 0) === iso
  )
}

/** Months from that of `day` on, as `2027-03`; two years, the longest that guests plan ahead. */
export function monthsFrom(day: string, count = 24): string[] {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(year, month - 1 + i, 1)).toISOString().slice(0, 7),
  )
}

/** Easter Sunday of a Gregorian year (the anonymous computus, J. Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const dayOfMonth = ((h + l - 7 * m + 114) % 31) + 1
  return `${year}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`
}

/** First and last day, both included. */
export type Span = { first: string; last: string }

const { fixed, byEaster } = highSeason

type EasterSeasons = Record<(typeof byEaster)[number]['id'], Span>

const seasonsOfYears = new Map<number, EasterSeasons>()

/** The spans of high season that are counted from Easter Sunday, by id: Carnival and Holy Week. Kept, because every night of every price asks. */
export function easterSeasons(year: number): EasterSeasons {
  const seasons = seasonsOfYears.get(year) ?? easterSeasonsOf(year)
  seasonsOfYears.set(year, seasons)
  return seasons
}

function easterSeasonsOf(year: number): EasterSeasons {
  const easter = easterSunday(year)
  const spans = byEaster.map(({ id, first, last }) => [
    id,
    { first: addDays(easter, first), last: addDays(easter, last) },
  ])
  return Object.fromEntries(spans) as EasterSeasons
}

/** Whether the night that begins on a day is one of high season; content/charter/seasons.ts says when that is. */
export function inHighSeason(iso: string): boolean {
  const monthAndDay = iso.slice(5)
  const byDate = fixed.some(({ first, last }) =>
    first <= last ? monthAndDay >= first && monthAndDay <= last : monthAndDay >= first || monthAndDay <= last,
  )
  const byMoon = Object.values(easterSeasons(Number(iso.slice(0, 4))))
  return byDate || byMoon.some(({ first, last }) => iso >= first && iso <= last)
}

/** The nights of high season in a month (`2027-02`), as spans of days on which they begin; `whole` where all are. */
export function highSeasonIn(month: string): { spans: Span[]; whole: boolean } {
  const days = Array.from({ length: 31 }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`).filter(
    isDay,
  )
  const high = days.filter(inHighSeason)
  const spans = high
    .filter((iso) => !high.includes(addDays(iso, -1)))
    .map((first) => ({ first, last: high.find((iso) => iso >= first && !high.includes(addDays(iso, 1)))! }))
  return { spans, whole: high.length === days.length }
}

/** The spans of high season that are not over on a day and begin within two years of it. */
export function comingHighSeasons(day: string): Span[] {
  const spans: Span[] = []
  const months = monthsFrom(day, 26)
  for (const span of months.flatMap((month) => highSeasonIn(month).spans)) {
    const before = spans.at(-1)
    if (before && addDays(before.last, 1) === span.first) before.last = span.last
    else spans.push({ ...span })
  }
  // The last month is there to end what the one before it begins.
  return spans.filter(({ first, last }) => last >= day && !first.startsWith(months.at(-1)!))
}

/** Nights that begin on `first` and the days after it; half-open, so guests are ashore on the day `first` plus `nights`. Without `first` no date is known. */
export type Stay = { first?: string; nights: number }

/** How many nights of a stay are low and high season. A stay without a date counts as low season, because "from" is its price. */
export function seasonNights({ first, nights }: Stay): { low: number; high: number } {
  const high = first
    ? Array.from({ length: nights }, (_, i) => addDays(first, i)).filter(inHighSeason).length
    : 0
  return { low: nights - high, high }
}

/** The last day on board and the day on which guests are ashore; nothing without a date. */
export function endOf({ first, nights }: Stay): { last: string; ashore: string } | undefined {
  return first ? { last: addDays(first, nights - 1), ashore: addDays(first, nights) } : undefined
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** The day that it is somewhere, such as in America/Panama. Formats are kept, because one takes a millisecond to make. */
export function dayIn(timeZone: string, now = new Date()): string {
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  dayFormats.set(timeZone, format)
  return format.format(now)
}

/** The instant at which a clock somewhere shows an hour on a day: boarding in Nassau is an hour earlier in summer than in winter, in UTC. */
export function instantIn(timeZone: string, day: string, hour: string): Date {
  const wanted = Date.parse(`${day}T${hour}:00Z`)
  // Twice, because the first guess may lie on the other side of a change of the clocks.
  const guess = wanted - offsetAt(timeZone, wanted)
  return new Date(wanted - offsetAt(timeZone, guess))
}

/** Made once for a time zone, because `Intl` formats are slow to make. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(timeZone, made)
  return made
}

const offsets = new Map<string, number>()

/** Milliseconds by which a time zone is ahead of UTC at an instant. Kept for each hour: a page asks for forty of them. */
function offsetAt(timeZone: string, instant: number): number {
  const key = `${timeZone} ${Math.floor(instant / 3_600_000)}`
  const offset = offsets.get(key) ?? offsetByClock(timeZone, instant)
  offsets.set(key, offset)
  return offset
}

function offsetByClock(timeZone: string, instant: number): number {
  const parts = clockOf(timeZone).formatToParts(instant)
  const part = (type: string) => Number(parts.find((each) => each.type === type)!.value)
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return local - Math.floor(instant / 1000) * 1000
}
