/** Dates, months and weekdays in a text, held against the days of a trip. */
import type { Locale } from '#content/locales.ts'

export type Trip = { first: string; last: string }
/** The text with every date blotted out, or that one of them is not the trip's. */
export type DatesRead = { ok: true; rest: string } | { ok: false }

const blot = (match: string) => '~'.repeat(match.length)
/** Weekday and month names are the same in all regions of a language. */
const name = (locale: Locale, options: Intl.DateTimeFormatOptions, iso: string) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`))
const namesIn = (locale: Locale) => ({
  months: Array.from({ length: 12 }, (_, i) =>
    name(locale, { month: 'long' }, `2024-${String(i + 1).padStart(2, '0')}-15`),
  ),
  weekdays: Array.from({ length: 7 }, (_, i) => name(locale, { weekday: 'long' }, `2024-01-0${i + 1}`)),
})
const calendarNames: Record<Locale, ReturnType<typeof namesIn>> = {
  es: namesIn('es'),
  en: namesIn('en'),
  de: namesIn('de'),
}

const until = String.raw`\s*(?:[-–]|to|until|and|bis|und|al|a|y|hasta)\s*(?:(?:the|el|den|zum)\s+)?`
const dayOf = String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th|\.|º)?`
const year = String.raw`(?:,?\s*(?:del?\s+|of\s+)?(\d{4})(?!\d))?`

/** Days of a month in words, which are not read: no letter needs them. */
const ordinal: Record<Locale, string> = {
  en: '(?:first|second|third|(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)th|\\p{L}*tieth)(?:\\s+of)?',
  es: '(?:primero|uno|\\p{L}*ún|treinta)\\s+de',
  de: '\\p{L}*(?:erste|zweite|dritte|[flsrx]te|hnte|bte|chte|nte|gste)[nr]?',
}
const holidays =
  /(?<!\p{L})(?:christmas|new year|easter|carnival|holy week|navidad|nochevieja|año nuevo|pascua|semana santa|carnaval|weihnacht\p{L}*|silvester|neujahr\p{L}*|oster\p{L}*|karneval|karwoche|advent|adventszeit)(?!\p{L})/iu

/** Every date must be the first or the last day, every month one of the trip's, every weekday that of its first or last day. Without a trip there may be none. */
export function readDates(
  text: string,
  locale: Locale,
  trip: (Trip & { highSeasonDays?: number }) | undefined,
): DatesRead {
  const { months, weekdays } = calendarNames[locale]
  const month = `(${months.join('|')})(?!\\p{L})`
  const flags = locale === 'es' ? 'giu' : 'gu'
  const monthOf = (word: string) => months.findIndex((each) => each.toLowerCase() === word.toLowerCase()) + 1
  let ok =
    !new RegExp(
      `(?<!\\p{L})${ordinal[locale]}\\s+${month}${locale === 'en' ? `|${month}\\s+(?:the\\s+)?${ordinal.en}(?!\\p{L})` : ''}`,
      'iu',
    ).test(text) &&
    (Boolean(trip?.highSeasonDays) || !holidays.test(text))
  const seen: ('first' | 'last')[] = []
  const weekdayOf = (iso: string) => name(locale, { weekday: 'long' }, iso).toLowerCase()
  // A weekday beside a day of the month is that day's, not only one of the trip's.
  const dated = new RegExp(
    `(?<!\\p{L})(?<weekday>${weekdays.join('|')})(?:,|\\s)+(?:(?:the|den|el)\\s+)?(?:(?:${months.join('|')})\\s+)?(?<day>\\d{1,2})(?!\\d)`,
    'giu',
  )
  for (const { groups } of text.matchAll(dated))
    if (
      !trip ||
      ![trip.first, trip.last].some(
        (iso) =>
          Number(iso.slice(8)) === Number(groups!.day) && weekdayOf(iso) === groups!.weekday!.toLowerCase(),
      )
    )
      ok = false

  const take = (day: string, monthNumber: number, yearText?: string) => {
    const which =
      trip &&
      (['first', 'last'] as const).find(
        (end) =>
          Number(trip[end].slice(8)) === Number(day) &&
          Number(trip[end].slice(5, 7)) === monthNumber &&
          (!yearText || trip[end].startsWith(yearText)),
      )
    if (which) seen.push(which)
    else ok = false
  }
  let rest = text
    .replace(
      /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g,
      (all, y: string, m: string, d: string) => (take(d, Number(m), y), blot(all)),
    )
    .replace(
      /(?<!\d)(\d{1,2})([./])\s?(\d{1,2})\2(\d{4})?(?!\d)/g,
      (all, d: string, _, m: string, y?: string) => (take(d, Number(m), y), blot(all)),
    )
    .replace(
      new RegExp(`${dayOf}(?:${until}${dayOf})?\\s*(?:of\\s+|de\\s+)?${month}${year}`, flags),
      (all, one: string, two: string | undefined, word: string, y?: string) => {
        take(one, monthOf(word), y)
        if (two) take(two, monthOf(word), y)
        return blot(all)
      },
    )
  if (locale === 'en')
    rest = rest.replace(
      new RegExp(`(?<!\\p{L})${month}\\s+${dayOf}(?:${until}${dayOf})?(?!\\d)${year}`, flags),
      (all, word: string, one: string, two?: string, y?: string) => {
        take(one, monthOf(word), y)
        if (two) take(two, monthOf(word), y)
        return blot(all)
      },
    )
  const spanned = trip ? monthsBetween(trip) : []
  rest = rest.replace(new RegExp(`(?<!\\p{L})${month}${year}`, flags), (all, word: string, y?: string) => {
    if (!spanned.includes(monthOf(word)) || (y && !trip?.first.startsWith(y) && !trip?.last.startsWith(y)))
      ok = false
    return blot(all)
  })
  const days = trip ? [trip.first, trip.last].map(weekdayOf) : []
  rest = rest.replace(new RegExp(`(?<!\\p{L})(?:${weekdays.join('|')})(?!\\p{L})`, 'giu'), (all) => {
    if (!days.includes(all.toLowerCase())) ok = false
    return blot(all)
  })
  rest = rest.replace(/(?<![\d.,])(?:19|20)\d{2}(?![\d]|[.,]\d)/g, (all, at: number) => {
    if (besideCurrency(rest, at, at + all.length)) return all
    if (!trip || !(trip.first.startsWith(all) || trip.last.startsWith(all))) ok = false
    return blot(all)
  })
  // "from the last day to the first" names the right days and says something wrong.
  if (
    seen.includes('first') &&
    seen.indexOf('last') >= 0 &&
    seen.indexOf('last') < seen.indexOf('first') &&
    trip?.first !== trip?.last
  )
    ok = false
  return ok ? { ok, rest } : { ok }
}

function monthsBetween({ first, last }: Trip): number[] {
  const [from, to] = [first, last].map((iso) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - 1)
  return Array.from({ length: Math.min(12, to! - from! + 1) }, (_, i) => ((from! + i) % 12) + 1)
}

/** Whether a number has a currency's mark before or behind it. */
export function besideCurrency(text: string, start: number, end: number): boolean {
  return (
    /(?:[$€]|USD|EUR)\s*$/iu.test(text.slice(Math.max(0, start - 6), start)) ||
    /^\s*(?:US\s?\$|[$€]|USD|EUR|d[oó]lar|dollar|US-Dollar)/iu.test(text.slice(end, end + 12))
  )
}
