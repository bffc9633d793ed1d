/** The days of a long stay that guests plan with the captain, in words: when they are, and what he proposes. */
import { type DayLine, linesOn, type Occasion } from '#content/day-lines.ts'
import { yachtBySlug } from '#content/fleet.ts'
import { addDays } from '../calendar.ts'
import type { Leisure } from '../dated-plan.ts'
import type { PricedTrip } from '../price-trip.ts'
import type { TripWords } from './trip-words.server.ts'

export type FreeDays = {
  iso: string
  nights: number
  /** "Days 10 to 23". */
  label: string
  date: string
  title: string
  text: string
  proposals: string[]
}

export function freeDays(
  { day, date, nights }: Leisure,
  proposals: readonly DayLine[],
  { slug, type }: PricedTrip['yacht'],
  { say, format }: TripWords,
): FreeDays {
  const has = (item: 'kayak' | 'paddle-board') => yachtBySlug(slug)!.amenities.includes(item)
  const on = new Set<Occasion>([
    ...(type === 'motor-yacht' ? (['motor'] as const) : []),
    ...(has('kayak') || has('paddle-board') ? [] : (['noPaddle'] as const)),
  ])
  const last = addDays(date, nights - 1)
  return {
    iso: date,
    nights,
    label:
      nights > 1
        ? say('free.days', { first: day, last: day + nights - 1 })
        : say('days.day', { number: day }),
    date:
      nights > 1
        ? say('free.dates', { first: format.weekday(date), last: format.weekday(last) })
        : format.weekday(date),
    title: say('free.title'),
    text: say('free.text', { count: nights }),
    proposals: linesOn(proposals, on),
  }
}
