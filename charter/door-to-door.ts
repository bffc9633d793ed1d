/** A week from the city to which guests fly and back: the yacht, what is paid on the spot, a night in a hotel where they need it, and the seats in the small aircraft. */
import { hotelNight } from '#content/charter/ashore.ts'
import { journeys } from '#content/charter/journey.ts'
import { waters, type WatersId } from '#content/charter/waters.ts'
import { itineraries } from '#content/itineraries.ts'
import { daysOfStay } from '#content/itinerary-lengths.ts'
import type { PlaceId } from '#content/places.ts'
import { ledger } from './ledger.ts'
import { toCents, wholeUnits } from './money.ts'
import type { Party } from './party.ts'
import { seatsOf } from './seats.ts'
import type { CharterYacht } from './yacht.ts'

const nights = 7

/** Where a week by the itinerary of these waters ends; nothing where they have none. */
export function usualEnd(id: WatersId): PlaceId | undefined {
  const { destination } = waters[id]
  if (!destination) return undefined
  return itineraries[destination].days[daysOfStay(destination, nights).at(-1)! - 1]!.place as PlaceId
}

/** @returns sums in cents of her own currency; nothing where no itinerary says where the week ends */
export function doorToDoor(yacht: CharterYacht, party: Party) {
  const end = usualEnd(yacht.home)
  if (!end) return undefined
  const { all } = ledger(yacht, yacht.home, { nights }, party)
  const hotel = journeys[yacht.home].nightBefore ? toCents(hotelNight.value * party.persons) : 0
  const seats = seatsOf(yacht.home, end, party)?.cents ?? 0
  const cents = all.cents + hotel + seats
  return { hotel, seats, cents, each: wholeUnits(cents / party.persons) }
}
