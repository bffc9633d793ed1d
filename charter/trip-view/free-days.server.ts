/** The days of a long stay that guests plan with the captain, in words: when they are, and what he proposes for them. */
import { type DayLine, linesOn, type Occasion } from '#content/day-lines.ts'
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
  proposals: { dates: string; text: string }[]
}

/** Free days from which the galley needs fresh food. */
const storesNights = 7

export function freeDays(
  { day, date, nights }: Leisure,
  proposals: readonly DayLine[],
  { type }: Pick<PricedTrip['yacht'], 'type'>,
  { say, format }: TripWords,
): FreeDays {
  const on = new Set<Occasion>(type === 'motor-yacht' ? ['motor'] : [])
  const shares = sharedOut(nights, linesOn(proposals, on))
  const dates = (from: number, count: number) => {
    const first = format.weekday(addDays(date, from))
    if (count === 1) return first
    return say('free.dates', { first, last: format.weekday(addDays(date, from + count - 1)) })
  }
  return {
    iso: date,
    nights,
    label:
      nights > 1
        ? say('free.days', { first: day, last: day + nights - 1 })
        : say('days.day', { number: day }),
    date: dates(0, nights),
    title: say('free.title'),
    text: say('free.text', { count: nights, stores: nights >= storesNights ? ` ${say('free.stores')}` : '' }),
    proposals: shares.map(({ from, count, text }) => ({ dates: dates(from, count), text })),
  }
}

/** Days among proposals, as evenly as whole days go, the first ones longer; where there are fewer days, one each. */
function sharedOut(days: number, texts: readonly string[]) {
  const told = texts.slice(0, days)
  const start = (i: number) => Math.ceil((i * days) / told.length)
  return told.map((text, i) => ({ text, from: start(i), count: start(i + 1) - start(i) }))
}
