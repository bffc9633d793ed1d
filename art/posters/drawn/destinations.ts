/** Five places as one coast at golden hour: palms of San Blas, walls of Cartagena, arcades of Havana, a sandbar of the Exumas, a divi-divi of Aruba. */
import { blur, chance, glow, gradient, sheet } from '../kit.ts'
import { birds, glints } from '../sky-and-water.ts'
import { boatLight, catamaran } from '../sailing.ts'
import { clouds } from './destinations/clouds.ts'
import { aruba, exuma, sanBlas, shallows } from './destinations/islands.ts'
import { route } from './destinations/route.ts'
import { horizon, sun } from './destinations/scene.ts'
import { cartagena, havana } from './destinations/towns.ts'

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
      [0.3, '#41b0b5'],
      [0.62, '#2196a8'],
      [1, '#137690'],
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
      [0, '#c08f60'],
      [0.5, '#96694a'],
      [1, '#6b4c40'],
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
      [0, '#137690', 0],
      [1, '#0b4a63', 0.42],
    ]),
    gradient(
      'bark',
      [
        [0, '#6b4a30'],
        [1, '#2f211b'],
      ],
      [0, 0, 1, 0],
    ),
    gradient(
      'beam-left',
      [
        [0, '#fff3c8', 0],
        [1, '#fff3c8', 0.75],
      ],
      [0, 0, 1, 0],
    ),
    gradient(
      'beam-right',
      [
        [0, '#fff3c8', 0.75],
        [1, '#fff3c8', 0],
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
  const yacht = catamaran(905, 923, 0.58, 1)
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
    ${shallows()}${havana(random)}<g transform="translate(44 0)">${cartagena(random)}</g>${exuma(random)}${route()}
    <g opacity=".4" filter="url(#ripple)"><g transform="translate(0 1846) scale(1 -1)">${yacht}</g></g>${yacht}
    ${sanBlas(random)}${aruba(random)}<rect y="840" width="1600" height="160" fill="url(#front)"/>`
  return sheet(defs, body, 0.1)
}
