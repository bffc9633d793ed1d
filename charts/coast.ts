/** Coasts in pixels: cut at a chart's frame, and asked whether a point lies on land. */
import { type Point, simplifyRing } from './simplify.ts'
import type { Frame, Projection } from './geometry.ts'

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

export const extent = (ring: Point[]) =>
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
