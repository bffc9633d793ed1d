/** A still life from above: the chart of San Blas on a wooden table, with what a captain plans a day with. */
import { readFileSync } from 'node:fs'
import { boxed, coastIn, onLand, projectionOf, smoothPath } from '#charts/geometry.ts'
import {
  chance,
  curve,
  between,
  glow,
  gradient,
  ink,
  deep,
  lagoon,
  lines,
  magenta,
  n,
  type Point,
  sheet,
  times,
  blur,
} from '../kit.ts'

type Mutable = [number, number]
const frame = { x: 40, y: 40, width: 1420, height: 900 }
const projection = projectionOf([-79.02, 9.4, -78.5, 9.68], frame)
const coasts = (
  JSON.parse(readFileSync(new URL('../../../charts/coast.json', import.meta.url), 'utf8')) as {
    panama: Mutable[][]
  }
).panama
const rings = coastIn(coasts, projection, frame, { margin: 60, tolerance: 0.8, smallest: 2 })
const coast = boxed(rings)
const at = (lat: number, lon: number): Point => projection.point({ lat, lon })
/** A day's sail: El Porvenir, Chichime, the Holandeses, Coco Bandero. */
const stops = [at(9.563, -78.96), at(9.588, -78.87), at(9.604, -78.74), at(9.522, -78.618)]
const serif = 'font-family="Liberation Serif, Georgia, serif"'

export function draw(): string {
  const random = chance(11)
  const defs = [
    gradient(
      'wood',
      [
        [0, '#b98551'],
        [0.5, '#a8723f'],
        [1, '#8a5a2f'],
      ],
      [0, 0, 1, 1],
    ),
    `<filter id="wood-grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".0016 .09" numOctaves="4" seed="7"/><feColorMatrix values="0 0 0 0 .27 0 0 0 0 .14 0 0 0 0 .05 2.6 0 0 0 -1.05"/></filter>`,
    `<filter id="fibre" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".012 .02" numOctaves="4" seed="3"/><feColorMatrix values="0 0 0 0 .55 0 0 0 0 .42 0 0 0 0 .24 1.5 0 0 0 -.66"/></filter>`,
    gradient(
      'brass',
      [
        [0, '#fbe7a8'],
        [0.3, '#d9ab54'],
        [0.55, '#a8772b'],
        [0.75, '#e7c06c'],
        [1, '#8a5d1f'],
      ],
      [0, 0, 1, 0],
    ),
    gradient(
      'steel',
      [
        [0, '#f6f9f8'],
        [0.5, '#a9b9bd'],
        [1, '#5f747b'],
      ],
      [0, 0, 1, 0],
    ),
    gradient(
      'light',
      [
        [0, '#fff3d6', 0.5],
        [0.5, '#fff3d6', 0.1],
        [1, '#0a2533', 0.28],
      ],
      [0, 0, 1, 1],
    ),
    glow('coffee', [
      [0, '#5b3018'],
      [0.75, '#3a1b0c'],
      [1, '#2a1207'],
    ]),
    glow('cup', [
      [0, '#e6e0d0'],
      [0.86, '#fbf8f1'],
      [1, '#e0d6c0'],
    ]),
    glow('saucer', [
      [0, '#d8d0bf'],
      [0.55, '#efe8d8'],
      [0.6, '#fbf8f1'],
      [0.93, '#f5eee0'],
      [1, '#d5c9b0'],
    ]),
    glow(
      'puck',
      [
        [0, '#f3b06b'],
        [0.6, '#e08b43'],
        [1, '#9c4f1c'],
      ],
      [0.4, 0.35, 0.75],
    ),
    glow('lens', [
      [0, '#fffef8'],
      [0.8, '#f2e9d2'],
      [1, '#cdbd97'],
    ]),
    blur('soft', 9),
    blur('softer', 18),
    blur('tight', 4),
    blur('wide', 34),
    `<clipPath id="sea"><rect x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}"/></clipPath>`,
  ].join('')
  const body = `<rect width="1600" height="1000" fill="url(#wood)"/><rect width="1600" height="1000" filter="url(#wood-grain)" opacity=".5"/>${planks()}
    <g transform="rotate(-4.2 700 480) translate(-76 -66)">
      <path d="M0 0H1500V976Q1180 990 900 984T0 980Z" fill="#1b0d03" opacity=".5" filter="url(#soft)" transform="translate(16 20)"/>
      <path d="M0 0H1500V972Q1180 984 900 978T0 976Z" fill="#fbf6e8"/>${chart(random)}
      <path d="M0 0H1500V972Q1180 984 900 978T0 976Z" filter="url(#fibre)" opacity=".16"/>
      ${folds()}
    </g>
    ${shutters()}
    ${cup(1352, 236)}${rule()}${compass(258, 770)}${pencil()}${dividers()}
    <rect width="1600" height="1000" fill="url(#light)"/>`
  return sheet(defs, body, 0.1)
}

const planks = () =>
  times(
    3,
    (i) =>
      `<path d="M0 ${318 + i * 330}C500 ${312 + i * 330} 1100 ${324 + i * 330} 1600 ${316 + i * 330}" stroke="#4b2a10" stroke-width="3" opacity=".7" fill="none"/><path d="M0 ${321.5 + i * 330}C500 ${315.5 + i * 330} 1100 ${327.5 + i * 330} 1600 ${319.5 + i * 330}" stroke="#e0b27c" stroke-width="1.5" opacity=".5" fill="none"/>`,
  )

function chart(random: () => number): string {
  const shore = smoothPath(rings)
  const grid =
    times(6, (i) => {
      const [x] = at(9.5, -79 + i * 0.1)
      return `M${n(x)} ${frame.y}v${frame.height}`
    }) +
    times(7, (i) => {
      const [, y] = at(9.4 + i * 0.05, -78.8)
      return `M${frame.x} ${n(y)}h${frame.width}`
    })
  return `<g clip-path="url(#sea)"><rect x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}" fill="#f7f6ec"/>
    <path d="${shore}" fill="none" stroke="#dff0ea" stroke-width="74" stroke-linejoin="round"/><path d="${shore}" fill="none" stroke="#c2e5e2" stroke-width="40" stroke-linejoin="round"/><path d="${shore}" fill="none" stroke="#9fd6d8" stroke-width="17" stroke-linejoin="round"/>
    <path d="${shore}" fill="none" stroke="${lagoon}" stroke-width="40.8" stroke-opacity="0"/>
    <path d="${grid}" stroke="${deep}" stroke-width=".9" opacity=".4" fill="none"/>${soundings(random)}
    <path d="${shore}" fill="#edd9a6" stroke="${ink}" stroke-width="1.6" stroke-linejoin="round"/>${hills(random)}</g>
    ${border()}${rose(648, 176, 116)}${names()}${course()}`
}

const [holandeses, bandero, gulf] = [at(9.613, -78.715), at(9.505, -78.6), at(9.492, -78.85)]
/** Where names, the rose and the bearings stand: left, top, right, bottom. */
const taken: (readonly [number, number, number, number])[] = [
  [120, 130, 520, 186],
  [520, 40, 776, 300],
  [holandeses[0] - 150, holandeses[1] - 34, holandeses[0] + 30, holandeses[1] - 4],
  [bandero[0] - 90, bandero[1] + 16, bandero[0] + 90, bandero[1] + 44],
  [gulf[0] - 180, gulf[1] - 26, gulf[0] + 180, gulf[1] + 8],
  ...stops.slice(1).map(([x, y], i) => {
    const [mx, my] = [(x + stops[i]![0]) / 2, (y + stops[i]![1]) / 2]
    return [mx - 34, my - 36, mx + 34, my + 12] as const
  }),
]

/** Depths in metres, fewer near the land, as an engraver scatters them. */
function soundings(random: () => number): string {
  let out = ''
  for (let y = frame.y + 34; y < frame.y + frame.height - 20; y += 46)
    for (let x = frame.x + 30; x < frame.x + frame.width - 20; x += 62) {
      const p: Mutable = [x + between(random, -22, 22), y + between(random, -14, 14)]
      const distance = nearest(p)
      if (
        onLand(p, coast) ||
        distance < 12 ||
        taken.some(
          ([x0, y0, x1, y1]) => p[0] > x0 - 14 && p[0] < x1 + 14 && p[1] > y0 - 4 && p[1] < y1 + 14,
        ) ||
        random() < 0.28
      )
        continue
      const depth = Math.max(
        1,
        Math.round(distance * 0.32 + between(random, -4, 7) + Math.max(0, 520 - y) * 0.05),
      )
      out += `<text x="${n(p[0])}" y="${n(p[1])}">${depth}</text>`
    }
  return `<g ${serif} font-size="13" fill="#27495a" opacity=".85" text-anchor="middle">${out}</g>`
}

const nearest = ([x, y]: Point) =>
  Math.min(...rings.flatMap((ring) => ring.map(([a, b]) => Math.hypot(a - x, b - y))))

/** Hachures on the mainland. */
function hills(random: () => number): string {
  let d = ''
  for (let i = 0; i < 900; i++) {
    const p: Mutable = [
      between(random, frame.x, frame.x + frame.width),
      between(random, 500, frame.y + frame.height),
    ]
    if (!onLand(p, coast) || nearest(p) < 34) continue
    d += `M${n(p[0])} ${n(p[1])}l${n(between(random, -5, 5))} ${n(between(random, 5, 12))}`
  }
  return `<path d="${d}" stroke="#8c7440" stroke-width="1.1" opacity=".5" fill="none"/>`
}

function border(): string {
  const { x, y, width, height } = frame
  const marks =
    times(48, (i) =>
      i % 2
        ? `<rect x="${n(x + (i * width) / 48)}" y="${y - 12}" width="${n(width / 48)}" height="6"/><rect x="${n(x + (i * width) / 48)}" y="${y + height + 6}" width="${n(width / 48)}" height="6"/>`
        : '',
    ) +
    times(30, (i) =>
      i % 2
        ? `<rect x="${x - 12}" y="${n(y + (i * height) / 30)}" width="6" height="${n(height / 30)}"/><rect x="${x + width + 6}" y="${n(y + (i * height) / 30)}" width="6" height="${n(height / 30)}"/>`
        : '',
    )
  return `<g fill="${ink}">${marks}</g><g fill="none" stroke="${ink}"><rect x="${x}" y="${y}" width="${width}" height="${height}" stroke-width="1.4"/><rect x="${x - 12}" y="${y - 12}" width="${width + 24}" height="${height + 24}" stroke-width="1.4"/><rect x="${x - 20}" y="${y - 20}" width="${width + 40}" height="${height + 40}" stroke-width="3"/></g>`
}

function rose(cx: number, cy: number, r: number): string {
  const tick = (degrees: number, from: number, to: number) => {
    const a = (degrees * Math.PI) / 180
    return `M${n(cx + Math.sin(a) * from)} ${n(cy - Math.cos(a) * from)}L${n(cx + Math.sin(a) * to)} ${n(cy - Math.cos(a) * to)}`
  }
  const ring = (radius: number) =>
    times(180, (i) => tick(i * 2, radius - (i % 15 === 0 ? 15 : i % 5 === 0 ? 10 : 5), radius))
  const point = (degrees: number, length: number) => {
    const a = (degrees * Math.PI) / 180,
      b = 0.12
    return `M${n(cx + Math.sin(a) * length)} ${n(cy - Math.cos(a) * length)}L${n(cx + Math.sin(a + b * 4) * length * 0.16)} ${n(cy - Math.cos(a + b * 4) * length * 0.16)}L${cx} ${cy}Z`
  }
  const figures = times(12, (i) => {
    const a = (i * Math.PI) / 6
    return `<text x="${n(cx + Math.sin(a) * (r - 27))}" y="${n(cy - Math.cos(a) * (r - 27))}" transform="rotate(${i * 30} ${n(cx + Math.sin(a) * (r - 27))} ${n(cy - Math.cos(a) * (r - 27))})" dy="4">${String(i * 30).padStart(3, '0')}</text>`
  })
  return `<g fill="none" stroke="${magenta}" opacity=".8"><circle cx="${cx}" cy="${cy}" r="${r}" stroke-width="1.4"/><circle cx="${cx}" cy="${cy}" r="${r * 0.66}" stroke-width="1"/><path d="${ring(r)}${ring(r * 0.66)}" stroke-width="1"/><path d="${tick(0, 0, r + 26)}${tick(180, 0, r)}${tick(90, 0, r)}${tick(270, 0, r)}" stroke-width="1"/></g><path d="${[0, 90, 180, 270].map((d) => point(d, r * 0.5)).join('')}${[45, 135, 225, 315].map((d) => point(d, r * 0.34)).join('')}" fill="${magenta}" opacity=".75"/><path d="M${cx} ${cy - r - 40}l8 20h-16z" fill="${magenta}" opacity=".8"/><g ${serif} font-size="11" fill="${magenta}" text-anchor="middle">${figures}</g>`
}

function names(): string {
  const [lx, ly] = holandeses,
    [cx, cy] = bandero,
    [gx, gy] = gulf
  return `<g ${serif} fill="${deep}" text-anchor="middle"><text x="${n(lx - 62)}" y="${n(ly - 12)}" font-size="22" font-style="italic">Cayos Holandeses</text><text x="${n(cx)}" y="${n(cy + 36)}" font-size="20" font-style="italic">Cayos Coco Bandero</text><text x="130" y="176" font-size="50" font-style="italic" letter-spacing="12" text-anchor="start">Mar Caribe</text><text x="${n(gx)}" y="${n(gy)}" font-size="26" font-style="italic" letter-spacing="8">Golfo de San Blas</text></g>`
}

function course(): string {
  const mark = ([x, y]: Point) =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="11" fill="#fbf6e8" stroke="${magenta}" stroke-width="3.4"/><circle cx="${n(x)}" cy="${n(y)}" r="2.6" fill="${magenta}"/>`
  const legs = stops
    .slice(1)
    .map(([x, y], i) => {
      const [a, b] = stops[i]!
      const angle = (Math.atan2(y - b, x - a) * 180) / Math.PI,
        [mx, my] = [(a + x) / 2, (b + y) / 2]
      const course = Math.round((angle + 450) % 360)
      return `<g transform="translate(${n(mx)} ${n(my)}) rotate(${n(angle)})"><path d="M8 0l-16-6v12z" fill="${magenta}"/><text y="-12" ${serif} font-size="19" font-weight="bold" fill="${magenta}" text-anchor="middle">${String(course).padStart(3, '0')}°</text></g>`
    })
    .join('')
  return `<path d="${lines(stops, false)}" fill="none" stroke="${magenta}" stroke-width="4"/>${legs}${stops.map(mark).join('')}`
}

/** The creases of a chart that has been folded for years, and its worn edge. */
const folds = () =>
  `<path d="M750 0V976" stroke="#7d6a45" stroke-width="1.4" opacity=".4"/><rect x="752" width="46" height="976" fill="#6b5836" opacity=".07"/><rect x="700" width="50" height="976" fill="#fff" opacity=".22"/><path d="M0 490H1500" stroke="#7d6a45" stroke-width="1.4" opacity=".35"/><rect y="492" width="1500" height="34" fill="#6b5836" opacity=".05"/>`

/** Morning light through a hatch: two bright panes lying across the table. */
const shutters = () =>
  `<g style="mix-blend-mode:soft-light"><g filter="url(#tight)" fill="#fff2cf" opacity=".6"><path d="${panes}"/></g></g><path d="M-100-100H1700V1100H-100Z${panes}" fill-rule="evenodd" fill="#2b2431" opacity=".17" filter="url(#tight)"/>`
const panes =
  'M-180 330L620 -180L960 -180L-180 545ZM-180 640L1080 -180L1400 -180L-180 850ZM-180 950L1510 -180L1800 -180L-180 1160Z'

function cup(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><ellipse cx="26" cy="30" rx="182" ry="178" fill="#1b0d03" opacity=".45" filter="url(#soft)"/><circle r="176" fill="url(#saucer)"/><circle r="168" fill="none" stroke="${deep}" stroke-width="5"/><circle r="158" fill="none" stroke="${deep}" stroke-width="1.6"/>
    <ellipse cx="16" cy="18" rx="112" ry="110" fill="#3a2a14" opacity=".4" filter="url(#soft)"/>
    <path d="M72-64C120-108 158-84 142-48 130-22 104-24 84-40" fill="none" stroke="#8d7f66" stroke-width="26" stroke-linecap="round" opacity=".4" transform="translate(6 8)"/><path d="M72-64C120-108 158-84 142-48 130-22 104-24 84-40" fill="none" stroke="#fbf8f1" stroke-width="24" stroke-linecap="round"/><path d="M76-62C120-102 150-82 136-50" fill="none" stroke="#d9cfba" stroke-width="6" stroke-linecap="round"/>
    <circle r="106" fill="url(#cup)"/><circle r="102" fill="none" stroke="#fff" stroke-width="3"/><circle r="90" fill="#b9a98a"/><circle cx="2" cy="3" r="86" fill="url(#coffee)"/><path d="M-78 26A84 84 0 0 0 70 50C30 78-46 74-78 26Z" fill="#8a5430" opacity=".7"/>
    <g fill="none" stroke="#c8935f" stroke-linecap="round"><path d="M-64-40A76 76 0 0 1 34-68" stroke-width="7" opacity=".55"/><path d="M-30-22C-8-46 34-34 36-6 38 22 4 34-14 20-30 6-12-16 6-10" stroke-width="5" opacity=".5"/></g><ellipse cx="-30" cy="-40" rx="30" ry="13" fill="#fff" opacity=".2" transform="rotate(-40 -30 -40)"/>
    <g fill="#b98a58" opacity=".8"><circle cx="52" cy="26" r="4"/><circle cx="60" cy="16" r="2.6"/><circle cx="46" cy="36" r="2.4"/></g>
    <g transform="rotate(38)"><path d="M-8 120h180q8 0 8 6t-8 6H-8z" fill="#5c4a2c" opacity=".4" transform="translate(4 8)"/><path d="M-10 122h184q7 0 7 5t-7 5H-10z" fill="url(#steel)"/><ellipse cx="-32" cy="127" rx="34" ry="19" fill="#dfe8e8"/><ellipse cx="-32" cy="128" rx="26" ry="13" fill="#9fb1b6"/><ellipse cx="-36" cy="124" rx="16" ry="6" fill="#f6f9f8"/></g></g>`
}

/** A parallel rule of clear acrylic with brass arms, laid along the last leg. */
function rule(): string {
  const bar = (y: number) =>
    `<rect x="-330" y="${y}" width="660" height="56" rx="5" fill="#d9efec" opacity=".42"/><rect x="-330" y="${y}" width="660" height="56" rx="5" fill="none" stroke="#5a949b" stroke-width="2"/><path d="M-326 ${y + 4}h652" stroke="#fff" stroke-width="3" opacity=".9"/><path d="${times(65, (i) => `M${-320 + i * 10} ${y + 56}v${i % 10 === 0 ? -18 : i % 5 === 0 ? -13 : -8}`)}" stroke="${ink}" stroke-width="1.3" opacity=".75"/>`
  const arm = (x: number) =>
    `<path d="M${x - 10} 26L${x + 40} 92" stroke="#2a1707" stroke-width="18" opacity=".3" stroke-linecap="round" transform="translate(6 8)" filter="url(#tight)"/><path d="M${x - 10} 26L${x + 40} 92" stroke="#9a6c28" stroke-width="17" stroke-linecap="round"/><path d="M${x - 12} 25L${x + 38} 91" stroke="#eccb7e" stroke-width="8" stroke-linecap="round"/>${[
      [x - 10, 26],
      [x + 40, 92],
    ]
      .map(
        ([a, b]) =>
          `<circle cx="${a}" cy="${b}" r="10" fill="#8a5d1f"/><circle cx="${a}" cy="${b}" r="7.4" fill="#f4d98e"/><path d="M${a! - 5} ${b! + 3}l10-6" stroke="#8a5d1f" stroke-width="2"/>`,
      )
      .join('')}`
  return `<g transform="translate(1010 700) rotate(27)"><rect x="-326" y="8" width="660" height="130" rx="6" fill="#0a2533" opacity=".2" filter="url(#tight)"/>${bar(-2)}${bar(64)}${arm(-230)}${arm(190)}</g>`
}

/** A hand-bearing compass, the round kind that hangs from the neck on a cord. */
function compass(x: number, y: number): string {
  const ticks = times(72, (i) => {
    const a = (i * 5 * Math.PI) / 180,
      r = i % 6 === 0 ? 62 : i % 2 === 0 ? 68 : 71
    return `M${n(Math.sin(a) * r)} ${n(-Math.cos(a) * r)}L${n(Math.sin(a) * 76)} ${n(-Math.cos(a) * 76)}`
  })
  const letters = ['N', 'E', 'S', 'W']
    .map((letter, i) => `<text transform="rotate(${i * 90}) translate(0 -42)" dy="5">${letter}</text>`)
    .join('')
  const cord: Point[] = [
    [-92, -40],
    [-170, -120],
    [-250, -110],
    [-236, -10],
    [-150, 40],
    [-140, 130],
    [-40, 190],
    [90, 176],
    [150, 220],
    [230, 260],
  ]
  return `<g transform="translate(${x} ${y})"><path d="${curve(cord)}" fill="none" stroke="#1b0d03" stroke-width="9" opacity=".35" transform="translate(7 10)" filter="url(#tight)"/><path d="${curve(cord)}" fill="none" stroke="${deep}" stroke-width="8"/><path d="${curve(cord)}" fill="none" stroke="#5fa3b0" stroke-width="3" stroke-dasharray="7 6"/>
    <circle cx="18" cy="24" r="118" fill="#1b0d03" opacity=".5" filter="url(#soft)"/><circle r="116" fill="#23343d"/><circle r="116" fill="none" stroke="#0a1c26" stroke-width="4"/><path d="${times(
      36,
      (i) => {
        const a = (i * 10 * Math.PI) / 180
        return `M${n(Math.sin(a) * 108)} ${n(-Math.cos(a) * 108)}L${n(Math.sin(a) * 116)} ${n(-Math.cos(a) * 116)}`
      },
    )}" stroke="#50646e" stroke-width="5"/><circle r="103" fill="url(#puck)"/><circle r="88" fill="#1d2d36"/>
    <circle r="82" fill="url(#lens)"/><g transform="rotate(-28)"><path d="${ticks}" stroke="${ink}" stroke-width="2"/><g ${serif} font-size="22" font-weight="bold" text-anchor="middle" fill="${ink}">${letters}</g><path d="M0-34L9 0H-9Z" fill="${magenta}"/><path d="M0 34L9 0H-9Z" fill="${ink}"/><circle r="6" fill="url(#brass)"/></g>
    <path d="M-70-24A74 74 0 0 1 20-71C-8-52-44-40-62 0Z" fill="#fff" opacity=".5"/><path d="M0-88V-66" stroke="${magenta}" stroke-width="4"/></g>`
}

function pencil(): string {
  return `<g transform="translate(700 884) rotate(-9)"><rect x="-216" y="6" width="420" height="22" rx="8" fill="#1b0d03" opacity=".4" filter="url(#tight)" transform="translate(4 10)"/><path d="M-150-13H176V13H-150Z" fill="${lagoon}"/><path d="M-150-13H176V-5H-150Z" fill="#5cc3cb"/><path d="M-150 5H176V13H-150Z" fill="#0d6f80"/><path d="M-150-13L-204-3V3L-150 13L-158 5L-150-4Z" fill="#eccb96"/><path d="M-150 5L-204 2V3L-150 13Z" fill="#c79a5e"/><path d="M-188-6L-214 0L-188 6Q-184 0-188-6Z" fill="#23343d"/><rect x="176" y="-13" width="26" height="26" fill="url(#steel)"/><path d="M182-13v26M190-13v26" stroke="#5f747b" stroke-width="2"/><path d="M202-13h14q12 0 12 13t-12 13h-14z" fill="#d9848c"/><path d="M202-13h14q10 0 12 8h-26z" fill="#efaab0"/></g>`
}

/** A point of the chart where it lies on the table. */
const onTable = ([x, y]: Point): Point => {
  const a = (-4.2 * Math.PI) / 180,
    [dx, dy] = [x - 76 - 700, y - 66 - 480]
  return [700 + dx * Math.cos(a) - dy * Math.sin(a), 480 + dx * Math.sin(a) + dy * Math.cos(a)]
}

/** Brass dividers with steel points, set to the last leg of the course. */
function dividers(): string {
  const [[ax, ay], [bx, by]] = [onTable(stops[2]!), onTable(stops[3]!)]
  const length = 380,
    half = Math.asin(Math.hypot(bx - ax, by - ay) / 2 / length),
    along = Math.atan2(by - ay, bx - ax)
  const [hx, hy] = [
    (ax + bx) / 2 + Math.sin(along) * Math.cos(half) * length,
    (ay + by) / 2 - Math.cos(along) * Math.cos(half) * length,
  ]
  const spread = (half * 180) / Math.PI
  const leg = (side: 1 | -1) =>
    `<g transform="rotate(${n(side * -spread)}) scale(${length / 392})"><path d="M-13 26L13 26L9 250L-9 250Z" fill="url(#brass)"/><path d="M-9 250H9L5 276H-5Z" fill="#8a5d1f"/><path d="M-12 120H12M-11 132H11" stroke="#8a5d1f" stroke-width="2"/><path d="M-5 276H5L1 392H-1Z" fill="url(#steel)"/></g>`
  const shadow = `<g transform="translate(20 26)" opacity=".45" filter="url(#tight)" fill="#1b0d03"><circle r="36"/><g transform="rotate(${n(spread)})"><path d="M-13 20H13L2 384H-2Z"/></g><g transform="rotate(${n(-spread)})"><path d="M-13 20H13L2 384H-2Z"/></g></g>`
  return `<g transform="translate(${n(hx)} ${n(hy)}) rotate(${n((along * 180) / Math.PI)})">${shadow}${leg(1)}${leg(-1)}<circle r="40" fill="#8a5d1f"/><circle r="37" fill="url(#brass)"/><circle r="24" fill="none" stroke="#8a5d1f" stroke-width="2"/><circle r="14" fill="#b98735"/><circle r="11" fill="#f4d98e"/><path d="M-8 5L8-5" stroke="#8a5d1f" stroke-width="3"/><path d="M-26-18A32 32 0 0 1 6-31" fill="none" stroke="#fff7dc" stroke-width="5" stroke-linecap="round" opacity=".8"/></g>`
}
