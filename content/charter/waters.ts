/** The waters that can be chartered, where yachts lie in them, and how a yacht gets from one to another. */
import type { PlaceId } from '../places.ts'
import type { DestinationId, Position, YachtType } from '../schema.ts'
import { example, type Fact } from './fact.ts'

export type WatersId = 'san-blas' | 'rosario' | 'aruba' | 'cuba' | 'bahamas'
export type Waters = {
  /** The page and itinerary of these waters; none for Aruba. */
  destination?: DestinationId
  /** Where guests come aboard. */
  port: PlaceId
  timeZone: string
}

export const waters: Record<WatersId, Waters> = {
  'san-blas': { destination: 'panama', port: 'elPorvenir', timeZone: 'America/Panama' },
  rosario: { destination: 'colombia', port: 'cartagena', timeZone: 'America/Bogota' },
  aruba: { port: 'oranjestad', timeZone: 'America/Aruba' },
  cuba: { destination: 'cuba', port: 'cienfuegos', timeZone: 'America/Havana' },
  bahamas: { destination: 'bahamas', port: 'nassau', timeZone: 'America/Nassau' },
}
export const watersIds = Object.keys(waters) as WatersId[]

/** The waters of a destination's page. */
export const watersOf: Record<DestinationId, WatersId> = {
  panama: 'san-blas',
  colombia: 'rosario',
  cuba: 'cuba',
  bahamas: 'bahamas',
}

const windward: Position[] = [
  { lat: 23.75, lon: -75.3 },
  { lat: 22.75, lon: -74.5 },
  { lat: 20.1, lon: -73.9 },
]
const aroundCabo: Position = { lat: 19.7, lon: -77.9 }
const eastOfJamaica: Position = { lat: 18, lon: -75.6 }

/**
 * Turning points of the sea passages between ports, where the straight line crosses land: the Crooked Island and the
 * Windward Passage from the Bahamas, the Jamaica Channel from Aruba to Cuba. A calendar may name any two of the waters, so
 * each pair has one. Distances are computed from them like those of itineraries (docs/sources.md).
 */
export const passages: { between: readonly [WatersId, WatersId]; via: readonly Position[] }[] = [
  { between: ['san-blas', 'rosario'], via: [] },
  { between: ['san-blas', 'cuba'], via: [] },
  { between: ['san-blas', 'aruba'], via: [{ lat: 12.7, lon: -72 }] },
  { between: ['rosario', 'cuba'], via: [{ lat: 17.5, lon: -79 }] },
  { between: ['rosario', 'aruba'], via: [{ lat: 12.7, lon: -72 }] },
  { between: ['aruba', 'cuba'], via: [eastOfJamaica, aroundCabo] },
  { between: ['bahamas', 'cuba'], via: [...windward, aroundCabo] },
  { between: ['bahamas', 'san-blas'], via: windward },
  { between: ['bahamas', 'rosario'], via: windward },
  { between: ['bahamas', 'aruba'], via: windward },
]

/**
 * Nautical miles that a motor yacht covers in a day between ports. At her cruising speed the fuel on board lasts some hours,
 * so she crosses open water at eight to ten knots, and fills her tanks wherever she can.
 */
export const motorPassageRun = example(
  200,
  'how many nautical miles a day the motor yacht covers between ports, stops for fuel included',
)

/**
 * The longest passage, in nautical miles, on which a motor yacht is brought. Beyond it the open water is wider than the fuel
 * on board reaches, and what a crossing burns no guest would pay.
 */
export const motorPassageMost = example(
  250,
  'how many nautical miles the motor yacht is brought at most, from one port to another',
)

/** What bringing a yacht costs, in whole dollars a nautical mile, crew and fuel. */
export const relocationRate: Record<YachtType, Fact<number>> = {
  sailboat: example(6, 'what a mile of a delivery costs you with her'),
  catamaran: example(8, 'what a mile of a delivery costs you with her'),
  'motor-yacht': example(45, 'what a mile of a delivery costs you with her'),
}
