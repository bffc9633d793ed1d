import type { Locale } from './locales.ts'
import { inWords } from './number-words.ts'

/** By their minutes. */
const short: Record<Locale, Record<number, string>> = {
  es: {
    10: 'diez minutos',
    15: 'un cuarto de hora',
    20: 'veinte minutos',
    30: 'media hora',
    45: 'tres cuartos de hora',
    60: 'una hora',
    90: 'una hora y media',
  },
  en: {
    10: 'ten minutes',
    15: 'a quarter of an hour',
    20: 'twenty minutes',
    30: 'half an hour',
    45: 'three quarters of an hour',
    60: 'an hour',
    90: 'an hour and a half',
  },
  de: {
    10: 'zehn Minuten',
    15: 'eine Viertelstunde',
    20: 'zwanzig Minuten',
    30: 'eine halbe Stunde',
    45: 'eine Dreiviertelstunde',
    60: 'eine Stunde',
    90: 'anderthalb Stunden',
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

/** Minutes as people tell them: none shorter, since even a fast yacht has an anchor to lift and to drop. */
const minutesTold = [10, 15, 20, 30, 45, 60]

/** Hours to the half, as people tell them; in minutes under one, and whole ones above twelve. */
export function toldHours(hours: number): number {
  if (hours < 1) return toldMinutes(hours * 60) / 60
  const parts = hours > 12 ? 1 : 2
  return Math.max(Math.round(hours * parts), Math.ceil(hours * parts * shortest)) / parts
}

function toldMinutes(minutes: number): number {
  const slowEnough = minutesTold.filter((each) => each >= minutes * shortest)
  return slowEnough.reduce((nearest, each) =>
    Math.abs(each - minutes) <= Math.abs(nearest - minutes) ? each : nearest,
  )
}

/** Told hours in words: "five and a half hours". */
export function hoursInWords(hours: number, locale: Locale): string {
  const told = toldHours(hours)
  return (
    short[locale][Math.round(told * 60)] ?? long[locale](inWords(Math.floor(told), locale), told % 1 !== 0)
  )
}
