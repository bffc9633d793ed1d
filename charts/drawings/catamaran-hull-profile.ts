/** The hull of a catamaran from the side, and the lines that her other parts share. */
import type { CatamaranForm } from './forms.ts'
import type { Point, Pen } from './pen.ts'
import { type Size, sheer } from './profile-parts.ts'

/** The lines of a catamaran from the side, in metres, from which her parts are drawn. */
export type Side = ReturnType<typeof sideOf>

export function sideOf(form: CatamaranForm, { length: L, draft }: Size) {
  const { free, rake, house } = form
  /** Metres from the stern at a fraction of the length, and the height of the deck there. */
  const x = (t: number) => t * L
  const top = (t: number) => sheer(free, t)
  const roof = top(house.to) + house.height - 0.25
  const aft = top(0.12)
  const front = x(house.to) + house.slope
  const bow: Point = [L - rake, free[1]]
  return { form, L, draft, x, top, roof, aft, front, bow }
}

/** Keel and rudder below the waterline, the hull, its boot top and its windows. */
export function hull({ form, L, draft, x, top, aft, bow }: Side, pen: Pen): string {
  const { free, rake, hullWindows } = form
  const keel =
    pen.curved(
      'drawing-below',
      [x(0.02), 0],
      [
        [x(0.1), -0.45],
        [x(0.25), -0.62],
      ],
      [x(0.42), -0.68],
      [x(0.44), -draft],
      [x(0.58), -draft],
      [x(0.62), -0.66],
      [
        [x(0.9), -0.6],
        [x(0.985), 0],
      ],
    ) +
    pen.shape(
      'drawing-below',
      [x(0.1), -0.42],
      [x(0.115), -draft * 0.82],
      [x(0.15), -draft * 0.82],
      [x(0.165), -0.5],
    )
  const hull = pen.curved(
    'drawing-hull',
    [0, 0.05],
    [0, 0.42],
    [x(0.025), 0.42],
    [x(0.03), 0.75],
    [x(0.055), 0.75],
    [x(0.06), 1.08],
    [x(0.085), 1.08],
    [x(0.1), aft],
    [[x(0.5), sheer(free, 0.42)], bow],
    [
      [L + (rake > 0 ? -0.02 : 0.1), 0.9],
      [x(0.985), 0],
    ],
    [x(0.02), 0],
  )
  const windows = pen.shapes(
    'drawing-glass',
    hullWindows.map(([a, b, h]): Point[] => [
      [x(a), top(a) * 0.56],
      [x(b), top(b) * 0.56],
      [x(b) + h * 0.25, top(b) * 0.56 + h],
      [x(a) + h * 0.25, top(a) * 0.56 + h],
    ]),
  )
  return keel + hull + pen.line('drawing-boot', [x(0.01), 0.16], [x(0.988), 0.16]) + windows
}
