/** Half above, half below: a snorkeller over a reef with parrotfish, sergeant majors and an eagle ray, a kayak at the surface. */
import { blur, chance, curve, glow, gradient, sheet } from '../kit.ts'
import { birds, caustics, cumulus, glints } from '../sky-and-water.ts'
import { fishes, floor, rays, reef } from './water-activities/reef.ts'
import { eagleRay, rayLight } from './water-activities/ray.ts'
import { distance, horizon, islet, kayak, surface } from './water-activities/surface.ts'
import { skin, swimmer } from './water-activities/swimmer.ts'

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
    rayLight,
    gradient('skin', [
      [0, '#d9a276'],
      [1, '#9a6346'],
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
    <g clip-path="url(#under)"><rect y="320" width="1600" height="690" fill="url(#deep)"/>${distance(random)}${rays()}${floor(random)}${eagleRay(random, 1290, 522, 0.9)}${reef(random)}${fishes(random)}<rect y="620" width="1600" height="390" fill="url(#down)" opacity=".38"/><rect y="330" width="1600" height="420" filter="url(#net-of-light)" opacity=".16"/></g>
    ${swimmer()}${skin()}`
  return sheet(defs, body, 0.09)
}
