/** A seat by the window: one view of a cay and a catamaran behind the panes, a glass and a chart of the sea on the table. */
import { blur, chance, gradient, sheet } from '../kit.ts'
import { beams, near, panels, panes, table, wall, windows } from './business-class/cabin.ts'
import { chart } from './business-class/chart.ts'
import { panorama, panoramaLight } from './business-class/panorama.ts'
import { glass, snack } from './business-class/table-top.ts'

export function draw(): string {
  const random = chance(47)
  const defs = [
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
    panes,
    panoramaLight,
    `<clipPath id="table"><path d="M0 764H1600V1000H0Z"/></clipPath>`,
  ].join('')
  const body = `${wall()}${near(`${panels()}${windows(panorama(random))}${beams()}`)}${table()}${chart()}${glass()}${snack()}
    <rect width="1600" height="1000" fill="url(#sunbeam)" opacity=".35"/>`
  return sheet(defs, body, 0.09)
}
