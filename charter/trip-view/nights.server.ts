/** The nights of a trip: the moon of each, and what they are like together. */
import { towns } from '#content/places.ts'
import { addDays } from '../calendar.ts'
import type { DatedDay } from '../dated-plan.ts'
import { skyOn } from '../sky.ts'
import { daysInWords } from './days-in-words.ts'
import type { TripWords } from './trip-words.server.ts'

export type Night = {
  iso: string
  date: string
  /** The lamps of a city hide the stars. */
  inTown?: true
  moon: { age: number; name: string; full: boolean; lightsEvening: boolean }
}

/** Every night of a stay on board, seen from where the last day before it ended. */
export function nightsOf(
  days: readonly DatedDay[],
  nights: number,
  timeZone: string,
  { say, format }: TripWords,
): Night[] {
  return Array.from({ length: nights }, (_, i) => addDays(days[0]!.date, i)).flatMap((iso) => {
    const { position, place, night } = days.findLast(({ date }) => date <= iso)!
    if (night === 'hotel') return []
    const { age, phase, lightsEvening } = skyOn(iso, position, timeZone).moon
    const moon = { age, name: say(`moon.${phase}`), full: phase === 'full', lightsEvening }
    const underWay = days.some((day) => day.byNight && day.date === addDays(iso, 1))
    const inTown = towns.includes(place) && !underWay
    return [{ iso, date: format.weekday(iso), ...(inTown && { inTown }), moon }]
  })
}

/** Dark evenings in a row from which they are worth a headline. */
const worthNaming = 4

/** The headline of a trip's nights: the full moon by its date, dark evenings by theirs, else how the moon changes. @param inRain the rainy season hides stars */
export function nightTitle(
  nights: readonly Night[],
  inRain: boolean,
  { say, format, locale }: TripWords,
): string {
  const full = nights.find(({ moon }) => moon.full)
  if (full) return say('night.full', { date: format.dayMonth(full.iso) })
  const dark = darkest(nights)
  if (dark.length >= worthNaming)
    return say(inRain ? 'night.newInRain' : 'night.new', {
      days: daysInWords(dark[0]!.iso, dark.at(-1)!.iso, locale),
    })
  return say(nights[Math.floor(nights.length / 2)]!.moon.age < 0.5 ? 'night.waxing' : 'night.waning')
}

/** Less of the moon is lit than half. */
const isCrescent = (age: number) => age < 0.25 || age > 0.75

/** The longest row of nights with stars: away from a city, an evening that no moon lights, and what rises later is a crescent. */
function darkest(nights: readonly Night[]): Night[] {
  const rows: Night[][] = [[]]
  for (const night of nights)
    if (night.inTown || night.moon.lightsEvening || !isCrescent(night.moon.age)) rows.push([])
    else rows.at(-1)!.push(night)
  return rows.toSorted((a, b) => b.length - a.length)[0]!
}
