/** The builder's figures in words that each language writes its own way. */
import type { Locale } from './locales.ts'

/** Engines are noted in English in the fleet's facts; horse powers and figures take the reader's language. */
const engineWords: Record<Locale, { diesel: string; hp: string }> = {
  es: { diesel: 'diésel', hp: 'CV' },
  en: { diesel: 'diesel', hp: 'hp' },
  de: { diesel: 'Diesel', hp: 'PS' },
}

export function enginesIn(text: string, locale: Locale, number: (value: number) => string): string {
  const words = engineWords[locale]
  return text
    .replace(/\bdiesel\b/, words.diesel)
    .replace(/ hp\b/, `\u00a0${words.hp}`)
    .replace(/(\d) x /, '$1\u00a0×\u00a0')
    .replace(/\d+(,\d{3})?(?=\s\w*$)/, (figure) => number(Number(figure.replace(',', ''))))
}

/** The years in which a model was built: from one to another, or since one of them. */
export function yearsIn(years: string, since: (year: string) => string): string {
  return years.endsWith('-') ? since(years.slice(0, -1)) : years.replace(/^(\d{4})-(\d{4})$/, '$1–$2')
}
