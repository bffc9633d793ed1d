/** Whose hours an itinerary's page gives: those of the yacht that lies there, where she does not wait for the wind. */
import { lyingIn } from './counts.ts'
import { plannedSpeed, speedOf } from './itinerary-stages.ts'
import { watersOf } from './charter/waters.ts'
import type { DestinationId } from './schema.ts'

/** The slowest yacht that lies in the waters of a destination, if all that do are faster than itineraries are reckoned. */
export function fastLocalYacht(id: DestinationId) {
  const there = lyingIn(watersOf[id])
  if (there.length === 0 || there.some((yacht) => speedOf(yacht) <= plannedSpeed)) return undefined
  return there.toSorted((a, b) => a.speed - b.speed)[0]
}

/** Knots at which the hours of an itinerary are given. */
export const localSpeed = (id: DestinationId): number => fastLocalYacht(id)?.speed ?? plannedSpeed
