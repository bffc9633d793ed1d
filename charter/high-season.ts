/** The high season: fixed days, and days counted from Easter Sunday. Runs in the browser, too. */
import { highSeason } from '#content/charter/seasons.ts'
import { addDays, isDay, monthsFrom, type Stay } from './calendar.ts'

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

export type HighSeasonId = (typeof fixed)[number]['id'] | (typeof byEaster)[number]['id']

/** Which high season the night that begins on a day belongs to, if any; content/charter/seasons.ts says when they are. */
export function highSeasonOn(iso: string): HighSeasonId | undefined {
  const monthAndDay = iso.slice(5)
  const byDate = fixed.find(({ first, last }) =>
    first <= last ? monthAndDay >= first && monthAndDay <= last : monthAndDay >= first || monthAndDay <= last,
  )
  if (byDate) return byDate.id
  const byMoon = easterSeasons(Number(iso.slice(0, 4)))
  return byEaster.find(({ id }) => iso >= byMoon[id].first && iso <= byMoon[id].last)?.id
}

export const inHighSeason = (iso: string): boolean => highSeasonOn(iso) !== undefined

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

/** How many nights of a stay are low and high season. A stay without a date counts as low season, because "from" is its price. */
export function seasonNights({ first, nights }: Stay): { low: number; high: number } {
  const high = first
    ? Array.from({ length: nights }, (_, i) => addDays(first, i)).filter(inHighSeason).length
    : 0
  return { low: nights - high, high }
}

/** The high seasons that a stay meets, in the order of its nights. */
export function highSeasonsOf({ first, nights }: Stay): HighSeasonId[] {
  if (!first) return []
  const met = Array.from({ length: nights }, (_, i) => highSeasonOn(addDays(first, i)))
  return [...new Set(met)].filter((id) => id !== undefined)
}
