/** A motor yacht with the deck taken off. */
import type { Size } from '../drawings/catamaran-hulls-plan.ts'
import { motorOutline } from '../drawings/motor-plan.ts'
import type { Pen } from '../drawings/pen.ts'
import { galley, rectangle, sofa } from './fittings.ts'
import type { Deck } from './rooms.ts'

export function motorDeck(size: Size, pen: Pen): Deck {
  const { length: L, beam } = size
  const b = beam / 2
  const outline = motorOutline(size, pen)
  return {
    outline,
    drawn:
      outline +
      pen.shape(
        'plan-platform',
        [0.005 * L, b * 0.82],
        [0.07 * L, b * 0.86],
        [0.07 * L, -b * 0.86],
        [0.005 * L, -b * 0.82],
      ) +
      rectangle('plan-cushion', { from: 0.078 * L, to: 0.15 * L, low: -b * 0.62, high: b * 0.62 }, pen) +
      rectangle('plan-floor', { from: 0.16 * L, to: 0.275 * L, low: -b * 0.8, high: b * 0.8 }, pen) +
      sofa({ from: 0.165 * L, to: 0.255 * L, low: -0.2, high: b * 0.76 }, pen) +
      rectangle('plan-floor', { from: 0.28 * L, to: 0.552 * L, low: -b * 0.86, high: b * 0.86 }, pen) +
      sofa({ from: 0.295 * L, to: 0.41 * L, low: b * 0.02, high: b * 0.82 }, pen) +
      rectangle('plan-cushion', { from: 0.3 * L, to: 0.41 * L, low: -b * 0.82, high: -b * 0.82 + 0.6 }, pen) +
      galley({ from: 0.45 * L, to: 0.545 * L, low: b * 0.84 - 0.65, high: b * 0.84 }, pen),
    names: {
      saloon: [0.36 * L, -b * 0.26],
      galley: [0.497 * L, b * 0.34],
      cockpit: [0.22 * L, -b * 0.5],
    },
  }
}
