/** The days of a long stay that guests plan with the captain, in words: when they are, and what he proposes for them. */
import { type DayLine, linesOn, type Occasion } from '#content/day-lines.ts'
import { addDays } from '../calendar.ts'
import type { Leisure } from '../dated-plan.ts'
import type { PricedTrip } from '../price-trip.ts'
import { type CharterYacht, charterFleet } from '../yacht.ts'
import { nameInText } from '#content/name-in-text.ts'
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
  yacht: PricedTrip['yacht'],
  { say, format, locale }: TripWords,
): FreeDays {
  const on = new Set<Occasion>(yacht.type === 'motor-yacht' ? ['motor'] : [])
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
    text: say('free.text', {
      count: nights,
      stores: nights >= storesNights ? ` ${[say('free.stores'), ...water()].join(' ')}` : '',
    }),
    proposals: shares.map(({ from, count, text }) => ({ dates: dates(from, count), text })),
  }

  /** Of a yacht that makes no fresh water: that she stops for it, and which of her neighbours do without. */
  function water(): string[] {
    const makes = (each: CharterYacht) => each.amenities.includes('watermaker')
    if (makes(yacht)) return []
    const others = charterFleet
      .filter((each) => each.home === yacht.home && makes(each))
      .toSorted((a, b) => a.guests - b.guests)
      .map(({ slug }) => nameInText(slug, locale))
    return [
      say('free.water'),
      ...(others.length > 0
        ? [say('free.waterMade', { count: others.length, yachts: format.all(others) })]
        : []),
    ]
  }
}

/** Days among proposals, as evenly as whole days go, the first ones longer; where there are fewer days, one each. */
function sharedOut(days: number, texts: readonly string[]) {
  const told = texts.slice(0, days)
  const start = (i: number) => Math.ceil((i * days) / told.length)
  return told.map((text, i) => ({ text, from: start(i), count: start(i + 1) - start(i) }))
}
