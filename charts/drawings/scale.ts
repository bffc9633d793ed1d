/** The scales of the drawings, and how they are shown. */
import type { Locale } from '#content/locales.ts'
import { words } from './drawing-text.ts'
import { type Point, penOf } from './pen.ts'

export type Drawing = {
  svg: string
  viewBox: string
  width: number
  height: number
  title: string
  description: string
}

export type Variant = 'wide' | 'tall'

/** Pixels a metre of a single drawing, per variant: the same for all seven, so that they compare. */
export const scaleOf: Record<Variant, number> = { wide: 25, tall: 14.6 }

export const waterLine = (scale: number, y: number, width: number) =>
  `<rect class="drawing-water" x="0" y="${Math.round(y * 10) / 10}" width="${width}" height="${Math.round(scale * 24) / 10}"/><path class="drawing-waterline" d="M0 ${Math.round(y * 10) / 10}H${width}"/>`

export function measure(pen: ReturnType<typeof penOf>, a: Point, b: Point, text: string, size: number) {
  const tick = 4 / pen.scale
  return (
    pen.lines('drawing-measure', [
      [a, b],
      [
        [a[0], a[1] - tick],
        [a[0], a[1] + tick],
      ],
      [
        [b[0], b[1] - tick],
        [b[0], b[1] + tick],
      ],
    ]) + pen.text((a[0] + b[0]) / 2, a[1] - (size * 1.35) / pen.scale, text, size)
  )
}

/** Metres of the person who stands beside the boats. */
export const personHeight = 1.75

/** Somebody standing on the waterline, to measure the boats by. */
export function figure(scale: number, [x, y]: Point, size: number, text: string) {
  const pen = penOf(scale, [x, y])
  return `<g class="drawing-person">${pen.dot('drawing-figure', [0, 1.6], 0.14)}${pen.shape('drawing-figure', [-0.2, 1.4], [0.2, 1.4], [0.24, 0.8], [0.14, 0.8], [0.12, 0], [-0.12, 0], [-0.14, 0.8], [-0.24, 0.8])}</g>${pen.text(0, (-2.6 * scale - size * 2.2) / scale, text, size)}`
}

/** Metres above, feet below, on one bar. */
export function scaleBar([x, y]: Point, scale: number, length: number, size: number, locale: Locale) {
  const w = words[locale]
  const foot = 0.3048 * scale
  const feet = Math.floor(length / 0.3048 / 10) * 10
  const r = (value: number) => Math.round(value * 10) / 10
  const label = (at: number, dy: number, text: string | number) =>
    `<text x="${r(x + at)}" y="${r(y + dy)}">${text}</text>`
  return (
    `<g class="drawing-scale" font-size="${size}"><path d="M${r(x)} ${r(y)}h${r(length * scale)}M${r(x)} ${r(y)}v-5M${r(x + (length / 2) * scale)} ${r(y)}v-5M${r(x + length * scale)} ${r(y)}v-5M${r(x)} ${r(y)}v5M${r(x + (feet / 2) * foot)} ${r(y)}v5M${r(x + feet * foot)} ${r(y)}v5"/>` +
    `${label(0, -9, 0)}${label((length / 2) * scale, -9, length / 2)}${label(length * scale, -9, `${length} ${w.metres}`)}${label(0, size + 6, 0)}${label((feet / 2) * foot, size + 6, feet / 2)}${label(feet * foot, size + 6, `${feet} ${w.feet}`)}</g>`
  )
}
