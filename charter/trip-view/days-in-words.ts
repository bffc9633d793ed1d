/** The days from one to another, as a sentence has them. */
import { formats } from '#content/format.ts'
import type { Locale } from '#content/locales.ts'

const until = { es: 'al', en: 'to', de: 'bis' } as const

/** "6 to 13 March", "27 March to 3 April": a month is named once. */
export function daysInWords(first: string, last: string, locale: Locale): string {
  const { dayMonth } = formats(locale)
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  const day = `${Number(first.slice(8))}${locale === 'de' ? '.' : ''}`
  return `${isOneMonth ? day : dayMonth(first)} ${until[locale]} ${dayMonth(last)}`
}
