/** The days of a trip in words: date, light, moon, leg and what happens; the same for page, paper and calendar. */
import { journeys } from '#content/charter/journey.ts'
import { terms } from '#content/charter/terms.ts'
import { waters, type WatersId } from '#content/charter/waters.ts'
import type { ItineraryCopy } from '#content/copy.ts'
import { lineOn, linesOn } from '#content/day-lines.ts'
import { yachtBySlug } from '#content/fleet.ts'
import { clock, formatPosition } from '#content/format.ts'
import { speedOf, type Stage } from '#content/itinerary-stages.ts'
import type { PlaceId } from '#content/places.ts'
import { addDays, endOf } from '../calendar.ts'
import { type DatedDay, datedPlan } from '../dated-plan.ts'
import { occasionsOn } from '../occasions.ts'
import { plannedDays, type PlannedTrip, type RunHome } from '../planned-days.ts'
import { skyOn } from '../sky.ts'
import { type Chapter, chaptersOf } from './chapters.server.ts'
import { type FreeDays, freeDays } from './free-days.server.ts'
import { legText } from './leg.server.ts'
import { type Night, nightsOf } from './nights.server.ts'
import type { TripWords } from './trip-words.server.ts'

export type TripDay = {
  number: number
  iso: string
  date: string
  title: string
  location: string
  /** Miles, hours and when she leaves; or that she does not. */
  leg: string
  sun: string
  moon: { age: number; name: string }
  coordinates: string
  /** That guests come aboard, or sleep in a hotel. */
  note?: string
  activities: string[]
}
export type TripDays = {
  days: TripDay[]
  /** The same on the chart. */
  stages: Stage[]
  /** Days that the itinerary leaves to guests and captain. */
  free?: FreeDays
  /** Of a long trip. */
  chapters: Chapter[]
  nights: Night[]
  /** Where guests leave the yacht. */
  ashoreAt: PlaceId
  /** Where these days would end, if other guests did not come aboard in her port on the day ashore. */
  insteadOf?: PlaceId
  /** Where they end, although somebody has an option on her from the day ashore and would come aboard in her port. */
  unlessSigned?: PlaceId
  /** Where they end, because nobody comes aboard in her port on the day ashore, for whom they would turn back there. */
  endsAway?: PlaceId
  /** A motor yacht's run back to her port on the last morning, where it is short. */
  runHome?: RunHome
  /** The hour of the sunset of the first day on board. */
  sunset: string
}

/** @param copy of the waters' itinerary; none where they have none */
export function tripDays(trip: PlannedTrip, copy: ItineraryCopy | undefined, words: TripWords): TripDays {
  const { ledger, yacht, neighbours } = trip
  const { destination, port, timeZone } = waters[ledger.waters]
  const planned = plannedDays(trip)
  if (!planned || !copy) return { days: [], stages: [], chapters: [], nights: [], ashoreAt: port, sunset: '' }
  const { runHome, due, last, ashoreAt } = planned
  const { days, leisure } = planned.plan
  const elsewhere = last === port ? undefined : last
  const back = datedPlan(destination, ledger.stay, { speed: speedOf(yacht), dueInPort: true })
  const wouldTurn = !back.refusal && back.plan.days.at(-1)!.place === port
  const first = days.find(({ night }) => night === 'aboard') ?? days[0]!
  return {
    days: days.map((day) => tripDay(day, copy.days[day.planned - 1]!, { trip, runHome, timeZone, words })),
    stages: days,
    free: leisure && freeDays(leisure, copy.leisure, yacht, words),
    chapters: chaptersOf(days, leisure, words),
    nights: nightsOf(days, ledger.stay.nights, timeZone, words),
    ashoreAt,
    insteadOf: due ? elsewhere : undefined,
    unlessSigned: neighbours.heldAfter && !runHome ? elsewhere : undefined,
    endsAway: wouldTurn && !neighbours.after && !neighbours.heldAfter && !runHome ? elsewhere : undefined,
    runHome,
    sunset: words.format.hour(skyOn(first.date, first.position, timeZone).sunset, timeZone),
  }
}

type Context = { trip: PlannedTrip; runHome?: RunHome; timeZone: string; words: TripWords }

function tripDay(
  day: DatedDay,
  { title, location, activities }: ItineraryCopy['days'][number],
  { trip: { ledger, yacht, neighbours }, runHome, timeZone, words }: Context,
): TripDay {
  const { say, format } = words
  const sky = skyOn(day.date, day.position, timeZone)
  const boards = day.date === ledger.aboard.first
  const on = occasionsOn({
    day,
    waters: ledger.waters,
    yacht: yachtBySlug(yacht.slug)!,
    moon: sky.moon,
    // Guests whom she runs home on the last morning have not arrived where they leave her.
    last: !runHome && addDays(day.date, 1) === endOf(ledger.aboard)!.ashore,
    othersLeave: boards && neighbours.before,
  })
  return {
    number: day.day,
    iso: day.date,
    date: format.weekday(day.date),
    title: lineOn(title, on)!,
    location,
    leg: legText(day, { sky, boards, isMotor: yacht.type === 'motor-yacht', waters: ledger.waters, words }),
    sun: say('days.sun', {
      sunrise: format.hour(sky.sunrise, timeZone),
      sunset: format.hour(sky.sunset, timeZone),
    }),
    moon: { age: sky.moon.age, name: say(`moon.${sky.moon.phase}`) },
    coordinates: formatPosition(day.position),
    note:
      day.night === 'hotel'
        ? say('days.hotel')
        : boards
          ? say('days.aboard', { hour: clock(terms.boarding.value) })
          : undefined,
    activities: linesOn(activities, on),
  }
}

/** The evening before the first day where guests have to sleep in the city, else nothing. */
export function eveOf(waters: WatersId, first: string): string | undefined {
  return journeys[waters].nightBefore ? addDays(first, -1) : undefined
}
