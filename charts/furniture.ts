/** The frame of a chart: ladder, degrees, graticule, compass rose and scale of nautical miles. */
import type { Locale } from '#content/locales.ts'
import { type Frame, type Projection, px } from './geometry.ts'
import { words } from './names.ts'
import { type Line, pathData, segments } from './path.ts'
import type { Box } from './room.ts'
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

const steps = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600]

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

/** The length of the scale bar: a round number of miles near `target` pixels. */
export function scaleLength(pixelsPerMile: number, target: number) {
  return [2, 4, 10, 20, 40, 100, 200, 400].findLast((miles) => miles * pixelsPerMile <= target) ?? 2
}

/** @param plate the box that the scale stands on, so that no islet shows through its figures */
export function scaleBar(
  [x, y]: Point,
  plate: Box,
  pixelsPerMile: number,
  miles: number,
  size: number,
  locale: Locale,
): string {
  const part = (miles * pixelsPerMile) / 4
  const blocks = [0, 2].map((i) => `M${px(x + i * part)} ${px(y)}h${px(part)}`).join('')
  const text = (at: number, label: string | number, anchor = 'middle') =>
    `<text x="${px(at)}" y="${px(y - 6)}" text-anchor="${anchor}">${label}</text>`
  return (
    `<g class="chart-scale" font-size="${size}"><rect x="${px(plate.x)}" y="${px(plate.y)}" width="${px(plate.width)}" height="${px(plate.height)}"/><rect x="${px(x)}" y="${px(y - 2.5)}" width="${px(4 * part)}" height="5"/><path d="${blocks}" stroke-width="5"/>` +
    `${text(x, 0)}${text(x + 2 * part, miles / 2)}${text(x + 4 * part, miles)}<text x="${px(x + 2 * part)}" y="${px(y + size + 5)}" text-anchor="middle">${words[locale].miles}</text></g>`
  )
}
