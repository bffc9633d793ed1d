/** The deckhouse of a catamaran, from the side. */
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
