/** The cushions in the foreground. */
import { deep, lagoon, magenta, times } from '../../kit.ts'
import { f, line } from './scene.ts'

/** A striped towel lying towards the eye, its fringe over the seam. */
function towel(): string {
  const strip = (from: number, to: number, fill: string) =>
    `<path d="${f([
      [from, 1.632, 2.3],
      [to, 1.632, 2.3],
      [to + 0.02, 1.632, 1.6],
      [from - 0.04, 1.632, 1.6],
    ])}" fill="${fill}"/>`
  const fringe = times(26, (i) =>
    line([
      [-1.14 + i * 0.022, 1.632, 2.3],
      [-1.135 + i * 0.022, 1.632, 2.335],
    ]),
  )
  return `<g transform="translate(-12 8)" opacity=".3" filter="url(#tight)">${strip(-1.15, -0.58, '#3a2a14')}</g><path d="${fringe}" stroke="#fffdf5" stroke-width="2.4"/>${strip(-1.15, -0.58, '#fffdf5')}${strip(-1.1, -1.02, magenta)}${strip(-0.98, -0.96, magenta)}${strip(-0.91, -0.82, lagoon)}${strip(-0.77, -0.75, magenta)}${strip(-0.71, -0.63, magenta)}`
}

/** The edge of the sun pad in front, with a towel and a hat. */
export function cushions(): string {
  return `<path d="${f([
    [-2.4, 1.62, 2.42],
    [2.4, 1.62, 2.42],
    [2.6, 1.62, 1.6],
    [-2.6, 1.62, 1.6],
  ])}" fill="url(#cushion)"/><path d="${f([
    [-2.4, 1.62, 2.42],
    [2.4, 1.62, 2.42],
    [2.4, 1.645, 2.4],
    [-2.4, 1.645, 2.4],
  ])}" fill="#fffdf5"/><path d="${line([
    [-0.75, 1.622, 2.42],
    [-0.75, 1.622, 1.6],
  ])}${line([
    [0.75, 1.622, 2.42],
    [0.75, 1.622, 1.6],
  ])}" stroke="#b9a679" stroke-width="4"/>${towel()}
    <g transform="translate(1196 930)"><ellipse cx="-14" cy="24" rx="150" ry="26" fill="#3a2a14" opacity=".35" filter="url(#tight)"/><path d="M-140 6C-100-34 100-34 140 6 110 40-110 40-140 6Z" fill="url(#straw)"/><path d="M-140 6C-100 28 100 28 140 6 110 40-110 40-140 6Z" fill="#b98a48"/><path d="M-72-2C-78-66-48-88 0-88S78-66 72-2C36 12-36 12-72-2Z" fill="url(#straw)"/><path d="M-74-26C-36-10 36-10 74-26L72 0C36 14-36 14-72 0Z" fill="${deep}"/><path d="M20-86C66-76 78-46 72-2L46 5C56-30 50-64 20-86Z" fill="#a8793c" opacity=".35"/></g>`
}
