/** A motor yacht from above; the centre line lies at y = 0. */
import type { Size } from './catamaran-hulls-plan.ts'
import type { Pen } from './pen.ts'

/** The deck edge of a motor yacht. */
export function motorOutline(
  { length: L, beam }: Size,
  pen: Pen,
  f = 1,
  name = 'drawing-hull',
  from = 0,
  to = 1,
) {
  const x = (t: number) => t * L
  const b = (beam / 2) * f
  return pen.curved(
    name,
    [x(from), b * 0.86],
    [
      [x(0.06), b],
      [x(0.3), b],
    ],
    [x(0.5), b],
    [
      [x(0.86), b * 0.86],
      [x(to), 0],
    ],
    [
      [x(0.86), -b * 0.86],
      [x(0.5), -b],
    ],
    [x(0.3), -b],
    [
      [x(0.06), -b],
      [x(from), -b * 0.86],
    ],
  )
}

export function motorPlan(size: Size, pen: Pen): string {
  const { length: L, beam } = size
  const x = (t: number) => t * L
  const b = beam / 2
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
    motorOutline(size, pen) +
    motorOutline(size, pen, 0.93, 'drawing-outline', 0.012, 0.975) +
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
