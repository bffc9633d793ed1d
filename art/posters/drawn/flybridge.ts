/** Breakfast on the flybridge: the helm to the left, cushions, a laid tray, the edge of the shade, islets in the morning sun. */
import {
  birds,
  blur,
  chance,
  type Chance,
  cumulus,
  deep,
  glints,
  glow,
  gradient,
  ink,
  lagoon,
  land,
  magenta,
  n,
  palm,
  paper,
  type Point,
  scrub,
  sheet,
  sunset,
  times,
} from '../kit.ts'
import { viewFrom } from '../perspective.ts'

const horizon = 360
const view = viewFrom({ middle: 800, horizon, height: 1.55, focal: 900 })
const { flat: f, soft, line, at } = view
const sun: Point = [1010, 262]

export function draw(): string {
  const random = chance(31)
  const defs = [
    gradient('sky', [
      [0, '#4f97ad'],
      [0.4, '#9ccac9'],
      [0.75, '#f3dfb8'],
      [1, '#f9d39a'],
    ]),
    gradient('sea', [
      [0, '#e3c79b'],
      [0.12, '#6fbfbe'],
      [0.45, '#219dab'],
      [1, '#0f6f86'],
    ]),
    glow('sun', [
      [0, '#fffbe9'],
      [0.16, '#fff1c6', 0.95],
      [0.45, '#fcd793', 0.45],
      [1, '#fcd793', 0],
    ]),
    gradient('gel', [
      [0, '#fffaf0'],
      [0.5, '#efe5d0'],
      [1, '#c8b996'],
    ]),
    gradient('gelside', [
      [0, '#f6efe0'],
      [1, '#b3b2a4'],
    ]),
    gradient('shade', [
      [0, '#dcd7c8'],
      [1, '#8e958f'],
    ]),
    gradient('teak', [
      [0, '#dcae72'],
      [1, '#9a683a'],
    ]),
    gradient('floor', [
      [0, '#d9ad75'],
      [1, '#a5733f'],
    ]),
    gradient('tray', [
      [0, '#8c5a30'],
      [1, '#6d4120'],
    ]),
    gradient('cloth', [
      [0, '#fffdf5'],
      [1, '#ecdfc4'],
    ]),
    gradient('seat', [
      [0, '#fff9ec'],
      [1, '#e3d3b0'],
    ]),
    gradient('back', [
      [0, '#f5eddb'],
      [1, '#c0bba9'],
    ]),
    gradient('canvas', [
      [0, '#efe6d2'],
      [1, '#fffaf0'],
    ]),
    gradient('screen', [
      [0, '#0f3d50'],
      [1, '#0a2533'],
    ]),
    gradient(
      'steel',
      [
        [0, '#fff'],
        [0.4, '#c4d0d1'],
        [0.6, '#7f959b'],
        [1, '#e6eceb'],
      ],
      [0, 0, 1, 0],
    ),
    gradient(
      'pot',
      [
        [0, '#eef3f2'],
        [0.3, '#b9c7c9'],
        [0.6, '#7b9098'],
        [0.8, '#cfdadb'],
        [1, '#6b8088'],
      ],
      [0, 0, 1, 0],
    ),
    gradient('juice', [
      [0, '#ffc65c'],
      [1, '#f0902f'],
    ]),
    gradient('papaya', [
      [0, '#ffb25a'],
      [1, '#ef7a35'],
    ]),
    gradient('crust', [
      [0, '#e9b066'],
      [0.6, '#c47f36'],
      [1, '#8d501c'],
    ]),
    gradient(
      'cup',
      [
        [0, '#fff'],
        [0.6, '#f1eadb'],
        [1, '#c9bda4'],
      ],
      [0, 0, 1, 0],
    ),
    gradient(
      'warm',
      [
        [0, '#ffdf9e', 0.26],
        [0.5, '#ffdf9e', 0.06],
        [1, '#0a2533', 0.16],
      ],
      [0.7, 0, 0.25, 1],
    ),
    blur('soft', 7),
    blur('tight', 2.4),
    blur('wide', 26),
  ].join('')
  const body = `<rect width="1600" height="${horizon + 2}" fill="url(#sky)"/>${cumulus(random, 130, 300, 330, '#fff3d8', '#e8c99c', 0.8)}${cumulus(random, 1220, 318, 260, '#fff6df', '#f0cf9f', 0.9)}${cumulus(random, 1430, 286, 250, '#fff3d8', '#e8c99c', 0.7)}${cumulus(random, 520, 226, 200, '#fff9e8', '#d9d3b8', 0.45)}
    <circle cx="${sun[0]}" cy="${sun[1]}" r="430" fill="url(#sun)"/><circle cx="${sun[0]}" cy="${sun[1]}" r="44" fill="#fffdf0"/>${birds(
      [
        [742, 214, 15],
        [786, 190, 11],
        [700, 178, 9],
      ],
      '#4b6f74',
    )}
    <path d="M0 ${horizon}C90 328 180 336 260 326S420 344 520 ${horizon}ZM1130 ${horizon}C1240 330 1340 336 1430 322S1560 330 1600 334V${horizon}Z" fill="#a3b3a4" opacity=".75"/>
    <rect y="${horizon}" width="1600" height="340" fill="url(#sea)"/>${islets(random)}
    <path d="${glints(random, 150, [sun[0] - 190, horizon + 3, sun[0] + 190, 500], 26, sun[0], 0.7)}" fill="#fff3cf" opacity=".85"/><path d="${glints(random, 120, [0, horizon + 6, 1600, 500], 22)}" fill="#d9f0e6" opacity=".4"/>
    ${mast()}${deck()}${sofa()}${helm()}${table()}${bimini()}<rect width="1600" height="1000" fill="url(#warm)"/>`
  return sheet(defs, body, 0.09)
}

function islets(random: Chance): string {
  const colours = { trunk: '#6f5a3d', shade: '#4f4230', leaf: '#23574a', lit: '#5d9058' }
  const one = (x: number, y: number, w: number, palms: readonly (readonly [number, number, number])[]) =>
    `<ellipse cx="${x}" cy="${y + 4}" rx="${w * 0.62}" ry="${w * 0.035}" fill="#a5ded4" opacity=".8"/><path d="M${x - w / 2} ${y + 2}Q${x} ${n(y - w * 0.06)} ${x + w / 2} ${y + 2}Q${x} ${n(y + w * 0.04)} ${x - w / 2} ${y + 2}Z" fill="${land}"/>${palms
      .slice(0, 2)
      .map(([dx, h, lean]) => palm(random, x + dx, y - w * 0.015, h, lean, colours))
      .join('')}${scrub(random, x - w * 0.36, y - w * 0.012, w * 0.72, w * 0.1, '#2b6350')}${palms
      .slice(2)
      .map(([dx, h, lean]) => palm(random, x + dx, y - w * 0.01, h, lean, colours))
      .join(
        '',
      )}${scrub(random, x - w * 0.2, y - w * 0.004, w * 0.34, w * 0.06, '#4c8f52')}<path d="${glints(random, 20, [x - w * 0.34, y + w * 0.03, x + w * 0.34, y + w * 0.16], w * 0.09)}" fill="#1f5a52" opacity=".4"/>`
  return (
    one(1420, 382, 250, [
      [-60, 74, -0.2],
      [60, 80, 0.26],
      [-20, 104, -0.06],
      [28, 92, 0.12],
    ]) +
    one(620, 376, 190, [
      [-46, 56, -0.26],
      [44, 60, 0.2],
      [-8, 78, -0.1],
      [18, 66, 0.2],
    ]) +
    one(150, 388, 300, [
      [-90, 92, -0.22],
      [76, 86, 0.28],
      [-46, 132, -0.08],
      [0, 118, 0.12],
      [46, 140, 0.04],
    ])
  )
}

/** Floor, side coamings, low windscreen and the rail. */
function deck(): string {
  const seams = times(21, (i) =>
    line([
      [-3 + i * 0.3, 0, 5.2],
      [-3 + i * 0.3, 0, 1.3],
    ]),
  )
  const wall = (side: 1 | -1) =>
    `<path d="${f([
      [side * 2.95, 0, 5.2],
      [side * 2.95, 0.85, 5.2],
      [side * 2.95, 0.85, 1.2],
      [side * 2.95, 0, 1.2],
    ])}" fill="url(#gelside)"/><path d="${f([
      [side * 2.95, 0.85, 5.2],
      [side * 3.3, 0.85, 5.2],
      [side * 3.3, 0.85, 1.2],
      [side * 2.95, 0.85, 1.2],
    ])}" fill="#fffaf0"/><path d="${line([
      [side * 3.15, 1.2, 5.2],
      [side * 3.15, 1.2, 1.2],
    ])}" stroke="#eef3f2" stroke-width="7"/><path d="${line([
      [side * 3.15, 1.185, 5.2],
      [side * 3.15, 1.185, 1.2],
    ])}" stroke="#6f8a92" stroke-width="2"/>${[5.2, 4.1, 3.1]
      .map(
        (z) =>
          `<path d="${line([
            [side * 3.15, 0.85, z],
            [side * 3.15, 1.2, z],
          ])}" stroke="#e6eceb" stroke-width="${n(18 / z)}"/>`,
      )
      .join('')}`
  return `<path d="${f([
    [-3.3, 0.85, 5.5],
    [3.3, 0.85, 5.5],
    [3.3, -0.3, 5.5],
    [-3.3, -0.3, 5.5],
  ])}" fill="url(#gel)"/><path d="${f([
    [-3, 0, 5.2],
    [3, 0, 5.2],
    [3, 0, 1.2],
    [-3, 0, 1.2],
  ])}" fill="url(#floor)"/><path d="${seams}" stroke="#6d4420" stroke-width="2" opacity=".5"/>
    <path d="${f([
      [-2.95, 0.9, 5.4],
      [2.95, 0.9, 5.4],
      [2.7, 1.16, 5.6],
      [-2.7, 1.16, 5.6],
    ])}" fill="#12485c" opacity=".62"/><path d="${f([
      [-1.9, 0.9, 5.4],
      [-1.2, 0.9, 5.4],
      [-0.7, 1.16, 5.6],
      [-1.4, 1.16, 5.6],
    ])}${f([
      [0.9, 0.9, 5.4],
      [1.1, 0.9, 5.4],
      [1.6, 1.16, 5.6],
      [1.4, 1.16, 5.6],
    ])}" fill="#fff3cf" opacity=".3"/><path d="${f([
      [-3.3, 0.85, 5.2],
      [3.3, 0.85, 5.2],
      [3.2, 0.91, 5.5],
      [-3.2, 0.91, 5.5],
    ])}" fill="#fffdf5"/><path d="${f([
      [-2.95, 0, 5.2],
      [2.95, 0, 5.2],
      [2.95, 0.85, 5.2],
      [-2.95, 0.85, 5.2],
    ])}" fill="url(#shade)" opacity=".65"/>${wall(-1)}${wall(1)}
    <path d="${f([
      [-0.9, 0.001, 5.2],
      [0.1, 0.001, 5.2],
      [-1.1, 0.001, 1.3],
      [-2.6, 0.001, 1.3],
    ])}" fill="#ffe3a6" opacity=".3" filter="url(#tight)"/>`
}

/** The mast just ahead of the windscreen, with the furled sail beginning over it. */
function mast(): string {
  const [x, foot] = at([0.05, 0.6, 6])
  return `<path d="M${n(x - 17)} ${n(foot)}V0H${n(x + 17)}V${n(foot)}Z" fill="#f4ecda"/><path d="M${n(x - 17)} ${n(foot)}V0H${n(x - 4)}V${n(foot)}Z" fill="#bfb493"/><path d="M${n(x + 11)} ${n(foot)}V0H${n(x + 17)}V${n(foot)}Z" fill="#fffdf0"/><path d="M${n(x - 8)} ${n(foot)}V0M${n(x + 4)} ${n(foot)}V0" stroke="#0e4c63" stroke-width="2" opacity=".8"/>`
}

/** Cushions along the front and the starboard side. */
function sofa(): string {
  const block = (
    x0: number,
    x1: number,
    z0: number,
    z1: number,
    low: number,
    top: number,
    face: string,
    lid: string,
  ) =>
    `<path d="${f([
      [x0, low, z0],
      [x1, low, z0],
      [x1, top, z0],
      [x0, top, z0],
    ])}" fill="${face}"/><path d="${f([
      [x0, top, z0],
      [x1, top, z0],
      [x1, top, z1],
      [x0, top, z1],
    ])}" fill="${lid}"/>`
  const pillow = (x: number, z: number, w: number, turn: number, colour: string, stripe?: string) => {
    const [px, py] = at([x, 0.46, z]),
      s = view.size(z) * w
    return `<g transform="translate(${n(px)} ${n(py - s * 0.46)}) rotate(${turn})"><path d="M${n(-s * 0.5)} ${n(-s * 0.46)}Q0 ${n(-s * 0.38)} ${n(s * 0.5)} ${n(-s * 0.46)}Q${n(s * 0.42)} 0 ${n(s * 0.5)} ${n(s * 0.46)}Q0 ${n(s * 0.4)} ${n(-s * 0.5)} ${n(s * 0.46)}Q${n(-s * 0.42)} 0 ${n(-s * 0.5)} ${n(-s * 0.46)}Z" fill="${colour}"/>${stripe ? `<path d="M${n(-s * 0.22)} ${n(-s * 0.42)}Q${n(-s * 0.18)} 0 ${n(-s * 0.22)} ${n(s * 0.42)}M${n(s * 0.22)} ${n(-s * 0.42)}Q${n(s * 0.18)} 0 ${n(s * 0.22)} ${n(s * 0.42)}" stroke="${stripe}" stroke-width="${n(s * 0.07)}" fill="none"/>` : ''}<path d="M${n(s * 0.5)} ${n(-s * 0.46)}Q${n(s * 0.42)} 0 ${n(s * 0.5)} ${n(s * 0.46)}Q0 ${n(s * 0.4)} ${n(-s * 0.5)} ${n(s * 0.46)}Q${n(s * 0.3)} ${n(s * 0.3)} ${n(s * 0.5)} ${n(-s * 0.46)}Z" fill="#0a2533" opacity=".14"/></g>`
  }
  const seams = [1.1, 1.95]
    .map(
      (x) =>
        `<path d="${line([
          [x, 0.97, 4.9],
          [x, 0.5, 4.66],
        ])}${line([
          [x, 0.46, 4.6],
          [x, 0.46, 3.75],
          [x, 0.3, 3.75],
        ])}" stroke="#b5a27a" stroke-width="2" fill="none"/>`,
    )
    .join('')
  return `<path d="${f([
    [0.2, 0.002, 3.7],
    [2.9, 0.002, 3.7],
    [2.9, 0.002, 3.3],
    [0, 0.002, 3.3],
  ])}" fill="#3a2410" opacity=".3" filter="url(#soft)"/>${block(0.35, 2.9, 3.8, 4.7, 0, 0.3, 'url(#shade)', '#fff')}${block(0.3, 2.95, 3.74, 4.7, 0.28, 0.46, 'url(#back)', 'url(#seat)')}
    <path d="${f([
      [0.3, 0.46, 4.6],
      [2.95, 0.46, 4.6],
      [2.95, 1, 4.9],
      [0.3, 1, 4.9],
    ])}" fill="url(#back)"/><path d="${f([
      [0.3, 1, 4.9],
      [2.95, 1, 4.9],
      [2.95, 1, 5.1],
      [0.3, 1, 5.1],
    ])}" fill="#fffaf0"/>${seams}${pillow(0.72, 4.45, 0.5, -6, lagoon)}${pillow(1.5, 4.45, 0.5, 5, paper, magenta)}${pillow(2.2, 4.4, 0.52, -4, sunset)}
    ${block(2.2, 2.95, 1.3, 3.76, 0, 0.3, 'url(#shade)', '#fff')}<path d="${f([
      [2.2, 0.28, 3.74],
      [2.2, 0.46, 3.74],
      [2.2, 0.46, 1.3],
      [2.2, 0.28, 1.3],
    ])}" fill="#c4bfae"/><path d="${f([
      [2.2, 0, 3.74],
      [2.2, 0.28, 3.74],
      [2.2, 0.28, 1.3],
      [2.2, 0, 1.3],
    ])}" fill="#9ea097"/><path d="${f([
      [2.2, 0.46, 3.74],
      [2.95, 0.46, 3.74],
      [2.95, 0.46, 1.3],
      [2.2, 0.46, 1.3],
    ])}" fill="url(#seat)"/><path d="${f([
      [2.78, 0.46, 4.6],
      [2.95, 1, 4.8],
      [2.95, 1, 1.3],
      [2.78, 0.46, 1.3],
    ])}" fill="#d8d0bc"/><path d="${line([
      [2.2, 0.462, 2.7],
      [2.8, 0.462, 2.7],
      [2.95, 1, 2.7],
    ])}" stroke="#b5a27a" stroke-width="2.4" fill="none"/>`
}

/** The helm: a pod with the chart on its screen, two levers and the wheel. */
function helm(): string {
  const [wx, wy] = at([-1.62, 0.82, 3.3]),
    r = view.size(3.3) * 0.4
  const spokes = times(5, (i) => {
    const a = ((i * 72 - 90) * Math.PI) / 180
    return `M${n(wx + Math.cos(a) * 16)} ${n(wy + Math.sin(a) * 15)}L${n(wx + Math.cos(a) * r)} ${n(wy + Math.sin(a) * r * 0.94)}`
  })
  const [sx, sy] = at([-1.98, 1.3, 3.78]),
    [ex, ey] = at([-1.22, 1.05, 3.6])
  const screen = `<path d="${f([
    [-2.2, 0.98, 3.52],
    [-1.0, 0.98, 3.52],
    [-1.06, 1.36, 3.86],
    [-2.14, 1.36, 3.86],
  ])}" fill="#23343d"/><path d="${f([
    [-1.98, 1.02, 3.52],
    [-1.3, 1.02, 3.52],
    [-1.34, 1.32, 3.8],
    [-1.96, 1.32, 3.8],
  ])}" fill="#bfe3e0"/>
    <svg x="${n(sx)}" y="${n(sy)}" width="${n(ex - sx)}" height="${n(ey - sy)}" viewBox="0 0 100 50" preserveAspectRatio="none"><path d="M4 40C14 35 24 43 40 40S64 44 78 40V46H2Z" fill="#edd9a6"/><g fill="#edd9a6" stroke="#9fd6d8" stroke-width="3"><ellipse cx="26" cy="16" rx="5" ry="3"/><ellipse cx="66" cy="12" rx="6" ry="3"/><ellipse cx="82" cy="22" rx="3" ry="2"/></g><path d="M8 24L40 22 74 20" stroke="${magenta}" stroke-width="2.4" fill="none"/><path d="M38 18l7 4-7 4z" fill="${ink}"/></svg>
    ${[0, 1]
      .map((i) => {
        const [x, y] = at([-1.14, 1.26 - i * 0.14, 3.74 - i * 0.12])
        return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="17" ry="13" fill="#0a1c26"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="13" ry="9.6" fill="#e6f5f2"/><path d="M${n(x)} ${n(y)}l7-6" stroke="${magenta}" stroke-width="2.4"/>`
      })
      .join('')}`
  const levers = [-1.04, -0.94]
    .map((x, i) => {
      const [a, b] = at([x, 0.98, 3.42])
      return `<path d="M${n(a)} ${n(b)}l${6 + i * 4} -46" stroke="#dfe8e7" stroke-width="7" stroke-linecap="round"/><circle cx="${n(a + 6 + i * 4)}" cy="${n(b - 48)}" r="8.5" fill="${ink}"/>`
    })
    .join('')
  const stool = `<path d="${f([
    [-1.74, 0, 2.6],
    [-1.56, 0, 2.6],
    [-1.58, 0.36, 2.6],
    [-1.72, 0.36, 2.6],
  ])}" fill="url(#pot)"/><ellipse cx="${n(at([-1.65, 0, 2.6])[0])}" cy="${n(at([-1.65, 0, 2.6])[1])}" rx="66" ry="20" fill="#9fb0b4"/><path d="${f(
    [
      [-2.1, 0.34, 2.42],
      [-1.2, 0.34, 2.42],
      [-1.2, 0.47, 2.42],
      [-2.1, 0.47, 2.42],
    ],
  )}" fill="url(#back)"/><path d="${f([
    [-2.1, 0.47, 2.42],
    [-1.2, 0.47, 2.42],
    [-1.2, 0.47, 2.9],
    [-2.1, 0.47, 2.9],
  ])}" fill="url(#seat)"/><path d="${line([
    [-2.1, 0.47, 2.42],
    [-1.2, 0.47, 2.42],
    [-1.2, 0.47, 2.9],
  ])}" stroke="${lagoon}" stroke-width="5" fill="none"/><path d="${line([
    [-1.65, 0.472, 2.9],
    [-1.65, 0.472, 2.42],
    [-1.65, 0.34, 2.42],
  ])}" stroke="#b5a27a" stroke-width="2.4" fill="none"/>`
  return `<path d="${f([
    [-2.5, 0.002, 3.5],
    [-0.7, 0.002, 3.5],
    [-1.2, 0.002, 2.4],
    [-2.9, 0.002, 2.4],
  ])}" fill="#3a2410" opacity=".32" filter="url(#soft)"/><path d="${soft([
    [-2.3, 0, 3.5],
    [-2.4, 0.5, 3.48],
    [-2.34, 1, 3.5],
    [-0.86, 1, 3.5],
    [-0.8, 0.5, 3.48],
    [-0.9, 0, 3.5],
  ])}" fill="url(#shade)"/><path d="${f([
    [-2.36, 0.98, 3.5],
    [-0.84, 0.98, 3.5],
    [-0.9, 1.02, 3.95],
    [-2.3, 1.02, 3.95],
  ])}" fill="#fffaf0"/><path d="${f([
    [-0.84, 0.98, 3.5],
    [-0.8, 0.5, 3.48],
    [-0.9, 0, 3.5],
    [-0.84, 0, 4.1],
    [-0.84, 1, 4.1],
  ])}" fill="#fff3da"/>${screen}${levers}
    <g fill="none"><ellipse cx="${n(wx + 10)}" cy="${n(wy + 14)}" rx="${n(r)}" ry="${n(r * 0.94)}" stroke="#3a2410" stroke-width="13" opacity=".3" filter="url(#tight)"/><path d="${spokes}" stroke="url(#pot)" stroke-width="9" stroke-linecap="round"/><ellipse cx="${n(wx)}" cy="${n(wy)}" rx="${n(r)}" ry="${n(r * 0.94)}" stroke="#8a5427" stroke-width="15"/><ellipse cx="${n(wx)}" cy="${n(wy)}" rx="${n(r)}" ry="${n(r * 0.94)}" stroke="#e0ac6b" stroke-width="5" transform="translate(1.4 -2)"/><ellipse cx="${n(wx)}" cy="${n(wy)}" rx="${n(r)}" ry="${n(r * 0.94)}" stroke="#4b2a10" stroke-width="15" stroke-dasharray="2 ${n((r * 6.1) / 10 - 2)}"/></g><circle cx="${n(wx)}" cy="${n(wy)}" r="21" fill="#9fb0b4"/><circle cx="${n(wx - 2)}" cy="${n(wy - 2)}" r="16" fill="#f2f5f4"/><circle cx="${n(wx)}" cy="${n(wy)}" r="7" fill="${deep}"/>${stool}`
}

/** The table with a cloth and a tray: coffee, papaya with lime, bread, juice and flowers. */
function table(): string {
  const top = `<path d="${f([
    [-0.5, 0.72, 1.1],
    [1.75, 0.72, 1.1],
    [1.6, 0.72, 2.7],
    [-0.4, 0.72, 2.7],
  ])}" fill="url(#teak)"/><path d="${times(9, (i) =>
    line([
      [-0.36 + i * 0.23, 0.721, 2.7],
      [-0.36 + i * 0.24, 0.721, 1.1],
    ]),
  )}" stroke="#7b5126" stroke-width="2" opacity=".5"/><path d="${f([
    [-0.42, 0.72, 2.72],
    [1.62, 0.72, 2.72],
    [1.62, 0.74, 2.72],
    [-0.42, 0.74, 2.72],
  ])}" fill="#f2cf9a"/>`
  return `<path d="M330 1010L600 650H700L560 1010Z" fill="#2a1707" opacity=".4" filter="url(#wide)"/><path d="${f(
    [
      [-0.5, 0.72, 1.1],
      [-0.4, 0.72, 2.7],
      [-0.4, 0.67, 2.7],
      [-0.5, 0.67, 1.1],
    ],
  )}" fill="#6d4420"/>${top}${runner()}${tray()}`
}

const runner = () =>
  `<path d="${f([
    [0.0, 0.722, 1.1],
    [1.22, 0.722, 1.1],
    [1.16, 0.722, 2.7],
    [0.06, 0.722, 2.7],
  ])}" fill="url(#cloth)"/><path d="${f([
    [0.04, 0.723, 1.1],
    [0.085, 0.723, 1.1],
    [0.135, 0.723, 2.7],
    [0.105, 0.723, 2.7],
  ])}${f([
    [1.135, 0.723, 1.1],
    [1.18, 0.723, 1.1],
    [1.12, 0.723, 2.7],
    [1.085, 0.723, 2.7],
  ])}" fill="${magenta}"/>`

function tray(): string {
  const shadow = (x: number, y: number, w: number) =>
    `<ellipse cx="${x - w * 0.3}" cy="${y + w * 0.08}" rx="${w}" ry="${w * 0.26}" fill="#3a2410" opacity=".35" filter="url(#tight)"/>`
  const lip = `<path d="M762 826L812 664H1178L1262 826Z" fill="#3a2410" opacity=".4" filter="url(#soft)" transform="translate(-10 16)"/><path d="M756 816L808 652H1182L1268 816Q1270 838 1250 838H774Q754 838 756 816Z" fill="#5a3418"/><path d="M756 812L808 648H1182L1268 812Z" fill="#a3713f"/><path d="M780 800L822 660H1168L1238 800Z" fill="url(#tray)"/><path d="M780 800L822 660H832L794 800Z" fill="#4b2a10" opacity=".6"/><path d="M812 660L1168 660 1172 668 820 668Z" fill="#4b2a10" opacity=".5"/>`
  const cup = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cx="-10" cy="10" rx="74" ry="24" fill="#2a1707" opacity=".4" filter="url(#tight)"/><ellipse cy="4" rx="66" ry="21" fill="#fffdf5"/><ellipse cy="4" rx="66" ry="21" fill="none" stroke="${deep}" stroke-width="3"/><ellipse cy="6" rx="42" ry="12" fill="#d9cdb4"/><path d="M38-44q34-6 30 16t-40 20" fill="none" stroke="#e6dcc6" stroke-width="9"/><path d="M-42-56C-42-14-26 8 0 8S42-14 42-56Z" fill="url(#cup)"/><ellipse cy="-56" rx="42" ry="13" fill="#fffdf5"/><ellipse cy="-55" rx="36" ry="10" fill="#3a1b0c"/><path d="M-30-52Q0-44 30-52" stroke="#9a6236" stroke-width="3" fill="none"/><path d="M-41-38Q0-26 41-38" stroke="${lagoon}" stroke-width="6" fill="none"/><g fill="none" stroke="#fff" stroke-linecap="round" opacity=".35"><path d="M-12-76c-12-18 12-26 0-46" stroke-width="6"/><path d="M12-78c-10-14 10-24 2-38" stroke-width="5"/></g></g>`
  const pot = `<g transform="translate(874 690)">${shadow(0, 8, 58)}<path d="M-40 6L-30-66H30L40 6Q0 22-40 6Z" fill="url(#pot)"/><path d="M-32-68L-38-132Q0-122 38-132L32-68Q0-60-32-68Z" fill="url(#pot)"/><path d="M-38-132L-62-140-34-112Z" fill="#9fb0b4"/><path d="M-38-132Q0-156 38-132 0-120-38-132Z" fill="#dfe8e7"/><circle cy="-150" r="9" fill="${ink}"/><path d="M36-126C84-132 82-66 62-52" fill="none" stroke="${ink}" stroke-width="13" stroke-linecap="round"/><path d="M-33-70Q0-60 33-70V-62Q0-52-33-62Z" fill="#5f747b"/><path d="M-22-58L-28 4M14-60L18 8" stroke="#fff" stroke-width="4" opacity=".5"/></g>`
  const glass = `<g transform="translate(1152 690)">${shadow(0, 4, 36)}<path d="M-30-100L-23 2Q0 12 23 2L30-100Z" fill="#fff" opacity=".4"/><path d="M-28-76L-22 0Q0 10 22 0L28-76Q0-66-28-76Z" fill="url(#juice)"/><ellipse cy="-76" rx="28" ry="8" fill="#ffd98a"/><ellipse cy="-100" rx="30" ry="8" fill="none" stroke="#fff" stroke-width="3"/><path d="M-18-68L-14-4" stroke="#fff" stroke-width="5" opacity=".6"/><path d="M6-124L-6-40" stroke="${magenta}" stroke-width="6"/><g transform="translate(28 -102)"><circle r="20" fill="#5f8a35"/><circle r="16.6" fill="#e9f2c4"/><circle r="13" fill="#b9d36f"/><path d="M0-13V13M-11-6.5L11 6.5M-11 6.5L11-6.5" stroke="#e9f2c4" stroke-width="2.6"/></g></g>`
  const fruit = `<g transform="translate(1012 748)">${shadow(0, 12, 116)}<ellipse cy="4" rx="122" ry="42" fill="#0e4c63"/><ellipse rx="122" ry="41" fill="${lagoon}"/><ellipse cy="-3" rx="98" ry="31" fill="#fffdf5"/><g transform="translate(-28 -16) rotate(-12)"><path d="M-66 2C-66-22-30-32 10-28 46-26 66-14 66 2 62 28-58 30-66 2Z" fill="#e08a34"/><path d="M-60-2C-58-22-26-28 10-25 42-23 60-12 60 0 54 16-54 18-60-2Z" fill="url(#papaya)"/><path d="M-38-4C-30-16 20-18 40-4 22 8-26 8-38-4Z" fill="#c9572a"/><g fill="#23201c">${times(15, (i) => `<circle cx="${n(-30 + (i % 8) * 9 + (i > 7 ? 4 : 0))}" cy="${n(-8 + (i > 7 ? 7 : 0) + (i % 3))}" r="3.6"/>`)}</g></g><g transform="translate(66 -18) rotate(16)"><path d="M-28 6C-24-22 24-22 28 6 12 16-12 16-28 6Z" fill="#5f8a35"/><path d="M-25 4C-20-18 20-18 25 4 12 10-12 10-25 4Z" fill="#d6e59b"/><path d="M0-12V7M-14-8L-8 6M14-8L8 6" stroke="#f4f8dc" stroke-width="3"/></g><path d="M18 14c22-14 40-4 52-12-8 20-34 26-52 12z" fill="#4c8f52"/></g>`
  const bread = `<g transform="translate(1010 668)">${shadow(0, 6, 84)}<path d="M-78-20Q-70 20 0 22 70 20 78-20Z" fill="#b98551"/><path d="M-70-8H70M-64 4H64" stroke="#7b5126" stroke-width="3" stroke-dasharray="10 6"/><path d="M-80-22Q0-8 80-22L76-10Q0 4-76-10Z" fill="#fffdf5"/>${[
    [-40, -28, -16],
    [4, -38, 4],
    [44, -28, 18],
  ]
    .map(
      ([x, y, a]) =>
        `<g transform="translate(${x} ${y}) rotate(${a})"><path d="M-40 12C-44-12-20-28 0-28S44-12 40 12C26 2 18-2 0-2S-26 2-40 12Z" fill="url(#crust)"/><path d="M-24-16Q-18-6-20 2M-6-24Q-4-12-6-2M12-24Q14-12 14 0M28-14Q26-6 28 4" stroke="#8d501c" stroke-width="3" fill="none" opacity=".7"/></g>`,
    )
    .join('')}<path d="M-80-22Q0-8 80-22L76-10Q0 4-76-10Z" fill="#fffdf5" transform="translate(0 4)"/></g>`
  return `<g transform="translate(-134 -46) scale(1.17)">${lip}${bread}${pot}${glass}${fruit}${cup(852, 802, 0.92)}${cup(1188, 800, 0.92)}</g>`
}

/** The awning over it all: its front edge with seams, and two posts. */
const bimini = () =>
  `<path d="M0 0H1600V92Q800 168 0 92Z" fill="url(#canvas)"/><path d="M0 92Q800 168 1600 92V108Q800 186 0 108Z" fill="${deep}"/><path d="M0 105Q800 182 1600 105V108Q800 186 0 108Z" fill="${ink}" opacity=".4"/><path d="${times(
    9,
    (i) => {
      const x = 80 + i * 180
      return `M${x} ${n(96 + 36 * (1 - ((x - 800) / 800) ** 2))}L${n(800 + (x - 800) * 1.5)} 0`
    },
  )}" stroke="#d3c4a2" stroke-width="3"/><path d="M0 60Q800 132 1600 60V92Q800 168 0 92Z" fill="#b9a679" opacity=".18"/>${[214, 1386].map((x) => `<path d="M${x - 10} 118H${x + 10}L${x + (x < 800 ? -1 : 19)} 494H${x + (x < 800 ? -19 : 1)}Z" fill="url(#steel)"/>`).join('')}`
