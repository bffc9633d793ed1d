/** The frame of a cabin plan: the ladder of our charts, with a rung for every metre of the yacht in place of a minute. */
import { px } from '../geometry.ts'
import { segments } from '../path.ts'
import type { Pen, Point } from '../drawings/pen.ts'

type FrameOptions = {
  width: number
  height: number
  margin: number
  pen: Pen
  /** Metres. */
  length: number
  label: number
}

export function metreFrame({ width, height, margin, pen, length, label }: FrameOptions): string {
  const band = margin * 0.26
  const outer = margin * 0.6
  const inner = outer + band
  const box = (at: number) =>
    `<rect x="${px(at)}" y="${px(at)}" width="${px(width - 2 * at)}" height="${px(height - 2 * at)}"/>`
  const middle = outer + band / 2
  const [[, stern], [, metre], [, bow]] = [pen.pixel([0, 0]), pen.pixel([1, 0]), pen.pixel([length, 0])]
  const sides = segments(
    [middle, width - middle].map((x): [Point, Point] => [
      [x, stern],
      [x, bow],
    ]),
  )
  const marks = Array.from({ length: Math.floor(length / 5) + 1 }, (_, i) => 5 * i)
  const names = marks.map((metre) => {
    const [, y] = pen.pixel([metre, 0])
    const text = `${metre}\u00a0m`
    return `<text transform="translate(${px(outer - 4)} ${px(y)})rotate(-90)">${text}</text>`
  })
  return (
    `<g class="chart-frame">${box(outer)}${box(inner)}</g>` +
    `<g class="plan-ladder" stroke-width="${px(band * 0.56)}"><path class="chart-ladder" stroke-dasharray="${px(stern - metre)}" d="${sides}"/></g>` +
    `<g class="plan-metres" font-size="${px(label * 0.8)}">${names.join('')}</g>`
  )
}
