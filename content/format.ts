/** How the site writes money, numbers, dates, distances, positions and names, in each language and for every reader. */
import { type Locale, oncePerLocale } from './locales.ts'
import type { Money, Name, Position } from './schema.ts'

/** Spanish figures are written as the copy writes them, 1.298 and 12,67 (docs/voice.md), which is the format of es-ES. */
const tags = { es: 'es-ES', en: 'en-GB', de: 'de-DE' } as const

/** The international foot, exactly. */
const metresInFoot = 0.3048
const feetNames = { es: 'pies', en: 'ft', de: 'Fuß' } as const

/** Keeps a figure and its unit on one line. */
const noBreak = '\u00a0'

export type Formats = ReturnType<typeof formatsOf>

/** The formats of a language; made once, because `Intl` formats are slow to make. */
export const formats = oncePerLocale(formatsOf)

function formatsOf(locale: Locale) {
  const tag = tags[locale]
  const decimals = [0, 1, 2].map(
    (digits) => new Intl.NumberFormat(tag, { maximumFractionDigits: digits, useGrouping: 'always' }),
  )
  const fixed = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const cents = new Intl.NumberFormat(tag, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  })
  const percentage = new Intl.NumberFormat(tag, { style: 'percent' })
  const longDate = dateFormat(tag, { day: 'numeric', month: 'long', year: 'numeric' })
  const monthAndYear = dateFormat(tag, { month: 'long', year: 'numeric' })
  const weekday = dateFormat(tag, { weekday: 'short', day: 'numeric', month: 'short' })
  const longWeekday = dateFormat(tag, longDay)
  const shortDate = dateFormat(tag, { day: 'numeric', month: 'short' })
  const dayAndMonth = dateFormat(tag, { day: 'numeric', month: 'long' })

  /** A number with at most `digits` decimals, grouped by thousands. */
  const number = (value: number, digits: 0 | 1 | 2 = 0) => decimals[digits]!.format(value)

  return {
    number,
    /** A fraction as a percentage: 0.3 is 30 %. */
    percent: (fraction: number) => percentage.format(fraction),
    /** Money as each language writes it, never ambiguous between dollars: "US$ 2,000" differs by language. Cents where there are any. */
    money: ({ amount, currency }: Money) => {
      const figure = Number.isInteger(amount) ? number(amount) : cents.format(amount)
      if (currency === 'EUR') return locale === 'en' ? `EUR${noBreak}${figure}` : `${figure}${noBreak}EUR`
      return locale === 'de' ? `${figure}${noBreak}US$` : `US$${noBreak}${figure}`
    },
    /** An ISO date as "8 March 2027". */
    date: (iso: string) => longDate.format(new Date(iso)),
    /** Two ISO dates as "6 to 13 February 2027" is written in tables: "6–13 February 2027". */
    dates: (first: string, last: string) => dayRange(longDate, first, last),
    /** The same in little room: "6–13 Feb". */
    shortDates: (first: string, last: string) => dayRange(shortDate, first, last),
    /** "5 Jan" */
    shortDate: (iso: string) => shortDate.format(new Date(iso)),
    /** An ISO date without its year. */
    dayMonth: (iso: string) => dayAndMonth.format(new Date(iso)),
    /** The days from one to another, without their year: "5–10 February". */
    dayMonths: (first: string, last: string) => dayRange(dayAndMonth, first, last),
    /** An ISO date with its day of the week: "Sat 6 Feb", or "Saturday 6 February". */
    weekday: (iso: string, width: 'short' | 'long' = 'short') =>
      dayOfWeek(width === 'long' ? longWeekday : weekday, iso, locale),
    /** A day and hour as a clock somewhere shows them: "Saturday 6 February, 18:00". */
    moment: (at: Date, timeZone: string) =>
      `${dayOfWeek(dateFormat(tag, { ...longDay, timeZone }), at, locale)}, ${hourFormat(timeZone).format(at)}`,
    /** The year of an ISO date, as it follows a day and month in a sentence: " 2027", " de 2027". */
    yearAfter: (iso: string) => `${locale === 'es' ? ' de' : ''} ${iso.slice(0, 4)}`,
    /** The hour that a clock somewhere shows at an ISO instant: 6:32. */
    hour: (instant: string, timeZone: string) => clock(hourFormat(timeZone).format(new Date(instant))),
    /** An ISO month, `2027-03`, as "March 2027". */
    monthOfYear: (iso: string) => monthAndYear.format(new Date(`${iso}-01`)),
    /** A month by its number, 1 for January. */
    month: (month: number, width: 'long' | 'narrow' | 'short' = 'long') =>
      dateFormat(tag, { month: width }).format(new Date(Date.UTC(2024, month - 1, 15))),
    /** Metres in feet; to a tenth where there are fewer than ten, as of a draught. */
    feet: (metres: number) => {
      const value = metres / metresInFoot
      return `${number(value, value < 10 ? 1 : 0)}${noBreak}${feetNames[locale]}`
    },
    /** Metres with two decimals, as a drawing states a dimension: "12.60 m". */
    dimension: (value: number) => `${fixed.format(value)}${noBreak}m`,
    /** Days of the week as a label, 1 for Monday: "Mon–Fri". */
    weekdays: (days: readonly number[]) => weekdays(locale, days),
    /** "crew, meals and drinks" */
    all: (items: readonly string[]) => {
      const list = new Intl.ListFormat(tag, { type: 'conjunction' }).format(items)
      // ICU writes "e" before every "hi"; before an English name that sounds like "ai" Spanish keeps "y".
      return locale === 'es' ? list.replace(/ e (?=High)/, ' y ') : list
    },
    /** "7, 10 or 14" */
    either: (items: readonly string[]) => new Intl.ListFormat(tag, { type: 'disjunction' }).format(items),
  }
}

const longDay = { weekday: 'long', day: 'numeric', month: 'long' } as const

/** ICU puts a comma behind the day of the week that Spanish and English do not write. */
function dayOfWeek(format: Intl.DateTimeFormat, at: Date | string, locale: Locale) {
  const date = format.format(new Date(at))
  return locale === 'de' ? date : date.replace(',', '')
}

function weekdays(locale: Locale, days: readonly number[]): string {
  const name = dateFormat(tags[locale], { weekday: locale === 'es' ? 'long' : 'short' })
  // 1 January 2024 was a Monday.
  const names = days.map((day) => name.format(Date.UTC(2024, 0, day)))
  const inARow = days.length > 2 && days.every((day, i) => day === days[0]! + i)
  const label = inARow
    ? [names[0], names.at(-1)].join(locale === 'es' ? ' a ' : '–')
    : new Intl.ListFormat(tags[locale], { type: 'conjunction' }).format(names)
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** Versions of ICU differ in the spaces around the dash; server and browser must not. */
function dayRange(format: Intl.DateTimeFormat, first: string, last: string) {
  const range = format.formatRange(new Date(first), new Date(last))
  return range.replace(/\s*–\s*/, /^\d+\.?\s*–/.test(range) ? '–' : ' – ')
}

const hourFormats = new Map<string, Intl.DateTimeFormat>()

function hourFormat(timeZone: string): Intl.DateTimeFormat {
  const made =
    hourFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  hourFormats.set(timeZone, made)
  return made
}

function dateFormat(tag: string, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options })
}

/** An hour as texts write it: 09:00 is 9:00. */
export const clock = (hour: string) => hour.replace(/^0/, '')

/** A position as charts write it, to the minute: 9°33′N 78°49′W. */
export function formatPosition({ lat, lon }: Position): string {
  return `${minutes(lat)}${lat < 0 ? 'S' : 'N'} ${minutes(lon)}${lon < 0 ? 'W' : 'E'}`
}

function minutes(degrees: number) {
  const total = Math.round(Math.abs(degrees) * 60)
  return `${Math.floor(total / 60)}°${String(total % 60).padStart(2, '0')}′`
}

/** A name in one language. */
export const nameIn = (name: Name, locale: Locale) => (typeof name === 'string' ? name : name[locale])
