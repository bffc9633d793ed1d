/** What stands on the deck of a catamaran, from the side. */
import type { Side } from './catamaran-hull-profile.ts'
import type { Point, Pen } from './pen.ts'

/** The deckhouse, its windows and the overhang over the cockpit. */
export function deckhouse({ form, x, top, roof, aft, front }: Side, pen: Pen): string {
  const { house } = form
  const deck = pen.curved(
    'drawing-house',
    [x(house.from), aft - 0.1],
    [x(house.from) + 0.1, roof - 0.05],
    [
      [x((house.from + house.to) / 2), roof + 0.2],
      [x(house.to), roof - 0.1],
    ],
    [
      [front - house.slope * 0.35, roof - 0.35],
      [front, top(house.to) - 0.02],
    ],
  )
  const [g0, g1, low, high] = [x(house.from) + 0.6, x(house.to), top(house.from + 0.1) + 0.55, roof - 0.36]
  const lean = house.slope * 0.55
  const glass = {
    band: () =>
      pen.shape('drawing-glass', [g0, low], [g1 + lean, low + 0.1], [g1 - 0.05, high], [g0 + 0.1, high]),
    wedge: () =>
      pen.curved(
        'drawing-glass',
        [g0 + 0.3, low],
        [g1 + lean * 1.05, low + 0.18],
        [
          [g1, high],
          [g0 + 1.6, high],
        ],
      ),
    vertical: () =>
      pen.shapes(
        'drawing-glass',
        Array.from({ length: 5 }, (_, i): Point[] => {
          const w = (g1 - g0) / 5
          return [
            [g0 + i * w, low],
            [g0 + i * w + w * 0.82, low],
            [g0 + i * w + w * 0.82, high],
            [g0 + i * w, high],
          ]
        }),
      ),
    slats: () =>
      pen.shape('drawing-glass', [g0, low], [g1 + lean, low], [g1 + 0.1, high], [g0 + 0.1, high]) +
      pen.lines(
        'drawing-slat',
        Array.from({ length: 6 }, (_, i): Point[] => {
          const s = g0 + ((g1 - g0) * (i + 0.7)) / 6
          return [
            [s, low],
            [s + 0.35, high],
          ]
        }),
      ),
  }[house.windows]()
  const overhang =
    pen.shape(
      'drawing-house',
      [x(0.07), roof - 0.2],
      [x(house.from) + 0.6, roof - 0.05],
      [x(house.from) + 0.6, roof - 0.25],
      [x(0.08), roof - 0.36],
    ) +
    pen.lines('drawing-thin', [
      [
        [x(0.1), roof - 0.3],
        [x(0.1), aft],
      ],
    ])
  return deck + glass + overhang
}

/** The flybridge and its bimini; nothing on a boat without one. */
export function flybridge({ form, x, roof }: Side, pen: Pen): string {
  const { fly } = form
  return fly
    ? pen.curved(
        'drawing-hull',
        [x(fly.from), roof],
        [x(fly.from) + 0.15, roof + fly.coaming * 0.75],
        [
          [x((fly.from + fly.to) / 2), roof + fly.coaming],
          [x(fly.to) - 0.5, roof + fly.coaming],
        ],
        [x(fly.to) + 0.35, roof],
      ) +
        pen.lines('drawing-thin', [
          [
            [x(fly.roof[0]) + 0.3, roof + 0.5],
            [x(fly.roof[0]) + 0.2, roof + 2.05],
          ],
          [
            [x(fly.roof[1]) - 0.2, roof + 0.5],
            [x(fly.roof[1]) - 0.3, roof + 2.05],
          ],
        ]) +
        pen.curved(
          'drawing-bimini',
          [x(fly.roof[0]), roof + 2],
          [
            [x((fly.roof[0] + fly.roof[1]) / 2), roof + 2.3],
            [x(fly.roof[1]), roof + 2.02],
          ],
          [x(fly.roof[1]), roof + 2.14],
          [
            [x((fly.roof[0] + fly.roof[1]) / 2), roof + 2.45],
            [x(fly.roof[0]), roof + 2.14],
          ],
        )
    : ''
}

/** The helm under its own roof; nothing on a boat that is steered from the flybridge. */
export function raisedHelm({ form, x, roof }: Side, pen: Pen): string {
  const { helm } = form
  return helm
    ? pen.shape(
        'drawing-hull',
        [x(helm.at) - 0.9, roof - 0.05],
        [x(helm.at) - 0.8, roof + 0.55],
        [x(helm.at) + 0.7, roof + 0.62],
        [x(helm.at) + 1.1, roof + 0.05],
      ) +
        pen.lines('drawing-thin', [
          [
            [x(helm.at) - 0.6, roof + 0.5],
            [x(helm.at) - 0.6, roof + 1.5],
          ],
          [
            [x(helm.at) + 0.7, roof + 0.6],
            [x(helm.at) + 0.6, roof + 1.5],
          ],
        ]) +
        pen.shape(
          'drawing-bimini',
          [x(helm.at) - 1.1, roof + 1.48],
          [x(helm.at) + 1.1, roof + 1.5],
          [x(helm.at) + 1, roof + 1.62],
          [x(helm.at) - 1, roof + 1.62],
        )
    : ''
}

/** What stands on the foredeck: a solid deck, a cockpit. */
export function foredeckParts({ form, x, top, front }: Side, pen: Pen): string {
  const { foredeck, forwardCockpit } = form
  const solid =
    foredeck === 'solid'
      ? pen.shape(
          'drawing-house',
          [front - 0.2, top(0.7)],
          [front, top(0.72) + 0.35],
          [x(0.83), top(0.83) + 0.28],
          [x(0.86), top(0.86)],
        )
      : ''
  const forward = forwardCockpit
    ? pen.shape(
        'drawing-house',
        [front - 0.1, top(0.68)],
        [front - 0.1, top(0.7) + 0.42],
        [front + 1.5, top(0.76) + 0.4],
        [front + 1.7, top(0.78)],
      )
    : ''
  return solid + forward
}

/** The bowsprit, where there is one. */
export function bowspritLine({ form, L }: Side, pen: Pen): string {
  const { free, rake, bowsprit } = form
  return bowsprit
    ? pen.line(
        'drawing-thick',
        [L - rake - 0.3, free[1] - 0.05],
        [L - rake + bowsprit * 0.55, free[1] + 0.16],
      )
    : ''
}
