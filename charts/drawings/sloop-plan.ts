/** A sailing single hull from above; the centre line lies at y = 0. */
import { boom } from './catamaran-plan.ts'
import type { Size } from './catamaran-hulls-plan.ts'
import type { Pen, Point } from './pen.ts'

/** The deck edge of a single hull, and the toe rail inside it. */
export function sloopOutline({ length: L, beam }: Size, pen: Pen): string {
  const x = (t: number) => t * L
  const b = beam / 2
  const outline = (f: number, from: number, to: number, name: string) =>
    pen.curved(
      name,
      [x(from), b * 0.78 * f],
      [
        [x(0.2), b * 1.04 * f],
        [x(0.42), b * f],
      ],
      [
        [x(0.78), b * 0.92 * f],
        [x(to), 0],
      ],
      [
        [x(0.78), -b * 0.92 * f],
        [x(0.42), -b * f],
      ],
      [
        [x(0.2), -b * 1.04 * f],
        [x(from), -b * 0.78 * f],
      ],
    )
  return outline(1, 0.005, 1, 'drawing-hull') + outline(0.94, 0.02, 0.975, 'drawing-outline')
}

export function sloopPlan({ length: L, beam }: Size, mast: number, pen: Pen): string {
  const x = (t: number) => t * L
  const b = beam / 2
  const roof = pen.curved(
    'drawing-house',
    [x(0.33), b * 0.56],
    [
      [x(0.5), b * 0.62],
      [x(0.62), b * 0.42],
    ],
    [
      [x(0.72), b * 0.28],
      [x(0.76), 0],
    ],
    [
      [x(0.72), -b * 0.28],
      [x(0.62), -b * 0.42],
    ],
    [
      [x(0.5), -b * 0.62],
      [x(0.33), -b * 0.56],
    ],
  )
  const cockpit =
    pen.shape(
      'drawing-deck',
      [x(0.02), b * 0.42],
      [x(0.32), b * 0.42],
      [x(0.32), -b * 0.42],
      [x(0.02), -b * 0.42],
    ) +
    [1, -1]
      .map(
        (s) =>
          pen.shape(
            'drawing-cushion',
            [x(0.15), s * b * 0.42],
            [x(0.31), s * b * 0.42],
            [x(0.31), s * b * 0.66],
            [x(0.15), s * b * 0.66],
          ) + pen.dot('drawing-open', [x(0.11), s * b * 0.3], 0.42),
      )
      .join('') +
    pen.shape('drawing-house', [x(0.18), 0.25], [x(0.27), 0.25], [x(0.27), -0.25], [x(0.18), -0.25])
  const hatches = pen.shapes(
    'drawing-glass',
    [0.4, 0.49, 0.66, 0.84].map((t): Point[] => [
      [x(t), 0.27],
      [x(t) + 0.5, 0.27],
      [x(t) + 0.5, -0.27],
      [x(t), -0.27],
    ]),
  )
  return sloopOutline({ length: L, beam }, pen) + roof + cockpit + hatches + boom(pen, x(mast), L * 0.36)
}
