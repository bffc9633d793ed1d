/** An itinerary on the days of a stay. */
import { waters, watersOf } from '#content/charter/waters.ts'
import { terms } from '#content/charter/terms.ts'
import { itineraries } from '#content/itineraries.ts'
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
export type DatedPlan = {
  days: DatedDay[]
  /** When guests come aboard and are ashore again; ISO instants, by the clock of the port. */
  boarding: string
  ashore: string
}

/**
 * @param speed knots, where not those of every itinerary
 * @returns the plan, or why there is none: no date, or waters without an itinerary
 */
export function datedPlan(
  destination: DestinationId | undefined,
  { first, nights }: Stay,
  speed?: number,
): Result<{ plan: DatedPlan }> {
  if (!destination) return { refusal: { code: 'no-itinerary' } }
  if (!first || !isDay(first)) return { refusal: { code: 'not-a-day' } }
  const { days } = itineraries[destination]
  const { timeZone } = waters[watersOf[destination]]
  const { ashore } = endOf({ first, nights })!
  return {
    plan: {
      days: itineraryStages(destination, speed, nights).map((stage, i) => {
        const date = addDays(first, i)
        return {
          ...stage,
          date,
          weekday: new Date(`${date}T00:00:00Z`).getUTCDay() || 7,
          highSeason: inHighSeason(date),
          night: days[stage.planned - 1]!.night ?? 'aboard',
        }
      }),
      boarding: instantIn(timeZone, first, terms.boarding.value).toISOString(),
      ashore: instantIn(timeZone, ashore, terms.ashore.value).toISOString(),
    },
  }
}
