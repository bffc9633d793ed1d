/** Ports and anchorages, to a hundredth of a degree. `source` is the key under which docs/sources.md says where a position comes from. */
import type { Place } from './schema.ts'

export const places = {
  // Panama, San Blas
  elPorvenir: { lat: 9.56, lon: -78.95, name: 'El Porvenir', source: 'san-blas-logs' },
  chichime: { lat: 9.59, lon: -78.88, name: 'Cayos Chichime', source: 'san-blas-logs' },
  lemmon: {
    lat: 9.55,
    lon: -78.9,
    name: { es: 'Cayos Limones', en: 'Lemmon Cays', de: 'Lemmon Cays' },
    source: 'san-blas-logs',
  },
  holandes: { lat: 9.59, lon: -78.67, name: 'Cayos Holandeses', source: 'san-blas-logs' },
  cocoBandero: { lat: 9.51, lon: -78.62, name: 'Cayos Coco Bandero', source: 'san-blas-logs' },
  greenIsland: {
    lat: 9.48,
    lon: -78.64,
    name: { es: 'Isla Verde', en: 'Green Island', de: 'Green Island' },
    source: 'san-blas-logs',
  },
  cambombia: { lat: 9.48, lon: -78.71, name: 'Cambombia', source: 'san-blas-logs' },
  nargana: { lat: 9.44, lon: -78.59, name: 'Narganá', source: 'san-blas-towns' },
  tigre: { lat: 9.43, lon: -78.52, name: 'Isla Tigre', source: 'san-blas-towns' },
  carti: {
    lat: 9.46,
    lon: -78.96,
    name: { es: 'Islas Gardi', en: 'Gardi islands', de: 'Gardi-Inseln' },
    source: 'san-blas-towns',
  },
  // Colombia
  cartagena: { lat: 10.42, lon: -75.55, name: 'Cartagena', source: 'colombia-logs' },
  bocachica: { lat: 10.32, lon: -75.58, name: 'Bocachica', source: 'colombia-towns' },
  islaGrande: { lat: 10.18, lon: -75.73, name: 'Isla Grande', source: 'colombia-logs' },
  sanMartin: { lat: 10.17, lon: -75.77, name: 'San Martín de Pajarales', source: 'colombia-logs' },
  cholon: { lat: 10.16, lon: -75.66, name: 'Cholón', source: 'colombia-logs' },
  tintipan: { lat: 9.79, lon: -75.84, name: 'Isla Tintipán', source: 'colombia-logs' },
  mucura: { lat: 9.78, lon: -75.87, name: 'Isla Múcura', source: 'colombia-logs' },
  // Bahamas
  nassau: { lat: 25.08, lon: -77.31, name: 'Nassau', source: 'bahamas-logs' },
  allans: { lat: 24.75, lon: -76.84, name: 'Allan’s Cay', source: 'bahamas-logs' },
  highbourne: { lat: 24.71, lon: -76.83, name: 'Highbourne Cay', source: 'bahamas-logs' },
  normans: { lat: 24.59, lon: -76.82, name: 'Norman’s Cay', source: 'bahamas-logs' },
  shroud: { lat: 24.53, lon: -76.79, name: 'Shroud Cay', source: 'bahamas-logs' },
  warderick: { lat: 24.38, lon: -76.63, name: 'Warderick Wells', source: 'bahamas-logs' },
  compass: { lat: 24.26, lon: -76.51, name: 'Compass Cay', source: 'bahamas-logs' },
  bigMajor: { lat: 24.19, lon: -76.46, name: 'Big Major Cay', source: 'bahamas-logs' },
  staniel: { lat: 24.17, lon: -76.45, name: 'Staniel Cay', source: 'bahamas-logs' },
  blackPoint: { lat: 24.1, lon: -76.4, name: 'Black Point', source: 'bahamas-towns' },
  // Cuba
  havana: {
    lat: 23.14,
    lon: -82.35,
    name: { es: 'La Habana', en: 'Havana', de: 'Havanna' },
    source: 'cuba-towns',
  },
  cienfuegos: { lat: 22.12, lon: -80.45, name: 'Cienfuegos', source: 'cuba-logs' },
  cayoLargo: { lat: 21.62, lon: -81.57, name: 'Cayo Largo', source: 'cuba-logs' },
  cayoRosario: { lat: 21.61, lon: -81.93, name: 'Cayo Rosario', source: 'cuba-logs' },
  cayoGuano: { lat: 21.66, lon: -81.04, name: 'Cayo Guano del Este', source: 'cuba-lights' },
  // Aruba
  oranjestad: { lat: 12.52, lon: -70.05, name: 'Oranjestad', source: 'aruba-logs' },
} as const satisfies Record<string, Place>

export type PlaceId = keyof typeof places

/** Harbours of cities, whose lamps outshine the stars. */
export const towns: readonly PlaceId[] = ['cartagena', 'nassau', 'havana', 'cienfuegos', 'oranjestad']
