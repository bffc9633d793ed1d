/** One view through all the windows, from high over the sea: reefs and cays far below, clouds and their shadows, a yacht no larger than a grain, the wing. */
import {
  between,
  blur,
  type Chance,
  curve,
  glow,
  gradient,
  magenta,
  mix,
  n,
  type Point,
  times,
} from '../../kit.ts'
import { cumulus, glints } from '../../sky-and-water.ts'

const horizon = 244

export const panoramaLight = [
  gradient('sky', [
    [0, '#2f7f9e'],
    [0.5, '#8cc7cf'],
    [0.84, '#f2ead0'],
    [1, '#f8dcae'],
  ]),
  gradient('sea', [
    [0, '#d8e0c8'],
    [0.06, '#8cc8c6'],
    [0.2, '#3aa5b4'],
    [0.55, '#137f99'],
    [1, '#0b5f7c'],
  ]),
  gradient('wing', [
    [0, '#fffdf5'],
    [0.5, '#e6e8e2'],
    [1, '#9fb3b8'],
  ]),
  glow('flare', [
    [0, '#fffbe9'],
    [0.3, '#fff1c6', 0.7],
    [1, '#fff1c6', 0],
  ]),
  blur('shelf', 12),
].join('')

export function panorama(random: Chance): string {
  const piled = [
    [180, 244, 190],
    [400, 246, 140],
    [740, 244, 170],
    [930, 246, 210],
    [1330, 244, 260],
  ] as const
  return `<rect width="1600" height="${horizon + 2}" fill="url(#sky)"/><circle cx="1010" cy="222" r="260" fill="url(#flare)"/>${piled.map(([x, y, w]) => cumulus(random, x, y, w, '#fffaf0', '#ead9b8', 0.9)).join('')}
    <rect y="${horizon}" width="1600" height="390" fill="url(#sea)"/>${banks()}<path d="${glints(random, 150, [120, horizon + 8, 1660, 420], 9)}" fill="#fff" opacity=".3"/>${surf(random)}${cays(random)}${yacht()}${below(random)}${wing()}`
}

/** How much of its breadth a thing on the sea shows in depth, at a height of the sheet. */
const flat = (y: number) => 0.06 + (0.5 * (y - horizon)) / 360

/** An uneven outline about a point, so much broader than deep as lies that far off. */
function outline(random: Chance, x: number, y: number, width: number, ragged: number): Point[] {
  const wobble = [2, 3, 5].map((waves) => ({
    waves,
    size: between(random, 0.3, 1) * ragged,
    at: random() * 6.28,
  }))
  return Array.from({ length: 22 }, (_, i) => {
    const angle = (i / 22) * 2 * Math.PI
    const far =
      1 + wobble.reduce((sum, { waves, size, at }) => sum + (size / waves) * Math.sin(waves * angle + at), 0)
    return [x + Math.cos(angle) * width * far, y + Math.sin(angle) * width * far * flat(y)]
  })
}

const grown = (points: readonly Point[], [cx, cy]: Point, by: number): Point[] =>
  points.map(([x, y]) => [cx + (x - cx) * by, cy + (y - cy) * by])

/** Shoals of sand and reef that run on from window to window, blue passes between them. */
function banks(): string {
  const shoal = (points: readonly Point[], fill: string, opacity: number) =>
    `<path d="${curve(points, true)}" fill="${fill}" opacity="${opacity}" filter="url(#shelf)"/>`
  const long: Point[] = [
    [120, 420],
    [240, 366],
    [430, 352],
    [560, 372],
    [700, 350],
    [900, 372],
    [1090, 348],
    [1300, 366],
    [1660, 352],
    [1660, 420],
    [1420, 446],
    [1180, 432],
    [1010, 474],
    [860, 452],
    [640, 480],
    [480, 452],
    [300, 520],
    [150, 500],
  ]
  return `${shoal(long, '#35b7bd', 0.85)}${shoal(grown(long, [700, 404], 0.86), '#63cfcb', 0.75)}${shoal(
    [
      [190, 420],
      [330, 384],
      [500, 398],
      [520, 440],
      [380, 470],
      [230, 486],
    ],
    '#b9eedd',
    0.8,
  )}${shoal(
    [
      [800, 404],
      [930, 384],
      [1060, 392],
      [1090, 420],
      [960, 434],
      [830, 430],
    ],
    '#b9eedd',
    0.75,
  )}${shoal(
    [
      [700, 560],
      [840, 520],
      [1020, 536],
      [1100, 580],
      [960, 640],
      [760, 640],
    ],
    '#4fc4c4',
    0.7,
  )}${shoal(
    [
      [1320, 560],
      [1480, 540],
      [1620, 560],
      [1620, 640],
      [1380, 640],
    ],
    '#4fc4c4',
    0.6,
  )}<path d="M120 346C300 318 520 330 700 318S1100 330 1300 316 1560 322 1660 314" fill="none" stroke="#5fc4c4" stroke-width="12" opacity=".45" filter="url(#tight)"/>`
}

/** A thread of surf along the outer reef. */
function surf(random: Chance): string {
  const edge: Point[] = [
    [150, 520],
    [300, 540],
    [480, 478],
    [640, 504],
    [860, 476],
    [1010, 496],
    [1180, 454],
    [1420, 470],
    [1660, 444],
  ]
  return `<path d="${times(210, (i) => {
    const at = ((i + random()) / 210) * (edge.length - 1.01),
      [[ax, ay], [bx, by]] = [edge[Math.floor(at)]!, edge[Math.floor(at) + 1]!]
    const x = ax + (bx - ax) * (at % 1),
      y = ay + (by - ay) * (at % 1) + between(random, -4, 4),
      w = 3 + random() ** 2 * 13
    return `M${n(x - w)} ${n(y)}Q${n(x)} ${n(y - 1.4)} ${n(x + w)} ${n(y - 0.6)}Q${n(x)} ${n(y + 1.7)} ${n(x - w)} ${n(y)}Z`
  })}" fill="#f7fff8" opacity=".7"/>`
}

/** Cays as one sees them from the air: a pale ring, a beach, woods of a thousand crowns. */
function cays(random: Chance): string {
  return (
    [
      [250, 300, 17],
      [420, 292, 12],
      [486, 316, 24],
      [806, 296, 14],
      [1010, 304, 22],
      [900, 284, 9],
      [1400, 300, 18],
      [232, 360, 30],
      [440, 372, 34],
      [842, 356, 30],
      [1042, 366, 40],
      [1390, 372, 34],
      [336, 432, 84],
      [900, 548, 74],
      [470, 540, 38],
      [1392, 520, 44],
    ] as const
  )
    .map(([x, y, w]) => cay(random, x, y, w))
    .join('')
}

function cay(random: Chance, x: number, y: number, width: number): string {
  const shore = outline(random, x, y, width, 0.42)
  const middle: Point = [x - width * 0.06, y - width * flat(y) * 0.1]
  const wood = grown(shore, middle, 0.74)
  const away = Math.max(0, 1 - (y - horizon) / 190)
  const tint = (colour: string) => mix(colour, '#a9cfc4', away * 0.6)
  const crowns = times(Math.round(width * 3.2), () => {
    const angle = random() * 2 * Math.PI,
      out = Math.sqrt(random()) * 0.97,
      [ex, ey] = wood[Math.floor((angle / (2 * Math.PI)) * wood.length)]!
    const [cx, cy] = [middle[0] + (ex - middle[0]) * out, middle[1] + (ey - middle[1]) * out],
      r = width * between(random, 0.025, 0.05)
    const tone = tint(['#1f5a45', '#2f7050', '#4c8f52', '#6fa55c'][Math.floor(random() * 4)]!)
    return `<ellipse cx="${n(cx)}" cy="${n(cy - r)}" rx="${n(r * 1.2)}" ry="${n(r * 0.85)}" fill="${tone}"/>`
  })
  return `<path d="${curve(grown(shore, [x, y], 1.75), true)}" fill="#7fdcd2" opacity=".7" filter="url(#tight)"/><path d="${curve(grown(shore, [x, y], 1.3), true)}" fill="#cdf4e4" opacity=".85" filter="url(#tight)"/><path d="${curve(shore, true)}" fill="${tint('#fff3d6')}"/><path d="${curve(
    wood.map(([a, b]): Point => [a + width * 0.05, b + width * 0.035]),
    true,
  )}" fill="#0e4c63" opacity=".3"/><path d="${curve(wood, true)}" fill="${tint('#1f5a45')}"/>${crowns}`
}

/** Small clouds between us and the sea, each with its shadow on the water. */
function below(random: Chance): string {
  return (
    [
      [178, 404, 104],
      [986, 450, 92],
      [1340, 446, 100],
    ] as const
  )
    .map(
      ([x, y, w]) =>
        `<ellipse cx="${x + w * 0.2}" cy="${y + 74}" rx="${w * 0.55}" ry="${w * 0.12}" fill="#0a4a63" opacity=".3" filter="url(#tight)"/>${cumulus(random, x, y, w, '#fffdf6', '#dbe6e2', 0.95)}`,
    )
    .join('')
}

/** A catamaran under sail, far below. */
const yacht = () =>
  `<g transform="translate(880 428) scale(.74)"><path d="M14 2C44 2 74 6 104 14 74 12 44 10 14 6Z" fill="#fff" opacity=".65"/><path d="M-14 3L8 13 17 4Z" fill="#0b5f74" opacity=".4"/><path d="M-17 1C-8-1 10-1 17 0L17 4C8 5-8 5-17 1Z" fill="#fffdf6"/><path d="M-17 1C-8 5 8 5 17 4V5C8 7-10 6-17 1Z" fill="#7f9aa0"/><path d="M1-32C9-24 14-12 16-3L2-2Z" fill="#fffdf5"/><path d="M-1-30C-8-22-13-10-16-1L-1-2Z" fill="#f0e4c8"/><path d="M0-33V0" stroke="#3d5660" stroke-width="1.2"/></g>`

/** The wing, seen from ahead of it: its tip far off under the horizon, its root near and to the right. */
const wing = () =>
  `<path d="M1398 330L1700 384V520L1560 452C1500 420 1440 372 1398 330Z" fill="url(#wing)"/><path d="M1398 330L1700 384V398L1424 344Z" fill="#fff"/><path d="M1424 344L1700 398" stroke="#9fb3b8" stroke-width="1.6" fill="none"/><path d="M1398 330C1440 372 1500 420 1560 452L1700 520V532L1552 462C1490 428 1434 380 1396 335Z" fill="#56737f"/><path d="M1436 356C1480 384 1540 416 1600 440L1700 482" stroke="#8299a0" stroke-width="2.4" fill="none"/><path d="M1470 372L1482 386M1528 403L1538 436M1574 428L1590 470M1462 352L1456 366M1500 360L1492 390M1548 370L1542 412" stroke="#9fb3b8" stroke-width="2" fill="none"/><path d="M1524 436L1506 452 1532 452ZM1576 462L1560 480 1590 476Z" fill="#46626e"/><path d="M1398 330C1388 312 1380 286 1378 258L1394 262C1396 288 1404 316 1420 334Z" fill="${magenta}"/><path d="M1398 330C1388 312 1380 286 1378 258L1383 259C1385 288 1394 314 1406 332Z" fill="#d66a97"/>`
