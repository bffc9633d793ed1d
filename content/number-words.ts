import type { Locale } from './locales.ts'

/** Numbers from 0 as running text writes them. */
const words = {
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  de: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
} satisfies Record<Locale, string[]>

/** A number in words, as far as running text spells it out; above that in figures. */
export const inWords = (count: number, locale: Locale): string => words[locale][count] ?? String(count)
