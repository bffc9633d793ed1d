/** Seasons in a text: days without a year ("20 December") and spans of months ("January to April"). */
import { formats } from '#content/format.ts'
import type { Locale } from '#content/locales.ts'
import type { Context, Figure } from './meaning.ts'
import { monthSpans, seasonDays, seasonDaysIn } from './model.ts'

type Months = { days: RegExp; spans: RegExp; years: RegExp; numberOf: (name: string) => number }
const months: Record<Locale, Months> = { es: monthsIn('es'), en: monthsIn('en'), de: monthsIn('de') }

function monthsIn(locale: Locale): Months {
  const names = Array.from({ length: 12 }, (_, i) =>
    formats(locale)
      .month(i + 1)
      .toLowerCase(),
  )
  const month = `(${names.join('|')})`
  const day = {
    es: `(\\d{1,2}) de ${month}`,
    en: `(\\d{1,2}) ${month}`,
    de: `(\\d{1,2})\\. ${month}`,
  }[locale]
  const span = {
    es: `(?:de|desde|entre) (?:fines de )?${month} (?:a|hasta|y) (?:mediados de )?${month}`,
    en: `(?:${month} (?:to|until) (?:mid-)?${month}|between ${month} and ${month})`,
    de: `${month} bis (?:Mitte )?${month}`,
  }[locale]
  return {
    days: new RegExp(`(?<!\\d)${day}(?! (?:de )?\\d{4})`, 'giu'),
    spans: new RegExp(`(?<!\\p{L})${span}(?!\\p{L}| (?:de )?\\d{4})`, 'giu'),
    years: new RegExp(`${month} (?:de )?(20\\d{2})`, 'giu'),
    numberOf: (name) => names.indexOf(name.toLowerCase()) + 1,
  }
}

/** Words of a sentence in which a day is one of a season, and not of somebody's trip. */
const ofASeason = /season|temporada|saison|hurac[aá]n|hurricane|hurrikan/i

/** The days and months that a text names: `12-20`, and `1 to 4` for January to April. */
export function datesIn(text: string, locale: Locale, { waters }: Context): Figure[] {
  const { days, spans, years, numberOf } = months[locale]
  const inMonth = (month: string) => String(numberOf(month)).padStart(2, '0')
  // Carnival and Easter move with the year.
  const named = [...text.matchAll(years)].map(([, month, year]) => `${year}-${inMonth(month!)}`)
  const found = ofASeason.test(text) ? [...text.matchAll(days)] : []
  const ends = found.map(([, day, month]) => ({
    meaning: 'day on which a season begins or ends',
    value: `${inMonth(month!)}-${day!.padStart(2, '0')}`,
    allowed: [...seasonDays, ...named.flatMap((month) => [month, monthBefore(month)]).flatMap(seasonDaysIn)],
  }))
  const parts = [...text.matchAll(spans)].map((match) => {
    const [first, last] = match.slice(1).filter(Boolean).map(numberOf)
    return {
      meaning: 'months of a season',
      value: `${first} to ${last}`,
      allowed: waters.flatMap(monthSpans),
    }
  })
  return [...ends, ...parts]
}

/** A span says its year once: "29 March – 5 April 2026". */
function monthBefore(month: string): string {
  return new Date(Date.parse(`${month}-01`) - 86_400_000).toISOString().slice(0, 7)
}
