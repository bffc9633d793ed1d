/**
 * Where the guests' cabins lie, as a scheme. The content gives how many cabins, guests and bathrooms a yacht has and
 * nothing more, so only those arrangements are drawn that the numbers leave no choice about
 * (docs/decisions/0006-drawings.md); for the other yachts there is none.
 */
import type { Yacht } from '#content/schema.ts'
import { type CatamaranForm, forms } from './forms.ts'
import type { Point, Pen } from './pen.ts'
import { catamaranHulls } from './catamaran-hulls-plan.ts'
import { sloopOutline } from './sloop-plan.ts'

type Fitted = { double: boolean; ensuite: boolean }

/** Draws the cabins from above, in metres as plan.ts does; nothing where the figures leave open how they lie. */
export function cabinPlan(yacht: Yacht, pen: Pen): string | undefined {
  const form = forms[yacht.slug]
  const fitted = { double: yacht.guests === 2 * yacht.cabins, ensuite: yacht.amenities.includes('ensuite') }
  if (form.kind === 'catamaran' && yacht.cabins % 2 === 0) return inTwoHulls(form, yacht, fitted, pen)
  if (form.kind === 'sloop' && yacht.cabins === 3) return foreAndAft(yacht, fitted, pen)
  return undefined
}

/** An even number lies half and half in the two hulls. */
function inTwoHulls(
  form: CatamaranForm,
  { cabins, specifications: { length: L, beam } }: Yacht,
  fitted: Fitted,
  pen: Pen,
) {
  const [side, inner] = [beam / 2, beam / 2 - form.hullWidth]
  const [from, to] = [0.13 * L, 0.83 * L]
  const length = (to - from) / (cabins / 2)
  const bridge = pen.shape(
    'drawing-outline',
    [0.1 * L, inner],
    [0.1 * L, -inner],
    [0.7 * L, -inner],
    [0.7 * L, inner],
  )
  const hull = (s: 1 | -1) =>
    Array.from({ length: cabins / 2 }, (_, i) => {
      const aft = from + i * length
      return cabin([aft, s * (inner + 0.12)], [aft + length, s * (side - 0.12)], fitted, pen)
    }).join('')
  return bridge + catamaranHulls(form, { length: L, beam }, pen) + hull(1) + hull(-1)
}

/** Three in one hull: the pair lies aft, where there is beam for two abreast, the single one in the bow. */
function foreAndAft({ specifications: { length: L, beam } }: Yacht, fitted: Fitted, pen: Pen) {
  const b = beam / 2
  const bow =
    pen.shape(
      'drawing-cabin',
      [0.66 * L, b * 0.66],
      [0.9 * L, b * 0.2],
      [0.9 * L, -b * 0.2],
      [0.66 * L, -b * 0.66],
    ) +
    pen.shape(
      'drawing-cushion',
      [0.72 * L, b * 0.46],
      [0.88 * L, b * 0.14],
      [0.88 * L, -b * 0.14],
      [0.72 * L, -b * 0.46],
    )
  return (
    sloopOutline({ length: L, beam }, pen) +
    ([1, -1] as const)
      .map((s) => cabin([0.07 * L, s * 0.06], [0.32 * L, s * b * 0.72], fitted, pen))
      .join('') +
    bow
  )
}

/** One cabin between two corners: a berth of two metres at its after end, a bathroom forward of it where there is one. */
function cabin([x0, y0]: Point, [x1, y1]: Point, { double, ensuite }: Fitted, pen: Pen) {
  const s = Math.sign(y1 - y0)
  const gap = 0.14
  const berth = [x0 + gap, Math.min(x0 + gap + 2, x1 - gap)] as const
  const wide = [y0 + s * gap, y1 - s * gap] as const
  const middle = (wide[0] + wide[1]) / 2
  const pillows = double
    ? [
        [wide[0], middle],
        [middle, wide[1]],
      ]
    : [wide]
  const wall = x1 - 1.15
  return (
    pen.shape('drawing-cabin', [x0, y0], [x1, y0], [x1, y1], [x0, y1]) +
    pen.shape(
      'drawing-cushion',
      [berth[0], wide[0]],
      [berth[1], wide[0]],
      [berth[1], wide[1]],
      [berth[0], wide[1]],
    ) +
    pillows
      .map(([a, c]) =>
        pen.shape(
          'drawing-pillow',
          [berth[0] + 0.1, a! + s * 0.08],
          [berth[0] + 0.5, a! + s * 0.08],
          [berth[0] + 0.5, c! - s * 0.08],
          [berth[0] + 0.1, c! - s * 0.08],
        ),
      )
      .join('') +
    (ensuite && wall > berth[1]
      ? pen.line('drawing-thin', [wall, y0], [wall, y1]) +
        pen.dot('drawing-open', [(wall + x1) / 2, middle], 0.24)
      : '')
  )
}
