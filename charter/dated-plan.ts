/** An itinerary on the days of a stay. */
import { waters, watersOf } from '#content/charter/waters.ts'
import { terms } from '#content/charter/terms.ts'
import { itineraries } from '#content/itineraries.ts'
import { daysOfStay, leisureAfter } from '#content/itinerary-lengths.ts'
import { type DestinationId, type ItineraryDay } from '#content/schema.ts'
import { type Stage, itineraryStages } from '#content/itinerary-stages.ts'
import { addDays, endOf, isDay, type Stay } from './calendar.ts'
import { inHighSeason } from './high-season.ts'
import { instantIn } from './time-zones.ts'
import type { Result } from './refusal.ts'

export type DatedDay = Stage & {
  /** ISO day. */
  date: string
  /** 1 is Monday, 7 is Sunday. */
  weekday: number
  /** Whether the night that follows is one of high season. */
  highSeason: boolean
  night: 'aboard' | NonNullable<ItineraryDay['night']>
}
/** Days in the middle of a long stay for which the itinerary has none; guests choose them. */
export type Leisure = { day: number; date: string; nights: number }
export type DatedPlan = {
  days: DatedDay[]
  leisure?: Leisure
  /** When guests come aboard and are ashore again; ISO instants, by the clock of the port. */
  boarding: string
  ashore: string
}
/** `speed`: knots, where not those of every itinerary. `dueInPort`: other guests come aboard on the day ashore. */
export type PlanOptions = { speed?: number; dueInPort?: boolean }

/** @returns the plan, or why there is none: no date, or waters without an itinerary */
export function datedPlan(
  destination: DestinationId | undefined,
  { first, nights }: Stay,
  { speed, dueInPort }: PlanOptions = {},
): Result<{ plan: DatedPlan }> {
  if (!destination) return { refusal: { code: 'no-itinerary' } }
  if (!first || !isDay(first)) return { refusal: { code: 'not-a-day' } }
  const { timeZone } = waters[watersOf[destination]]
  const { ashore } = endOf({ first, nights })!
  const numbers = daysOfStay(destination, nights, { dueInPort })
  const free = Math.max(0, nights - numbers.length)
  const after = leisureAfter[destination]
  return {
    plan: {
      days: itineraryStages(destination, speed, numbers).map((stage, i) =>
        dated(destination, stage, first, i < after ? i : i + free),
      ),
      leisure: free > 0 ? { day: after + 1, date: addDays(first, after), nights: free } : undefined,
      boarding: instantIn(timeZone, first, terms.boarding.value).toISOString(),
      ashore: instantIn(timeZone, ashore, terms.ashore.value).toISOString(),
    },
  }
}

/** @param offset days since the first of the stay */
function dated(destination: DestinationId, stage: Stage, first: string, offset: number): DatedDay {
  const date = addDays(first, offset)
  return {
    ...stage,
    day: offset + 1,
    date,
    weekday: new Date(`${date}T00:00:00Z`).getUTCDay() || 7,
    highSeason: inHighSeason(date),
    night: itineraries[destination].days[stage.planned - 1]!.night ?? 'aboard',
  }
}
