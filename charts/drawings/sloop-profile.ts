/** A sailing single hull from the side. */
import type { SloopForm } from './forms.ts'
import type { Pen } from './pen.ts'
import { rails, type Size, sheer } from './profile-parts.ts'
import { rig } from './rig-profile.ts'

export function sloopProfile({ free, mast, house }: SloopForm, { length: L, draft }: Size, pen: Pen): string {
  const x = (t: number) => t * L
  const top = (t: number) => sheer(free, t)
  const below =
    pen.curved(
      'drawing-below',
      [x(0.04), 0],
      [
        [x(0.3), -0.62],
        [x(0.5), -0.6],
      ],
      [
        [x(0.8), -0.5],
        [x(0.955), 0],
      ],
    ) +
    pen.shape(
      'drawing-below',
      [x(0.43), -0.58],
      [x(0.455), -draft + 0.25],
      [x(0.4), -draft],
      [x(0.57), -draft],
      [x(0.58), -draft + 0.25],
      [x(0.6), -0.58],
    ) +
    pen.shape('drawing-below', [x(0.07), -0.12], [x(0.085), -1.6], [x(0.13), -1.6], [x(0.15), -0.4])
  const hull = pen.curved(
    'drawing-hull',
    [x(0.035), 0],
    [0, free[0] - 0.15],
    [x(0.01), free[0]],
    [
      [x(0.55), sheer(free, 0.4) - 0.12],
      [L, free[1]],
    ],
    [x(0.955), 0],
  )
  const roof = pen.curved(
    'drawing-house',
    [x(house.from), top(0.3)],
    [x(house.from) + 0.15, top(0.3) + house.height],
    [
      [x(0.5), top(0.5) + house.height + 0.12],
      [x(house.to) - 1.4, top(0.6) + house.height * 0.7],
    ],
    [
      [x(house.to) - 0.4, top(0.7) + 0.25],
      [x(house.to), top(0.75)],
    ],
  )
  const glass =
    pen.shape(
      'drawing-glass',
      [x(0.37), top(0.4) + 0.16],
      [x(0.63), top(0.55) + 0.14],
      [x(0.61), top(0.55) + 0.34],
      [x(0.38), top(0.4) + 0.38],
    ) +
    [
      [0.44, 0.5],
      [0.55, 0.6],
      [0.68, 0.71],
    ]
      .map(([a, b]) => pen.shape('drawing-glass', [x(a!), 0.72], [x(b!), 0.74], [x(b!), 0.92], [x(a!), 0.9]))
      .join('')
  const cockpit =
    pen.curved(
      'drawing-cover',
      [x(0.31), top(0.3) + 0.5],
      [
        [x(0.33), top(0.3) + 1.35],
        [x(0.42), top(0.4) + 1.2],
      ],
      [x(0.46), top(0.44) + 0.56],
    ) +
    pen.lines('drawing-thin', [
      [
        [x(0.08), top(0.1)],
        [x(0.07), top(0.1) + 2.05],
      ],
      [
        [x(0.25), top(0.2)],
        [x(0.26), top(0.2) + 2.05],
      ],
    ]) +
    pen.shape(
      'drawing-bimini',
      [x(0.05), top(0.1) + 2],
      [x(0.28), top(0.1) + 2.08],
      [x(0.28), top(0.1) + 2.2],
      [x(0.05), top(0.1) + 2.12],
    ) +
    pen.lines('drawing-thin', [
      [
        [x(0.14), top(0.1)],
        [x(0.15), top(0.1) + 0.9],
      ],
    ]) +
    pen.dot('drawing-open', [x(0.15), top(0.1) + 0.5], 0.45)
  return (
    below +
    hull +
    pen.line('drawing-boot', [x(0.033), 0.13], [x(0.957), 0.13]) +
    roof +
    glass +
    cockpit +
    rails(pen, free, L, 0.3, 0.98, 0.6) +
    rig(pen, L, mast, top(0.57) + house.height, x(0.2), [x(0.985), free[1]], top(0.5), [x(0.01), free[0]])
  )
}
