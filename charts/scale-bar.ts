/** The scale of a chart, in nautical miles. */
import type { Locale } from '#content/locales.ts'
import { px } from './geometry.ts'
import { words } from './names.ts'
import type { Box } from './room.ts'
import type { Point } from './simplify.ts'

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
