/** A chart in words, for readers who do not see it. */
import type { Locale } from '#content/locales.ts'
import { type PlaceId, places } from '#content/places.ts'
import { formatPosition, formats, nameIn } from '#content/format.ts'
import type { DestinationId, Place } from '#content/schema.ts'
import type { Stage } from '#content/itinerary-stages.ts'
import { words } from './names.ts'

const waterOf: Record<DestinationId, Record<Locale, string>> = {
  panama: { es: 'Guna Yala', en: 'Guna Yala', de: 'Guna Yala' },
  colombia: {
    es: 'Cartagena, Rosario y San Bernardo',
    en: 'Cartagena, Rosario and San Bernardo',
    de: 'Cartagena, Rosario und San Bernardo',
  },
  cuba: { es: 'Cienfuegos y Cayo Largo', en: 'Cienfuegos and Cayo Largo', de: 'Cienfuegos und Cayo Largo' },
  bahamas: { es: 'Nassau y las Exumas', en: 'Nassau and the Exumas', de: 'Nassau und die Exumas' },
}

export function routeText(
  destination: DestinationId,
  locale: Locale,
  { start, stages }: { start: PlaceId; stages: Stage[] },
) {
  const w = words[locale]
  const name = (place: PlaceId) => nameIn((places[place] as Place).name, locale)
  const { number } = formats(locale)
  const stops = [
    `${w.start}: ${name(start)}, ${formatPosition(places[start])}`,
    ...stages.map(({ day, place, position, leg, distanceNm }) => {
      const how =
        leg === 'sail' && distanceNm !== undefined
          ? `${number(distanceNm, 1)} ${w.miles}`
          : leg === 'stay'
            ? w.atAnchor
            : w.byRoad
      return `${w.day} ${day}: ${name(place)}, ${formatPosition(position)}, ${how}`
    }),
  ]
  return {
    title: `${w.route}: ${waterOf[destination][locale]}`,
    stops,
    description: `${w.stops}. ${stops.join('; ')}. ${w.notForNavigation}`,
  }
}
