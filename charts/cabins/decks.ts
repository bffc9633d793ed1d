/** The hulls of the three kinds of yacht seen with the deck taken off: saloon, galley, cockpit, and what lies outside. */
import {
  bridge,
  catamaranHulls,
  crossbeam,
  foredeckFromAbove,
  fromAbove,
  steps as sternSteps,
  type Size,
} from '../drawings/catamaran-hulls-plan.ts'
import { type CatamaranForm, type Form, forms } from '../drawings/forms.ts'
import { motorOutline } from '../drawings/motor-plan.ts'
import type { Pen, Point } from '../drawings/pen.ts'
import { sloopOutline } from '../drawings/sloop-plan.ts'
import type { Yacht } from '#content/schema.ts'
import { galley, rectangle, sofa } from './fittings.ts'
import type { Box } from './layout.ts'

export type RoomName = 'saloon' | 'galley' | 'cockpit'
/** The yacht without her cabins, the outline alone for the shallows around it, and where the names of rooms stand. */
export type Deck = {
  outline: string
  drawn: string
  names: Partial<Record<RoomName, Point>>
  /** A bench on which somebody can sleep. */ bench?: Box
}

export function deckOf({ slug, specifications }: Pick<Yacht, 'slug' | 'specifications'>, pen: Pen): Deck {
  const form: Form = forms[slug]
  if (form.kind === 'catamaran') return catamaranDeck(form, specifications, pen)
  return form.kind === 'sloop' ? sloopDeck(specifications, pen) : motorDeck(specifications, pen)
}

function catamaranDeck(form: CatamaranForm, size: Size, pen: Pen): Deck {
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

function sloopDeck(size: Size, pen: Pen): Deck {
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

function motorDeck(size: Size, pen: Pen): Deck {
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
