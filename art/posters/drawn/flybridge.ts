/** Breakfast on the flybridge: the helm to the left, cushions, a laid tray, the edge of the shade, islets in the morning sun. */
import { blur, chance, glow, gradient, sheet } from '../kit.ts'
import { birds, cumulus, glints } from '../sky-and-water.ts'
import { bimini, deck, mast } from './flybridge/deck.ts'
import { helm } from './flybridge/helm.ts'
import { islets } from './flybridge/islets.ts'
import { horizon, sun } from './flybridge/scene.ts'
import { sofa } from './flybridge/sofa.ts'
import { table } from './flybridge/table.ts'

export function draw(): string {
  const random = chance(31)
  const defs = [
    gradient('sky', [
      [0, '#4f97ad'],
      [0.4, '#9ccac9'],
      [0.75, '#f3dfb8'],
      [1, '#f9d39a'],
    ]),
    gradient('sea', [
      [0, '#e3c79b'],
      [0.12, '#6fbfbe'],
      [0.45, '#219dab'],
      [1, '#0f6f86'],
    ]),
    glow('sun', [
      [0, '#fffbe9'],
      [0.16, '#fff1c6', 0.95],
      [0.45, '#fcd793', 0.45],
      [1, '#fcd793', 0],
    ]),
    gradient('gel', [
      [0, '#fffaf0'],
      [0.5, '#efe5d0'],
      [1, '#c8b996'],
    ]),
    gradient('gelside', [
      [0, '#f6efe0'],
      [1, '#b3b2a4'],
    ]),
    gradient('shade', [
      [0, '#dcd7c8'],
      [1, '#8e958f'],
    ]),
    gradient('teak', [
      [0, '#dcae72'],
      [1, '#9a683a'],
    ]),
    gradient('floor', [
      [0, '#d9ad75'],
      [1, '#a5733f'],
    ]),
    gradient('tray', [
      [0, '#8c5a30'],
      [1, '#6d4120'],
    ]),
    gradient('cloth', [
      [0, '#fffdf5'],
      [1, '#ecdfc4'],
    ]),
    gradient('seat', [
      [0, '#fff9ec'],
      [1, '#e3d3b0'],
    ]),
    gradient('back', [
      [0, '#f5eddb'],
      [1, '#c0bba9'],
    ]),
    gradient('canvas', [
      [0, '#efe6d2'],
      [1, '#fffaf0'],
    ]),
    gradient('screen', [
      [0, '#0f3d50'],
      [1, '#0a2533'],
    ]),
    gradient(
      'steel',
      [
        [0, '#fff'],
        [0.4, '#c4d0d1'],
        [0.6, '#7f959b'],
        [1, '#e6eceb'],
      ],
      [0, 0, 1, 0],
    ),
    gradient(
      'pot',
      [
        [0, '#eef3f2'],
        [0.3, '#b9c7c9'],
        [0.6, '#7b9098'],
        [0.8, '#cfdadb'],
        [1, '#6b8088'],
      ],
      [0, 0, 1, 0],
    ),
    gradient('juice', [
      [0, '#ffc65c'],
      [1, '#f0902f'],
    ]),
    gradient('papaya', [
      [0, '#ffb25a'],
      [1, '#ef7a35'],
    ]),
    gradient('crust', [
      [0, '#e9b066'],
      [0.6, '#c47f36'],
      [1, '#8d501c'],
    ]),
    gradient(
      'cup',
      [
        [0, '#fff'],
        [0.6, '#f1eadb'],
        [1, '#c9bda4'],
      ],
      [0, 0, 1, 0],
    ),
    gradient(
      'warm',
      [
        [0, '#ffdf9e', 0.26],
        [0.5, '#ffdf9e', 0.06],
        [1, '#0a2533', 0.16],
      ],
      [0.7, 0, 0.25, 1],
    ),
    blur('soft', 7),
    blur('tight', 2.4),
    blur('wide', 26),
  ].join('')
  const body = `<rect width="1600" height="${horizon + 2}" fill="url(#sky)"/>${cumulus(random, 130, 300, 330, '#fff3d8', '#e8c99c', 0.8)}${cumulus(random, 1220, 318, 260, '#fff6df', '#f0cf9f', 0.9)}${cumulus(random, 1430, 286, 250, '#fff3d8', '#e8c99c', 0.7)}${cumulus(random, 520, 226, 200, '#fff9e8', '#d9d3b8', 0.45)}
    <circle cx="${sun[0]}" cy="${sun[1]}" r="430" fill="url(#sun)"/><circle cx="${sun[0]}" cy="${sun[1]}" r="44" fill="#fffdf0"/>${birds(
      [
        [742, 214, 15],
        [786, 190, 11],
        [700, 178, 9],
      ],
      '#4b6f74',
    )}
    <path d="M0 ${horizon}C90 328 180 336 260 326S420 344 520 ${horizon}ZM1130 ${horizon}C1240 330 1340 336 1430 322S1560 330 1600 334V${horizon}Z" fill="#a3b3a4" opacity=".75"/>
    <rect y="${horizon}" width="1600" height="340" fill="url(#sea)"/>${islets(random)}
    <path d="${glints(random, 150, [sun[0] - 190, horizon + 3, sun[0] + 190, 500], 26, sun[0], 0.7)}" fill="#fff3cf" opacity=".85"/><path d="${glints(random, 120, [0, horizon + 6, 1600, 500], 22)}" fill="#d9f0e6" opacity=".4"/>
    ${mast()}${deck()}${sofa()}${helm()}${table()}${bimini()}<rect width="1600" height="1000" fill="url(#warm)"/>`
  return sheet(defs, body, 0.09)
}
