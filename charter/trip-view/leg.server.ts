/** A day's way in words: the leg, or that she stays where she lies. */
import { journeys } from '#content/charter/journey.ts'
import { waters, type WatersId } from '#content/charter/waters.ts'
import { hoursInWords, toldHours } from '#content/hours-in-words.ts'
import type { DatedDay } from '../dated-plan.ts'
import { legTimes } from '../leg-times.ts'
import type { Sky } from '../sky.ts'
import type { TripWords } from './trip-words.server.ts'

type LegContext = { sky: Sky; boards: boolean; isMotor: boolean; waters: WatersId; words: TripWords }

/** Hours from which a leg is told with its clock, although she leaves after breakfast as on most days. */
const toldByClock = 3

/** Hours of the clock stand where guests plan by them: on the day of boarding, before breakfast, by night, and where she is under way for long. */
export function legText(day: DatedDay, { sky, boards, isMotor, waters: where, words }: LegContext): string {
  const { say, format } = words
  const { timeZone } = waters[where]
  if (day.leg !== 'sail' || day.hours === undefined) return onLand(day, boards, where, words)
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
  const arrives = format.hour(times.arrives, timeZone)
  const isLong = hours >= toldByClock
  const told = times.overnight
    ? 'overnight'
    : times.usual && !isLong
      ? 'legInMorning'
      : isLong && !isMotor
        ? 'legUnderSail'
        : 'leg'
  return say(`days.${told}`, {
    distance: format.number(day.distanceNm!),
    hours: hoursInWords(hours, words.locale),
    leaves: format.hour(times.leaves, timeZone),
    arrives,
    about: say(`days.about.${partOfDay(arrives)}`),
  })
}

/** When she arrives, as far as anybody can say it of a long leg under sail. @param clock such as 14:30 */
function partOfDay(clock: string): 'noon' | 'early' | 'middle' | 'late' {
  if (clock < '12:30') return 'noon'
  const hour = Number.parseInt(clock)
  return hour < 14 ? 'early' : hour < 16 ? 'middle' : 'late'
}

/** A day without a leg under way: at anchor, in the city, or on the road. */
function onLand(
  { leg, night, dayOut }: DatedDay,
  boards: boolean,
  where: WatersId,
  { say, locale }: TripWords,
): string {
  const { inland } = journeys[where]
  if (leg === 'road' && inland) return say('days.inland', { hours: hoursInWords(inland.hours.value, locale) })
  if (leg === 'stay' && night === 'hotel') return say('days.town')
  if (dayOut) return say('days.dayOut')
  if (leg === 'sail' || leg === 'stay') return say(boards ? 'days.stayBoarding' : 'days.stay')
  return say(`days.${leg}`)
}
