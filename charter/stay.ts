/** When: read from what a guest typed, and how many nights of it are spent on board. */
import { waters, type WatersId } from '#content/charter/waters.ts'
import { itineraries } from '#content/itineraries.ts'
import { addDays, isDay, type Stay } from './calendar.ts'
import type { Result } from './refusal.ts'

/** Reads a first day and a number of nights. An empty day is a stay without a date. `today` is the ISO day where guests come aboard. */
export function readStay(first: string, nights: number, today: string): Result<{ stay: Stay }> {
  if (first === '') return { stay: { nights } }
  if (!isDay(first)) return { refusal: { code: 'not-a-day' } }
  if (first < today) return { refusal: { code: 'past' } }
  return { stay: { first, nights } }
}

/**
 * The part of a stay that is spent on board; the rest is hotel nights of the itinerary, such as those in Havana.
 * Waters without an itinerary have none.
 */
export function onBoard(stay: Stay, where: WatersId): { aboard: Stay; hotelNights: number } {
  const { destination } = waters[where]
  const days = destination ? itineraries[destination].days.slice(0, stay.nights) : []
  const hotel = days.map(({ night }) => night === 'hotel')
  const hotelNights = hotel.filter(Boolean).length
  const before = hotel.indexOf(false)
  return {
    aboard: {
      first: stay.first && addDays(stay.first, Math.max(before, 0)),
      nights: stay.nights - hotelNights,
    },
    hotelNights,
  }
}
