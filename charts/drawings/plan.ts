/** A boat from above; the centre line lies at y = 0. */
import type { Specifications } from '#content/schema.ts'
import type { CatamaranForm, Form } from './forms.ts'
import type { P, Pen } from './pen.ts'

type Size = Pick<Specifications, 'length' | 'beam'>

export function plan(form: Form, size: Size, pen: Pen): string {
  return form.kind === 'catamaran'
    ? catamaran(form, size, pen)
    : form.kind === 'sloop'
      ? sloop(size, form.mast.at, pen)
      : motor(size, pen)
}

function catamaran(
  { hullWidth: w, house, fly, helm, foredeck, forwardCockpit, bowsprit, mast }: CatamaranForm,
  { length: L, beam }: Size,
  pen: Pen,
): string {
  const x = (t: number) => t * L
  const side = beam / 2
  const inner = side - w
  const both = (draw: (s: 1 | -1) => string) => draw(1) + draw(-1)
  const hulls = catamaranHulls({ hullWidth: w }, { length: L, beam }, pen)
  const steps = both((s) =>
    pen.lines(
      'drawing-fine',
      [0.03, 0.06, 0.09].map((t): P[] => [
        [x(t), s * (inner + 0.2)],
        [x(t), s * (side - 0.16)],
      ]),
    ),
  )
  const bridge = pen.shape(
    'drawing-hull',
    [x(0.1), inner + 0.1],
    [x(0.1), -inner - 0.1],
    [x(0.7), -inner - 0.1],
    [x(0.7), inner + 0.1],
  )
  const beamAt = x(0.93)
  const mesh =
    foredeck === 'trampoline'
      ? pen.shape(
          'drawing-net',
          [x(0.7), inner],
          [beamAt, inner + w * 0.28],
          [beamAt, -inner - w * 0.28],
          [x(0.7), -inner],
        ) +
        pen.lines(
          'drawing-mesh',
          Array.from({ length: 15 }, (_, i): P[] => {
            const t = 0.7 + (0.23 * (i + 1)) / 16
            return [
              [x(t), inner],
              [x(t), -inner],
            ]
          }).concat(
            Array.from({ length: 13 }, (_, i): P[] => {
              const y = -inner + (2 * inner * (i + 1)) / 14
              return [
                [x(0.7), y],
                [beamAt, y],
              ]
            }),
          ),
        ) +
        pen.shape('drawing-house', [x(0.7), 0.28], [beamAt, 0.2], [beamAt, -0.2], [x(0.7), -0.28])
      : pen.curved(
          'drawing-house',
          [x(0.68), inner + 0.2],
          [x(0.9), inner + 0.2],
          [
            [x(0.94), 0],
            [x(0.9), -inner - 0.2],
          ],
          [x(0.68), -inner - 0.2],
        ) +
        both((s) =>
          pen.shape(
            'drawing-cushion',
            [x(0.73), s * 0.4],
            [x(0.87), s * 0.4],
            [x(0.87), s * (inner - 0.3)],
            [x(0.73), s * (inner - 0.3)],
          ),
        )
  const cross =
    pen.line('drawing-spar-line', [beamAt, inner + w * 0.4], [beamAt, -inner - w * 0.4]) +
    (bowsprit ? pen.line('drawing-thick', [beamAt, 0], [L + bowsprit * 0.1, 0]) : '')
  const wide = inner + w * 0.42
  const front = x(house.to) + house.slope
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
  const above = fly
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
        [0.33, 0.66].map((t): P[] => {
          const s = x(fly.roof[0] + (fly.roof[1] - fly.roof[0]) * t)
          return [
            [s, wide * 0.6],
            [s, -wide * 0.6],
          ]
        }),
      )
    : ''
  const raised = helm
    ? pen.shape(
        'drawing-bimini',
        [x(helm.at) - 1.1, -wide * 0.35],
        [x(helm.at) + 1.1, -wide * 0.35],
        [x(helm.at) + 1.1, -wide],
        [x(helm.at) - 1.1, -wide],
      )
    : ''
  const well = forwardCockpit
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
  const hatches = both((s) =>
    [0.72, 0.8]
      .map((t) =>
        pen.shape(
          'drawing-glass',
          [x(t), s * (side - w * 0.36)],
          [x(t) + 0.5, s * (side - w * 0.36)],
          [x(t) + 0.5, s * (side - w * 0.62)],
          [x(t), s * (side - w * 0.62)],
        ),
      )
      .join(''),
  )
  return (
    bridge +
    mesh +
    hulls +
    cross +
    steps +
    cockpit +
    roof +
    screen +
    well +
    above +
    raised +
    hatches +
    boom(pen, x(mast.at), L * 0.37)
  )
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

const boom = (pen: Pen, at: number, length: number) =>
  pen.shape('drawing-cover', [at, 0.2], [at - length, 0.09], [at - length, -0.09], [at, -0.2]) +
  pen.dot('drawing-spar', [at, 0], 0.24)

/** The deck edge of a single hull, and the toe rail inside it. */
export function sloopOutline({ length: L, beam }: Size, pen: Pen): string {
  const x = (t: number) => t * L
  const b = beam / 2
  const outline = (f: number, from: number, to: number, name: string) =>
    pen.curved(
      name,
      [x(from), b * 0.78 * f],
      [
        [x(0.2), b * 1.04 * f],
        [x(0.42), b * f],
      ],
      [
        [x(0.78), b * 0.92 * f],
        [x(to), 0],
      ],
      [
        [x(0.78), -b * 0.92 * f],
        [x(0.42), -b * f],
      ],
      [
        [x(0.2), -b * 1.04 * f],
        [x(from), -b * 0.78 * f],
      ],
    )
  return outline(1, 0.005, 1, 'drawing-hull') + outline(0.94, 0.02, 0.975, 'drawing-outline')
}

function sloop({ length: L, beam }: Size, mast: number, pen: Pen): string {
  const x = (t: number) => t * L
  const b = beam / 2
  const roof = pen.curved(
    'drawing-house',
    [x(0.33), b * 0.56],
    [
      [x(0.5), b * 0.62],
      [x(0.62), b * 0.42],
    ],
    [
      [x(0.72), b * 0.28],
      [x(0.76), 0],
    ],
    [
      [x(0.72), -b * 0.28],
      [x(0.62), -b * 0.42],
    ],
    [
      [x(0.5), -b * 0.62],
      [x(0.33), -b * 0.56],
    ],
  )
  const cockpit =
    pen.shape(
      'drawing-deck',
      [x(0.02), b * 0.42],
      [x(0.32), b * 0.42],
      [x(0.32), -b * 0.42],
      [x(0.02), -b * 0.42],
    ) +
    [1, -1]
      .map(
        (s) =>
          pen.shape(
            'drawing-cushion',
            [x(0.15), s * b * 0.42],
            [x(0.31), s * b * 0.42],
            [x(0.31), s * b * 0.66],
            [x(0.15), s * b * 0.66],
          ) + pen.dot('drawing-open', [x(0.11), s * b * 0.3], 0.42),
      )
      .join('') +
    pen.shape('drawing-house', [x(0.18), 0.25], [x(0.27), 0.25], [x(0.27), -0.25], [x(0.18), -0.25])
  const hatches = [0.4, 0.49, 0.66, 0.84]
    .map((t) =>
      pen.shape('drawing-glass', [x(t), 0.27], [x(t) + 0.5, 0.27], [x(t) + 0.5, -0.27], [x(t), -0.27]),
    )
    .join('')
  return sloopOutline({ length: L, beam }, pen) + roof + cockpit + hatches + boom(pen, x(mast), L * 0.36)
}

function motor({ length: L, beam }: Size, pen: Pen): string {
  const x = (t: number) => t * L
  const b = beam / 2
  const outline = (f: number, from: number, to: number, name: string) =>
    pen.curved(
      name,
      [x(from), b * 0.86 * f],
      [
        [x(0.06), b * f],
        [x(0.3), b * f],
      ],
      [x(0.5), b * f],
      [
        [x(0.86), b * 0.86 * f],
        [x(to), 0],
      ],
      [
        [x(0.86), -b * 0.86 * f],
        [x(0.5), -b * f],
      ],
      [x(0.3), -b * f],
      [
        [x(0.06), -b * f],
        [x(from), -b * 0.86 * f],
      ],
    )
  const platform = pen.shape(
    'drawing-deck',
    [x(0.005), b * 0.82],
    [x(0.07), b * 0.86],
    [x(0.07), -b * 0.86],
    [x(0.005), -b * 0.82],
  )
  const pad =
    pen.shape(
      'drawing-cushion',
      [x(0.075), b * 0.62],
      [x(0.16), b * 0.62],
      [x(0.16), -b * 0.62],
      [x(0.075), -b * 0.62],
    ) +
    pen.shape(
      'drawing-deck',
      [x(0.17), b * 0.74],
      [x(0.28), b * 0.74],
      [x(0.28), -b * 0.74],
      [x(0.17), -b * 0.74],
    )
  const coupe = pen.curved(
    'drawing-house',
    [x(0.24), b * 0.76],
    [x(0.44), b * 0.74],
    [
      [x(0.66), b * 0.56],
      [x(0.72), 0],
    ],
    [
      [x(0.66), -b * 0.56],
      [x(0.44), -b * 0.74],
    ],
    [x(0.24), -b * 0.76],
  )
  const screen = pen.curved(
    'drawing-glass',
    [x(0.47), b * 0.62],
    [
      [x(0.63), b * 0.48],
      [x(0.7), 0],
    ],
    [
      [x(0.63), -b * 0.48],
      [x(0.47), -b * 0.62],
    ],
    [
      [x(0.55), -b * 0.3],
      [x(0.555), 0],
    ],
    [
      [x(0.55), b * 0.3],
      [x(0.47), b * 0.62],
    ],
  )
  const sunPad = pen.curved(
    'drawing-cushion',
    [x(0.745), b * 0.42],
    [x(0.86), b * 0.3],
    [
      [x(0.88), 0],
      [x(0.86), -b * 0.3],
    ],
    [x(0.745), -b * 0.42],
  )
  return (
    outline(1, 0, 1, 'drawing-hull') +
    outline(0.93, 0.012, 0.975, 'drawing-outline') +
    platform +
    pad +
    coupe +
    screen +
    pen.shape('drawing-glass', [x(0.32), 0.55], [x(0.41), 0.55], [x(0.41), -0.55], [x(0.32), -0.55]) +
    sunPad +
    pen.shape('drawing-glass', [x(0.9), 0.25], [x(0.925), 0.25], [x(0.925), -0.25], [x(0.9), -0.25]) +
    [1, -1].map((s) => pen.line('drawing-thick', [x(-0.012), s * b * 0.36], [x(0.01), s * b * 0.36])).join('')
  )
}
