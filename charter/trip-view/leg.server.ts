/** A day's way in words: the leg, or that she stays where she lies. */
import { journeys } from '#content/charter/journey.ts'
import { waters, type WatersId } from '#content/charter/waters.ts'
import { hoursInWords, toldHours } from '#content/hours-in-words.ts'
import type { DatedDay } from '../dated-plan.ts'
import { legTimes } from '../leg-times.ts'
import type { Sky } from '../sky.ts'
import type { TripWords } from './trip-words.server.ts'

type LegContext = { sky: Sky; boards: boolean; waters: WatersId; words: TripWords }

/** Hours from which a leg is told with its clock, although she leaves after breakfast as on most days. */
const toldByClock = 3

/** Hours of the clock stand where guests plan by them: on the day of boarding, before breakfast, by night, and where she is under way for long. */
export function legText(day: DatedDay, { sky, boards, waters: where, words }: LegContext): string {
  const { say, format } = words
  const { timeZone } = waters[where]
  if (day.leg !== 'sail' || day.hours === undefined) return onLand(day, where, words)
  // As many hours lie between leaving and arriving as the sentence names.
  const hours = toldHours(day.hours)
  const times = legTimes({
    date: day.date,
    hours,
    boarding: boards,
    onDeckEarly: journeys[where].nightBefore,
    byNight: day.byNight,
    timeZone,
    ...sky,
  })
  const told = times.overnight ? 'overnight' : times.usual && hours < toldByClock ? 'legInMorning' : 'leg'
  return say(`days.${told}`, {
    distance: format.number(day.distanceNm!, 1),
    hours: hoursInWords(hours, words.locale),
    leaves: format.hour(times.leaves, timeZone),
    arrives: format.hour(times.arrives, timeZone),
  })
}

/** A day without a leg under way: at anchor, in the city, or on the road. */
function onLand({ leg, night }: DatedDay, where: WatersId, { say, locale }: TripWords): string {
  const { inland } = journeys[where]
  if (leg === 'road' && inland) return say('days.inland', { hours: hoursInWords(inland.hours.value, locale) })
  if (leg === 'stay' && night === 'hotel') return say('days.town')
  return say(`days.${leg === 'sail' ? 'stay' : leg}`)
}
