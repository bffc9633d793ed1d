/** First light over the archipelago: layers of hills and mist, a catamaran against the sun, a near island with palms. */
import {
  between,
  blur,
  chance,
  type Chance,
  curve,
  glow,
  gradient,
  mix,
  n,
  type Point,
  sheet,
  times,
} from '../kit.ts'
import { birds, glints } from '../sky-and-water.ts'
import { palm, scrub } from '../plants.ts'
import { boatLight, catamaran } from '../sailing.ts'

const horizon = 560
const sun: Point = [1090, 470]

export function draw(): string {
  const random = chance(71)
  const defs = [
    gradient('sky', [
      [0, '#1d5b78'],
      [0.3, '#4d93a3'],
      [0.55, '#b5c3a8'],
      [0.75, '#f4cf93'],
      [0.92, '#fbdfa6'],
      [1, '#fdebc4'],
    ]),
    gradient('sea', [
      [0, '#f3d39b'],
      [0.06, '#b9cfb2'],
      [0.2, '#4aa9ae'],
      [0.5, '#177f96'],
      [1, '#0b4f68'],
    ]),
    glow('halo', [
      [0, '#fffdf0'],
      [0.12, '#fff4cf', 0.95],
      [0.35, '#ffdc96', 0.55],
      [0.7, '#fdc883', 0.2],
      [1, '#fdc883', 0],
    ]),
    gradient('mist', [
      [0, '#fdebc4', 0],
      [1, '#fdebc4', 0.9],
    ]),
    gradient('lit', [
      [0, '#fff2cf', 0.9],
      [1, '#f2b678', 0.15],
    ]),
    gradient('sand', [
      [0, '#f8e3b4'],
      [1, '#c99f68'],
    ]),
    gradient('front', [
      [0, '#1b8a9c', 0],
      [1, '#093f57', 0.62],
    ]),
    boatLight,
    blur('soft', 7),
    blur('tight', 2.6),
    blur('wide', 24),
    `<filter id="ripple" x="-20%" y="-10%" width="140%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".006 .07" numOctaves="2" seed="5"/><feDisplacementMap in="SourceGraphic" scale="34" xChannelSelector="R" yChannelSelector="G"/></filter>`,
    `<clipPath id="below"><rect y="${horizon}" width="1600" height="440"/></clipPath>`,
  ].join('')
  const body = `<rect width="1600" height="${horizon + 4}" fill="url(#sky)"/><circle cx="${sun[0]}" cy="${sun[1]}" r="560" fill="url(#halo)"/>${[330, 236, 156].map((r, i) => `<circle cx="${sun[0]}" cy="${sun[1]}" r="${r}" fill="#fff1c6" opacity="${[0.12, 0.14, 0.18][i]}"/>`).join('')}<circle cx="${sun[0]}" cy="${sun[1]}" r="84" fill="#fffbe9"/>
    ${clouds(random)}${hills()}${birds(
      [
        [420, 232, 24],
        [478, 208, 19],
        [532, 190, 16],
        [360, 214, 16],
        [584, 178, 13],
        [1370, 250, 14],
        [1412, 236, 11],
      ],
      '#2a4d5a',
    )}
    <rect y="${horizon}" width="1600" height="440" fill="url(#sea)"/><g clip-path="url(#below)"><ellipse cx="${sun[0]}" cy="${horizon}" rx="420" ry="150" fill="url(#halo)" opacity=".75"/></g>
    ${farIslets(random)}${swell(random)}
    <path d="${glints(random, 210, [sun[0] - 300, horizon + 4, sun[0] + 300, 990], 34, sun[0], 0.62)}" fill="#fff0c4" opacity=".8"/><path d="${glints(random, 130, [0, horizon + 8, 1600, 980], 36)}" fill="#bfe6dc" opacity=".28"/>
    <g clip-path="url(#below)" opacity=".42" filter="url(#ripple)"><g transform="translate(0 1392) scale(1 -1)">${catamaran(930, 696, 1.16, 2)}</g></g>
    ${catamaran(930, 696, 1.16, 2)}${near(random)}<rect y="800" width="1600" height="200" fill="url(#front)"/>`
  return sheet(defs, body, 0.1)
}

/** Long bars of cloud lit from below. */
function clouds(random: Chance): string {
  const bar = (x: number, y: number, w: number, h: number, fill: string, opacity: number) => {
    const top: Point[] = Array.from({ length: 9 }, (_, i) => [
        x + (w * i) / 8,
        y - h * Math.sin((Math.PI * i) / 8) * between(random, 0.45, 1.1),
      ]),
      under: Point[] = [
        [x + w * 0.75, y + h * 0.2],
        [x + w * 0.4, y + h * 0.1],
        [x + w * 0.2, y + h * 0.24],
      ]
    return `<path d="${curve([...top, ...under], true)}" fill="${fill}" opacity="${opacity}"/>`
  }
  return (
    [
      [90, 118, 620, 26, '#d7ddcb', 0.4],
      [980, 96, 560, 30, '#e6dcc0', 0.4],
      [520, 190, 420, 22, '#f6e3bd', 0.5],
      [1180, 214, 460, 30, '#f8dcae', 0.6],
      [-60, 262, 420, 30, '#eadfc3', 0.55],
      [150, 330, 380, 20, '#f7dfb3', 0.6],
      [1260, 322, 360, 22, '#fbe2b2', 0.7],
      [560, 392, 300, 14, '#fdeac2', 0.7],
      [1240, 412, 330, 14, '#fff0cf', 0.8],
      [240, 430, 300, 12, '#fbe3b6', 0.6],
    ] as const
  )
    .map(
      ([x, y, w, h, c, o]) =>
        bar(x, y, w, h, c, o) +
        bar(x + w * 0.2, y + h * 0.5, w * 0.6, h * 0.5, mix(c, '#e59a66', 0.45), o * 0.7),
    )
    .join('')
}

/** The mainland in three ranges, each paler with distance, mist at their feet. */
function hills(): string {
  const range = (points: readonly Point[], fill: string) =>
    `<path d="${curve(points)}L1640 ${horizon + 2}L-40 ${horizon + 2}Z" fill="${fill}"/><rect y="${horizon - 50}" width="1600" height="52" fill="url(#mist)" opacity=".7"/>`
  return (
    range(
      [
        [-40, 452],
        [120, 420],
        [230, 438],
        [360, 400],
        [500, 436],
        [640, 458],
        [760, 492],
        [900, 520],
        [1060, 542],
        [1640, 548],
      ],
      '#b9bda0',
    ) +
    range(
      [
        [-40, 492],
        [90, 470],
        [200, 496],
        [330, 462],
        [460, 500],
        [600, 524],
        [760, 548],
        [900, 556],
        [1240, 556],
        [1330, 534],
        [1430, 512],
        [1520, 524],
        [1640, 498],
      ],
      '#8ea894',
    ) +
    range(
      [
        [-40, 526],
        [140, 512],
        [280, 534],
        [420, 528],
        [560, 552],
        [900, 559],
        [1380, 558],
        [1480, 542],
        [1640, 532],
      ],
      '#5f8c86',
    )
  )
}

function farIslets(random: Chance): string {
  const colours = { trunk: '#4a5a4c', shade: '#35493f', leaf: '#24564f', lit: '#4d7d62' }
  const islet = (x: number, y: number, w: number, palms: readonly (readonly [number, number, number])[]) =>
    `<g opacity=".4" filter="url(#tight)" fill="#24564f"><path d="${glints(random, 24, [x - w * 0.4, y + 3, x + w * 0.4, y + w * 0.16], w * 0.12)}"/></g><path d="M${n(x - w / 2)} ${y}Q${x} ${n(y - w * 0.07)} ${n(x + w / 2)} ${y}Q${x} ${n(y + w * 0.035)} ${n(x - w / 2)} ${y}Z" fill="#f3dcae"/>${palms.map(([dx, h, lean]) => palm(random, x + dx, y - 4, h, lean, colours)).join('')}${scrub(random, x - w * 0.38, y - 1, w * 0.76, w * 0.11, '#2a6156')}`
  return (
    islet(1420, 580, 260, [
      [-70, 66, -0.24],
      [-34, 92, -0.1],
      [0, 112, 0.08],
      [38, 98, 0.2],
      [74, 70, 0.3],
    ]) +
    islet(660, 574, 150, [
      [-30, 50, -0.2],
      [2, 66, 0.05],
      [34, 52, 0.24],
    ])
  )
}

/** Low waves in rows, larger towards the eye, each with a lit crest. */
function swell(random: Chance): string {
  return times(9, (i) => {
    const y = 604 + i * i * 4.6 + i * 5,
      height = 3 + i * 2.4
    const points: Point[] = Array.from({ length: 25 }, (_, k) => [
      -60 + k * 72 + between(random, -26, 26),
      y + height * between(random, -0.8, 0.8),
    ])
    const crest = times(7, () => {
      const x = between(random, 0, 1600),
        w = between(random, 60, 150) * (0.5 + i * 0.16),
        h = 1 + i * 0.42
      return `M${n(x - w)} ${n(y)}Q${n(x - w * 0.3)} ${n(y - h * 3)} ${n(x)} ${n(y - h)}T${n(x + w)} ${n(y)}Q${n(x)} ${n(y + h)} ${n(x - w)} ${n(y)}Z`
    })
    return `<path d="${curve(points)}L1700 1040L-60 1040Z" fill="${mix('#2f9aa6', '#0b5871', i / 8)}" opacity="${n(0.2 + i * 0.015)}"/><path d="${crest}" fill="#bfe6dc" opacity=".22"/>`
  })
}

/** The island in front: beach, wet edge, palms against the light. */
function near(random: Chance): string {
  const dark = { trunk: '#3f3c34', shade: '#e0b276', leaf: '#123f43', lit: '#2c6a58', nut: '#5a4a2a' }
  const palms = (
    [
      [60, 812, 330, -0.12],
      [150, 800, 470, 0.1],
      [232, 806, 400, 0.2],
      [16, 824, 250, -0.2],
      [330, 812, 300, 0.32],
      [286, 808, 226, 0.02],
    ] as const
  )
    .map(([x, y, h, lean]) => palm(random, x, y, h, lean, dark))
    .join('')
  const thicket = `${scrub(random, -60, 822, 470, 66, '#16474a')}${scrub(random, 60, 828, 260, 38, '#22604f')}${scrub(random, 230, 826, 150, 26, '#3a7c58')}`
  return `<ellipse cx="170" cy="880" rx="620" ry="96" fill="#59c2bd" opacity=".3" filter="url(#wide)"/><g opacity=".46" filter="url(#ripple)"><g transform="translate(0 1722) scale(1 -1)"><path d="M-40 812C120 786 330 792 520 838 360 856 140 866-40 868Z" fill="#b99a68"/>${palms}${thicket}</g></g><path d="M-40 812C120 786 330 792 520 838 360 856 140 866-40 868Z" fill="url(#sand)"/><path d="M520 838C360 856 140 866-40 868V880C160 880 380 866 540 842Z" fill="#fff3d2" opacity=".75"/><path d="M540 842C380 866 160 880-40 880V890C180 890 400 872 560 844Z" fill="#62bdbb" opacity=".55"/>${palms}${thicket}`
}
