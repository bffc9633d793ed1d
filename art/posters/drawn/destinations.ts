/** Five places as one coast at golden hour: palms of San Blas, walls of Cartagena, arcades of Havana, a sandbar of the Exumas, a divi-divi of Aruba. */
import {
  between,
  birds,
  blur,
  chance,
  type Chance,
  curve,
  deep,
  glints,
  glow,
  gradient,
  ink,
  lines,
  magenta,
  mix,
  n,
  palm,
  type Point,
  scrub,
  sheet,
  times,
} from '../kit.ts'
import { boatLight, catamaran } from '../sailing.ts'

const horizon = 500
const sun: Point = [770, 420]

export function draw(): string {
  const random = chance(83)
  const defs = [
    gradient('sky', [
      [0, '#1c5974'],
      [0.32, '#5a98a2'],
      [0.6, '#cfc59d'],
      [0.82, '#f6c888'],
      [1, '#fcdca0'],
    ]),
    gradient('sea', [
      [0, '#f1c98f'],
      [0.1, '#9cc5b2'],
      [0.32, '#2d9ca8'],
      [0.7, '#137891'],
      [1, '#0b4a63'],
    ]),
    glow('halo', [
      [0, '#fffbea'],
      [0.16, '#fff1c8', 0.9],
      [0.45, '#fdd790', 0.45],
      [1, '#fdc883', 0],
    ]),
    gradient('stone', [
      [0, '#f0c98a'],
      [0.5, '#cf9a5e'],
      [1, '#8d633f'],
    ]),
    gradient('stone-side', [
      [0, '#b98452'],
      [1, '#6d4a34'],
    ]),
    gradient('sandbar', [
      [0, '#fff3d2'],
      [1, '#f0d9a4'],
    ]),
    gradient('rock', [
      [0, '#8f6a4a'],
      [1, '#3a2f2c'],
    ]),
    gradient('beach', [
      [0, '#f8e3b4'],
      [1, '#cfa268'],
    ]),
    gradient(
      'domes',
      [
        [0, '#f7dcae'],
        [0.5, '#c9a57e'],
        [1, '#7f6f6c'],
      ],
      [0, 0, 1, 0],
    ),
    gradient(
      'rose-dome',
      [
        [0, '#f0a878'],
        [0.5, '#cc6f4d'],
        [1, '#8a4236'],
      ],
      [0, 0, 1, 0],
    ),
    gradient('mist', [
      [0, '#fce3b4', 0],
      [1, '#fce3b4', 0.85],
    ]),
    gradient('front', [
      [0, '#0b4a63', 0],
      [1, '#062f44', 0.7],
    ]),
    gradient(
      'bark',
      [
        [0, '#6b4a30'],
        [1, '#2f211b'],
      ],
      [0, 0, 1, 0],
    ),
    gradient('shoal', [
      [0, '#7fd6cb', 0.9],
      [1, '#39b3b7', 0],
    ]),
    boatLight,
    blur('soft', 7),
    blur('tight', 2.4),
    blur('wide', 22),
    `<filter id="ripple" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".007 .08" numOctaves="2" seed="5"/><feDisplacementMap in="SourceGraphic" scale="26" xChannelSelector="R" yChannelSelector="G"/></filter>`,
    `<clipPath id="below"><rect y="${horizon}" width="1600" height="500"/></clipPath>`,
  ].join('')
  const body = `<rect width="1600" height="${horizon + 4}" fill="url(#sky)"/><circle cx="${sun[0]}" cy="${sun[1]}" r="600" fill="url(#halo)"/>${[300, 210].map((r) => `<circle cx="${sun[0]}" cy="${sun[1]}" r="${r}" fill="#fff1c6" opacity=".13"/>`).join('')}<circle cx="${sun[0]}" cy="${sun[1]}" r="96" fill="#fffbe9"/>${clouds(random)}${birds(
    [
      [1120, 200, 22],
      [1176, 176, 17],
      [1226, 190, 14],
      [470, 196, 16],
      [516, 180, 13],
    ],
    '#2a4d5a',
  )}
    <path d="M-20 ${horizon}C120 440 240 452 340 430S560 470 660 488L700 ${horizon}ZM900 ${horizon}C1010 470 1120 480 1220 462S1440 470 1620 440V${horizon}Z" fill="#94a58f" opacity=".8"/><rect y="${horizon - 60}" width="1600" height="62" fill="url(#mist)"/>
    <rect y="${horizon}" width="1600" height="500" fill="url(#sea)"/><g clip-path="url(#below)"><ellipse cx="${sun[0]}" cy="${horizon}" rx="430" ry="150" fill="url(#halo)" opacity=".7"/></g>
    <path d="${glints(random, 150, [sun[0] - 260, 540, sun[0] + 260, 960], 30, sun[0], 0.6)}" fill="#fff0c4" opacity=".6"/><path d="${glints(random, 140, [0, 560, 1600, 980], 32)}" fill="#c9ece2" opacity=".26"/>
    ${havana(random)}<g transform="translate(44 0)">${cartagena(random)}</g>${exuma(random)}${route()}
    <g opacity=".4" filter="url(#ripple)"><g transform="translate(0 1604) scale(1 -1)">${catamaran(800, 802, 0.56, 1)}</g></g>${catamaran(800, 802, 0.56, 1)}
    ${sanBlas(random)}${aruba(random)}<rect y="840" width="1600" height="160" fill="url(#front)"/>`
  return sheet(defs, body, 0.1)
}

function clouds(random: Chance): string {
  const bar = (x: number, y: number, w: number, h: number, fill: string, opacity: number) => {
    const top: Point[] = Array.from({ length: 9 }, (_, i) => [
      x + (w * i) / 8,
      y - h * Math.sin((Math.PI * i) / 8) * between(random, 0.45, 1.1),
    ])
    return `<path d="${curve([...top, [x + w * 0.75, y + h * 0.2], [x + w * 0.4, y + h * 0.1], [x + w * 0.2, y + h * 0.24]], true)}" fill="${fill}" opacity="${opacity}"/>`
  }
  return (
    [
      [60, 130, 520, 28, '#d7ddcb', 0.4],
      [900, 110, 620, 30, '#e6dcc0', 0.4],
      [300, 250, 380, 24, '#f6deb0', 0.6],
      [1040, 268, 500, 30, '#f8d8a6', 0.65],
      [880, 350, 300, 16, '#fdeac2', 0.8],
      [420, 358, 260, 16, '#fdeac2', 0.7],
      [1300, 372, 320, 18, '#fbdfae', 0.7],
    ] as const
  )
    .map(
      ([x, y, w, h, c, o]) =>
        bar(x, y, w, h, c, o) +
        bar(x + w * 0.25, y + h * 0.5, w * 0.5, h * 0.5, mix(c, '#e08f5e', 0.5), o * 0.7),
    )
    .join('')
}

/** A house front with an arcade below and tall windows above. */
function house(
  random: Chance,
  x: number,
  base: number,
  w: number,
  h: number,
  colour: string,
  bays: number,
  lit = 0.35,
): string {
  const bay = w / bays,
    shade = mix(colour, '#3a3f58', 0.42),
    floors = Math.max(1, Math.round((h - bay * 1.4) / (bay * 1.5)))
  const arches = times(
    bays,
    (i) =>
      `<path d="M${n(x + bay * (i + 0.2))} ${base}V${n(base - bay * 0.62)}A${n(bay * 0.3)} ${n(bay * 0.34)} 0 0 1 ${n(x + bay * (i + 0.8))} ${n(base - bay * 0.62)}V${base}Z" fill="${random() < lit ? '#ffdf9a' : '#24313f'}"/>`,
  )
  const rows = times(floors, (f) => {
    const y = base - bay * 1.5 - f * ((h - bay * 1.5) / floors),
      wh = Math.min(bay * 0.85, ((h - bay * 1.5) / floors) * 0.62)
    return `${times(bays, (i) => `<rect x="${n(x + bay * (i + 0.3))}" y="${n(y - wh)}" width="${n(bay * 0.4)}" height="${n(wh)}" rx="1.5" fill="${random() < lit ? '#ffe3a2' : '#2b4552'}"/>`)}<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(bay * 0.1)}" fill="#fff3d6" opacity=".75"/>`
  })
  return `<rect x="${n(x)}" y="${n(base - h)}" width="${n(w)}" height="${n(h)}" fill="${colour}"/><rect x="${n(x)}" y="${n(base - h)}" width="${n(w)}" height="${n(h)}" fill="${shade}" opacity=".28"/><rect x="${n(x + w * 0.86)}" y="${n(base - h)}" width="${n(w * 0.14)}" height="${n(h)}" fill="${shade}" opacity=".5"/>${arches}${rows}<rect x="${n(x - 2)}" y="${n(base - h - 5)}" width="${n(w + 4)}" height="7" fill="#fff0cc"/>`
}

const colours = [
  '#e9b872',
  '#d98970',
  '#8fb5ae',
  '#f0d9a6',
  '#cf7f66',
  '#a9c0a0',
  '#e6a183',
  '#7fa6b0',
  '#f2c987',
]

/** The Malecón with its arcades, the Capitol's dome, the Morro with its light. */
function havana(random: Chance): string {
  const row = [
    [560, 66, 78, 3],
    [626, 54, 92, 2],
    [680, 62, 72, 3],
    [742, 50, 88, 2],
    [792, 66, 80, 3],
    [858, 56, 96, 3],
    [914, 60, 74, 3],
    [974, 50, 66, 2],
  ]
    .map(([x, w, h, b], i) => house(random, x!, 556, w!, h!, colours[i]!, b!))
    .join('')
  const dome = `<g transform="translate(806 470)"><path d="M-66 20V-6H66V20Z" fill="#c9ab80"/><path d="M-46-6V-44H46V-6Z" fill="url(#domes)"/><path d="${times(7, (i) => `M${-38 + i * 12.7}-8V-40`)}" stroke="#7f6f6c" stroke-width="4"/><path d="M-50-44H50V-50H-50Z" fill="#f7e2b8"/><path d="M-44-50C-44-104-22-126 0-130 22-126 44-104 44-50Z" fill="url(#domes)"/><path d="M-26-52C-26-96-12-118 0-128M26-52C26-96 12-118 0-128M0-52V-128" stroke="#8d7a6c" stroke-width="2" fill="none"/><path d="M-9-128V-150H9V-128ZM-6-150L0-184 6-150Z" fill="#b08f68"/></g>`
  const morro = `<g><path d="M1030 560C1050 530 1076 524 1100 520L1180 518 1230 534 1262 560Z" fill="#7f6f5e"/><path d="M1100 520L1180 518 1196 534 1090 536Z" fill="#a98c68"/><path d="M1122 520L1128 430H1150L1156 520Z" fill="url(#domes)"/><path d="M1124 432H1154V424H1124Z" fill="#f7e2b8"/><path d="M1129 424V404H1149V424Z" fill="#ffe9ae"/><path d="M1126 404L1139 388 1152 404Z" fill="#8a5a44"/><path d="M1139 414L980 392V430ZM1139 414L1340 396V436Z" fill="#fff3c8" opacity=".3"/><circle cx="1139" cy="414" r="10" fill="#fffbe0"/></g>`
  return `${morro}${dome}${row}<path d="M520 556H1034L1070 566 1040 574H500Z" fill="#d9b27c"/><path d="M500 572H1042L1056 584H486Z" fill="#8a6a50"/><g opacity=".34" filter="url(#ripple)"><path d="M560 586H1020V640L930 668 800 690 660 664 560 640Z" fill="#5a4a46"/></g>`
}

/** A bastion with its lookout, the walls, houses with balconies, a dome and the clock tower. */
function cartagena(random: Chance): string {
  const base = 640
  const houses = [
    [250, 74, 118, 3],
    [324, 64, 96, 2],
    [388, 70, 130, 3],
    [458, 58, 104, 2],
    [516, 70, 90, 3],
    [586, 56, 76, 2],
  ]
    .map(([x, w, h, b], i) => house(random, x!, base - 28, w!, h!, colours[(i * 2 + 3) % 9]!, b!))
    .join('')
  const tower = `<g transform="translate(520 ${base - 60})"><path d="M-36 60V-90H36V60Z" fill="#f0c050"/><path d="M14 60V-90H36V60Z" fill="#b98a34" opacity=".6"/><path d="M-40-90H40V-98H-40ZM-40-36H40V-42H-40Z" fill="#fff3d6"/><circle cy="-66" r="15" fill="#fffbe9"/><path d="M0-66V-76M0-66L7-62" stroke="${ink}" stroke-width="2.6"/><path d="M-28-98V-136H28V-98Z" fill="#e9b546"/><path d="M-9-98V-122A9 10 0 0 1 9-122V-98Z" fill="#3a3f58"/><path d="M-32-136H32L0-206Z" fill="url(#rose-dome)"/><path d="M0-206V-222" stroke="${ink}" stroke-width="3"/></g>`
  const dome = `<g transform="translate(350 ${base - 128})"><path d="M-52 30V-18H52V30Z" fill="#e3c08a"/><path d="M-56-18H56V-25H-56Z" fill="#fff3d6"/><path d="M-48-25C-48-84-20-104 0-106 20-104 48-84 48-25Z" fill="url(#rose-dome)"/><path d="M-24-25C-24-76-10-98 0-104M24-25C24-76 10-98 0-104M0-25V-104" stroke="#ffd7a8" stroke-width="2.6" fill="none" opacity=".8"/><path d="M-10-104V-126H10V-104ZM-12-126L0-144 12-126Z" fill="#e3c08a"/></g>`
  const courses = times(5, (i) => `M196 ${base - 22 + i * 14}H${690 - i * 2}`)
  const merlons = times(17, (i) => `<path d="M${204 + i * 28} ${base - 34}h18v14h-18z"/>`)
  const lookout = `<g transform="translate(668 ${base - 30})"><path d="M-22 30V-26H22V30Z" fill="url(#stone)"/><path d="M-27-26H27V-32H-27Z" fill="#f7dcae"/><path d="M-24-32C-24-58-8-66 0-68 8-66 24-58 24-32Z" fill="#d9a66a"/><circle cy="-71" r="4" fill="#f7dcae"/><path d="M-5 4V-12A5 6 0 0 1 5-12V4Z" fill="#3a2a24"/></g>`
  return `${dome}${houses}${tower}${palm(random, 300, base - 20, 110, 0.1, { trunk: '#5a4a38', shade: '#e0b276', leaf: '#1d4a44', lit: '#4d7d4f' })}${palm(random, 610, base - 20, 96, -0.12, { trunk: '#5a4a38', shade: '#e0b276', leaf: '#1d4a44', lit: '#4d7d4f' })}<g fill="#e0b276">${merlons}</g><path d="M180 ${base - 22}H640L700 ${base - 14}L724 ${base + 56}H150Z" fill="url(#stone)"/><path d="M640 ${base - 22}L700 ${base - 14}L724 ${base + 56}H652Z" fill="url(#stone-side)"/><path d="${courses}" stroke="#7a5536" stroke-width="1.4" opacity=".5"/>${lookout}${times(4, (i) => `<path d="M${250 + i * 100} ${base + 8}v-12a8 9 0 0 1 16 0v12z" fill="#4a3426"/>`)}<path d="M140 ${base + 54}H736L760 ${base + 66}H120Z" fill="#d9b884"/><g opacity=".32" filter="url(#ripple)"><path d="M150 ${base + 66}H736L700 ${base + 130} 500 ${base + 170} 300 ${base + 150} 170 ${base + 110}Z" fill="#4a3a36"/></g>`
}

/** A curl of white sand over pale water, nobody on it but a dinghy. */
function exuma(random: Chance): string {
  const bar: Point[] = [
    [1010, 668],
    [1080, 640],
    [1190, 632],
    [1300, 640],
    [1390, 628],
    [1470, 606],
    [1560, 600],
    [1620, 604],
    [1620, 628],
    [1540, 634],
    [1450, 656],
    [1370, 676],
    [1260, 676],
    [1160, 664],
    [1090, 670],
    [1050, 690],
  ]
  return `<g filter="url(#wide)"><ellipse cx="1260" cy="690" rx="420" ry="66" fill="#7fd9cc" opacity=".75"/><ellipse cx="1180" cy="664" rx="240" ry="36" fill="#c9f0dc" opacity=".8"/></g><g opacity=".5" filter="url(#tight)" fill="none" stroke="#e9fbee"><path d="${curve(
    bar.map(([x, y]): Point => [x - 8, y + 12]),
    true,
  )}" stroke-width="7"/></g><path d="${curve(bar, true)}" fill="url(#sandbar)"/><path d="${curve(bar.slice(8), false)}" fill="none" stroke="#fffdf0" stroke-width="4"/><path d="M1100 652C1180 642 1300 654 1400 638" fill="none" stroke="#d9b884" stroke-width="3" opacity=".6"/>
    <path d="M1040 760C1120 722 1260 740 1340 726S1480 700 1560 712" fill="none" stroke="#c9f0dc" stroke-width="14" opacity=".4" filter="url(#soft)"/>${scrub(random, 1500, 604, 120, 26, '#3a6a55')}${scrub(random, 1530, 606, 70, 16, '#5d8f5f')}<g transform="translate(1130 640)"><path d="M-30-2C-10 8 16 8 34-8L30-12H-28Z" fill="#fffaf0"/><path d="M-28-12H30L26-6H-24Z" fill="${deep}"/><path d="M-26 2C-8 9 14 9 32-4L30 2C14 12-12 12-26 2Z" fill="#0a2533" opacity=".3"/></g>`
}

/** The way from place to place. */
function route(): string {
  const way: Point[] = [
    [330, 824],
    [470, 770],
    [560, 724],
    [680, 700],
    [820, 640],
    [960, 610],
    [1010, 650],
    [1040, 716],
    [1130, 746],
    [1270, 792],
    [1350, 846],
  ]
  return `<path d="${curve(way)}" fill="none" stroke="${magenta}" stroke-width="4.6" stroke-dasharray="2 13" stroke-linecap="round"/>${(
    [
      [330, 824, 11],
      [600, 712, 9],
      [900, 622, 7.5],
      [1060, 728, 9],
      [1350, 846, 11],
    ] as const
  )
    .map(
      ([x, y, r]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${n(r * 0.62)}" fill="#fbf8f1" stroke="${magenta}" stroke-width="4"/>`,
    )
    .join('')}`
}

/** The near island on the left: beach, palms, a hut with a roof of leaves, a dugout. */
function sanBlas(random: Chance): string {
  const leaf = { trunk: '#4a3f34', shade: '#e6b87c', leaf: '#12414a', lit: '#2f7058', nut: '#5a4a2a' }
  const palms = (
    [
      [52, 874, 400, -0.1],
      [112, 858, 560, -0.04],
      [176, 868, 300, 0.2],
      [-2, 884, 300, 0.06],
    ] as const
  )
    .map(([x, y, h, lean]) => palm(random, x, y, h, lean, leaf))
    .join('')
  const hut = `<g transform="translate(268 872)"><path d="M-52 0V-48H52V0Z" fill="#a97a48"/><path d="${times(15, (i) => `M${-50 + i * 7}-46V0`)}" stroke="#6d4a2c" stroke-width="2.4"/><path d="M-12 0V-38H14V0Z" fill="#2a2320"/><path d="M-74-42L-30-104H34L76-42Q0-30-74-42Z" fill="#c79a5a"/><path d="M20-104H34L76-42 50-39Z" fill="#8a6236"/><path d="${times(17, (i) => `M${-66 + i * 8.4}-42L${-30 + i * 3.8}-102`)}" stroke="#8a6236" stroke-width="1.6" opacity=".7"/></g>`
  return `<g opacity=".45" filter="url(#ripple)"><path d="M-40 900H420L360 985H-40Z" fill="#0d3c47"/></g><path d="M-40 862C90 838 300 852 450 898 330 918 140 926-40 926Z" fill="url(#beach)"/><path d="M450 898C330 918 140 926-40 926V938C160 938 350 924 470 902Z" fill="#fff3d2" opacity=".75"/><path d="M470 902C350 924 160 938-40 938V952C180 950 370 932 494 906Z" fill="#62bdbb" opacity=".5"/>${palms}${scrub(random, -60, 884, 330, 66, '#16474a')}${hut}${scrub(random, 10, 892, 180, 34, '#2a6a52')}<g transform="translate(404 930) rotate(-3)"><path d="M-92-8C-60 16 50 18 96-16 84 6 60 20 0 22-56 22-84 10-92-8Z" fill="#4a2f1e"/><path d="M-92-8C-50 8 50 8 96-16 50-2-50 0-92-8Z" fill="#8a5a34"/><path d="M-20-6L58-58" stroke="#c79a5a" stroke-width="4"/></g>`
}

/** The dry point on the right with its bent tree, cactus and rocks. */
function aruba(random: Chance): string {
  const leaves = times(46, (i) => {
    const t = i / 45,
      x = 1512 - t * 280,
      y = 560 - Math.sin(t * Math.PI * 0.62) * 66 + t * 22,
      r = between(random, 22, 38) * (1 - t * 0.5)
    return `<ellipse cx="${n(x + between(random, -16, 16))}" cy="${n(y + between(random, -14, 18))}" rx="${n(r * 1.35)}" ry="${n(r * 0.72)}" fill="${['#173f40', '#1f5248', '#2c6a50', '#173f40'][i % 4]!}"/>`
  })
  const lit = times(26, (i) => {
    const t = i / 25,
      x = 1500 - t * 262,
      y = 536 - Math.sin(t * Math.PI * 0.62) * 70 + t * 24,
      r = between(random, 10, 20) * (1 - t * 0.4)
    return `<ellipse cx="${n(x)}" cy="${n(y + between(random, -6, 8))}" rx="${n(r * 1.6)}" ry="${n(r * 0.5)}" fill="${i % 2 ? '#6f9a58' : '#a3ae62'}" opacity=".8"/>`
  })
  const cactus = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-9 0V-110A9 9 0 0 1 9-110V0Z" fill="#2c6a50"/><path d="M3 0V-117A9 9 0 0 1 9-110V0Z" fill="#8fae62"/><path d="M-4-44H-26A8 8 0 0 1-34-52V-82A7 7 0 0 1-20-82V-60H-4ZM4-62H22A8 8 0 0 0 30-70V-96A7 7 0 0 0 16-96V-78H4Z" fill="#245a48"/></g>`
  const rock = (points: readonly Point[], fill: string) => `<path d="${lines(points)}" fill="${fill}"/>`
  return `<g opacity=".4" filter="url(#ripple)"><path d="M1280 930H1640V1000H1320Z" fill="#0d2f3a"/></g><path d="M1250 924C1320 872 1420 846 1640 828V1010H1300C1270 970 1240 944 1250 924Z" fill="url(#rock)"/><path d="M1250 924C1320 872 1420 846 1640 828V852C1450 866 1340 890 1250 924Z" fill="#f0cf94"/>${rock(
    [
      [1262, 930],
      [1300, 896],
      [1346, 904],
      [1360, 944],
      [1310, 962],
    ],
    '#6d5442',
  )}${rock(
    [
      [1300, 896],
      [1346, 904],
      [1332, 914],
      [1284, 916],
    ],
    '#d9a870',
  )}${rock(
    [
      [1240, 960],
      [1276, 940],
      [1310, 962],
      [1300, 990],
      [1250, 992],
    ],
    '#4a3b36',
  )}${rock(
    [
      [1276, 940],
      [1310, 962],
      [1290, 962],
      [1256, 956],
    ],
    '#b98a5e',
  )}
    ${cactus(1420, 866, 0.8)}${cactus(1574, 850, 1.15)}${cactus(1392, 876, 0.5)}
    <path d="M1536 860C1530 800 1548 742 1520 690 1500 650 1456 622 1420 598 1400 578 1384 552 1350 532L1358 522C1396 540 1436 570 1470 594 1468 566 1460 546 1446 528L1458 520C1480 560 1500 596 1524 630 1560 680 1572 730 1572 790 1574 820 1578 840 1590 858Z" fill="url(#bark)"/><path d="M1536 860C1530 800 1548 742 1520 690 1500 650 1456 622 1420 598 1470 618 1512 646 1532 690 1554 742 1542 800 1550 860Z" fill="#e0a86c"/>${leaves}${lit}
    ${scrub(random, 1450, 866, 150, 26, '#4a5a3c')}${scrub(random, 1560, 850, 80, 20, '#7a8a4c')}<path d="M1246 930Q1236 956 1256 990" fill="none" stroke="#e9fbee" stroke-width="5" opacity=".6"/>`
}
