/** What we charge for nights and ways ashore that belong to a trip, in dollars for each person. */
import { example } from './fact.ts'
import type { Transfer } from './journey.ts'

export const hotelNight = example(
  95,
  'what you charge for a person and a night in the hotel of a trip, such as the one in Havana',
)

const way = (dollars: number, where: string) => example(dollars, `what you charge a person for the ${where}`)

export const transferPrices = {
  inland: way(80, 'car from Havana to Cienfuegos'),
  'inland-back': way(80, 'car from Cienfuegos to Havana'),
  domestic: way(160, 'flight from Cayo Largo to Havana'),
} satisfies Record<Transfer, unknown>
