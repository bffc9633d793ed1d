/** The frame of a chart: ladder, degrees and graticule. */
import { type Frame, type Projection, px } from './geometry.ts'
import { segments } from './path.ts'
import type { Point } from './simplify.ts'

/** Sizes of one variant, in its own pixels. */
export type Sizes = {
  width: number
  height: number
  ladder: number
  margin: number
  label: number
  degree: number
  disc: number
  water: [number, number, number]
  land: [number, number, number]
  rose: number
  spacing: number
}

export const steps = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600]

/** Meridians and parallels with their degrees, and the black and white ladder between them. */
export function graticule(projection: Projection, frame: Frame, sizes: Sizes) {
  const { x, y, width, height } = frame
  const [topLeft, bottomRight] = [projection.invert([x, y]), projection.invert([x + width, y + height])]
  const perMinute = width / ((bottomRight.lon - topLeft.lon) * 60)
  const step = steps.find((s) => s * perMinute >= sizes.spacing) ?? 600
  const rung =
    steps.findLast((s) => s <= step / 2 && step % s === 0 && s * perMinute > 5 && step / s <= 5) ?? step
  const lonX = (minutes: number) => projection.point({ lat: topLeft.lat, lon: minutes / 60 })[0]
  const latY = (minutes: number) => projection.point({ lat: minutes / 60, lon: topLeft.lon })[1]
  const multiples = (from: number, to: number, by: number) =>
    Array.from(
      { length: Math.max(0, Math.floor(to / by) - Math.ceil(from / by) + 1) },
      (_, i) => (Math.ceil(from / by) + i) * by,
    )
  const lons = multiples(topLeft.lon * 60, bottomRight.lon * 60, step)
  const lats = multiples(bottomRight.lat * 60, topLeft.lat * 60, step)
  const lines = segments([
    ...lons.map((m) => upright(lonX(m), [y, y + height])),
    ...lats.map((m) => level(latY(m), [x, x + width])),
  ])

  const l = sizes.ladder
  const clamp = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value))
  const rungs = segments([
    ...multiples(topLeft.lon * 60 - rung, bottomRight.lon * 60, rung * 2)
      .map((m) => [clamp(lonX(m), x, x + width), clamp(lonX(m + rung), x, x + width)] as const)
      .filter(([a, b]) => b > a)
      .flatMap((span) => [y - l / 2, y + height + l / 2].map((edge) => level(edge, span))),
    ...multiples(bottomRight.lat * 60 - rung, topLeft.lat * 60, rung * 2)
      .map((m) => [clamp(latY(m + rung), y, y + height), clamp(latY(m), y, y + height)] as const)
      .filter(([a, b]) => b > a)
      .flatMap((span) => [x - l / 2, x + width + l / 2].map((edge) => upright(edge, span))),
  ])
  const name = (minutes: number, hemisphere: string) =>
    `${Math.floor(Math.abs(minutes) / 60)}°${step % 60 === 0 ? '' : `${String(Math.abs(minutes) % 60).padStart(2, '0')}′`}${hemisphere}`
  const degrees = [
    ...lons
      .filter((m) => lonX(m) > x + 26 && lonX(m) < x + width - 26)
      .map(
        (m) =>
          `<text x="${px(lonX(m))}" y="${px(y - l - 4)}" text-anchor="middle">${name(m, m < 0 ? 'W' : 'E')}</text>`,
      ),
    ...lats
      .filter((m) => latY(m) > y + 30 && latY(m) < y + height - 30)
      .map(
        (m) =>
          `<text transform="translate(${px(x - l - 4)} ${px(latY(m))})rotate(-90)" text-anchor="middle">${name(m, 'N')}</text>`,
      ),
  ].join('')
  const box = (grow: number) =>
    `<rect x="${px(x - grow)}" y="${px(y - grow)}" width="${px(width + 2 * grow)}" height="${px(height + 2 * grow)}"/>`
  return {
    lines: `<path class="chart-graticule" d="${lines}"/>`,
    frame: `<g class="chart-frame">${box(0)}${box(l)}</g><path class="chart-ladder" stroke-width="${px(l * 0.5)}" d="${rungs}"/><g class="chart-degree" font-size="${sizes.degree}">${degrees}</g>`,
  }
}

type Span = readonly [from: number, to: number]
const level = (y: number, [from, to]: Span): [Point, Point] => [
  [from, y],
  [to, y],
]
const upright = (x: number, [from, to]: Span): [Point, Point] => [
  [x, from],
  [x, to],
]
