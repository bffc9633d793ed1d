/** The days on which high season falls: Christmas and New Year, Carnival, Holy Week. Dates are ISO days (`2027-03-28`). */

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

export type Span = { first: string; last: string }

/** Carnival: the Friday before Ash Wednesday to Ash Wednesday itself, as Panama keeps it. Ash Wednesday is 46 days before Easter. */
export function carnival(year: number): Span {
  const easter = easterSunday(year)
  return { first: addDays(easter, -51), last: addDays(easter, -46) }
}

/** Holy Week: Palm Sunday to Easter Sunday. */
export function holyWeek(year: number): Span {
  const easter = easterSunday(year)
  return { first: addDays(easter, -7), last: easter }
}

/** 20 December to 10 January, Carnival or Easter (specification, section 9). */
export function inHighSeason(iso: string): boolean {
  const monthAndDay = iso.slice(5)
  if (monthAndDay >= '12-20' || monthAndDay <= '01-10') return true
  const year = Number(iso.slice(0, 4))
  return [carnival(year), holyWeek(year)].some(({ first, last }) => iso >= first && iso <= last)
}
