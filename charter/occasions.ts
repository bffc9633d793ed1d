/** What is the case on a day of a trip, for the lines of an itinerary that depend on it (content/day-lines.ts). */
import { lobsterClosed } from '#content/charter/closed-seasons.ts'
import type { WatersId } from '#content/charter/waters.ts'
import type { Occasion } from '#content/day-lines.ts'
import type { Yacht } from '#content/schema.ts'
import type { DatedDay } from './dated-plan.ts'
import type { Sky } from './sky.ts'

/** Hours under way from which a leg takes the morning. */
const longLeg = 1.75

export type OccasionFacts = {
  day: Pick<DatedDay, 'date' | 'weekday' | 'hours'>
  waters: WatersId
  yacht: Pick<Yacht, 'type' | 'amenities' | 'activities'>
  moon: Pick<Sky['moon'], 'lightsEvening'>
  /** Guests leave her on the next morning. */
  last: boolean
  /** Other guests leave her on the morning of this day. */
  othersLeave: boolean
}

export function occasionsOn({ day, waters, yacht, moon, last, othersLeave }: OccasionFacts): Set<Occasion> {
  const has = (item: 'kayak' | 'paddle-board') => yacht.amenities.includes(item)
  const lobster = lobsterOn(waters, day.date)
  const found: Partial<Record<Occasion, boolean>> = {
    motor: yacht.type === 'motor-yacht',
    noKayak: !has('kayak'),
    noBoard: !has('paddle-board'),
    noPaddle: !has('kayak') && !has('paddle-board'),
    fishing: yacht.amenities.includes('fishing-gear') || yacht.activities.includes('fishing'),
    barbecue: yacht.amenities.includes('barbecue') || yacht.activities.includes('beach-barbecue'),
    lobsterOpen: lobster === 'open',
    lobsterClosed: lobster === 'closed',
    dark: !moon.lightsEvening,
    moonlit: moon.lightsEvening,
    weekend: day.weekday > 5,
    weekday: day.weekday <= 5,
    longLeg: (day.hours ?? 0) >= longLeg,
    lastNight: last,
    moreNights: !last,
    othersLeave,
  }
  return new Set((Object.keys(found) as Occasion[]).filter((occasion) => found[occasion]))
}

/** Whether spiny lobster may be caught and served on an ISO day; nothing where we know no season. */
function lobsterOn(waters: WatersId, date: string): 'open' | 'closed' | undefined {
  const season = lobsterClosed[waters]?.value
  if (!season) return undefined
  const day = date.slice(5)
  return season.from <= day && day <= season.to ? 'closed' : 'open'
}
