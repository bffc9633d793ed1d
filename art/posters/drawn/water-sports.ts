/** A catamaran from astern in clear water: people paddle two kayaks and a board; fins and a mask on the rail, a school and an eagle ray below, an islet beyond. */
import { blur, chance, glow, gradient, sheet } from '../kit.ts'
import { birds, caustics, cumulus, glints } from '../sky-and-water.ts'
import { board, kayak, kayakShape } from './water-sports/craft.ts'
import { horizon } from './water-sports/scene.ts'
import { stern } from './water-sports/stern.ts'
import { bottom, fishes, islet, netOfLight } from './water-sports/water.ts'

export function draw(): string {
  const random = chance(23)
  const defs = [
    gradient('sky', [
      [0, '#3f93ad'],
      [0.45, '#86c3cc'],
      [0.85, '#d9eee6'],
      [1, '#f3f1dc'],
    ]),
    gradient('sea', [
      [0, '#0f6f8c'],
      [0.08, '#1488a0'],
      [0.25, '#27aeb8'],
      [0.55, '#6fd0cf'],
      [1, '#b4e8df'],
    ]),
    gradient('hull', [
      [0, '#fffdf7'],
      [0.5, '#f1eadb'],
      [1, '#cbbfa6'],
    ]),
    gradient('riser', [
      [0, '#c2bba8'],
      [0.3, '#efe9db'],
      [1, '#fffdf6'],
    ]),
    gradient('transom', [
      [0, '#f4eee0'],
      [1, '#a9c4c4'],
    ]),
    gradient('coach', [
      [0, '#d8cfb9'],
      [1, '#f1eadb'],
    ]),
    gradient('roof', [
      [0, '#fffdf6'],
      [0.6, '#f6efe0'],
      [1, '#d3cab3'],
    ]),
    gradient('saloon', [
      [0, '#0a2533'],
      [0.5, '#12394a'],
      [1, '#1f5a6c'],
    ]),
    gradient('cushion', [
      [0, '#fffaf0'],
      [1, '#ddd0b2'],
    ]),
    gradient('teak', [
      [0, '#d3a66e'],
      [1, '#a8743f'],
    ]),
    gradient('window', [
      [0, '#0a2533'],
      [0.6, '#15465a'],
      [1, '#2f7385'],
    ]),
    gradient('yellow', [
      [0, '#ffd774'],
      [0.45, '#f0b53c'],
      [1, '#b87a16'],
    ]),
    gradient('coral', [
      [0, '#f79a7a'],
      [0.45, '#e36a4c'],
      [1, '#a53f2a'],
    ]),
    gradient(
      'board',
      [
        [0, '#fdfaf0'],
        [1, '#dccfae'],
      ],
      [0, 0, 1, 0],
    ),
    gradient('chrome', [
      [0, '#fff'],
      [0.5, '#9fb3b8'],
      [1, '#eef4f3'],
    ]),
    glow('sand', [
      [0, '#fff3d0', 0.75],
      [1, '#fff3d0', 0],
    ]),
    blur('soft', 8),
    blur('softer', 22),
    blur('tight', 3),
    caustics('net-far', 0.012, 0.05, 4),
    caustics('net-near', 0.007, 0.024, 8),
    gradient('down', [
      [0, '#000'],
      [1, '#fff'],
    ]),
    gradient('updown', [
      [0, '#000'],
      [0.5, '#fff'],
      [1, '#000'],
    ]),
    `<mask id="near"><rect y="600" width="1600" height="190" fill="url(#updown)"/></mask><mask id="nearer"><rect y="700" width="1600" height="300" fill="url(#down)"/></mask>`,
    gradient('fade', [
      [0, '#fff', 0.72],
      [0.45, '#fff', 0.42],
      [1, '#fff', 0],
    ]),
    `<mask id="given" maskUnits="userSpaceOnUse" x="-460" y="-10" width="920" height="260"><rect x="-460" y="-4" width="920" height="240" fill="url(#fade)"/></mask>`,
    `<filter id="under" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency=".012 .05" numOctaves="2" seed="11"/><feDisplacementMap in="SourceGraphic" scale="13" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="1.100"/></filter>`,
    blur('haze', 1.3),
    `<filter id="ripple" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".008 .05" numOctaves="2" seed="5"/><feDisplacementMap in="SourceGraphic" scale="16" xChannelSelector="R" yChannelSelector="G"/></filter>`,
  ].join('')
  const body = `<rect width="1600" height="${horizon + 4}" fill="url(#sky)"/>
    ${cumulus(random, 690, 330, 330, '#fdf8ea', '#d8e8e4', 0.85)}${cumulus(random, 1180, 300, 260, '#fdf8ea', '#d8e8e4', 0.7)}${cumulus(random, 985, 372, 200, '#fdf8ea', '#e2ece4', 0.7)}
    ${birds(
      [
        [1060, 190, 17],
        [1112, 168, 12],
        [1010, 150, 10],
      ],
      '#2a6277',
    )}
    <path d="M560 ${horizon}C700 372 780 388 900 380S1120 386 1260 ${horizon}Z" fill="#5f9fae" opacity=".7"/>
    <rect y="${horizon}" width="1600" height="600" fill="url(#sea)"/>${bottom(random)}
    ${islet(random)}
    <path d="${glints(random, 110, [520, 412, 1600, 660], 30)}" fill="#fff" opacity=".4"/>
    ${fishes(random)}${netOfLight()}
    ${stern()}
    ${kayak(
      { ...kayakShape, at: [0.75, 12.2], heading: 80 },
      ['#a8690f', '#ffcf5e', '#f4b93f'],
      [{ vest: ['#e36a4c', '#a53f2a'], skin: 'brown', ribbon: '#0a2533', stroke: 38 }],
    )}${kayak(
      { ...kayakShape, at: [2.15, 7.0], heading: 78 },
      ['#9c3423', '#f58d6d', '#e66f50'],
      [
        { vest: ['#1fa3b0', '#0e6c7c'], skin: 'tan', ribbon: '#a8265f', stroke: 42 },
        { vest: ['#f7c95e', '#c98a26'], skin: 'brown', ribbon: '#0e4c63', stroke: 36 },
      ],
    )}${board()}
    <path d="${glints(random, 60, [420, 800, 1600, 990], 40)}" fill="#fff" opacity=".5"/>`
  return sheet(defs, body, 0.09)
}
