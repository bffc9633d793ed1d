/** The mother in a coral dress, her arm about her daughter. */
import { both, limb, lit, proppedArm } from '../../figures.ts'
import { curve, magenta } from '../../kit.ts'
import { chestnut, coral, fair } from './tones.ts'

export function mother(): string {
  const back = both([
    [4, -63],
    [8, -60.4],
    [14.5, -58],
    [17, -54.5],
    [15.4, -47],
    [12.6, -37],
    [10.6, -27.5],
    [12.2, -18],
    [16, -8],
    [16.4, -1],
    [9, 1.8],
  ])
  const dress = both([
    [3, -40],
    [9, -43.5],
    [14, -46],
    [12.6, -37],
    [10.9, -27.5],
    [13, -17],
    [19, -7],
    [22, 0],
    [14, 3],
  ])
  const straps = 'M-10.5-44L6.5-61M10.5-44L-6.5-61'
  const hair =
    curve(
      [
        [-8.6, -76],
        [-7.4, -84.5],
        [0, -88],
        [7.4, -84.5],
        [8.6, -76],
        [6.6, -68.5],
        [2.6, -64.8],
        [-2.6, -64.8],
        [-6.6, -68.5],
      ],
      true,
    ) +
    limb([
      [0, -86, 6],
      [1, -91, 10.5],
      [0.4, -95, 3],
    ])
  return `${proppedArm([-14.5, -54], -1, 55, fair)}${lit(
    limb([
      [0, -70, 8.4],
      [0, -63, 7.4],
      [0, -58, 10],
    ]),
    [fair[1], '#9a6446'],
    [2.4, 0],
  )}${lit(back, fair, [4.4, 0], '<path d="M0-57C.8-50 .4-45-.2-40" stroke="#a56a48" stroke-width=".8" opacity=".5" fill="none"/>')}<path d="${straps}" stroke="${coral[0]}" stroke-width="1.7" fill="none"/>${lit(dress, coral, [5.5, 0], '<path d="M-6-20C-7-12-11-5-15 2M2-22C2-14 1-6 0 2M9-18C11-11 13-5 16 2" stroke="#8f3329" stroke-width=".8" opacity=".45" fill="none"/>')}<circle cx="8.8" cy="-71.5" r="1.1" fill="#f4c65c"/><path d="M-3.6-92H4.6L5.6-85H-4.4Z" fill="${chestnut[1]}"/>${lit(hair, chestnut, [3.6, -0.6], '<path d="M-4-86C-1-80 0-74-1-66M3-87C4-80 4-74 2-66" stroke="#2c170f" stroke-width=".7" opacity=".5" fill="none"/>')}<path d="M-4.6-88.6Q.6-86 5.6-88.6V-86Q.6-83.6-4.6-86Z" fill="${magenta}"/>`
}

/** The mother's arm about her daughter, drawn over both. */
export const embrace = (): string =>
  lit(
    limb([
      [13, -56, 8.6],
      [20, -50, 8.4],
      [28, -43, 7],
      [37, -40, 6],
      [44, -38.5, 4.6],
      [47.5, -36.5, 6],
      [49.5, -32, 4.6],
      [49.8, -29, 2],
    ]),
    fair,
    [1, 2.4],
  )
