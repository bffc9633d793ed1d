/** Coasts as compact SVG paths. */
import { packed } from './path.ts'
import { type Point, simplifyRing } from './simplify.ts'
import { extent } from './coast.ts'

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
export const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

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
