/** The days of a trip in words: date, light, moon, leg and what happens; the same for page, paper and calendar. */
import { journeys } from '#content/charter/journey.ts'
import { terms } from '#content/charter/terms.ts'
import { waters, type WatersId } from '#content/charter/waters.ts'
import type { ItineraryCopy } from '#content/copy.ts'
import { hoursInWords, toldHours } from '#content/hours-in-words.ts'
import { clock, formatPosition, nameIn } from '#content/format.ts'
import { distanceNm, openWater, speedOf } from '#content/itinerary-stages.ts'
import { type PlaceId, places } from '#content/places.ts'
import type { Name, Place } from '#content/schema.ts'
import { addDays } from '../calendar.ts'
import { type DatedDay, datedPlan } from '../dated-plan.ts'
import { legTimes } from '../leg-times.ts'
import type { Ledger } from '../ledger.ts'
import type { PricedTrip } from '../price-trip.ts'
import { type Sky, skyOn } from '../sky.ts'
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
  /** Where guests leave the yacht, and where the itinerary ends: a hotel on land may follow. */
  ashoreAt: PlaceId
  last: PlaceId
  /** A motor yacht's run back to her port on the last morning, where it is short. */
  runHome?: { distanceNm: number; hours: number }
  /** The hour of the sunset of the first day. */
  sunset: string
  /** Nights for which the itinerary has no day. */
  beyond: number
}

/** @param copy of the waters' itinerary; none where they have none */
export function tripDays(
  { ledger, yacht }: Pick<PricedTrip, 'ledger' | 'yacht'>,
  copy: ItineraryCopy | undefined,
  words: TripWords,
): TripDays {
  const { destination, port, timeZone } = waters[ledger.waters]
  const result = datedPlan(destination, ledger.stay, speedOf(yacht))
  if (result.refusal || !copy) return { days: [], ashoreAt: port, last: port, sunset: '', beyond: 0 }
  const { days } = result.plan
  const last = days.at(-1)!.place
  const runHome = shortRun(last, port, yacht)
  return {
    days: days.map((day) => tripDay(day, copy.days[day.planned - 1]!, { ledger, timeZone, words })),
    ashoreAt: runHome ? port : (days.findLast(({ night }) => night === 'aboard') ?? days.at(-1)!).place,
    last: runHome ? port : last,
    runHome,
    sunset: words.format.hour(skyOn(days[0]!.date, days[0]!.position, timeZone).sunset, timeZone),
    beyond: ledger.stay.nights - days.length,
  }
}

/** Hours up to which a motor yacht brings her guests back herself on the last morning. */
const longestRunHome = 2

/** Nobody is fetched by speedboat from a yacht that is as fast. */
function shortRun(from: PlaceId, port: PlaceId, yacht: PricedTrip['yacht']): TripDays['runHome'] {
  if (from === port || yacht.type !== 'motor-yacht') return undefined
  const all = places as Record<PlaceId, Place>
  const distance = distanceNm(all[from], all[port]) * openWater
  const hours = distance / speedOf(yacht)
  return hours <= longestRunHome ? { distanceNm: Math.round(distance), hours } : undefined
}

type Context = { ledger: Ledger; timeZone: string; words: TripWords }

function tripDay(
  day: DatedDay,
  { title, location, activities }: ItineraryCopy['days'][number],
  context: Context,
): TripDay {
  const { words, timeZone, ledger } = context
  const { say, format } = words
  const sky = skyOn(day.date, day.position, timeZone)
  const boards = day.date === ledger.aboard.first
  return {
    number: day.day,
    iso: day.date,
    date: format.weekday(day.date),
    title,
    location,
    leg: legText(day, sky, boards, context),
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
    activities,
  }
}

function legText(day: DatedDay, sky: Sky, boards: boolean, { ledger, words, timeZone }: Context): string {
  const { say, format } = words
  if (day.leg !== 'sail' || day.hours === undefined) return onLand(day, ledger, words)
  // As many hours lie between leaving and arriving as the sentence names.
  const hours = toldHours(day.hours)
  const times = legTimes({ date: day.date, hours, boarding: boards, byNight: day.byNight, timeZone, ...sky })
  return say(times.overnight ? 'days.overnight' : 'days.leg', {
    distance: format.number(day.distanceNm!, 1),
    hours: hoursInWords(hours, words.locale),
    leaves: format.hour(times.leaves, timeZone),
    arrives: format.hour(times.arrives, timeZone),
  })
}

/** A day without a leg under sail: at anchor, in the city, or on the road. */
function onLand({ leg, night }: DatedDay, { waters: where }: Ledger, { say, locale }: TripWords): string {
  const { inland } = journeys[where]
  if (leg === 'road' && inland) return say('days.inland', { hours: hoursInWords(inland.hours.value, locale) })
  if (leg === 'stay' && night === 'hotel') return say('days.town')
  return say(`days.${leg === 'sail' ? 'stay' : leg}`)
}

/** A place's name in the words' language. */
export function placeName(id: PlaceId, { locale }: TripWords): string {
  return nameIn((places as Record<PlaceId, Place>)[id].name as Name, locale)
}

/** The evening before the first day where guests have to sleep in the city, else nothing. */
export function eveOf(waters: WatersId, first: string): string | undefined {
  return journeys[waters].nightBefore ? addDays(first, -1) : undefined
}
