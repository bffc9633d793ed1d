/** The cushions in the foreground. */
import { deep, lagoon, magenta, sunset } from '../../kit.ts'
import { f, line } from './scene.ts'

/** The edge of the sun pad in front, with a towel, a hat and a pair of masks. */
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
  ])}" stroke="#b9a679" stroke-width="4"/><path d="${f([
    [-1.5, 1.63, 2.36],
    [-0.98, 1.63, 2.36],
    [-0.9, 1.63, 1.6],
    [-1.6, 1.63, 1.6],
  ])}" fill="#fbf8f1"/>${[0, 1, 2, 3]
    .map(
      (i) =>
        `<path d="${f([
          [-1.5 - i * 0.02, 1.632, 2.3 - i * 0.13],
          [-0.98 + i * 0.02, 1.632, 2.3 - i * 0.13],
          [-0.97 + i * 0.02, 1.632, 2.24 - i * 0.13],
          [-1.51 - i * 0.02, 1.632, 2.24 - i * 0.13],
        ])}" fill="${[magenta, lagoon, magenta, sunset][i]!}"/>`,
    )
    .join('')}
    <g transform="translate(1196 930)"><ellipse cx="-14" cy="24" rx="150" ry="26" fill="#3a2a14" opacity=".35" filter="url(#tight)"/><path d="M-140 6C-100-34 100-34 140 6 110 40-110 40-140 6Z" fill="url(#straw)"/><path d="M-140 6C-100 28 100 28 140 6 110 40-110 40-140 6Z" fill="#b98a48"/><path d="M-72-2C-78-66-48-88 0-88S78-66 72-2C36 12-36 12-72-2Z" fill="url(#straw)"/><path d="M-74-26C-36-10 36-10 74-26L72 0C36 14-36 14-72 0Z" fill="${deep}"/><path d="M20-86C66-76 78-46 72-2L46 5C56-30 50-64 20-86Z" fill="#a8793c" opacity=".35"/></g>`
}
