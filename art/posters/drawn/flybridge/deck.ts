/** The deck, the mast and the shade over them. */
import { deep, ink, n, times } from '../../kit.ts'
import { at, f, line } from './scene.ts'

/** Floor, side coamings, low windscreen and the rail. */
export function deck(): string {
  const seams = times(21, (i) =>
    line([
      [-3 + i * 0.3, 0, 5.2],
      [-3 + i * 0.3, 0, 1.3],
    ]),
  )
  const wall = (side: 1 | -1) =>
    `<path d="${f([
      [side * 2.95, 0, 5.2],
      [side * 2.95, 0.85, 5.2],
      [side * 2.95, 0.85, 1.2],
      [side * 2.95, 0, 1.2],
    ])}" fill="url(#gelside)"/><path d="${f([
      [side * 2.95, 0.85, 5.2],
      [side * 3.3, 0.85, 5.2],
      [side * 3.3, 0.85, 1.2],
      [side * 2.95, 0.85, 1.2],
    ])}" fill="#fffaf0"/><path d="${line([
      [side * 3.15, 1.2, 5.2],
      [side * 3.15, 1.2, 1.2],
    ])}" stroke="#eef3f2" stroke-width="7"/><path d="${line([
      [side * 3.15, 1.185, 5.2],
      [side * 3.15, 1.185, 1.2],
    ])}" stroke="#6f8a92" stroke-width="2"/>${[5.2, 4.1, 3.1]
      .map(
        (z) =>
          `<path d="${line([
            [side * 3.15, 0.85, z],
            [side * 3.15, 1.2, z],
          ])}" stroke="#e6eceb" stroke-width="${n(18 / z)}"/>`,
      )
      .join('')}`
  return `<path d="${f([
    [-3.3, 0.85, 5.5],
    [3.3, 0.85, 5.5],
    [3.3, -0.3, 5.5],
    [-3.3, -0.3, 5.5],
  ])}" fill="url(#gel)"/><path d="${f([
    [-3, 0, 5.2],
    [3, 0, 5.2],
    [3, 0, 1.2],
    [-3, 0, 1.2],
  ])}" fill="url(#floor)"/><path d="${seams}" stroke="#6d4420" stroke-width="2" opacity=".5"/>
    <path d="${f([
      [-2.95, 0.9, 5.4],
      [2.95, 0.9, 5.4],
      [2.7, 1.16, 5.6],
      [-2.7, 1.16, 5.6],
    ])}" fill="#12485c" opacity=".62"/><path d="${f([
      [-1.9, 0.9, 5.4],
      [-1.2, 0.9, 5.4],
      [-0.7, 1.16, 5.6],
      [-1.4, 1.16, 5.6],
    ])}${f([
      [0.9, 0.9, 5.4],
      [1.1, 0.9, 5.4],
      [1.6, 1.16, 5.6],
      [1.4, 1.16, 5.6],
    ])}" fill="#fff3cf" opacity=".3"/><path d="${f([
      [-3.3, 0.85, 5.2],
      [3.3, 0.85, 5.2],
      [3.2, 0.91, 5.5],
      [-3.2, 0.91, 5.5],
    ])}" fill="#fffdf5"/><path d="${f([
      [-2.95, 0, 5.2],
      [2.95, 0, 5.2],
      [2.95, 0.85, 5.2],
      [-2.95, 0.85, 5.2],
    ])}" fill="url(#shade)" opacity=".65"/>${wall(-1)}${wall(1)}
    <path d="${f([
      [-0.9, 0.001, 5.2],
      [0.1, 0.001, 5.2],
      [-1.1, 0.001, 1.3],
      [-2.6, 0.001, 1.3],
    ])}" fill="#ffe3a6" opacity=".3" filter="url(#tight)"/>`
}

/** The mast just ahead of the windscreen, with the furled sail beginning over it. */
export function mast(): string {
  const [x, foot] = at([0.05, 0.6, 6])
  return `<path d="M${n(x - 17)} ${n(foot)}V0H${n(x + 17)}V${n(foot)}Z" fill="#f4ecda"/><path d="M${n(x - 17)} ${n(foot)}V0H${n(x - 4)}V${n(foot)}Z" fill="#bfb493"/><path d="M${n(x + 11)} ${n(foot)}V0H${n(x + 17)}V${n(foot)}Z" fill="#fffdf0"/><path d="M${n(x - 8)} ${n(foot)}V0M${n(x + 4)} ${n(foot)}V0" stroke="#0e4c63" stroke-width="2" opacity=".8"/>`
}

/** The awning over it all: its front edge with seams, and two posts. */
export const bimini = () =>
  `<path d="M0 0H1600V92Q800 168 0 92Z" fill="url(#canvas)"/><path d="M0 92Q800 168 1600 92V108Q800 186 0 108Z" fill="${deep}"/><path d="M0 105Q800 182 1600 105V108Q800 186 0 108Z" fill="${ink}" opacity=".4"/><path d="${times(
    9,
    (i) => {
      const x = 80 + i * 180
      return `M${x} ${n(96 + 36 * (1 - ((x - 800) / 800) ** 2))}L${n(800 + (x - 800) * 1.5)} 0`
    },
  )}" stroke="#d3c4a2" stroke-width="3"/><path d="M0 60Q800 132 1600 60V92Q800 168 0 92Z" fill="#b9a679" opacity=".18"/>${[214, 1386].map((x) => `<path d="M${x - 10} 118H${x + 10}L${x + (x < 800 ? -1 : 19)} 494H${x + (x < 800 ? -19 : 1)}Z" fill="url(#steel)"/>`).join('')}`
