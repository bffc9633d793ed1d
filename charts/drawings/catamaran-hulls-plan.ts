/** The hulls of a catamaran from above, what lies between them, and the lines that her other parts share. */
import type { Specifications } from '#content/schema.ts'
import type { CatamaranForm } from './forms.ts'
import type { Point, Pen } from './pen.ts'

export type Size = Pick<Specifications, 'length' | 'beam'>

/** The lines of a catamaran from above, in metres, from which her parts are drawn. */
export type FromAbove = ReturnType<typeof fromAbove>

export function fromAbove(form: CatamaranForm, { length: L, beam }: Size) {
  const { hullWidth: w, house } = form
  const x = (t: number) => t * L
  const side = beam / 2
  const inner = side - w
  const both = (draw: (s: 1 | -1) => string) => draw(1) + draw(-1)
  const beamAt = x(0.93)
  const wide = inner + w * 0.42
  const front = x(house.to) + house.slope
  return { form, L, beam, x, side, inner, both, beamAt, wide, front }
}

/** The two hulls alone. */
export function catamaranHulls(
  { hullWidth: w }: Pick<CatamaranForm, 'hullWidth'>,
  { length: L, beam }: Size,
  pen: Pen,
): string {
  const x = (t: number) => t * L
  const [side, inner] = [beam / 2, beam / 2 - w]
  return [1, -1]
    .map((s) =>
      pen.curved(
        'drawing-hull',
        [0, s * (inner + 0.25)],
        [0, s * (side - 0.3)],
        [
          [x(0.02), s * (side - 0.02)],
          [x(0.12), s * side],
        ],
        [x(0.62), s * side],
        [
          [x(0.9), s * side],
          [L, s * (side - w * 0.5)],
        ],
        [
          [x(0.92), s * (inner + 0.15)],
          [x(0.72), s * inner],
        ],
        [x(0.06), s * inner],
      ),
    )
    .join('')
}

/** The deck between the hulls. */
export function bridge({ x, inner }: FromAbove, pen: Pen): string {
  return pen.shape(
    'drawing-hull',
    [x(0.1), inner + 0.1],
    [x(0.1), -inner - 0.1],
    [x(0.7), -inner - 0.1],
    [x(0.7), inner + 0.1],
  )
}

/** The steps of the two sterns. */
export function steps({ x, side, inner, both }: FromAbove, pen: Pen): string {
  return both((s) =>
    pen.lines(
      'drawing-fine',
      [0.03, 0.06, 0.09].map((t): Point[] => [
        [x(t), s * (inner + 0.2)],
        [x(t), s * (side - 0.16)],
      ]),
    ),
  )
}

/** The hatches in the bows. */
export function hatches({ form, x, side, both }: FromAbove, pen: Pen): string {
  const { hullWidth: w } = form
  return both((s) =>
    pen.shapes(
      'drawing-glass',
      [0.72, 0.8].map((t): Point[] => [
        [x(t), s * (side - w * 0.36)],
        [x(t) + 0.5, s * (side - w * 0.36)],
        [x(t) + 0.5, s * (side - w * 0.62)],
        [x(t), s * (side - w * 0.62)],
      ]),
    ),
  )
}
