/** The paper of the chart and where a position lies on it. */
import coastData from '#charts/coast.json' with { type: 'json' }
import { projectionOf } from '#charts/geometry.ts'
import { coastOf, coastIn } from '#charts/coast.ts'
import type { Point } from '../../kit.ts'

export type Mutable = [number, number]
export const frame = { x: 40, y: 40, width: 1420, height: 900 }
const projection = projectionOf([-79.02, 9.4, -78.5, 9.68], frame)
const coasts = (coastData as unknown as { panama: Mutable[][] }).panama
export const rings = coastIn(coasts, projection, frame, { margin: 60, tolerance: 0.8, smallest: 2 })
export const coast = coastOf(rings)
export const at = (lat: number, lon: number): Point => projection.point({ lat, lon })
/** A day's sail: El Porvenir, Chichime, the Holandeses, Coco Bandero. */
export const stops = [at(9.563, -78.96), at(9.588, -78.87), at(9.604, -78.74), at(9.522, -78.618)]
export const serif = 'font-family="Liberation Serif, Georgia, serif"'
