/** Destinations and itineraries as structured data (schema.org). */
import { canonicalPath, type PageId } from '#app/pages.ts'
import type { Locale } from '#content/locales.ts'
import type { Position } from '#content/schema.ts'
import { languageAddress } from './page-seo.server.ts'
import { context, organisation } from './structured-data.server.ts'

type PlaceInput = {
  origin: string
  locale: Locale
  id: PageId
  name: string
  description: string
  position: Position
  image: string
}

export function destinationData({ origin, locale, id, name, description, position, image }: PlaceInput) {
  return {
    '@context': context,
    '@type': 'TouristDestination',
    name,
    description,
    image,
    url: languageAddress(origin, canonicalPath(id), locale),
    geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lon },
  }
}

type TripInput = {
  origin: string
  locale: Locale
  id: PageId
  name: string
  description: string
  image: string
  stops: { place: string; title: string; position: Position }[]
}

export function tripData({ origin, locale, id, name, description, image, stops }: TripInput) {
  return {
    '@context': context,
    '@type': 'TouristTrip',
    name,
    description,
    image,
    url: languageAddress(origin, canonicalPath(id), locale),
    provider: organisation(origin),
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: stops.length,
      itemListElement: stops.map(({ place, title, position }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        item: {
          '@type': 'Place',
          name: place,
          description: title,
          geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lon },
        },
      })),
    },
  }
}
