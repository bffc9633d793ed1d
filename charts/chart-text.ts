/** A chart in words, for readers who do not see it. */
import type { Locale } from '#content/locales.ts'
import { type PlaceId, places } from '#content/places.ts'
import { type DestinationId, nameIn, type Place, type Position } from '#content/schema.ts'
import type { Stage } from '#content/voyage.ts'
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

/** 9°33′N 78°49′W */
export function degrees({ lat, lon }: Position): string {
  const part = (value: number) => {
    const minutes = Math.round(Math.abs(value) * 60)
    return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
  }
  return `${part(lat)}${lat < 0 ? 'S' : 'N'} ${part(lon)}${lon < 0 ? 'W' : 'E'}`
}

export function routeText(
  destination: DestinationId,
  locale: Locale,
  { start, stages }: { start: PlaceId; stages: Stage[] },
) {
  const w = words[locale]
  const name = (place: PlaceId) => nameIn((places[place] as Place).name, locale)
  const figure = new Intl.NumberFormat(locale)
  const stops = [
    `${w.start}: ${name(start)}, ${degrees(places[start])}`,
    ...stages.map(({ day, place, position, leg, distanceNm }) => {
      const how =
        leg === 'sail' && distanceNm !== undefined
          ? `${figure.format(distanceNm)} ${w.miles}`
          : leg === 'stay'
            ? w.atAnchor
            : w.byRoad
      return `${w.day} ${day}: ${name(place)}, ${degrees(position)}, ${how}`
    }),
  ]
  return {
    title: `${w.route}: ${waterOf[destination][locale]}`,
    stops,
    description: `${w.stops}. ${stops.join('; ')}. ${w.notForNavigation}`,
  }
}
