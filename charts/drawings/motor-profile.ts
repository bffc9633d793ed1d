/** A motor yacht from the side. */
import type { Point, Pen } from './pen.ts'
import type { Size } from './profile-parts.ts'

/** A low coupé with a raked screen, a long foredeck and surface drives under a sloping stern. */
export function motorProfile({ length: L, draft }: Size, pen: Pen): string {
  const x = (t: number) => t * L
  const below =
    pen.curved(
      'drawing-below',
      [x(0.05), 0],
      [x(0.05), -0.75],
      [
        [x(0.6), -0.95],
        [x(0.92), 0],
      ],
    ) +
    pen.lines('drawing-thick', [
      [
        [x(0.05), -0.3],
        [x(-0.005), -draft * 0.55],
      ],
    ]) +
    pen.shape(
      'drawing-below',
      [x(-0.012), -draft * 0.2],
      [x(0.004), -draft * 0.2],
      [x(0.006), -draft],
      [x(-0.012), -draft],
    )
  const hull = pen.curved(
    'drawing-hull',
    [x(0.05), 0],
    [x(0), 0.35],
    [x(0), 0.55],
    [x(0.06), 0.62],
    [x(0.12), 1.6],
    [
      [x(0.3), 1.66],
      [x(0.45), 1.92],
    ],
    [
      [x(0.75), 2.45],
      [L, 2.15],
    ],
    [
      [x(0.985), 1.6],
      [x(0.92), 0],
    ],
  )
  const coupe = pen.curved(
    'drawing-house',
    [x(0.18), 1.62],
    [x(0.2), 3.1],
    [x(0.24), 3.28],
    [
      [x(0.38), 3.62],
      [x(0.5), 3.34],
    ],
    [
      [x(0.62), 2.8],
      [x(0.74), 2.3],
    ],
    [
      [x(0.5), 2],
      [x(0.42), 1.86],
    ],
  )
  const screen =
    pen.curved(
      'drawing-glass',
      [x(0.49), 3.2],
      [
        [x(0.6), 2.78],
        [x(0.7), 2.36],
      ],
      [x(0.545), 2.3],
      [x(0.455), 3.18],
    ) +
    pen.curved(
      'drawing-glass',
      [x(0.26), 2.2],
      [x(0.28), 3.05],
      [
        [x(0.37), 3.28],
        [x(0.435), 3.14],
      ],
      [x(0.52), 2.3],
      [
        [x(0.4), 2.05],
        [x(0.26), 2.02],
      ],
    )
  const ports =
    pen.curved(
      'drawing-glass',
      [x(0.5), 1.35],
      [
        [x(0.62), 1.62],
        [x(0.72), 1.6],
      ],
      [
        [x(0.66), 1.32],
        [x(0.5), 1.12],
      ],
    ) +
    [0.76, 0.81]
      .map((t) =>
        pen.shape(
          'drawing-glass',
          [x(t), 1.48],
          [x(t + 0.03), 1.52],
          [x(t + 0.025), 1.66],
          [x(t - 0.003), 1.62],
        ),
      )
      .join('')
  const lines =
    pen.stroke(
      'drawing-thin',
      [x(0.06), 1.02],
      [
        [x(0.5), 0.85],
        [x(0.965), 1.3],
      ],
    ) +
    pen.lines(
      'drawing-fine',
      [0.66, 0.74, 0.82, 0.9, 0.97]
        .map((t): Point[] => [
          [x(t), 2.27 - Math.abs(t - 0.8) * 0.4],
          [x(t) + 0.1, 2.85 - Math.abs(t - 0.8) * 0.4],
        ])
        .concat([
          [
            [x(0.66), 2.8],
            [x(0.82), 2.86],
            [x(0.975), 2.76],
          ],
        ]),
    )
  const arch =
    pen.curved(
      'drawing-cover',
      [x(0.2), 3.1],
      [x(0.165), 3.62],
      [x(0.185), 3.66],
      [
        [x(0.22), 3.5],
        [x(0.27), 3.42],
      ],
    ) +
    pen.line('drawing-fine', [x(0.185), 3.66], [x(0.15), 5.2]) +
    pen.shape('drawing-hull', [x(0.2), 3.5], [x(0.2), 3.78], [x(0.225), 3.8], [x(0.235), 3.46])
  return (
    below +
    hull +
    pen.line('drawing-boot', [x(0.05), 0.14], [x(0.925), 0.14]) +
    coupe +
    screen +
    ports +
    lines +
    arch +
    pen.shape('drawing-thin', [x(0.07), 1.2], [x(0.11), 1.58], [x(0.17), 1.58], [x(0.17), 1.2])
  )
}
