/** Sun and moon over a place on a day, by the clock of the place. */
import { getMoonIllumination, getMoonPosition, getTimes } from 'suncalc'
import type { Position } from '#content/schema.ts'
import { addDays } from './calendar.ts'
import { instantIn } from './time-zones.ts'

export const moonPhases = [
  'new',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full',
  'waning-gibbous',
  'last-quarter',
  'waning-crescent',
] as const
export type MoonPhase = (typeof moonPhases)[number]

export type Sky = {
  /** ISO instants. */
  sunrise: string
  sunset: string
  moon: {
    phase: MoonPhase
    /** 0 is new, 0.5 full, and 1 new again. */
    age: number
    /** Of the disc that is lit, 0 to 1. */
    lit: number
    /** It stands well up in the evening, or rises while people still look up, and is more than a thread. */
    lightsEvening: boolean
  }
}

/** The hour for which the moon is stated: most people look up after supper. */
const evening = '21:00'
/** Up to then a moon that rises ends the hour of the stars. */
const lateEvening = '22:00'
/** Degrees above the horizon below which a sinking moon no longer lights the deck. */
const wellUp = 25
/** A thread of a moon hides no star. */
const thread = 0.08

/** @throws at places where the sun does not rise or set on the day, which are not in the Caribbean */
export function skyOn(day: string, { lat, lon }: Position, timeZone: string): Sky {
  const { sunrise, sunset } = getTimes(instantIn(timeZone, day, '12:00'), lat, lon)
  if (!sunrise || !sunset) throw new Error(`The sun does not rise or set at ${lat}, ${lon} on ${day}`)
  const seen = instantIn(timeZone, day, evening)
  const height = (clock: string) => getMoonPosition(instantIn(timeZone, day, clock), lat, lon).altitude
  const rises = height(lateEvening) > Math.max(0, height(evening))
  const { phase: age, fraction } = getMoonIllumination(seen)
  const ageAtMidnight = (date: string) => getMoonIllumination(instantIn(timeZone, date, '00:00')).phase
  return {
    sunrise: sunrise.toISOString(),
    sunset: sunset.toISOString(),
    moon: {
      phase: phaseBetween(ageAtMidnight(day), ageAtMidnight(addDays(day, 1))),
      age,
      lit: fraction,
      lightsEvening: fraction > thread && (height(evening) > wellUp || rises),
    },
  }
}

/** New, full and the quarters have the day on which they fall, as in a printed calendar. */
function phaseBetween(from: number, until: number): MoonPhase {
  const quarter = Math.floor(from * 4)
  const isPassed = Math.floor(until * 4) !== quarter
  return isPassed ? moonPhases[((quarter + 1) % 4) * 2]! : moonPhases[quarter * 2 + 1]!
}
