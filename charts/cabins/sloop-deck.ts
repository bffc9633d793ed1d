/** A sailing yacht with the deck taken off. */
import type { Size } from '../drawings/catamaran-hulls-plan.ts'
import type { Pen } from '../drawings/pen.ts'
import { sloopOutline } from '../drawings/sloop-plan.ts'
import { galley, rectangle } from './fittings.ts'
import type { Deck } from './rooms.ts'

export function sloopDeck(size: Size, pen: Pen): Deck {
  const { length: L, beam } = size
  const b = beam / 2
  const outline = sloopOutline(size, pen)
  const floor = pen.shape(
    'plan-floor',
    [0.32 * L, b * 0.86],
    [0.7 * L, b * 0.72],
    [0.7 * L, -b * 0.72],
    [0.32 * L, -b * 0.86],
  )
  const bench = { from: 0.44 * L, to: 0.61 * L, low: -b * 0.78, high: -b * 0.78 + 0.7 }
  return {
    outline,
    drawn:
      outline +
      floor +
      galley({ from: 0.33 * L, to: 0.33 * L + 2.2, low: b * 0.84 - 0.65, high: b * 0.84 }, pen) +
      rectangle('plan-cushion', { from: 0.5 * L, to: 0.61 * L, low: b * 0.78 - 0.7, high: b * 0.78 }, pen) +
      rectangle('plan-cushion', bench, pen) +
      rectangle('plan-table', { from: 0.47 * L, to: 0.58 * L, low: -0.36, high: 0.4 }, pen),
    names: {
      saloon: [0.525 * L, 0],
      galley: [0.33 * L + 1.1, b * 0.84 - 1.05],
    },
    bench,
  }
}
