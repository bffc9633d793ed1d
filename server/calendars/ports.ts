/** Which of our waters the LOCATION of an event names. */
import { type WatersId, waters, watersIds } from '#content/charter/waters.ts'
import { itineraries } from '#content/itineraries.ts'
import { type PlaceId, places } from '#content/places.ts'

/** Small letters without accents, so that "La Habana" and "LA HABANA, Cuba" are read alike. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** What people call waters on a calendar: their ids, and every port and anchorage on their itinerary. */
const namesOf = new Map<WatersId, string[]>(
  watersIds.map((id) => {
    const { port, destination } = waters[id]
    const stops = destination ? itineraries[destination].days.map(({ place }) => place as PlaceId) : []
    // One that there is not is told by the check of the contents, which reads this file, too.
    const known = [port, ...stops].filter((place) => place in places)
    const names = known.flatMap((place) => {
      const { name } = places[place]
      return typeof name === 'string' ? [name] : Object.values(name)
    })
    // Panama and Colombia have other coasts; there, the name of the country says nothing.
    const country = destination === 'cuba' || destination === 'bahamas' ? [destination] : []
    return [id, [...new Set([id, ...country, ...names].map(plain))]]
  }),
)

/** @returns nothing where a text names none of our waters, or several */
export function watersNamed(location: string): WatersId | undefined {
  const text = ` ${plain(location)} `
  const named = watersIds.filter((id) => namesOf.get(id)!.some((name) => text.includes(` ${name} `)))
  return named.length === 1 ? named[0] : undefined
}
