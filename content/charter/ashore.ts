/** What we charge for nights and ways ashore, in dollars for each person. */
import { example } from './fact.ts'
import type { Transfer } from './journey.ts'
import type { WatersId } from './waters.ts'

export const hotelNight = example(
  95,
  'what you charge for a person and a night in the hotel of a trip, such as the one in Havana',
)

const way = (dollars: number, where: string) => example(dollars, `what you charge a person for the ${where}`)

/** In the sum of a trip whose itinerary crosses the land. */
export const transferPrices = {
  inland: way(80, 'car from Havana to Cienfuegos'),
  'inland-back': way(80, 'car from Cienfuegos to Havana'),
  domestic: way(160, 'flight from Cayo Largo to Havana'),
} satisfies Record<Transfer, unknown>

/** A seat in a small aircraft between city and airstrip, one way, for lists of what comes on top. */
export const seatPrices = {
  'san-blas': way(120, 'seat between Panama City and an airstrip of San Blas, one way'),
  bahamas: way(160, 'seat from Staniel Cay to Nassau'),
} satisfies Partial<Record<WatersId, unknown>>
