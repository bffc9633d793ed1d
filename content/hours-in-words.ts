import type { Locale } from './locales.ts'
import { inWords } from './number-words.ts'

const short: Record<Locale, Record<number, string>> = {
  es: { 0.5: 'media hora', 1: 'una hora', 1.5: 'una hora y media' },
  en: { 0.5: 'half an hour', 1: 'an hour', 1.5: 'an hour and a half' },
  de: { 0.5: 'eine halbe Stunde', 1: 'eine Stunde', 1.5: 'anderthalb Stunden' },
}
/** The fonts have no sign for a half, so it is said in words. */
const long: Record<Locale, (whole: string, isHalf: boolean) => string> = {
  es: (whole, isHalf) => `${whole} horas${isHalf ? ' y media' : ''}`,
  en: (whole, isHalf) => `${whole}${isHalf ? ' and a half' : ''} hours`,
  de: (whole, isHalf) => `${whole}${isHalf ? 'einhalb' : ''} Stunden`,
}

/** Hours to the half, as people tell them; at least half an hour, and whole ones above twelve. */
export const toldHours = (hours: number): number =>
  hours > 12 ? Math.round(hours) : Math.max(1, Math.round(hours * 2)) / 2

/** Told hours in words: "five and a half hours". */
export function hoursInWords(hours: number, locale: Locale): string {
  const told = toldHours(hours)
  return short[locale][told] ?? long[locale](inWords(Math.floor(told), locale), told % 1 !== 0)
}
