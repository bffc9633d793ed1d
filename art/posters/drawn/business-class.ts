/** A seat by the window: islands under the wing, a wide armrest with a glass, the chart of the sea left open on the table. */
import {
  between,
  blur,
  chance,
  type Chance,
  deep,
  glow,
  gradient,
  ink,
  lagoon,
  land,
  magenta,
  mix,
  n,
  paper,
  sheet,
  times,
} from '../kit.ts'
import { cumulus, glints } from '../sky-and-water.ts'
import { scrub } from '../plants.ts'

export function draw(): string {
  const random = chance(47)
  const defs = [
    gradient('sky', [
      [0, '#2f7f9e'],
      [0.5, '#8cc7cf'],
      [0.8, '#f4e6c4'],
      [1, '#f8d9a4'],
    ]),
    gradient('sea', [
      [0, '#bcd6c8'],
      [0.12, '#5cb9bf'],
      [0.5, '#1592a5'],
      [1, '#0c5f79'],
    ]),
    gradient(
      'wall',
      [
        [0, '#f4eddf'],
        [0.6, '#e9dfca'],
        [1, '#cfc2a5'],
      ],
      [0, 0, 0.3, 1],
    ),
    gradient('rim', [
      [0, '#c9bb9b'],
      [0.5, '#efe6d3'],
      [1, '#fffdf6'],
    ]),
    gradient('reveal', [
      [0, '#a99b7d'],
      [0.6, '#ddd0b4'],
      [1, '#fff8e6'],
    ]),
    gradient('wing', [
      [0, '#fdfaf0'],
      [0.6, '#dfe2dc'],
      [1, '#a9b9bb'],
    ]),
    gradient(
      'leather',
      [
        [0, '#1b6078'],
        [0.5, '#0e4c63'],
        [1, '#083243'],
      ],
      [0, 0, 1, 1],
    ),
    gradient('leather-lit', [
      [0, '#2f7d94'],
      [1, '#0e4c63'],
    ]),
    gradient('wood', [
      [0, '#b27b48'],
      [0.5, '#98643a'],
      [1, '#704423'],
    ]),
    gradient(
      'glass',
      [
        [0, '#fff', 0.75],
        [0.2, '#fff', 0.12],
        [0.75, '#fff', 0.1],
        [1, '#fff', 0.6],
      ],
      [0, 0, 1, 0],
    ),
    gradient('drink', [
      [0, '#ffd98a'],
      [0.5, '#f4a556'],
      [1, '#cf5f5a'],
    ]),
    gradient(
      'sunbeam',
      [
        [0, '#fff3cf', 0.55],
        [1, '#fff3cf', 0],
      ],
      [0, 0, 0.6, 1],
    ),
    glow('flare', [
      [0, '#fffbe9'],
      [0.3, '#fff1c6', 0.7],
      [1, '#fff1c6', 0],
    ]),
    gradient(
      'page',
      [
        [0, '#fffdf5'],
        [1, '#e6dcc4'],
      ],
      [0, 0, 1, 0.4],
    ),
    `<filter id="grained" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".004 .12" numOctaves="3" seed="2"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .1 0 0 0 0 .03 2.4 0 0 0 -1.05"/></filter>`,
    blur('soft', 9),
    blur('tight', 3),
    blur('wide', 26),
    blur('mist', 14),
    ...[
      [128, 70],
      [704, 70],
      [1280, 70],
    ].map(
      ([x, y], i) =>
        `<clipPath id="pane${i}"><rect x="${x! + 52}" y="${y! + 52}" width="336" height="486" rx="158"/></clipPath>`,
    ),
    `<clipPath id="table"><path d="M0 764H1600V1000H0Z"/></clipPath>`,
  ].join('')
  const body = `<rect width="1600" height="1000" fill="url(#wall)"/><path d="M0 0H1600V34Q800 52 0 34Z" fill="#d8ccb2"/><path d="M0 34Q800 52 1600 34V40Q800 58 0 40Z" fill="#fffaf0"/>
    ${[636, 1212].map((x) => `<path d="M${x} 40V764" stroke="#bfb090" stroke-width="3"/><path d="M${x + 3} 40V764" stroke="#fffaf0" stroke-width="3"/>`).join('')}
    ${[128, 704, 1280].map((x, i) => porthole(random, x, 70, i)).join('')}${beams()}${bench()}${table()}${chart()}${glass()}${snack()}
    <rect width="1600" height="1000" fill="url(#sunbeam)" opacity=".35"/>`
  return sheet(defs, body, 0.09)
}

/** One window: rim, reveal, the view shifted a little, a blind half way up in the last. */
function porthole(random: Chance, x: number, y: number, i: number): string {
  return `<rect x="${x - 6}" y="${y}" width="452" height="602" rx="214" fill="#8d7f60" opacity=".35" filter="url(#soft)"/><rect x="${x}" y="${y}" width="440" height="590" rx="208" fill="url(#rim)"/><rect x="${x + 22}" y="${y + 22}" width="396" height="546" rx="188" fill="url(#reveal)"/><rect x="${x + 44}" y="${y + 44}" width="352" height="502" rx="166" fill="#7f7256"/><g clip-path="url(#pane${i})"><g transform="translate(0 0)">${outside(random, i)}</g><path d="M${x + 60} ${y + 420}L${x + 250} ${y + 40}H${x + 330}L${x + 120} ${y + 530}Z" fill="#fff" opacity=".1"/>${i === 2 ? `<path d="M${x} ${y}h440v212H${x}z" fill="#f3ead8"/><path d="${times(9, (k) => `M${x} ${y + 20 + k * 22}h440`)}" stroke="#d3c6a8" stroke-width="2.4"/><path d="M${x} ${y + 204}h440v14H${x}z" fill="#cdbf9f"/><path d="M${x + 190} ${y + 196}h60v10h-60z" fill="#a3946f"/>` : ''}</g><rect x="${x + 52}" y="${y + 52}" width="336" height="486" rx="158" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="7"/><path d="M${x + 70} ${y + 420}Q${x + 84} ${y + 528} ${x + 200} ${y + 548}" fill="none" stroke="#fff" stroke-width="5" opacity=".6"/>`
}

const horizon = 300

function outside(random: Chance, i: number): string {
  const shift = (i - 1) * 16
  const isle = (x: number, y: number, w: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="${w * 1.1}" ry="${w * 0.33}" fill="#56c3c4" opacity=".55"/><ellipse cx="${n(w * 0.06)}" rx="${w * 0.86}" ry="${w * 0.25}" fill="#9fe0d6" opacity=".8"/><path d="M${n(-w * 0.7)} 0C${n(-w * 0.5)} ${n(-w * 0.19)} ${n(w * 0.3)} ${n(-w * 0.23)} ${n(w * 0.72)} ${n(-w * 0.03)} ${n(w * 0.6)} ${n(w * 0.17)} ${n(-w * 0.5)} ${n(w * 0.18)} ${n(-w * 0.7)} 0Z" fill="${land}"/><path d="M${n(-w * 0.7)} 0C${n(-w * 0.5)} ${n(w * 0.18)} ${n(w * 0.6)} ${n(w * 0.17)} ${n(w * 0.72)} ${n(-w * 0.03)} ${n(w * 0.5)} ${n(w * 0.1)} ${n(-w * 0.4)} ${n(w * 0.12)} ${n(-w * 0.7)} 0Z" fill="#fffdf0"/><g transform="translate(0 ${n(w * 0.03)})">${scrub(random, -w * 0.52, 0, w * 1.04, w * 0.19, '#23574a')}${scrub(random, -w * 0.36, w * 0.03, w * 0.8, w * 0.14, '#3b7d52')}${scrub(random, -w * 0.1, w * 0.05, w * 0.4, w * 0.09, '#5d9e58')}</g></g>`
  const isles =
    isle(300 + shift, 420, 62, 4) +
    isle(258, 516, 92, -7) +
    isle(432, 354, 40, 2) +
    isle(900 + shift, 392, 58, -4) +
    isle(1010, 336, 32, 0) +
    isle(1420, 440, 96, 6) +
    isle(1560, 352, 40, 0) +
    isle(1600, 524, 60, -8)
  const clouds =
    cumulus(random, 150, 300, 230, '#fffaf0', '#e6d9c0', 0.95) +
    cumulus(random, 350, 310, 190, '#fff6e0', '#ecd3a8', 0.9) +
    cumulus(random, 700, 306, 260, '#fffaf0', '#ead9b8', 0.95) +
    cumulus(random, 960, 304, 200, '#fff6e0', '#efcf9f', 0.9)
  const wing =
    i === 0
      ? ''
      : `<g><path d="M1660 620L1130 452C1040 424 930 402 870 396L862 404C930 430 1020 470 1080 498L1500 700H1660Z" fill="#0a2533" opacity=".18" filter="url(#soft)" transform="translate(-30 60)"/><path d="M1700 640L1130 440C1040 410 930 388 872 384L862 392C930 420 1020 458 1080 486L1500 700H1700Z" fill="url(#wing)"/><path d="M1700 640L1130 440C1040 410 930 388 872 384C940 398 1040 426 1130 456L1700 668Z" fill="#fffdf5"/><path d="M1080 486L1150 452M1190 540L1270 496M1320 606L1410 548" stroke="#8ba0a5" stroke-width="3"/><path d="M872 384C862 366 858 344 862 326L876 330C876 350 884 372 900 389Z" fill="${magenta}"/><path d="M872 384C862 366 858 344 862 326L866 327C866 346 872 368 884 387Z" fill="#d66a97"/></g>`
  return `<rect width="1600" height="${horizon + 2}" fill="url(#sky)"/><circle cx="880" cy="272" r="220" fill="url(#flare)"/><rect y="${horizon}" width="1600" height="380" fill="url(#sea)"/><path d="${glints(chance(i + 3), 90, [100, 306, 1700, 600], 16)}" fill="#fff" opacity=".35"/>${clouds}${isles}<g fill="#fffaf0" opacity=".55" filter="url(#mist)"><ellipse cx="200" cy="585" rx="130" ry="16"/><ellipse cx="940" cy="560" rx="170" ry="14"/></g>${wing}`
}

/** Sunlight that falls from the windows down the wall. */
const beams = () =>
  `<g fill="#fff3cf" opacity=".3" filter="url(#mist)"><path d="M200 650H500L420 770H60ZM776 650H1076L996 770H636ZM1352 650H1652L1572 770H1212Z"/></g>`

/** The back of the seat ahead, to the left, with stitching and a light. */
function bench(): string {
  return `<path d="M-20 780V420C-10 384 40 372 84 384 132 398 150 440 148 500L140 800Z" fill="${ink}" opacity=".3" filter="url(#soft)" transform="translate(16 12)"/><path d="M-20 800V420C-10 384 40 372 84 384 132 398 150 440 148 500L140 800Z" fill="url(#leather)"/><path d="M-20 420C-10 384 40 372 84 384 132 398 150 440 148 500L140 800H122L130 500C130 452 116 414 76 402 40 392-4 402-20 430Z" fill="#2f7d94"/><path d="M116 510L110 800M-20 446C4 420 50 416 78 430 106 444 116 470 116 510" fill="none" stroke="#7fc0c8" stroke-width="2" stroke-dasharray="9 6" opacity=".7"/>`
}

function table(): string {
  return `<path d="M0 740H1600V780H0Z" fill="${ink}" opacity=".22" filter="url(#soft)"/><path d="M-20 764H1620V1010H-20Z" fill="url(#wood)"/><g clip-path="url(#table)"><rect y="764" width="1600" height="240" filter="url(#grained)" opacity=".55"/></g><path d="M-20 758H1620V772H-20Z" fill="#d9a970"/><path d="M-20 772H1620V777H-20Z" fill="#4b2a10" opacity=".6"/><g fill="#ffe9bd" opacity=".22" filter="url(#mist)"><path d="M-60 780H330L190 1010H-300ZM520 780H860L740 1010H330ZM1100 780H1440L1330 1010H930Z"/></g>`
}

/** A folded chart and a pen: the course continues the flight. */
function chart(): string {
  return `<g transform="translate(196 796)"><path d="M16 34L414 14 566 168 52 196Z" fill="#2a1707" opacity=".45" filter="url(#soft)" transform="translate(6 16)"/><path d="M0 30L130 12 180 172 30 196Z" fill="#d9ceb4"/><path d="M0 30L196 8 282 182 30 196Z" fill="url(#page)"/><path d="M196 8L404 14 566 170 282 182Z" fill="#f3ecd8"/><path d="M196 8L404 14 566 170 282 182Z" fill="#0a2533" opacity=".05"/>
    <path d="M18 40L192 20 264 168 42 182Z" fill="#cdebea"/><path d="M208 20L394 26 536 160 286 170Z" fill="#cdebea"/><path d="M22 62C70 52 90 84 130 74 170 66 180 110 216 118L252 144 264 168 42 182Z" fill="#edd9a6"/><path d="M286 170L272 140C310 150 350 134 400 146 430 152 480 146 522 150L536 160Z" fill="#edd9a6"/><g fill="#edd9a6" stroke="#9fd6d8" stroke-width="5"><ellipse cx="250" cy="62" rx="10" ry="5"/><ellipse cx="290" cy="84" rx="13" ry="6"/><ellipse cx="336" cy="62" rx="9" ry="4"/><ellipse cx="392" cy="100" rx="14" ry="6"/><ellipse cx="368" cy="48" rx="8" ry="3.6"/><ellipse cx="450" cy="118" rx="9" ry="4"/><ellipse cx="160" cy="44" rx="9" ry="4"/></g>
    <path d="M150 56L240 76 324 70 408 114 470 130" fill="none" stroke="${magenta}" stroke-width="4.5"/><g fill="${paper}" stroke="${magenta}" stroke-width="3"><circle cx="150" cy="56" r="6"/><circle cx="324" cy="70" r="6"/><circle cx="470" cy="130" r="6"/></g><path d="M196 8L282 182" stroke="#8d7f60" stroke-width="2" opacity=".6"/><path d="M62 36L120 176M128 28L194 174M270 22L376 166M334 24L458 162M30 92L228 78 466 92M36 140L256 126 508 134" stroke="${deep}" stroke-width="1" opacity=".35" fill="none"/>
    <g transform="translate(470 70) rotate(24)"><rect x="-92" y="8" width="190" height="13" rx="6" fill="#2a1707" opacity=".4" filter="url(#tight)"/><path d="M-96-6H60L92 0 60 6H-96Q-104 0-96-6Z" fill="${ink}"/><path d="M-96-6H60L68-3H-98Z" fill="#3d5f6e"/><path d="M40-7H54V7H40ZM60-4L96 0 60 4Z" fill="#d9ab54"/></g></g>`
}

/** The glass, large and in front: a sundowner with lime, ice and a straw, on a napkin. */
function glass(): string {
  const ice = [
    [-36, -150, 18],
    [22, -166, -14],
    [-6, -118, 32],
    [40, -116, 8],
  ]
    .map(
      ([x, y, a]) =>
        `<g transform="translate(${x} ${y}) rotate(${a})"><rect x="-27" y="-25" width="54" height="50" rx="9" fill="#fff" opacity=".38"/><path d="M-20-18H14L-16 12Z" fill="#fff" opacity=".5"/><rect x="-27" y="-25" width="54" height="50" rx="9" fill="none" stroke="#fff" stroke-width="2.4" opacity=".6"/></g>`,
    )
    .join('')
  return `<g transform="translate(966 944)"><path d="M-190-18L40-58 200 8-40 60Z" fill="#2a1707" opacity=".35" filter="url(#tight)" transform="translate(-8 8)"/><path d="M-190-22L40-62 200 4-40 54Z" fill="#fffdf5"/><path d="M-168-20L38-54 174 4-38 44Z" fill="none" stroke="${magenta}" stroke-width="4"/>
    <path d="M-90 6C-220 20-330 44-420 46-330 14-210-16-84-20Z" fill="#f4a556" opacity=".35" filter="url(#soft)"/><ellipse cy="6" rx="86" ry="22" fill="#2a1707" opacity=".4" filter="url(#tight)"/>
    <path d="M-104-262L-80-4Q0 30 80-4L104-262Q0-236-104-262Z" fill="#fff" opacity=".16"/><path d="M-98-204L-78-16Q0 16 78-16L98-204Q0-180-98-204Z" fill="url(#drink)" opacity=".94"/><ellipse cy="-204" rx="98" ry="23" fill="#ffe6ae"/><path d="M48-372L2-40" stroke="${deep}" stroke-width="13" stroke-linecap="round"/><path d="M46-372L0-40" stroke="#5fa3b0" stroke-width="4" stroke-linecap="round"/><ellipse cy="-204" rx="98" ry="23" fill="#ffd98a" opacity=".6"/>${ice}
    <g fill="#fff" opacity=".55">${times(16, (i) => `<circle cx="${-62 + ((i * 37) % 128)}" cy="${-190 + ((i * 53) % 168)}" r="${2 + (i % 3)}"/>`)}</g><path d="M-104-262L-80-4Q0 30 80-4L104-262" fill="url(#glass)"/><ellipse cy="-262" rx="104" ry="25" fill="none" stroke="#fff" stroke-width="5" opacity=".95"/><path d="M-82-230L-64-36" stroke="#fff" stroke-width="11" stroke-linecap="round" opacity=".6"/><path d="M-78-10Q0 22 78-10L80-2Q0 34-80-2Z" fill="#fff" opacity=".7"/>
    <g transform="translate(96 -270) rotate(14)"><circle r="58" fill="#4f7d2e"/><circle r="52" fill="#eef5cf"/><circle r="45" fill="#bfd878"/><path d="${times(8, (i) => `M0 0L${n(46 * Math.cos((i * Math.PI) / 4))} ${n(46 * Math.sin((i * Math.PI) / 4))}`)}" stroke="#eef5cf" stroke-width="6"/><circle r="6" fill="#eef5cf"/></g></g>`
}

/** A small dish of nuts and a boarding card beside the glass. */
function snack(): string {
  return `<g transform="translate(1352 872)"><path d="M-130 46L130 18 172 82-104 116Z" fill="#2a1707" opacity=".4" filter="url(#tight)" transform="translate(-6 8)"/><path d="M-130 40L130 12 172 76-104 110Z" fill="#fffdf5"/><path d="M-130 40L-74 34-46 103-104 110Z" fill="${lagoon}"/><path d="M-46 52L60 41M-34 72L40 64M-24 92L70 82" stroke="${deep}" stroke-width="5" opacity=".75"/><path d="M96 44L116 42 130 64 108 68Z" fill="${ink}"/><path d="M84 20L118 84" stroke="#cdbf9f" stroke-width="2.4" stroke-dasharray="5 5"/></g>
    <g transform="translate(1330 822)"><ellipse cx="-10" cy="22" rx="112" ry="26" fill="#2a1707" opacity=".4" filter="url(#tight)"/><path d="M-104-8Q-92 42 0 44 92 42 104-8Z" fill="${deep}"/><path d="M20 43Q92 38 104-8H70Q64 30 20 43Z" fill="#083243"/><ellipse cy="-8" rx="104" ry="26" fill="#fbf8f1"/><ellipse cy="-6" rx="92" ry="20" fill="#d9ceb4"/>${times(
      26,
      (i) => {
        const a = i * 2.4,
          r = Math.sqrt(i / 26)
        return `<g transform="translate(${n(Math.cos(a) * r * 80)} ${n(-12 + Math.sin(a) * r * 13 - (1 - r) * 12)}) rotate(${(i * 47) % 180})"><path d="M-13 0C-10-10 8-10 14-2 10 2 4 0 0 3-6 8-14 8-13 0Z" fill="${mix(
          '#e0b06a',
          '#b57a38',
          between(() => ((i * 7) % 10) / 10, 0, 1),
        )}"/></g>`
      },
    )}</g>`
}
