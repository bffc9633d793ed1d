import type { Locale } from './locales.ts'
import { inWords } from './number-words.ts'

const short: Record<Locale, Record<number, string>> = {
  es: {
    0.25: 'un cuarto de hora',
    0.5: 'media hora',
    0.75: 'tres cuartos de hora',
    1: 'una hora',
    1.5: 'una hora y media',
  },
  en: {
    0.25: 'a quarter of an hour',
    0.5: 'half an hour',
    0.75: 'three quarters of an hour',
    1: 'an hour',
    1.5: 'an hour and a half',
  },
  de: {
    0.25: 'eine Viertelstunde',
    0.5: 'eine halbe Stunde',
    0.75: 'eine Dreiviertelstunde',
    1: 'eine Stunde',
    1.5: 'anderthalb Stunden',
  },
}
/** The fonts have no sign for a half, so it is said in words. */
const long: Record<Locale, (whole: string, isHalf: boolean) => string> = {
  es: (whole, isHalf) => `${whole} horas${isHalf ? ' y media' : ''}`,
  en: (whole, isHalf) => `${whole}${isHalf ? ' and a half' : ''} hours`,
  de: (whole, isHalf) => `${whole}${isHalf ? 'einhalb' : ''} Stunden`,
}

/** Of the hours that a leg takes, the least that may be told: no yacht goes faster than a quarter above her speed. */
const shortest = 0.8

/** Hours to the half, as people tell them; to the quarter under one, and whole ones above twelve. */
export function toldHours(hours: number): number {
  const parts = hours > 12 ? 1 : hours < 1 ? 4 : 2
  return Math.max(Math.round(hours * parts), Math.ceil(hours * parts * shortest)) / parts
}

/** Told hours in words: "five and a half hours". */
export function hoursInWords(hours: number, locale: Locale): string {
  const told = toldHours(hours)
  return short[locale][told] ?? long[locale](inWords(Math.floor(told), locale), told % 1 !== 0)
}
