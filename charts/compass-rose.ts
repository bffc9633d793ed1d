/** The compass rose of a chart. */
import { px } from './geometry.ts'
import { type Line, pathData, segments } from './path.ts'
import type { Point } from './simplify.ts'

/** Pixels from the far side of one letter of the rose to that of the letter opposite. */
export const roseWidth = (radius: number, size: number) => 2 * (radius * 0.98 + size * 1.25)

/** A rose of sixteen points, half of each point shaded, north marked. */
export function compassRose([cx, cy]: Point, radius: number, size: number): string {
  const polar = (degrees: number, r: number): Point => [
    cx + r * Math.sin((degrees * Math.PI) / 180),
    cy - r * Math.cos((degrees * Math.PI) / 180),
  ]
  const point = (at: number, length: number, waist: number) => {
    const half = (side: number): Line => ({
      start: [cx, cy],
      steps: [polar(at + side, waist), polar(at, length)],
      closed: true,
    })
    return { light: half(-22.5), dark: half(22.5) }
  }
  const ring = [
    ...[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((a) =>
      point(a, radius * 0.56, radius * 0.2),
    ),
    ...[45, 135, 225, 315].map((a) => point(a, radius * 0.72, radius * 0.2)),
    ...[0, 90, 180, 270].map((a) => point(a, radius * 0.98, radius * 0.22)),
  ]
  const ticks = segments(
    Array.from({ length: 72 }, (_, i) => [
      polar(i * 5, radius * (i % 2 ? 0.82 : 0.79)),
      polar(i * 5, radius * 0.85),
    ]),
  )
  const letters = (
    [
      [0, 'N'],
      [90, 'E'],
      [180, 'S'],
      [270, 'W'],
    ] as const
  )
    .map(([a, letter]) => {
      const [x, y] = polar(a, radius * 0.98 + size * 0.62)
      return `<text x="${px(x)}" y="${px(y + size * 0.34)}" text-anchor="middle" font-size="${size}">${letter}</text>`
    })
    .join('')
  const circle = (r: number) => `<circle cx="${px(cx)}" cy="${px(cy)}" r="${px(radius * r)}"/>`
  return (
    `<g class="chart-rose"><g class="chart-rose-line">${circle(0.85)}${circle(0.62)}<path d="${ticks}"/></g>` +
    `<path class="chart-rose-light" d="${pathData(ring.map((p) => p.light))}"/><path class="chart-rose-dark" d="${pathData(ring.map((p) => p.dark))}"/>${letters}</g>`
  )
}
