/** Which days of an itinerary a stay takes: every stay ends where guests can go home from. */
import { itineraries } from './itineraries.ts'
import type { DestinationId } from './schema.ts'

type ByNights = Readonly<Record<number, readonly number[]>>

/** Days by their number in content/itineraries.ts. Lengths that are not named take the first days as they stand. */
const ownWay: Partial<Record<DestinationId, ByNights>> = {
  panama: {
    5: [1, 2, 3, 5, 7],
    6: [1, 2, 3, 4, 5, 7],
    8: [1, 2, 3, 4, 5, 6, 8, 7],
    9: [1, 2, 3, 4, 5, 6, 7, 8, 10],
    11: [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 14],
    12: [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14],
    13: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14],
  },
  colombia: {
    5: [1, 2, 4, 5, 7],
    6: [1, 2, 4, 5, 6, 7],
    8: [1, 8, 2, 3, 4, 5, 6, 7],
    9: [1, 2, 3, 4, 5, 6, 7, 8, 10],
    11: [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 14],
    12: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14],
    13: [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14],
  },
  bahamas: {
    5: [1, 2, 3, 13, 14],
    6: [1, 2, 3, 4, 13, 14],
    8: [1, 2, 3, 4, 5, 12, 13, 14],
    9: [1, 2, 3, 4, 5, 6, 12, 13, 14],
    11: [1, 2, 3, 4, 5, 6, 7, 11, 12, 13, 14],
    12: [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14],
    13: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14],
  },
  cuba: {
    8: [1, 2, 3, 4, 5, 6, 7, 11],
    9: [1, 2, 3, 4, 5, 6, 7, 8, 10],
    12: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13],
  },
}

/** The same beyond the longest itinerary; the captain plans the days between. */
const longer: Partial<Record<DestinationId, readonly number[]>> = {
  cuba: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
}

/** The same where other guests come aboard on the day: she lies in her port on the last evening. */
const backInPort: Partial<Record<DestinationId, ByNights>> = {
  panama: {
    5: [1, 2, 3, 12, 14],
    6: [1, 2, 3, 4, 12, 14],
    7: [1, 2, 3, 4, 5, 12, 14],
    8: [1, 2, 3, 4, 5, 6, 12, 14],
  },
  bahamas: {
    7: [1, 2, 3, 4, 5, 13, 14],
    10: [1, 2, 3, 4, 5, 6, 7, 12, 13, 14],
  },
}

/** After which day guests of a stay longer than the itinerary have days of their own: far out, and before the way home. */
export const leisureAfter: Record<DestinationId, number> = { panama: 9, colombia: 10, bahamas: 10, cuba: 11 }

/** The numbers of the days that a stay takes, in their order; all of them for one that is longer. */
export function daysOfStay(
  id: DestinationId,
  nights: number,
  { dueInPort = false }: { dueInPort?: boolean } = {},
): readonly number[] {
  const all = itineraries[id].days.map((_, i) => i + 1)
  const chosen = (dueInPort ? backInPort[id]?.[nights] : undefined) ?? ownWay[id]?.[nights]
  return chosen ?? (nights > all.length ? (longer[id] ?? all) : all.slice(0, nights))
}
