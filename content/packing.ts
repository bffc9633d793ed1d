/** What guests bring, by waters and months, from the texts of a trip (trip.ts in each language). */
import { waters, type WatersId } from './charter/waters.ts'
import { destinations } from './destinations.ts'
import type { TripCopy } from './trip-copy.ts'

/** Months in which cold fronts bring cool evenings, and the waters that they reach. */
const fronts = { months: [12, 1, 2, 3], waters: ['bahamas', 'cuba'] as readonly WatersId[] }
/** Waters whose first evening is spent in a city, at a table ashore. */
const cities: readonly WatersId[] = ['cuba', 'rosario']

/** @param months of the stay, from 1 for January */
export function packingFor(where: WatersId, months: readonly number[], { pack }: Pick<TripCopy, 'pack'>) {
  const { destination } = waters[where]
  const rain =
    destination !== undefined && months.some((each) => destinations[destination].season.rain.includes(each))
  const cool = fronts.waters.includes(where) && months.some((each) => fronts.months.includes(each))
  const { bag, sun, feet, health, power, book } = pack.items
  return {
    lead: where === 'cuba' ? pack.leadHotel : pack.lead,
    items: [
      bag,
      sun,
      rain ? pack.jacket.rain : pack.jacket.wind,
      ...(cool ? [pack.jumper] : []),
      feet,
      ...(cities.includes(where) ? [pack.town] : []),
      ...(where === 'san-blas' ? [pack.village] : []),
      health,
      pack.cash[where],
      power,
      book,
    ],
  }
}
