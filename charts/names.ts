/** What the charts say beside the stops: waters in italics, lands in small capitals, and the words of the furniture. */
import type { Locale } from '#content/locales.ts'
import type { DestinationId, Name, Position } from '#content/schema.ts'

export type ChartName = Position & { name: Name; /** 1 is the largest. */ rank: 1 | 2 | 3 }
const at = (lat: number, lon: number, rank: 1 | 2 | 3, es: string, en = es, de = es): ChartName => ({
  lat,
  lon,
  rank,
  name: { es, en, de },
})
const caribbean = (lat: number, lon: number) =>
  at(lat, lon, 1, 'Mar Caribe', 'Caribbean Sea', 'Karibisches Meer')

export const waters: Record<DestinationId | 'overview', ChartName[]> = {
  panama: [
    caribbean(9.645, -78.76),
    at(9.5, -78.88, 2, 'Golfo de San Blas', 'Gulf of San Blas', 'Golf von San Blas'),
  ],
  colombia: [
    caribbean(10.02, -76.02),
    at(9.6, -75.7, 2, 'Golfo de Morrosquillo', 'Gulf of Morrosquillo', 'Golf von Morrosquillo'),
  ],
  bahamas: [
    at(24.42, -76.22, 1, 'Exuma Sound'),
    at(24.3, -77.0, 1, 'Gran Banco de las Bahamas', 'Great Bahama Bank', 'Große Bahamabank'),
    at(25.2, -77.0, 2, 'Canal de la Providencia', 'Providence Channel', 'Providence Channel'),
    at(24.6, -77.5, 2, 'Lengua del Océano', 'Tongue of the Ocean', 'Tongue of the Ocean'),
  ],
  cuba: [
    caribbean(21.5, -80.7),
    at(22.2, -82.4, 2, 'Golfo de Batabanó', 'Gulf of Batabanó', 'Golf von Batabanó'),
    at(23.42, -81.4, 2, 'Estrecho de la Florida', 'Straits of Florida', 'Floridastraße'),
  ],
  overview: [
    caribbean(15, -75.5),
    at(24.6, -71.5, 1, 'Océano Atlántico', 'Atlantic Ocean', 'Atlantischer Ozean'),
    at(25, -89.5, 2, 'Golfo de México', 'Gulf of Mexico', 'Golf von Mexiko'),
  ],
}

export const lands: Record<DestinationId | 'overview', ChartName[]> = {
  panama: [at(9.39, -78.8, 1, 'Guna Yala')],
  colombia: [
    at(10.05, -75.35, 1, 'Colombia', 'Colombia', 'Kolumbien'),
    at(10.24, -75.6, 3, 'Barú', 'Barú', 'Barú'),
  ],
  bahamas: [
    at(24.6, -77.9, 2, 'Andros'),
    at(25.02, -77.42, 3, 'New Providence'),
    at(24.95, -75.9, 2, 'Eleuthera'),
  ],
  cuba: [at(22.65, -81.5, 1, 'Cuba', 'Cuba', 'Kuba'), at(21.65, -82.85, 2, 'Isla de la Juventud')],
  overview: [
    at(25.2, -83.4, 3, 'Florida'),
    at(20.3, -88.9, 3, 'Yucatán'),
    at(18.85, -70.5, 3, 'La Española', 'Hispaniola', 'Hispaniola'),
    at(18.12, -77.3, 3, 'Jamaica', 'Jamaica', 'Jamaika'),
    at(8.0, -66.5, 3, 'Venezuela'),
    at(12.9, -85.2, 3, 'Nicaragua'),
  ],
}

type ChartWords = {
  notForNavigation: string
  miles: string
  stops: string
  day: string
  days: string
  byRoad: string
  atAnchor: string
  route: string
  overview: string
  start: string
}
export const words: Record<Locale, ChartWords> = {
  es: {
    notForNavigation: 'No apta para la navegación.',
    miles: 'millas náuticas',
    stops: 'Escalas',
    day: 'Día',
    days: 'días',
    byRoad: 'por carretera',
    atAnchor: 'sin cambiar de sitio',
    route: 'Carta de la ruta',
    overview: 'Carta del Caribe occidental',
    start: 'Salida',
  },
  en: {
    notForNavigation: 'Not for navigation.',
    miles: 'nautical miles',
    stops: 'Stops',
    day: 'Day',
    days: 'days',
    byRoad: 'overland',
    atAnchor: 'no passage',
    route: 'Chart of the route',
    overview: 'Chart of the western Caribbean',
    start: 'Start',
  },
  de: {
    notForNavigation: 'Nicht zur Navigation geeignet.',
    miles: 'Seemeilen',
    stops: 'Stationen',
    day: 'Tag',
    days: 'Tage',
    byRoad: 'auf dem Landweg',
    atAnchor: 'kein Ortswechsel',
    route: 'Karte der Route',
    overview: 'Karte der westlichen Karibik',
    start: 'Beginn',
  },
}
