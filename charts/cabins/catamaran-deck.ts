/** A catamaran with the deck taken off. */
import {
  bridge,
  catamaranHulls,
  fromAbove,
  steps as sternSteps,
  type Size,
} from '../drawings/catamaran-hulls-plan.ts'
import { crossbeam, foredeckFromAbove } from '../drawings/catamaran-foredeck-plan.ts'
import type { CatamaranForm } from '../drawings/forms.ts'
import type { Pen } from '../drawings/pen.ts'
import { galley, rectangle, sofa } from './fittings.ts'
import type { Deck } from './rooms.ts'

export function catamaranDeck(form: CatamaranForm, size: Size, pen: Pen): Deck {
  const lines = fromAbove(form, size)
  const { x, inner, front } = lines
  const aft = x(form.house.from)
  const nose = front + 0.2
  const saloon = pen.curved(
    'plan-floor',
    [aft, inner],
    [nose - 1, inner],
    [
      [nose, inner * 0.9],
      [nose, 0],
    ],
    [
      [nose, -inner * 0.9],
      [nose - 1, -inner],
    ],
    [aft, -inner],
  )
  const wide = inner * 0.92
  const seat = { from: aft + (nose - aft) * 0.42, to: nose - 0.7, low: Math.min(0.25, wide - 2), high: wide }
  const counter = { from: aft + 0.35, to: aft + 2.7, low: -wide, high: -wide + 0.65 }
  const island = { from: aft + 0.5, to: aft + 2.3, low: -wide + 1.45, high: -wide + 1.95 }
  const cockpitFrom = x(0.1)
  const cockpit =
    pen.shape('plan-floor', [cockpitFrom, inner], [aft, inner], [aft, -inner], [cockpitFrom, -inner]) +
    rectangle(
      'plan-cushion',
      { from: cockpitFrom + 0.08, to: cockpitFrom + 0.55, low: -inner * 0.2, high: inner * 0.9 },
      pen,
    ) +
    rectangle(
      'plan-table',
      {
        from: cockpitFrom + 0.65,
        to: Math.min(aft - 0.15, cockpitFrom + 1.6),
        low: -inner * 0.1,
        high: inner * 0.8,
      },
      pen,
    )
  const helm = { from: nose - 1.5, to: nose - 1, low: -inner * 0.72, high: -0.5 }
  const outline = bridge(lines, pen) + catamaranHulls(form, size, pen)
  return {
    outline,
    drawn:
      bridge(lines, pen) +
      foredeckFromAbove(lines, pen) +
      catamaranHulls(form, size, pen) +
      crossbeam(lines, pen) +
      sternSteps(lines, pen) +
      cockpit +
      saloon +
      sofa(seat, pen) +
      galley(counter, pen) +
      (inner > 2.2 ? rectangle('plan-counter', island, pen) : '') +
      rectangle('plan-table', helm, pen),
    names: {
      saloon: [(aft + nose) / 2 + 0.2, -inner * 0.26],
      galley: [aft + 1.5, -wide + 1.02],
      cockpit: [(cockpitFrom + aft) / 2, -inner * 0.55],
    },
  }
}
