/** The girl with the plait, and the boy who points. */
import { both, type Joint, limb, lit } from '../../figures.ts'
import { curve, magenta, n } from '../../kit.ts'
import { dark, fair, honey, linen, navy, sun, tan } from './tones.ts'

export function girl(): string {
  const dress = both([
    [3.4, -46],
    [7, -44.6],
    [11.5, -42.8],
    [12.4, -38],
    [10.2, -30],
    [9, -22],
    [10.6, -13],
    [15, -4],
    [17, 1],
    [10, 3],
  ])
  const hair = curve(
    [
      [-8.2, -58],
      [-7, -65.5],
      [0, -68.6],
      [7, -65.5],
      [8.2, -58],
      [6.4, -51.5],
      [0, -49.4],
      [-6.4, -51.5],
    ],
    true,
  )
  const plait = [0, 1, 2, 3, 4]
    .map((i) =>
      lit(
        limb([
          [2, -51 + i * 4.2, 4],
          [2.6 + (i % 2) * 0.6, -48.6 + i * 4.2, 5.4 - i * 0.45],
          [2.6, -45.8 + i * 4.2, 3],
        ]),
        honey,
        [1.6, -0.4],
      ),
    )
    .join('')
  const arm = (side: 1 | -1): readonly Joint[] => [
    [side * 10.5, -41, 6.6],
    [side * 14, -31, 6],
    [side * 15.5, -21, 5],
    [side * 12, -14, 4.4],
  ]
  return `${lit(limb(arm(1)), fair, [2, 0])}${lit(
    limb([
      [0, -54, 6.4],
      [0, -46, 6.4],
      [0, -43, 9],
    ]),
    [fair[1], '#9a6446'],
    [1.8, 0],
  )}${lit(dress, sun, [4, 0], '<path d="M-4-20C-5-12-8-5-10 2M3-20C4-12 5-5 8 2" stroke="#a86c1a" stroke-width=".8" opacity=".45" fill="none"/>')}${lit(hair, honey, [3.2, -0.6], '<path d="M0-68C1-62 1-56 1-50" stroke="#6a4222" stroke-width=".8" opacity=".6" fill="none"/>')}${plait}<path d="M.6-29.6h4.6l-.4 2.6h-3.6z" fill="${magenta}"/><path d="M1.2-27C.6-24 1.4-22 2.6-20.6 4-22 4.8-24 4.6-27Z" fill="${honey[1]}"/>`
}

export function boy(): string {
  const shirt = both([
    [3.4, -44],
    [7, -42.8],
    [11.6, -41],
    [13, -37],
    [11, -28],
    [10.2, -16],
    [11.2, -5],
    [7, -2],
  ])
  const stripes = Array.from(
    { length: 9 },
    (_, i) => `M-16 ${n(-39.5 + i * 4.4)}Q0 ${n(-36.7 + i * 4.4)} 16 ${n(-39.5 + i * 4.4)}`,
  ).join('')
  const leg = (side: 1 | -1) =>
    lit(
      limb([
        [side * 4, -6, 11],
        [side * 13, -8.5, 10.5],
        [side * 22.5, -8.5, 8.6],
        [side * 25.5, -5, 6.4],
        [side * 20, -0.6, 6],
        [side * 10, 1.2, 5],
      ]),
      tan,
      [1, -2.4],
    ) +
    lit(
      limb([
        [side * 2, -5, 13],
        [side * 9, -7.6, 12.4],
        [side * 16.5, -8.6, 10.8],
      ]),
      navy,
      [2, -2],
    )
  const pointing = lit(
    limb([
      [-10.5, -39, 6.4],
      [-16.5, -45, 5.8],
      [-23, -52, 4.9],
      [-28, -58.5, 4.2],
      [-31.5, -63.4, 3.2],
      [-33.4, -65.6, 4.4],
      [-36, -68.4, 2.6],
      [-39.6, -72.8, 1.4],
    ]),
    tan,
    [1.6, 1.4],
  )
  const resting = lit(
    limb([
      [11, -38, 6.4],
      [15.5, -29, 5.8],
      [18.5, -20, 4.8],
      [19.5, -13, 3.8],
      [20.5, -9, 4.6],
      [21.5, -6, 2.6],
    ]),
    tan,
    [1.8, 0],
  )
  const sleeve = (side: 1 | -1, tip: Joint) =>
    lit(limb([[side * 9.5, -40, 9], [side * 12.5, -37, 8.6], tip]), linen, [2, 0])
  return `${leg(-1)}${leg(1)}${pointing}${resting}${sleeve(-1, [-17, -45.2, 8])}${sleeve(1, [15.2, -30, 7.6])}${lit(
    limb([
      [0, -52, 6.2],
      [0, -45, 6.2],
      [0, -42, 9],
    ]),
    [tan[1], '#7d4f36'],
    [1.8, 0],
  )}${lit(shirt, linen, [4, 0], `<path d="${stripes}" stroke="#2b6f86" stroke-width="1.5" fill="none"/>`)}<circle cx="8.2" cy="-55.5" r="1.9" fill="${tan[0]}"/><circle cx="-8.2" cy="-55.5" r="1.9" fill="${tan[1]}"/>${lit(
    curve(
      [
        [-8, -56],
        [-7.4, -63.4],
        [0, -67],
        [7.4, -63.4],
        [8, -56],
        [5.4, -49.6],
        [0, -48],
        [-5.4, -49.6],
      ],
      true,
    ),
    dark,
    [3.4, -0.8],
  )}`
}
