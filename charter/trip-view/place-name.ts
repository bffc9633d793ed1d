import { nameIn } from '#content/format.ts'
import { type PlaceId, places } from '#content/places.ts'
import type { Name, Place } from '#content/schema.ts'
import type { TripWords } from './trip-words.server.ts'

/** A place's name in the words' language. */
export function placeName(id: PlaceId, { locale }: TripWords): string {
  return nameIn((places as Record<PlaceId, Place>)[id].name as Name, locale)
}
