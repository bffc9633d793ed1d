/** The four destinations: where they lie, when to go. Best months are the specification's; rain and hurricane months: docs/sources.md. */
import type { PlaceId } from './places.ts'
import type { Destination, DestinationId } from './schema.ts'

const hurricaneMonths = [6, 7, 8, 9, 10, 11]
/** Of Cuba and the Bahamas. */
const rainyMonths = [5, 6, 7, 8, 9, 10]

/** `pictured` is the place that the caption of the page's first picture names; `sailing` shows a yacht of those waters. */
export const destinations: Record<DestinationId, Destination & { pictured: PlaceId; sailing: string }> = {
  colombia: {
    id: 'colombia',
    position: { lat: 10.18, lon: -75.74 },
    season: { best: [12, 1, 2, 3, 4], rain: [5, 9, 10, 11], hurricane: [], windy: [1, 2, 3] },
    chart: [-76.2, 9.55, -75.2, 10.6],
    picture: 'rosario',
    pictured: 'islaGrande',
    detail: 'cartagena',
    sailing: 'macan-pershing-64-underway',
  },
  panama: {
    id: 'panama',
    position: { lat: 9.55, lon: -78.82 },
    season: { best: [1, 2, 3, 4], rain: [5, 6, 7, 8, 9, 10, 11, 12], hurricane: [] },
    chart: [-79.1, 9.25, -78.4, 9.75],
    picture: 'san-blas',
    pictured: 'cocoBandero',
    detail: 'mola',
    sailing: 'san-blas-sailing',
  },
  cuba: {
    id: 'cuba',
    position: { lat: 21.62, lon: -81.57 },
    season: { best: [11, 12, 1, 2, 3, 4], rain: rainyMonths, hurricane: hurricaneMonths },
    chart: [-83, 21.2, -80, 23.5],
    picture: 'cayo-largo',
    pictured: 'cayoLargo',
    detail: 'havana',
    sailing: 'sunreef-62-marea-underway',
  },
  bahamas: {
    id: 'bahamas',
    position: { lat: 24.18, lon: -76.45 },
    season: { best: [11, 12, 1, 2, 3, 4], rain: rainyMonths, hurricane: hurricaneMonths },
    chart: [-77.6, 23.8, -76.1, 25.3],
    picture: 'exumas',
    pictured: 'staniel',
    detail: 'lagoon-62-above',
    sailing: 'lagoon-62-underway',
  },
}
