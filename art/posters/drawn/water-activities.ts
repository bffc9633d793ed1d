/** Half above, half below: a snorkeller over a reef with parrotfish and sergeant majors, a kayak drawn up at the islet's edge. */
import {
  between,
  birds,
  blur,
  caustics,
  chance,
  type Chance,
  cumulus,
  curve,
  deep,
  glints,
  glow,
  gradient,
  ink,
  lagoon,
  magenta,
  mix,
  n,
  palm,
  type Point,
  scrub,
  sheet,
  times,
} from '../kit.ts'
import { branching, brain, parrotfish, seaFan, sergeant, tubes } from '../reef.ts'

/** The surface, as it crosses the sheet. */
const surface: Point[] = [
  [-40, 352],
  [90, 340],
  [210, 356],
  [340, 372],
  [470, 360],
  [600, 338],
  [740, 344],
  [880, 364],
  [1010, 368],
  [1140, 350],
  [1280, 336],
  [1420, 350],
  [1540, 366],
  [1640, 356],
]
const horizon = 262

export function draw(): string {
  const random = chance(113)
  const defs = [
    gradient('sky', [
      [0, '#2f8cae'],
      [0.6, '#9bd2d6'],
      [1, '#eef0da'],
    ]),
    gradient('top', [
      [0, '#137f9b'],
      [1, '#2fb4bb'],
    ]),
    gradient('deep', [
      [0, '#7fe0d8'],
      [0.12, '#3cc3c8'],
      [0.4, '#1494ab'],
      [0.75, '#0c6584'],
      [1, '#083f5c'],
    ]),
    gradient('floor', [
      [0, '#cfe9d2'],
      [1, '#6fb3ae'],
    ]),
    gradient('ray', [
      [0, '#f4fff2', 0.5],
      [1, '#f4fff2', 0],
    ]),
    gradient('parrot', [
      [0, '#2f9fa4'],
      [0.45, '#3fb896'],
      [0.8, '#8fcf8a'],
      [1, '#d9d77f'],
    ]),
    glow('bloom', [
      [0, '#f6fff4', 0.75],
      [1, '#f6fff4', 0],
    ]),
    gradient('skin', [
      [0, '#d9a276'],
      [1, '#9a6346'],
    ]),
    gradient('vest', [
      [0, '#d6518a'],
      [1, '#8a1d4d'],
    ]),
    gradient('fin', [
      [0, '#ffd66b'],
      [1, '#d9902a'],
    ]),
    gradient('kayak', [
      [0, '#f79a7a'],
      [0.5, '#e36a4c'],
      [1, '#9c3423'],
    ]),
    gradient('down', [
      [0, '#083f5c', 0],
      [1, '#052a40', 0.75],
    ]),
    gradient('meniscus', [
      [0, '#ffffff', 0.9],
      [1, '#bff3ec', 0.2],
    ]),
    caustics('net-of-light', 0.012, 0.04, 6),
    blur('soft', 7),
    blur('tight', 2.2),
    blur('wide', 26),
    blur('haze', 5),
    `<clipPath id="under"><path d="${curve(surface)}L1640 1010L-40 1010Z"/></clipPath>`,
  ].join('')
  const body = `<rect width="1600" height="380" fill="url(#sky)"/>${cumulus(random, 80, 246, 380, '#fffaf0', '#d5e8e2', 0.95)}${cumulus(random, 520, 254, 260, '#fffaf0', '#dfece2', 0.8)}${cumulus(random, 1360, 244, 320, '#fffaf0', '#d9e9e0', 0.9)}${birds(
    [
      [720, 96, 20],
      [772, 72, 16],
      [820, 90, 13],
    ],
    '#2a6277',
  )}
    <rect y="${horizon}" width="1600" height="130" fill="url(#top)"/><path d="M0 ${horizon}C120 244 220 250 330 240S480 252 560 ${horizon}Z" fill="#6da5ae" opacity=".8"/>${islet(random)}<path d="${glints(random, 90, [0, horizon + 6, 1600, 372], 30)}" fill="#fff" opacity=".5"/>${kayak()}
    <g clip-path="url(#under)"><rect y="320" width="1600" height="690" fill="url(#deep)"/>${distance(random)}${rays()}${floor(random)}${reef(random)}${fishes(random)}<rect y="620" width="1600" height="390" fill="url(#down)" opacity=".38"/><rect y="330" width="1600" height="420" filter="url(#net-of-light)" opacity=".16"/></g>
    ${swimmer()}${skin()}`
  return sheet(defs, body, 0.09)
}

function islet(random: Chance): string {
  const near = { trunk: '#a5845c', shade: '#735a3c', leaf: '#1f5a45', lit: '#559a55', nut: '#8c6b35' }
  const y = 286
  const palms = (
    [
      [1020, 120, -0.24],
      [1080, 168, -0.1],
      [1130, 200, 0.08],
      [1190, 160, -0.16],
      [1228, 214, 0.1],
      [1290, 170, 0.22],
      [1336, 128, 0.32],
    ] as const
  )
    .map(([x, h, lean]) => palm(random, x, y, h, lean, near))
    .join('')
  return `<ellipse cx="1180" cy="300" rx="340" ry="22" fill="#8fe0d4" opacity=".8"/><path d="M930 298C1010 282 1090 278 1180 278S1360 284 1440 298C1340 312 1020 312 930 298Z" fill="#f8e6bb"/>${palms}${scrub(random, 990, 288, 390, 44, '#245f4d')}${scrub(random, 1060, 292, 200, 26, '#3b7d52')}${scrub(random, 1240, 292, 110, 20, '#559a55')}<g opacity=".35" filter="url(#tight)" fill="#1f5a45"><path d="${glints(random, 40, [1000, 314, 1380, 344], 34)}"/></g>`
}

/** A kayak floating at the surface on the left, a paddle across. */
function kayak(): string {
  return `<g transform="translate(262 340)"><path d="M-196-20C-140-8 120-8 204-24 176 42-160 46-196-20Z" fill="url(#kayak)"/><path d="M-196-20C-140-4 120-4 204-24 150-34-150-32-196-20Z" fill="#ffb79c"/><path d="M-100-20C-80-30-30-30-16-21-30-12-86-12-100-20ZM20-21C34-31 84-31 102-22 88-13 34-12 20-21Z" fill="#6e2516"/><path d="M-104-20C-116-34-112-56-100-60-92-58-92-34-90-22ZM16-20C4-34 8-56 20-60 28-58 28-34 30-22Z" fill="${ink}"/><path d="M-150-72L150 6" stroke="#23343d" stroke-width="7" stroke-linecap="round"/><path d="M-150-72C-166-92-206-98-216-86-214-70-178-60-150-72Z" fill="#fbf8f1"/><path d="M-150-72L-206-84" stroke="#23343d" stroke-width="2"/><path d="M148 6C156 20 190 26 206 18" fill="none" stroke="#fbf8f1" stroke-width="12" opacity=".6"/><path d="M120-26l30 2M128-33l16 14" stroke="${ink}" stroke-width="3.4"/></g>`
}

/** Reefs and an eagle ray far off in the blue. */
function distance(random: Chance): string {
  const far = (y: number, fill: string, o: number) =>
    `<path d="${curve(Array.from({ length: 15 }, (_, i): Point => [-40 + i * 120, y + between(random, -34, 34)]))}L1680 1010L-40 1010Z" fill="${fill}" opacity="${o}"/>`
  const ray = `<g transform="translate(1250 560) rotate(-20) scale(.86 .56)" fill="#0b5872" opacity=".8"><path d="M-66 0C-66-14-54-22-42-28-38-62-10-108 14-148 18-104 30-62 62-30 72-18 72 18 62 30 30 62 18 104 14 148-10 108-38 62-42 28-54 22-66 14-66 0Z"/><path d="M60-3C130-8 190 6 260-20L262-17C196 12 130 6 60 5Z"/></g>`
  return `<g filter="url(#haze)">${far(640, '#1583a0', 0.5)}${far(716, '#0f6d8b', 0.6)}</g><g filter="url(#tight)">${ray}</g>`
}

const rays = () =>
  `<g fill="url(#ray)" opacity=".5" filter="url(#soft)">${(
    [
      [120, 90, -120],
      [360, 60, -60],
      [560, 130, -40],
      [840, 70, 30],
      [1010, 150, 60],
      [1300, 80, 130],
      [1470, 120, 170],
    ] as const
  )
    .map(
      ([x, w, lean]) =>
        `<path d="M${x} 330H${x + w}L${x + w * 2 + lean * 2} 960H${x - w * 0.6 + lean * 2}Z"/>`,
    )
    .join('')}</g><ellipse cx="800" cy="350" rx="760" ry="110" fill="url(#bloom)" opacity=".5"/>`

function floor(random: Chance): string {
  const edge: Point[] = [
    [-40, 850],
    [160, 836],
    [380, 868],
    [620, 892],
    [860, 884],
    [1080, 892],
    [1320, 860],
    [1640, 838],
  ]
  return `<path d="${curve(edge)}L1640 1010L-40 1010Z" fill="url(#floor)"/><clipPath id="sandy"><path d="${curve(edge)}L1640 1010L-40 1010Z"/></clipPath><g clip-path="url(#sandy)"><rect y="820" width="1600" height="190" filter="url(#net-of-light)" opacity=".9"/></g><g fill="#3c8a8e" opacity=".5">${times(60, () => `<ellipse cx="${n(between(random, 0, 1600))}" cy="${n(between(random, 880, 990))}" rx="${n(between(random, 2, 7))}" ry="${n(between(random, 1, 3))}"/>`)}</g>`
}

/** Corals in front, left and right, leaving the middle open. */
function reef(random: Chance): string {
  const mound = (points: readonly Point[], fill: string) =>
    `<path d="${curve(points)}L${n(points.at(-1)![0])} 1010L${n(points[0]![0])} 1010Z" fill="${fill}"/>`
  const stag = (x: number, y: number, reach: number, colour: string, tip: string, angle = -90) =>
    `<g fill="none" stroke-linecap="round">${branching(random, x, y, reach, colour, tip, angle)}</g>`
  const polyps = (x: number, y: number, w: number, colour: string) =>
    times(
      20,
      () =>
        `<circle cx="${n(x + between(random, -w, w))}" cy="${n(y + between(random, -12, 16))}" r="${n(between(random, 3, 8))}" fill="${mix(colour, '#fff2cf', random() * 0.5)}"/>`,
    )
  return `${mound(
    [
      [-40, 760],
      [70, 724],
      [190, 756],
      [300, 820],
      [420, 872],
      [520, 930],
      [600, 1010],
    ],
    '#24637a',
  )}${mound(
    [
      [1000, 1010],
      [1080, 930],
      [1190, 862],
      [1300, 802],
      [1430, 744],
      [1550, 716],
      [1640, 740],
    ],
    '#24637a',
  )}
    ${seaFan(random, 74, 770, 240, -10, '#8a3f86', '#d98ac0')}${stag(260, 850, 62, '#b5763c', '#ffe0a0', -86)}${tubes(random, 404, 912, 120, '#c9572a', '#f7a35e')}${seaFan(random, 1540, 760, 260, 12, '#a8265f', '#f08ab0')}${stag(1390, 812, 66, '#c07f3f', '#ffe6ae', -96)}${tubes(random, 1240, 886, 130, '#7a4a9a', '#c59adb')}
    ${mound(
      [
        [-40, 852],
        [60, 826],
        [180, 846],
        [300, 900],
        [400, 960],
        [430, 1010],
      ],
      '#174a60',
    )}${mound(
      [
        [1180, 1010],
        [1250, 946],
        [1370, 880],
        [1490, 838],
        [1640, 820],
      ],
      '#174a60',
    )}
    ${brain(random, 'brain-a', 150, 896, 128, 104, '#a89a4c', '#e6dc94')}${brain(random, 'brain-b', 1478, 896, 142, 112, '#5f9a6a', '#bfe0a0')}${brain(random, 'brain-c', 330, 958, 84, 62, '#c98a5c', '#f6cf9c')}${brain(random, 'brain-d', 1290, 966, 92, 66, '#b5705c', '#f0b896')}
    ${stag(30, 960, 64, '#8d4f7c', '#f5b6d6', -78)}${stag(1586, 960, 66, '#2f8a8a', '#b6f0dc', -102)}${polyps(220, 974, 130, '#e06a4c')}${polyps(1400, 980, 120, '#e9a23c')}${stag(1136, 980, 36, '#a8426a', '#f7b2c8', -90)}`
}

function fishes(random: Chance): string {
  const school = (
    [
      [610, 566, 1, -6],
      [706, 530, 0.86, 4],
      [760, 604, 1.05, -3],
      [668, 640, 0.92, 6],
      [836, 552, 0.8, -4],
      [856, 640, 0.98, 2],
      [566, 620, 0.82, 0],
      [928, 600, 0.86, 5],
      [780, 680, 0.8, -6],
      [960, 540, 0.7, 0],
      [520, 556, 0.72, 4],
    ] as const
  )
    .map(([x, y, s, a]) => sergeant(x, y, s, a))
    .join('')
  const tangs = times(7, (i) => {
    const x = 1040 + (i % 4) * 66 + between(random, -16, 16),
      y = 690 + Math.floor(i / 4) * 54 + between(random, -14, 14)
    return `<g transform="translate(${n(x)} ${n(y)}) scale(.8)"><path d="M-34 0C-26-22 8-28 26-8L44-18C40-6 40 6 44 18L26 8C8 28-26 22-34 0Z" fill="#2b5fb8"/><path d="M-34 0C-26-22 8-28 26-8 4-16-16-12-34 0Z" fill="#6fa4ea"/><path d="M14-1l14-3-2 6z" fill="#f4cf4c"/><circle cx="-22" cy="-3" r="3.4" fill="#fff"/><circle cx="-22" cy="-3" r="2" fill="#13262e"/></g>`
  })
  return `${tangs}${school}${parrotfish('p1', 700, 802, 1.14, 3)}${parrotfish('p2', 960, 836, 0.82, -5)}${parrotfish('p3', 420, 690, 0.78, 6, true)}`
}

/** The swimmer, face down at the surface: vest, mask, snorkel, long fins. */
function swimmer(): string {
  return `<g transform="translate(960 428) rotate(5) scale(1.16)"><g opacity=".95">
    <path d="M-130 2C-170 14-206 30-236 34L-238 22C-208 14-176 0-140-12Z" fill="#8a5a40"/><path d="M-232 20C-270 18-330 40-366 70-330 74-270 58-230 38Z" fill="#c07f24"/><path d="M-240 30L-350 66M-240 36L-330 68" stroke="#8a5a10" stroke-width="2"/>
    <path d="M-120-14C-166-16-206-14-240-20L-242-8C-208 2-168 10-124 12Z" fill="url(#skin)"/><path d="M-236-24C-276-46-340-44-380-26-344-8-284-2-236-4Z" fill="url(#fin)"/><path d="M-244-16L-360-26M-244-10L-340-16M-244-20L-340-36" stroke="#8a5a10" stroke-width="2"/><path d="M-246-24C-236-27-228-26-222-22V-6C-230-3-238-3-246-5Z" fill="#8a5a10"/>
    <path d="M-66-24C-100-28-130-24-152-18L-150 10C-128 20-96 22-66 18Z" fill="${deep}"/><path d="M-152-4C-128 4-96 8-66 8L-66 18C-96 22-128 20-150 10Z" fill="${ink}" opacity=".35"/>
    <path d="M70-24C36-34-30-32-72-25L-70 18C-30 26 26 26 66 14 84 6 86-16 70-24Z" fill="url(#vest)"/><path d="M-70 8C-30 16 26 16 70 4L66 14C26 26-30 26-70 18Z" fill="#4a0f2c" opacity=".45"/><path d="M-60-20C-20-27 30-27 64-19" stroke="#f7b2d0" stroke-width="4" fill="none" opacity=".7"/>
    <path d="M52-6C60 20 92 44 134 50" fill="none" stroke="url(#skin)" stroke-width="19" stroke-linecap="round"/><path d="M130 41C146 40 160 46 168 52 160 60 144 60 130 57Z" fill="#b87c56"/><path d="M46-8C52 8 62 20 74 28" fill="none" stroke="#b52f66" stroke-width="28" stroke-linecap="round"/>
    <path d="M72-22C84-26 90-22 94-18L90 8C84 10 78 8 72 6Z" fill="#9a6346"/><path d="M84-30C96-46 130-46 144-28 152-12 146 10 130 18 112 22 92 14 86 2 82-8 80-20 84-30Z" fill="url(#skin)"/><path d="M80-24C84-48 118-56 142-34 132-38 122-34 114-28 116-16 108-2 96 4 84 2 78-12 80-24Z" fill="#2f201a"/><path d="M94 4C112-2 128-8 146-22" stroke="${ink}" stroke-width="6" fill="none"/>
    <path d="M118 16C112 6 118-12 132-18 144-22 152-16 154-8 156 4 146 18 134 22 126 24 120 20 118 16Z" fill="${ink}"/><path d="M124 14C120 6 126-8 136-12 144-14 148-10 149-4 150 4 142 14 134 17 129 18 126 17 124 14Z" fill="#bfeef0"/><path d="M128 8C128 0 134-8 142-9L132 13Z" fill="#fff" opacity=".8"/>
    <path d="M118 24C108 32 92 26 92 8L88-106" fill="none" stroke="${lagoon}" stroke-width="9" stroke-linecap="round"/><path d="M89-82L88-106" stroke="${magenta}" stroke-width="9.6" stroke-linecap="round"/><path d="M94 0L91-70" stroke="#8fe0e0" stroke-width="2.6" opacity=".8"/></g></g>`
}

/** The lens of the surface: its bright edge and the shade of the wave behind. */
const skin = () =>
  `<path d="${curve(surface)}L${surface
    .toReversed()
    .map(([x, y], i) => `${n(x)} ${n(y - 11 - (i % 3) * 4)}`)
    .join(
      'L',
    )}Z" fill="#d9fbf4" opacity=".42"/><path d="${curve(surface)}" fill="none" stroke="#fff" stroke-width="5" opacity=".85"/><path d="${curve(surface.map(([x, y]): Point => [x, y + 7]))}" fill="none" stroke="#0b6c84" stroke-width="4" opacity=".4"/><g fill="#fff" opacity=".6">${times(26, (i) => `<circle cx="${n(1066 + ((i * 61) % 90) - 40)}" cy="${n(366 - ((i * 37) % 60))}" r="${n(1.4 + (i % 4) * 0.8)}"/>`)}</g>`
