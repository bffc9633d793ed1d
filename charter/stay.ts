/** When: read from what a guest typed, and how many nights of it are spent on board. */
import { type Transfer, waysHome } from '#content/charter/journey.ts'
import { waters, type WatersId } from '#content/charter/waters.ts'
import { itineraries } from '#content/itineraries.ts'
import { daysOfStay } from '#content/itinerary-lengths.ts'
import type { PlaceId } from '#content/places.ts'
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
export function onBoard<T extends Stay>(stay: T, where: WatersId): { aboard: T; hotelNights: number } {
  const hotel = daysOf(stay, where).map(({ night }) => night === 'hotel')
  const hotelNights = hotel.filter(Boolean).length
  const before = hotel.indexOf(false)
  return {
    aboard: {
      ...stay,
      ...(stay.first && { first: addDays(stay.first, Math.max(before, 0)) }),
      nights: stay.nights - hotelNights,
    },
    hotelNights,
  }
}

/** The transfers of a stay whose itinerary crosses the land: to the yacht by road, and back to the city from where she leaves her guests. */
export function transfersOf(stay: Stay, where: WatersId): Transfer[] {
  const days = daysOf(stay, where)
  if (!days.some(({ leg }) => leg === 'road')) return []
  const left = days.findLast(({ night }) => night !== 'hotel')?.place as PlaceId | undefined
  const home = left && waysHome[left]
  return home === 'inland-back' || home === 'domestic' ? ['inland', home] : ['inland']
}

function daysOf({ nights }: Stay, where: WatersId) {
  const { destination } = waters[where]
  return destination ? daysOfStay(destination, nights).map((n) => itineraries[destination].days[n - 1]!) : []
}
