/** A family on the net between the bows, seen from behind, and a crew member who shows them the island ahead. */
import { blur, chance, glow, gradient, sheet } from '../kit.ts'
import { birds, caustics, cumulus, glints } from '../sky-and-water.ts'
import { beam, bow, inside, netting } from './why-charter/bows.ts'
import { cushions } from './why-charter/cushions.ts'
import { island } from './why-charter/island.ts'
import { crew } from './why-charter/crew.ts'
import { family } from './why-charter/people.ts'
import { horizon } from './why-charter/scene.ts'

export function draw(): string {
  const random = chance(97)
  const defs = [
    gradient('sky', [
      [0, '#1f7ba0'],
      [0.45, '#6bbacb'],
      [0.8, '#d5ebe0'],
      [1, '#f5eed3'],
    ]),
    gradient('sea', [
      [0, '#0d6c8b'],
      [0.06, '#1587a1'],
      [0.2, '#25aab6'],
      [0.5, '#55c7c8'],
      [1, '#8adbd2'],
    ]),
    gradient('deck', [
      [0, '#fffdf6'],
      [1, '#ece3cf'],
    ]),
    gradient('side', [
      [0, '#c9cfc8'],
      [1, '#5f8c96'],
    ]),
    gradient('beam', [
      [0, '#fdfdf8'],
      [0.5, '#c6d0d0'],
      [1, '#8299a0'],
    ]),
    gradient('cushion', [
      [0, '#fff9ec'],
      [1, '#dccdaa'],
    ]),
    gradient('sand', [
      [0, '#fff3cf'],
      [1, '#e3c78f'],
    ]),
    glow('sun', [
      [0, '#fffbe6'],
      [0.16, '#fff3c9', 0.85],
      [0.5, '#ffe3a6', 0.4],
      [1, '#ffe3a6', 0],
    ]),
    gradient(
      'sail',
      [
        [0, '#f3ead8'],
        [0.5, '#fffdf5'],
        [1, '#c9bda2'],
      ],
      [0, 0, 1, 0],
    ),
    gradient('down', [
      [0, '#000'],
      [0.5, '#fff'],
      [1, '#fff'],
    ]),
    gradient('straw', [
      [0, '#f5dba0'],
      [1, '#c99a54'],
    ]),
    gradient(
      'sunlight',
      [
        [0, '#fff3cf', 0],
        [1, '#fff3cf', 0.2],
      ],
      [0, 1, 1, 0],
    ),
    caustics('net-of-light', 0.008, 0.03, 6),
    blur('soft', 7),
    blur('tight', 2.4),
    blur('wide', 24),
    `<mask id="near"><rect y="480" width="1600" height="520" fill="url(#down)"/></mask>`,
  ].join('')
  const body = `<rect width="1600" height="${horizon + 4}" fill="url(#sky)"/><circle cx="1330" cy="300" r="560" fill="url(#sun)"/>${cumulus(random, 60, 350, 420, '#fffaf0', '#d9e8e2', 0.95)}${cumulus(random, 330, 378, 260, '#fffaf0', '#e2ece0', 0.8)}${cumulus(random, 1130, 344, 420, '#fffaf0', '#dbe8e0', 0.95)}${cumulus(random, 1010, 380, 240, '#fffaf0', '#e6ede0', 0.8)}${cumulus(random, 700, 238, 220, '#fffaf0', '#cfe3e0', 0.5)}
    <path d="M0 ${horizon}C120 366 240 372 340 360S500 378 560 ${horizon}ZM1080 ${horizon}C1200 372 1300 376 1420 362S1560 370 1600 368V${horizon}Z" fill="#6da5ae" opacity=".75"/>${birds(
      [
        [1190, 214, 20],
        [1240, 190, 16],
        [1284, 208, 13],
        [420, 180, 15],
      ],
      '#2a6277',
    )}
    <rect y="${horizon}" width="1600" height="612" fill="url(#sea)"/>${island(random)}<path d="${glints(random, 150, [0, horizon + 10, 1600, 640], 28)}" fill="#fff" opacity=".42"/><path d="${glints(random, 90, [1160, horizon + 4, 1500, 660], 30, 1330, 0.7)}" fill="#fff0c0" opacity=".75"/>
    <g filter="url(#wide)" fill="#eefbea" opacity=".5"><ellipse cx="760" cy="640" rx="420" ry="60"/><ellipse cx="820" cy="820" rx="460" ry="80"/></g><g mask="url(#near)"><rect y="480" width="1600" height="520" filter="url(#net-of-light)" opacity=".5"/></g>
    ${inside(-1)}${inside(1)}${netting()}${bow(-1)}${bow(1)}${beam()}${crew()}${family()}${cushions()}<rect width="1600" height="1000" fill="url(#sunlight)"/>`
  return sheet(defs, body, 0.09)
}
