/** What is the case on a day of a trip, for the lines of an itinerary that depend on it (content/day-lines.ts). */
import { lobsterClosed } from '#content/charter/closed-seasons.ts'
import type { WatersId } from '#content/charter/waters.ts'
import type { Occasion } from '#content/day-lines.ts'
import { fastLocalYacht } from '#content/local-yacht.ts'
import type { DestinationId, Yacht } from '#content/schema.ts'
import type { DatedDay } from './dated-plan.ts'
import { meetsRain } from './hurricane-season.ts'
import type { Sky } from './sky.ts'

/** Hours under way from which a leg takes the morning. */
const longLeg = 1.75
/** Courses on which the trade wind, from the north-east and east in all our waters, blows from behind. */
const beforeTheTrade = { from: 215, to: 325 }

export type OccasionFacts = {
  day: Pick<DatedDay, 'date' | 'weekday' | 'hours' | 'course'>
  waters: WatersId
  yacht: Pick<Yacht, 'type' | 'amenities' | 'activities'>
  moon: Pick<Sky['moon'], 'lightsEvening'>
  /** Guests leave her on the next morning. */
  last: boolean
  /** Other guests leave her on the morning of this day. */
  othersLeave: boolean
}

export function occasionsOn({ day, waters, yacht, moon, last, othersLeave }: OccasionFacts): Set<Occasion> {
  const lobster = lobsterOn(waters, day.date)
  const found: Partial<Record<Occasion, boolean>> = {
    ...ofYacht(yacht),
    lobsterOpen: lobster === 'open',
    lobsterClosed: lobster === 'closed',
    dark: !moon.lightsEvening && !meetsRain(waters, { first: day.date, nights: 0 }),
    moonlit: moon.lightsEvening,
    weekend: day.weekday > 5,
    weekday: day.weekday <= 5,
    longLeg: (day.hours ?? 0) >= longLeg,
    downwind: isDownwind(day.course),
    lastNight: last,
    moreNights: !last,
    othersLeave,
  }
  return those(found)
}

/** What is known of the days of an itinerary before a date is: where guests go with the yacht that lies there, all that is true of her. */
export function occasionsIn(destination: DestinationId): Set<Occasion> {
  const yacht = fastLocalYacht(destination)
  return those(yacht ? ofYacht(yacht) : {})
}

function ofYacht({ type, amenities, activities }: OccasionFacts['yacht']) {
  const has = (item: 'kayak' | 'paddle-board') => amenities.includes(item)
  return {
    motor: type === 'motor-yacht',
    noKayak: !has('kayak'),
    noBoard: !has('paddle-board'),
    noPaddle: !has('kayak') && !has('paddle-board'),
    fishing: amenities.includes('fishing-gear') || activities.includes('fishing'),
    barbecue: amenities.includes('barbecue') || activities.includes('beach-barbecue'),
  } satisfies Partial<Record<Occasion, boolean>>
}

const isDownwind = (course: number | undefined) =>
  course !== undefined && beforeTheTrade.from <= course && course <= beforeTheTrade.to

const those = (found: Partial<Record<Occasion, boolean>>) =>
  new Set((Object.keys(found) as Occasion[]).filter((occasion) => found[occasion]))

/** Whether spiny lobster may be caught and served on an ISO day; nothing where we know no season. */
function lobsterOn(waters: WatersId, date: string): 'open' | 'closed' | undefined {
  const season = lobsterClosed[waters]?.value
  if (!season) return undefined
  const day = date.slice(5)
  return season.from <= day && day <= season.to ? 'closed' : 'open'
}
