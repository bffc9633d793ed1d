/** From degrees to pixels: a Mercator projection fitted to a frame. */
import { geoMercator } from 'd3-geo'
import type { Position } from '#content/schema.ts'
import type { Point } from './simplify.ts'

/** West, south, east, north in degrees. */
export type Bounds = [number, number, number, number]
export type Frame = { x: number; y: number; width: number; height: number }
export type Projection = {
  point(position: Position): Point
  invert(point: Point): Position
  pixelsPerMile: number
}

/** Fits the bounds into the frame, centred; what lies beyond them fills the rest of it. */
export function projectionOf([west, south, east, north]: Bounds, { x, y, width, height }: Frame): Projection {
  const corners = {
    type: 'MultiPoint' as const,
    coordinates: [
      [west, south],
      [east, north],
    ],
  }
  const mercator = geoMercator().fitExtent(
    [
      [x, y],
      [x + width, y + height],
    ],
    corners,
  )
  const point = ({ lat, lon }: Position) => mercator([lon, lat])! as Point
  const middle = { lat: (south + north) / 2, lon: west }
  return {
    point,
    invert: (at) => {
      const [lon, lat] = mercator.invert!(at)!
      return { lat, lon }
    },
    pixelsPerMile:
      (point({ ...middle, lat: middle.lat - 0.5 })[1] - point({ ...middle, lat: middle.lat + 0.5 })[1]) / 60,
  }
}

/** A number as SVG wants it: a tenth of a pixel is enough. */
export const px = (n: number) => String(Math.round(n * 10) / 10)
