/** A motor yacht from above; the centre line lies at y = 0. */
import type { Size } from './catamaran-hulls-plan.ts'
import type { Pen } from './pen.ts'

export function motorPlan({ length: L, beam }: Size, pen: Pen): string {
  const x = (t: number) => t * L
  const b = beam / 2
  const outline = (f: number, from: number, to: number, name: string) =>
    pen.curved(
      name,
      [x(from), b * 0.86 * f],
      [
        [x(0.06), b * f],
        [x(0.3), b * f],
      ],
      [x(0.5), b * f],
      [
        [x(0.86), b * 0.86 * f],
        [x(to), 0],
      ],
      [
        [x(0.86), -b * 0.86 * f],
        [x(0.5), -b * f],
      ],
      [x(0.3), -b * f],
      [
        [x(0.06), -b * f],
        [x(from), -b * 0.86 * f],
      ],
    )
  const platform = pen.shape(
    'drawing-deck',
    [x(0.005), b * 0.82],
    [x(0.07), b * 0.86],
    [x(0.07), -b * 0.86],
    [x(0.005), -b * 0.82],
  )
  const pad =
    pen.shape(
      'drawing-cushion',
      [x(0.075), b * 0.62],
      [x(0.16), b * 0.62],
      [x(0.16), -b * 0.62],
      [x(0.075), -b * 0.62],
    ) +
    pen.shape(
      'drawing-deck',
      [x(0.17), b * 0.74],
      [x(0.28), b * 0.74],
      [x(0.28), -b * 0.74],
      [x(0.17), -b * 0.74],
    )
  const coupe = pen.curved(
    'drawing-house',
    [x(0.24), b * 0.76],
    [x(0.44), b * 0.74],
    [
      [x(0.66), b * 0.56],
      [x(0.72), 0],
    ],
    [
      [x(0.66), -b * 0.56],
      [x(0.44), -b * 0.74],
    ],
    [x(0.24), -b * 0.76],
  )
  const screen = pen.curved(
    'drawing-glass',
    [x(0.47), b * 0.62],
    [
      [x(0.63), b * 0.48],
      [x(0.7), 0],
    ],
    [
      [x(0.63), -b * 0.48],
      [x(0.47), -b * 0.62],
    ],
    [
      [x(0.55), -b * 0.3],
      [x(0.555), 0],
    ],
    [
      [x(0.55), b * 0.3],
      [x(0.47), b * 0.62],
    ],
  )
  const sunPad = pen.curved(
    'drawing-cushion',
    [x(0.745), b * 0.42],
    [x(0.86), b * 0.3],
    [
      [x(0.88), 0],
      [x(0.86), -b * 0.3],
    ],
    [x(0.745), -b * 0.42],
  )
  return (
    outline(1, 0, 1, 'drawing-hull') +
    outline(0.93, 0.012, 0.975, 'drawing-outline') +
    platform +
    pad +
    coupe +
    screen +
    pen.shape('drawing-glass', [x(0.32), 0.55], [x(0.41), 0.55], [x(0.41), -0.55], [x(0.32), -0.55]) +
    sunPad +
    pen.shape('drawing-glass', [x(0.9), 0.25], [x(0.925), 0.25], [x(0.925), -0.25], [x(0.9), -0.25]) +
    [1, -1].map((s) => pen.line('drawing-thick', [x(-0.012), s * b * 0.36], [x(0.01), s * b * 0.36])).join('')
  )
}
