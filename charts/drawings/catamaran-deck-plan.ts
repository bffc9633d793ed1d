/** What stands on the deck of a catamaran, from above. */
import type { FromAbove } from './catamaran-hulls-plan.ts'
import type { Point, Pen } from './pen.ts'

/** The cockpit aft of the deckhouse. */
export function cockpit({ form, x, inner, wide }: FromAbove, pen: Pen): string {
  const { house } = form
  const cockpit =
    pen.shape(
      'drawing-deck',
      [x(0.1), inner],
      [x(house.from), wide * 0.92],
      [x(house.from), -wide * 0.92],
      [x(0.1), -inner],
    ) +
    pen.shape(
      'drawing-cushion',
      [x(0.105), inner * 0.8],
      [x(0.14), inner * 0.8],
      [x(0.14), -inner * 0.8],
      [x(0.105), -inner * 0.8],
    )
  return cockpit
}

/** The roof of the deckhouse and its windscreen. */
export function roof({ form, x, wide, front }: FromAbove, pen: Pen): string {
  const { house } = form
  const roof = pen.curved(
    'drawing-house',
    [x(house.from), wide],
    [x(house.to) - 0.6, wide],
    [
      [front + 0.4, wide * 0.86],
      [front, 0],
    ],
    [
      [front + 0.4, -wide * 0.86],
      [x(house.to) - 0.6, -wide],
    ],
    [x(house.from), -wide],
  )
  const screen = pen.curved(
    'drawing-glass',
    [x(house.to) - 0.8, wide * 0.9],
    [
      [front + 0.15, wide * 0.76],
      [front - 0.2, 0],
    ],
    [
      [front + 0.15, -wide * 0.76],
      [x(house.to) - 0.8, -wide * 0.9],
    ],
    [x(house.to) - 1.1, -wide * 0.82],
    [
      [front - 0.9, -wide * 0.6],
      [front - 1, 0],
    ],
    [
      [front - 0.9, wide * 0.6],
      [x(house.to) - 1.1, wide * 0.82],
    ],
  )
  return roof + screen
}

/** A cockpit before the deckhouse, where there is one. */
export function forwardWell({ form, inner, both, front }: FromAbove, pen: Pen): string {
  const { forwardCockpit } = form
  return forwardCockpit
    ? pen.curved(
        'drawing-deck',
        [front - 0.2, inner * 0.62],
        [front + 1.5, inner * 0.52],
        [
          [front + 1.75, 0],
          [front + 1.5, -inner * 0.52],
        ],
        [front - 0.2, -inner * 0.62],
      ) +
        both((s) =>
          pen.shape(
            'drawing-cushion',
            [front, s * inner * 0.28],
            [front + 1.3, s * inner * 0.24],
            [front + 1.3, s * inner * 0.5],
            [front, s * inner * 0.58],
          ),
        )
    : ''
}

/** The flybridge and its bimini, where there is one. */
export function flybridgeFromAbove({ form, x, wide }: FromAbove, pen: Pen): string {
  const { fly } = form
  return fly
    ? pen.curved(
        'drawing-hull',
        [x(fly.from), wide * 0.7],
        [x(fly.to) - 0.4, wide * 0.7],
        [
          [x(fly.to) + 0.5, wide * 0.4],
          [x(fly.to) + 0.4, 0],
        ],
        [
          [x(fly.to) + 0.5, -wide * 0.4],
          [x(fly.to) - 0.4, -wide * 0.7],
        ],
        [x(fly.from), -wide * 0.7],
      ) +
        pen.shape(
          'drawing-bimini',
          [x(fly.roof[0]), wide * 0.6],
          [x(fly.roof[1]), wide * 0.6],
          [x(fly.roof[1]), -wide * 0.6],
          [x(fly.roof[0]), -wide * 0.6],
        ) +
        pen.lines(
          'drawing-fine',
          [0.33, 0.66].map((t): Point[] => {
            const s = x(fly.roof[0] + (fly.roof[1] - fly.roof[0]) * t)
            return [
              [s, wide * 0.6],
              [s, -wide * 0.6],
            ]
          }),
        )
    : ''
}

/** The roof over a raised helm, where there is one. */
export function raisedHelmFromAbove({ form, x, wide }: FromAbove, pen: Pen): string {
  const { helm } = form
  return helm
    ? pen.shape(
        'drawing-bimini',
        [x(helm.at) - 1.1, -wide * 0.35],
        [x(helm.at) + 1.1, -wide * 0.35],
        [x(helm.at) + 1.1, -wide],
        [x(helm.at) - 1.1, -wide],
      )
    : ''
}
