/** One view through all the windows: a palm cay, its reef and lagoon, a catamaran under sail, the wing behind. */
import {
  blur,
  type Chance,
  curve,
  deep,
  glow,
  gradient,
  land,
  magenta,
  n,
  type Point,
  times,
} from '../../kit.ts'
import { palm, scrub } from '../../plants.ts'
import { cumulus, glints } from '../../sky-and-water.ts'

const horizon = 286

export const panoramaLight = [
  gradient('sky', [
    [0, '#2f7f9e'],
    [0.5, '#8cc7cf'],
    [0.84, '#f2ead0'],
    [1, '#f8dcae'],
  ]),
  gradient('sea', [
    [0, '#b7d8cc'],
    [0.07, '#5cb9bf'],
    [0.3, '#1f9fb0'],
    [0.75, '#0f7d97'],
    [1, '#0b5f7c'],
  ]),
  gradient('wing', [
    [0, '#fffdf5'],
    [0.5, '#e6e8e2'],
    [1, '#9fb3b8'],
  ]),
  gradient('beach', [
    [0, '#f3dfb2'],
    [1, '#fffaf0'],
  ]),
  gradient(
    'main',
    [
      [0, '#fffdf5'],
      [1, '#e2d9c4'],
    ],
    [0, 0, 1, 0],
  ),
  glow('flare', [
    [0, '#fffbe9'],
    [0.3, '#fff1c6', 0.7],
    [1, '#fff1c6', 0],
  ]),
  blur('shelf', 10),
].join('')

export function panorama(random: Chance): string {
  return `<rect width="1600" height="${horizon + 2}" fill="url(#sky)"/><circle cx="1010" cy="262" r="260" fill="url(#flare)"/>${cumulus(random, 180, 284, 210, '#fffaf0', '#e9dcc2', 0.95)}${cumulus(random, 400, 288, 150, '#fff6e0', '#ecd9b4', 0.8)}${cumulus(random, 760, 286, 150, '#fffaf0', '#ead9b8', 0.9)}${cumulus(random, 930, 288, 220, '#fff6e0', '#f1d9ac', 0.95)}${cumulus(random, 1330, 284, 260, '#fffaf0', '#ead9b8', 0.9)}
    <path d="M120 ${horizon + 1}C220 262 300 268 380 258S560 272 640 ${horizon + 1}ZM690 ${horizon + 1}C800 270 860 274 920 ${horizon + 1}Z" fill="#6fa9ae" opacity=".75"/><rect y="${horizon}" width="1600" height="360" fill="url(#sea)"/><path d="${glints(random, 130, [120, horizon + 6, 1660, 620], 18)}" fill="#fff" opacity=".32"/>${farCays(random)}${shelf(random)}<g transform="translate(12 0)">${cay(random)}</g>${yacht()}${wing()}`
}

/** The pale lagoon inside the reef, running across all three windows. */
function shelf(random: Chance): string {
  const outer: Point[] = [
    [60, 420],
    [240, 372],
    [520, 362],
    [820, 384],
    [1060, 404],
    [1300, 396],
    [1480, 402],
    [1660, 430],
    [1640, 500],
    [1440, 520],
    [1200, 546],
    [960, 580],
    [700, 596],
    [420, 590],
    [180, 560],
    [50, 500],
  ]
  const towards = (share: number, [cx, cy]: Point): Point[] =>
    outer.map(([x, y]) => [cx + (x - cx) * share, cy + (y - cy) * share])
  const heads = times(26, () => {
    const x = 160 + random() * 1400,
      y = 400 + random() * 160
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(10 + random() * 26).toFixed(0)}" ry="${(3 + random() * 6).toFixed(0)}"/>`
  })
  const edge = outer.slice(8, 15)
  const foam = times(150, (i) => {
    const at = ((i + random()) / 150) * (edge.length - 1.01),
      [[ax, ay], [bx, by]] = [edge[Math.floor(at)]!, edge[Math.floor(at) + 1]!]
    const x = ax + (bx - ax) * (at % 1),
      y = ay + (by - ay) * (at % 1) + (random() - 0.5) * 9,
      w = 6 + random() ** 2 * 24
    return `M${n(x - w)} ${n(y)}Q${n(x)} ${n(y - 2.2)} ${n(x + w)} ${n(y - 1)}Q${n(x)} ${n(y + 2.6)} ${n(x - w)} ${n(y)}Z`
  })
  return `<path d="${curve(outer, true)}" fill="#35b7bd" opacity=".85" filter="url(#shelf)"/><path d="${curve(towards(0.88, [700, 470]), true)}" fill="#6fd3cf" opacity=".75" filter="url(#shelf)"/><path d="${curve(towards(0.6, [420, 462]), true)}" fill="#aeeade" opacity=".7" filter="url(#shelf)"/><g fill="#16808e" opacity=".32" filter="url(#tight)">${heads}</g><path d="${foam}" fill="#f7fff8" opacity=".75"/>`
}

function farCays(random: Chance): string {
  const islet = (x: number, y: number, w: number) =>
    `<ellipse cx="${x}" cy="${y + 2}" rx="${w}" ry="${w * 0.12}" fill="#7fd6d0" opacity=".8"/><ellipse cx="${x}" cy="${y}" rx="${w * 0.66}" ry="${w * 0.06}" fill="${land}"/>${scrub(random, x - w * 0.5, y, w, w * 0.17, '#2f6a5c')}`
  return islet(1010, 318, 46) + islet(836, 306, 26) + islet(1370, 352, 54) + islet(470, 322, 30)
}

/** The cay in the first window: a crescent of sand, scrub and palms. */
function cay(random: Chance): string {
  const far = { trunk: '#8d7a5e', shade: '#6d5c46', leaf: '#2a6357', lit: '#4a8468' }
  const near = { trunk: '#a5845c', shade: '#735a3c', leaf: '#1f5a45', lit: '#5aa05a' }
  const palms = (
    [
      [236, 440, 54, -0.24, far],
      [286, 432, 70, 0.1, far],
      [340, 430, 78, -0.12, far],
      [398, 432, 66, 0.2, far],
      [262, 452, 82, -0.14, near],
      [314, 450, 100, 0.08, near],
      [368, 450, 92, -0.1, near],
      [420, 454, 80, 0.24, near],
      [452, 460, 60, 0.32, near],
    ] as const
  )
    .map(([x, y, h, lean, colours]) => palm(random, x, y, h, lean, colours))
    .join('')
  return `<path d="M150 470C190 436 270 422 350 424 440 426 500 446 540 470 566 486 610 486 640 478 600 512 520 514 470 494 420 476 300 474 250 486 200 496 150 492 150 470Z" fill="#d8f6ea" opacity=".9" filter="url(#tight)"/><path d="M172 468C206 440 280 428 350 430 436 432 492 450 530 472 552 486 586 486 610 482 570 500 520 500 474 484 420 466 300 462 246 474 204 482 172 482 172 468Z" fill="url(#beach)"/><path d="M190 474C250 456 420 456 480 478 400 468 290 468 236 476Z" fill="#0e4c63" opacity=".18" filter="url(#tight)"/>${scrub(random, 204, 462, 270, 44, '#245f4d')}${palms}${scrub(random, 230, 468, 130, 24, '#3b7d52')}${scrub(random, 350, 470, 110, 20, '#5a9a58')}`
}

/** The catamaran in the lagoon, seen from above her beam, with her shadow and her wake. */
function yacht(): string {
  return `<g transform="translate(918 476) scale(1.22)"><path d="M60 4C96 2 150 6 200 16 150 16 100 14 60 12ZM56-22C100-26 150-22 190-14 150-14 100-14 56-14Z" fill="#fff" opacity=".6"/><path d="M-10 6L76 34 20 22ZM-20 4L-56 22-4 14Z" fill="#0b5f74" opacity=".35" filter="url(#tight)"/><path d="M-62 12C-30 22 40 22 64 10 40 16-20 16-62 12Z" fill="#0a4a5e" opacity=".5"/>
    <path d="M-66-18C-50-25 30-26 58-24L60-16C30-13-44-12-66-18Z" fill="#cfd6d2"/><path d="M-30-23L52-22 56 4-34 4Z" fill="#f4eddd"/><path d="M-62-18L-32-23-36 4-66 6Z" fill="#e9f5f0" opacity=".55"/><path d="M-62-18L-66 6M-54-20L-56 5M-46-21L-47 4M-64-10L-34-12M-65-2L-35-3" stroke="#fff" stroke-width=".7" opacity=".8"/>
    <path d="M-72 2C-54-4 34-4 62-1L64 8C40 13-46 14-72 2Z" fill="#fffdf6"/><path d="M-72 2C-46 14 40 13 64 8L63 11C40 17-44 16-72 2Z" fill="#8fa9ac"/><path d="M-40 7L44 6 42 8.600-34 9.400Z" fill="${deep}"/>
    <path d="M-24-24C-16-32 22-33 38-28L42-8C20-4-12-4-26-8Z" fill="#fffdf6"/><path d="M-26-8C-24-16-20-22-16-25L34-23 38-12C20-8-12-7-26-8Z" fill="#143f50"/><path d="M20-33L54-30 52-25 22-27Z" fill="#f7f1e2"/><path d="M50-27V-6M40-8L52-8" stroke="#d3d8d4" stroke-width="1.400"/>
    <path d="M-2-128L-1-24H2L0-128Z" fill="#3d5660"/><path d="M2-122C28-92 52-62 62-36L3-33Z" fill="url(#main)"/><path d="M2-122C28-92 52-62 62-36L40-35C38-66 22-96 2-122Z" fill="#c98f55" opacity=".14"/><path d="M3-96L22-97M3-74L40-74M3-53L52-53" stroke="#b98f5a" stroke-width=".8" opacity=".7"/><path d="M-4-120C-30-88-54-52-66-22-40-30-18-32-3-30Z" fill="#fffaf0"/><path d="M-4-120C-18-90-22-60-20-32L-3-30Z" fill="#e8d9b8" opacity=".6"/><path d="M-4-120L-68-18" stroke="#3d5660" stroke-width=".8"/><path d="M-2-130l10 2-10 4z" fill="${magenta}"/></g>`
}

/** The wing, seen from ahead of it: its tip far off under the horizon, its root near and to the right. */
const wing = () =>
  `<path d="M1398 330L1700 384V520L1560 452C1500 420 1440 372 1398 330Z" fill="url(#wing)"/><path d="M1398 330L1700 384V396L1420 342Z" fill="#fff"/><path d="M1398 330C1440 372 1500 420 1560 452L1700 520V530L1552 460C1490 426 1434 378 1396 334Z" fill="#5f7f8a"/><path d="M1452 346L1700 420M1500 352L1494 404M1566 366L1572 448M1470 350L1462 378" stroke="#9fb3b8" stroke-width="2.4" fill="none"/><path d="M1398 330C1388 312 1380 286 1378 258L1394 262C1396 288 1404 316 1420 334Z" fill="${magenta}"/><path d="M1398 330C1388 312 1380 286 1378 258L1383 259C1385 288 1394 314 1406 332Z" fill="#d66a97"/>`
