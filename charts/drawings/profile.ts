/** A boat from the side. */
import type { Specifications } from '#content/schema.ts'
import type { CatamaranForm, Form, SloopForm } from './forms.ts'
import type { P, Pen } from './pen.ts'

type Size = Pick<Specifications, 'length' | 'beam' | 'draft'>

export function profile(form: Form, size: Size, pen: Pen): string {
  return form.kind === 'catamaran'
    ? catamaran(form, size, pen)
    : form.kind === 'sloop'
      ? sloop(form, size, pen)
      : motor(size, pen)
}

/** Height of the sheer at a fraction of the length. */
const sheer = ([stern, bow]: [number, number], t: number) => stern + (bow - stern) * (0.35 * t + 0.65 * t * t)

function rails(pen: Pen, free: [number, number], L: number, from: number, to: number, height = 0.62) {
  const posts = Array.from({ length: 8 }, (_, i) => from + ((to - from) * i) / 7)
  return pen.lines('drawing-fine', [
    ...posts.map((t): P[] => [
      [t * L, sheer(free, t)],
      [t * L, sheer(free, t) + height],
    ]),
    posts.map((t): P => [t * L, sheer(free, t) + height]),
    posts.map((t): P => [t * L, sheer(free, t) + height / 2]),
  ])
}

function rig(
  pen: Pen,
  L: number,
  mast: { at: number; top: number; boom: number },
  foot: number,
  boomEnd: number,
  bow: P,
  free: number,
  back?: P,
) {
  const x = mast.at * L
  const head = mast.top * 0.93
  return (
    pen.lines('drawing-fine', [
      [[x, head], bow],
      [
        [x, mast.top * 0.9],
        [x - 0.09 * L, free],
      ],
      [
        [x, mast.top * 0.62],
        [x - 0.055 * L, free],
      ],
      ...(back ? [[[x, mast.top], back] as P[]] : []),
    ]) +
    pen.line(
      'drawing-furled',
      [x + (bow[0] - x) * 0.08, head + (bow[1] - head) * 0.08],
      [x + (bow[0] - x) * 0.94, head + (bow[1] - head) * 0.94],
    ) +
    pen.shape(
      'drawing-spar',
      [x - 0.14, foot],
      [x + 0.14, foot],
      [x + 0.07, mast.top],
      [x - 0.07, mast.top],
    ) +
    pen.lines(
      'drawing-fine',
      [0.36, 0.64].map((t): P[] => [
        [x - 0.62, foot + (mast.top - foot) * t - 0.12],
        [x + 0.1, foot + (mast.top - foot) * t],
      ]),
    ) +
    pen.curved(
      'drawing-cover',
      [x - 0.1, mast.boom],
      [boomEnd, mast.boom + 0.12],
      [boomEnd, mast.boom + 0.5],
      [
        [x - 0.3 * (x - boomEnd), mast.boom + 0.62],
        [x - 0.1, mast.boom + 1.25],
      ],
    ) +
    pen.line('drawing-fine', [x, mast.top], [x, mast.top + 0.6]) +
    pen.line('drawing-fine', [x, mast.top * 0.985], [boomEnd, mast.boom + 0.5])
  )
}

function catamaran(
  { free, rake, house, fly, helm, foredeck, forwardCockpit, bowsprit, mast, hullWindows }: CatamaranForm,
  { length: L, draft }: Size,
  pen: Pen,
): string {
  const x = (t: number) => t * L
  const top = (t: number) => sheer(free, t)
  const roof = top(house.to) + house.height - 0.25
  const aft = top(0.12)
  const bow: P = [L - rake, free[1]]
  const keel =
    pen.curved(
      'drawing-below',
      [x(0.02), 0],
      [
        [x(0.1), -0.45],
        [x(0.25), -0.62],
      ],
      [x(0.42), -0.68],
      [x(0.44), -draft],
      [x(0.58), -draft],
      [x(0.62), -0.66],
      [
        [x(0.9), -0.6],
        [x(0.985), 0],
      ],
    ) +
    pen.shape(
      'drawing-below',
      [x(0.1), -0.42],
      [x(0.115), -draft * 0.82],
      [x(0.15), -draft * 0.82],
      [x(0.165), -0.5],
    )
  const hull = pen.curved(
    'drawing-hull',
    [0, 0.05],
    [0, 0.42],
    [x(0.025), 0.42],
    [x(0.03), 0.75],
    [x(0.055), 0.75],
    [x(0.06), 1.08],
    [x(0.085), 1.08],
    [x(0.1), aft],
    [[x(0.5), sheer(free, 0.42)], bow],
    [
      [L + (rake > 0 ? -0.02 : 0.1), 0.9],
      [x(0.985), 0],
    ],
    [x(0.02), 0],
  )
  const windows = hullWindows
    .map(([a, b, h]) =>
      pen.shape(
        'drawing-glass',
        [x(a), top(a) * 0.56],
        [x(b), top(b) * 0.56],
        [x(b) + h * 0.25, top(b) * 0.56 + h],
        [x(a) + h * 0.25, top(a) * 0.56 + h],
      ),
    )
    .join('')
  const front = x(house.to) + house.slope
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
      Array.from({ length: 5 }, (_, i) => {
        const w = (g1 - g0) / 5
        return pen.shape(
          'drawing-glass',
          [g0 + i * w, low],
          [g0 + i * w + w * 0.82, low],
          [g0 + i * w + w * 0.82, high],
          [g0 + i * w, high],
        )
      }).join(''),
    slats: () =>
      pen.shape('drawing-glass', [g0, low], [g1 + lean, low], [g1 + 0.1, high], [g0 + 0.1, high]) +
      pen.lines(
        'drawing-slat',
        Array.from({ length: 6 }, (_, i): P[] => {
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
  const above = fly
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
  const steering = helm
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
  const sprit = bowsprit
    ? pen.line(
        'drawing-thick',
        [L - rake - 0.3, free[1] - 0.05],
        [L - rake + bowsprit * 0.55, free[1] + 0.16],
      )
    : ''
  const boomEnd = x(mast.at) - L * 0.37
  return (
    keel +
    hull +
    pen.line('drawing-boot', [x(0.01), 0.16], [x(0.988), 0.16]) +
    windows +
    deck +
    glass +
    overhang +
    solid +
    forward +
    above +
    steering +
    sprit +
    rails(pen, free, L, 0.7, 0.97) +
    rig(
      pen,
      L,
      mast,
      roof - 0.1,
      boomEnd,
      [L - rake - (bowsprit ? 0.2 : 1.1), free[1] + 0.15],
      top(mast.at - 0.08),
    )
  )
}

function sloop({ free, mast, house }: SloopForm, { length: L, draft }: Size, pen: Pen): string {
  const x = (t: number) => t * L
  const top = (t: number) => sheer(free, t)
  const below =
    pen.curved(
      'drawing-below',
      [x(0.04), 0],
      [
        [x(0.3), -0.62],
        [x(0.5), -0.6],
      ],
      [
        [x(0.8), -0.5],
        [x(0.955), 0],
      ],
    ) +
    pen.shape(
      'drawing-below',
      [x(0.43), -0.58],
      [x(0.455), -draft + 0.25],
      [x(0.4), -draft],
      [x(0.57), -draft],
      [x(0.58), -draft + 0.25],
      [x(0.6), -0.58],
    ) +
    pen.shape('drawing-below', [x(0.07), -0.12], [x(0.085), -1.6], [x(0.13), -1.6], [x(0.15), -0.4])
  const hull = pen.curved(
    'drawing-hull',
    [x(0.035), 0],
    [0, free[0] - 0.15],
    [x(0.01), free[0]],
    [
      [x(0.55), sheer(free, 0.4) - 0.12],
      [L, free[1]],
    ],
    [x(0.955), 0],
  )
  const roof = pen.curved(
    'drawing-house',
    [x(house.from), top(0.3)],
    [x(house.from) + 0.15, top(0.3) + house.height],
    [
      [x(0.5), top(0.5) + house.height + 0.12],
      [x(house.to) - 1.4, top(0.6) + house.height * 0.7],
    ],
    [
      [x(house.to) - 0.4, top(0.7) + 0.25],
      [x(house.to), top(0.75)],
    ],
  )
  const glass =
    pen.shape(
      'drawing-glass',
      [x(0.37), top(0.4) + 0.16],
      [x(0.63), top(0.55) + 0.14],
      [x(0.61), top(0.55) + 0.34],
      [x(0.38), top(0.4) + 0.38],
    ) +
    [
      [0.44, 0.5],
      [0.55, 0.6],
      [0.68, 0.71],
    ]
      .map(([a, b]) => pen.shape('drawing-glass', [x(a!), 0.72], [x(b!), 0.74], [x(b!), 0.92], [x(a!), 0.9]))
      .join('')
  const cockpit =
    pen.curved(
      'drawing-cover',
      [x(0.31), top(0.3) + 0.5],
      [
        [x(0.33), top(0.3) + 1.35],
        [x(0.42), top(0.4) + 1.2],
      ],
      [x(0.46), top(0.44) + 0.56],
    ) +
    pen.lines('drawing-thin', [
      [
        [x(0.08), top(0.1)],
        [x(0.07), top(0.1) + 2.05],
      ],
      [
        [x(0.25), top(0.2)],
        [x(0.26), top(0.2) + 2.05],
      ],
    ]) +
    pen.shape(
      'drawing-bimini',
      [x(0.05), top(0.1) + 2],
      [x(0.28), top(0.1) + 2.08],
      [x(0.28), top(0.1) + 2.2],
      [x(0.05), top(0.1) + 2.12],
    ) +
    pen.lines('drawing-thin', [
      [
        [x(0.14), top(0.1)],
        [x(0.15), top(0.1) + 0.9],
      ],
    ]) +
    pen.dot('drawing-open', [x(0.15), top(0.1) + 0.5], 0.45)
  return (
    below +
    hull +
    pen.line('drawing-boot', [x(0.033), 0.13], [x(0.957), 0.13]) +
    roof +
    glass +
    cockpit +
    rails(pen, free, L, 0.3, 0.98, 0.6) +
    rig(pen, L, mast, top(0.57) + house.height, x(0.2), [x(0.985), free[1]], top(0.5), [x(0.01), free[0]])
  )
}

/** A low coupé with a raked screen, a long foredeck and surface drives under a sloping stern. */
function motor({ length: L, draft }: Size, pen: Pen): string {
  const x = (t: number) => t * L
  const below =
    pen.curved(
      'drawing-below',
      [x(0.05), 0],
      [x(0.05), -0.75],
      [
        [x(0.6), -0.95],
        [x(0.92), 0],
      ],
    ) +
    pen.lines('drawing-thick', [
      [
        [x(0.05), -0.3],
        [x(-0.005), -draft * 0.55],
      ],
    ]) +
    pen.shape(
      'drawing-below',
      [x(-0.012), -draft * 0.2],
      [x(0.004), -draft * 0.2],
      [x(0.006), -draft],
      [x(-0.012), -draft],
    )
  const hull = pen.curved(
    'drawing-hull',
    [x(0.05), 0],
    [x(0), 0.35],
    [x(0), 0.55],
    [x(0.06), 0.62],
    [x(0.12), 1.6],
    [
      [x(0.3), 1.66],
      [x(0.45), 1.92],
    ],
    [
      [x(0.75), 2.45],
      [L, 2.15],
    ],
    [
      [x(0.985), 1.6],
      [x(0.92), 0],
    ],
  )
  const coupe = pen.curved(
    'drawing-house',
    [x(0.18), 1.62],
    [x(0.2), 3.1],
    [x(0.24), 3.28],
    [
      [x(0.38), 3.62],
      [x(0.5), 3.34],
    ],
    [
      [x(0.62), 2.8],
      [x(0.74), 2.3],
    ],
    [
      [x(0.5), 2],
      [x(0.42), 1.86],
    ],
  )
  const screen =
    pen.curved(
      'drawing-glass',
      [x(0.49), 3.2],
      [
        [x(0.6), 2.78],
        [x(0.7), 2.36],
      ],
      [x(0.545), 2.3],
      [x(0.455), 3.18],
    ) +
    pen.curved(
      'drawing-glass',
      [x(0.26), 2.2],
      [x(0.28), 3.05],
      [
        [x(0.37), 3.28],
        [x(0.435), 3.14],
      ],
      [x(0.52), 2.3],
      [
        [x(0.4), 2.05],
        [x(0.26), 2.02],
      ],
    )
  const ports =
    pen.curved(
      'drawing-glass',
      [x(0.5), 1.35],
      [
        [x(0.62), 1.62],
        [x(0.72), 1.6],
      ],
      [
        [x(0.66), 1.32],
        [x(0.5), 1.12],
      ],
    ) +
    [0.76, 0.81]
      .map((t) =>
        pen.shape(
          'drawing-glass',
          [x(t), 1.48],
          [x(t + 0.03), 1.52],
          [x(t + 0.025), 1.66],
          [x(t - 0.003), 1.62],
        ),
      )
      .join('')
  const lines =
    pen.stroke(
      'drawing-thin',
      [x(0.06), 1.02],
      [
        [x(0.5), 0.85],
        [x(0.965), 1.3],
      ],
    ) +
    pen.lines(
      'drawing-fine',
      [0.66, 0.74, 0.82, 0.9, 0.97]
        .map((t): P[] => [
          [x(t), 2.27 - Math.abs(t - 0.8) * 0.4],
          [x(t) + 0.1, 2.85 - Math.abs(t - 0.8) * 0.4],
        ])
        .concat([
          [
            [x(0.66), 2.8],
            [x(0.82), 2.86],
            [x(0.975), 2.76],
          ],
        ]),
    )
  const arch =
    pen.curved(
      'drawing-cover',
      [x(0.2), 3.1],
      [x(0.165), 3.62],
      [x(0.185), 3.66],
      [
        [x(0.22), 3.5],
        [x(0.27), 3.42],
      ],
    ) +
    pen.line('drawing-fine', [x(0.185), 3.66], [x(0.15), 5.2]) +
    pen.shape('drawing-hull', [x(0.2), 3.5], [x(0.2), 3.78], [x(0.225), 3.8], [x(0.235), 3.46])
  return (
    below +
    hull +
    pen.line('drawing-boot', [x(0.05), 0.14], [x(0.925), 0.14]) +
    coupe +
    screen +
    ports +
    lines +
    arch +
    pen.shape('drawing-thin', [x(0.07), 1.2], [x(0.11), 1.58], [x(0.17), 1.58], [x(0.17), 1.2])
  )
}
