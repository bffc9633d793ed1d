/** A still life from above: the chart of San Blas on a wooden table, with what a captain plans a day with, and flowers out of focus in the near corner. */
import { blur, chance, glow, gradient, sheet, times } from '../kit.ts'
import { bougainvillea } from './captains-chart/bougainvillea.ts'
import { chart } from './captains-chart/chart.ts'
import { frame } from './captains-chart/paper.ts'
import { compass, cup, dividers, pencil, rule } from './captains-chart/tools.ts'

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
    blur('near', 5.5),
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
    ${cup(1372, 222, 0.84)}${rule()}${compass(246, 782, 0.84)}${pencil()}${dividers()}${bougainvillea(random)}
    <rect width="1600" height="1000" fill="url(#light)"/>`
  return sheet(defs, body, 0.1)
}

const planks = () =>
  times(
    3,
    (i) =>
      `<path d="M0 ${318 + i * 330}C500 ${312 + i * 330} 1100 ${324 + i * 330} 1600 ${316 + i * 330}" stroke="#4b2a10" stroke-width="3" opacity=".7" fill="none"/><path d="M0 ${321.5 + i * 330}C500 ${315.5 + i * 330} 1100 ${327.5 + i * 330} 1600 ${319.5 + i * 330}" stroke="#e0b27c" stroke-width="1.5" opacity=".5" fill="none"/>`,
  )

/** The creases of a chart that has been folded for years, and its worn edge. */
const folds = () =>
  `<path d="M750 0V976" stroke="#7d6a45" stroke-width="1.4" opacity=".4"/><rect x="752" width="46" height="976" fill="#6b5836" opacity=".07"/><rect x="700" width="50" height="976" fill="#fff" opacity=".22"/><path d="M0 490H1500" stroke="#7d6a45" stroke-width="1.4" opacity=".35"/><rect y="492" width="1500" height="34" fill="#6b5836" opacity=".05"/>`

/** Morning light through a hatch: two bright panes lying across the table. */
const shutters = () =>
  `<g style="mix-blend-mode:soft-light"><g filter="url(#tight)" fill="#fff2cf" opacity=".6"><path d="${panes}"/></g></g><path d="M-100-100H1700V1100H-100Z${panes}" fill-rule="evenodd" fill="#2b2431" opacity=".17" filter="url(#tight)"/>`
const panes =
  'M-180 330L620 -180L960 -180L-180 545ZM-180 640L1080 -180L1400 -180L-180 850ZM-180 950L1510 -180L1800 -180L-180 1160Z'
