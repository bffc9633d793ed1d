/** From degrees to pixels: a Mercator projection fitted to a frame, and coasts as compact paths in it. */
import { geoMercator } from 'd3-geo'
import type { Position } from '#content/schema.ts'
import { packed } from './path.ts'
import { type Point, simplifyRing } from './simplify.ts'

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

/** The rings of a coast in pixels, cut at the frame and a margin round it. Islands too small to draw are dropped. */
export function coastIn(
  rings: Point[][],
  projection: Projection,
  frame: Frame,
  { margin, tolerance, smallest }: { margin: number; tolerance: number; smallest: number },
): Point[][] {
  return rings
    .map((ring) =>
      clip(
        ring.map(([lon, lat]) => projection.point({ lat, lon })),
        frame,
        margin,
      ),
    )
    .filter((ring) => ring.length > 2 && extent(ring) > smallest)
    .map((ring) => simplifyRing(ring, Math.min(tolerance, extent(ring) / 7)))
    .filter((ring) => ring.length > 2)
    .map(stayed)
}

/** Gives long edges a point near each end, so that smoothing rounds the corner and not the edge. */
const stayed = (ring: Point[]) =>
  ring.flatMap((p, i): Point[] => {
    const next = ring[(i + 1) % ring.length]!
    const length = Math.hypot(next[0] - p[0], next[1] - p[1])
    if (length < 120) return [p]
    const toward = (t: number): Point => [p[0] + (next[0] - p[0]) * t, p[1] + (next[1] - p[1]) * t]
    return [p, toward(10 / length), toward(1 - 10 / length)]
  })

const extent = (ring: Point[]) =>
  Math.max(
    ...[0, 1].map((axis) => Math.max(...ring.map((p) => p[axis]!)) - Math.min(...ring.map((p) => p[axis]!))),
  )

/** Cuts a ring at a rectangle, side by side (Sutherland and Hodgman). */
function clip(ring: Point[], { x, y, width, height }: Frame, margin: number): Point[] {
  const sides: [axis: 0 | 1, sign: 1 | -1, limit: number][] = [
    [0, 1, x - margin],
    [0, -1, -(x + width + margin)],
    [1, 1, y - margin],
    [1, -1, -(y + height + margin)],
  ]
  return sides.reduce(
    (points, [axis, sign, limit]) =>
      points.flatMap((p, i) => {
        const before = points.at(i - 1)!
        const [inside, wasInside] = [p[axis] * sign >= limit, before[axis] * sign >= limit]
        if (inside === wasInside) return inside ? [p] : []
        const t = (limit * sign - before[axis]) / (p[axis] - before[axis])
        const cut: Point = [before[0] + t * (p[0] - before[0]), before[1] + t * (p[1] - before[1])]
        return inside ? [cut, p] : [cut]
      }),
    ring,
  )
}

/** Rings as one smooth path: each corner becomes a curve between the middles of its sides, as an engraver would cut it. */
export function smoothPath(rings: Point[][]): string {
  return rings.map(smoothRing).join('')
}

/**
 * Each corner is the control point of a quadratic curve from the middle of one side to the middle of the next. SVG derives
 * the control point of `t` from the one before, so a corner costs two numbers; its rounding is made good in the next one.
 */
function smoothRing(ring: Point[]): string {
  const corners = ring.map(([x, y]) => [tenth(x), tenth(y)] as Point)
  const first = corners[0]!
  const start = middle(corners.at(-1)!, first).map(Math.round) as Point
  let [at, control] = [start, first]
  const steps = corners.map((_, i) => {
    const end = middle(control, corners[(i + 1) % corners.length]!).map(Math.round) as Point
    const step = [end[0] - at[0], end[1] - at[1]]
    at = end
    control = [2 * end[0] - control[0], 2 * end[1] - control[1]]
    return step
  })
  const [opening, ...rest] = steps
  const curve = packed([first[0] - start[0], first[1] - start[1], ...opening!])
  return `M${start[0] / 10} ${start[1] / 10}q${curve}${rest.length > 0 ? `t${packed(rest.flat())}` : ''}z`
}

const tenth = (n: number) => Math.round(n * 10)
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** Rings for the depth tints: straight lines and few points, and a dot for a small island; a broad round stroke does the rest. */
export function coarsePath(rings: Point[][], tolerance: number): string {
  return rings
    .map((ring) => {
      const points = (extent(ring) < tolerance * 2 ? ring.slice(0, 1) : simplifyRing(ring, tolerance)).map(
        (p) => p.map((n) => Math.round(n)) as Point,
      )
      let [x, y] = points[0]!
      const lines = points.slice(1).map((p) => {
        const step = `${p[0] - x}${p[1] - y < 0 ? '' : ' '}${p[1] - y}`
        ;[x, y] = p
        return step
      })
      return `M${points[0]!.join(' ')}${lines.length ? `l${lines.join(' ').replaceAll(' -', '-')}z` : 'h0'}`
    })
    .join('')
}

/** The sides of all rings, by the bands of so many pixels that they cross: a point is compared with those of its own band. */
export type Coast = Map<number, [Point, Point][]>
const bandHeight = 8
const bandOf = (y: number) => Math.floor(y / bandHeight)

export function coastOf(rings: Point[][]): Coast {
  const coast: Coast = new Map()
  const sides = rings.flatMap((ring) => ring.map((p, i): [Point, Point] => [p, ring.at(i - 1)!]))
  for (const side of sides) {
    const [y, z] = [side[0][1], side[1][1]]
    for (let band = bandOf(Math.min(y, z)); band <= bandOf(Math.max(y, z)); band++)
      coast.set(band, [...(coast.get(band) ?? []), side])
  }
  return coast
}

/** Whether a point lies on land, for finding room for names. */
export function onLand([x, y]: Point, coast: Coast): boolean {
  let inside = false
  for (const [[xi, yi], [xj, yj]] of coast.get(bandOf(y)) ?? [])
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
  return inside
}

/** A number as SVG wants it: a tenth of a pixel is enough. */
export const px = (n: number) => String(Math.round(n * 10) / 10)
