/** What is cut out of a bird. */
import { curve, type Point } from '../../kit.ts'
import { wing } from './bird-shape.ts'
import { slit } from './ground.ts'
import { black, cream, mirror, orange, rose, type Shape, teal, yellow } from './shapes.ts'
import { centre } from './turtle-inside.ts'

/** The wing in parallel bands, the eye, and slits on neck and tail. */
export function birdInside(i: number): string {
  const place = (shape: Shape) => (i ? mirror(shape, 800) : shape)
  const c = centre(wing)
  const bands = (
    [
      [1, black],
      [0.88, cream],
      [0.76, black],
      [0.62, [rose, teal][i]!],
      [0.46, black],
      [0.33, yellow],
      [0.18, black],
    ] as const
  )
    .map(
      ([s, colour], k) =>
        `<path d="${curve(place(wing.map(([x, y]): Point => [c[0] + (x - c[0]) * s + (1 - s) * 14, c[1] + (y - c[1]) * s])), true)}" fill="${colour}"${k % 2 === 0 ? '' : ' filter="url(#fold)"'}/>`,
    )
    .join('')
  const [[ex, ey]] = place([[436, 226]]) as [Point]
  const slits = (
    [
      [[436, 424], [452, 372], cream],
      [[456, 346], [458, 292], cream],
      [[128, 420], [164, 490], yellow],
      [[190, 404], [202, 486], yellow],
      [[238, 440], [234, 480], yellow],
    ] as const
  )
    .map(([a, b, colour]) => {
      const [p, q] = place([a, b]) as [Point, Point]
      return slit(p, q, colour)
    })
    .join('')
  return `${bands}${slits}<circle cx="${ex}" cy="${ey}" r="21" fill="${black}"/><circle cx="${ex}" cy="${ey}" r="16" fill="${cream}"/><circle cx="${ex}" cy="${ey}" r="9.5" fill="${orange}"/><circle cx="${ex}" cy="${ey}" r="5" fill="${black}"/>`
}
