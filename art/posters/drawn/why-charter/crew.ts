/** The crew member who shows the way. */
import { both, limb, lit, type Tone } from '../../figures.ts'
import { curve, lagoon, n } from '../../kit.ts'
import { at, net, view } from './scene.ts'

const skin: Tone = ['#b67c55', '#855338'],
  polo: Tone = ['#fffdf6', '#cdd6d3'],
  navy: Tone = ['#1c5468', '#0c3142']

/** Standing at ease on the net, one hand on the hip, the other pointing ahead; his face is turned to the island. */
export function crew(): string {
  const [x, y] = at([1.12, net + 0.02, 4.6])
  const leg = (hip: number, foot: number) =>
    lit(
      limb([
        [hip, -92, 16],
        [hip + (foot - hip) * 0.3, -68, 13.6],
        [hip + (foot - hip) * 0.5, -49, 9.8],
        [hip + (foot - hip) * 0.62, -36, 10.8],
        [hip + (foot - hip) * 0.84, -19, 7.6],
        [foot, -7, 5.8],
        [foot, -1, 7.4],
        [foot, 2.4, 6],
      ]),
      skin,
      [3.2, 0],
      `<path d="M${n(foot - 5)}-8Q${n(foot)}-5 ${n(foot + 5)}-8" stroke="${skin[1]}" stroke-width=".8" opacity=".6" fill="none"/>`,
    )
  const shorts = curve(
    [
      [-15, -104],
      [15.6, -104],
      [18.6, -92],
      [19.4, -76],
      [18.6, -60],
      [9, -57.6],
      [1.6, -59],
      [1.4, -74],
      [0.4, -82],
      [-1.4, -74],
      [-6, -59.4],
      [-14, -58.4],
      [-21.6, -61.4],
      [-19.4, -80],
      [-17, -94],
    ],
    true,
    0.8,
  )
  const shirt = both([
    [5, -151],
    [10, -148.6],
    [18.6, -145.4],
    [21.4, -140],
    [19.4, -130],
    [16.6, -116],
    [15.8, -104],
    [16.6, -97],
    [8, -95.6],
  ])
  const pointing =
    lit(
      limb([
        [-28, -144, 8.2],
        [-38, -148.4, 7.4],
        [-47, -152, 6.4],
        [-57, -156.6, 5],
        [-62, -159, 4.2],
        [-66, -161, 5.4],
        [-70, -162.4, 3.6],
        [-73, -164, 2],
        [-77.4, -166.4, 1.3],
      ]) +
        limb([
          [-66, -159, 3],
          [-69.6, -159, 2.4],
          [-71.4, -159.6, 1.2],
        ]),
      skin,
      [1.4, -2],
    ) +
    lit(
      limb([
        [-15, -144, 11],
        [-22, -142.4, 12],
        [-30, -144.6, 11],
        [-36, -147.6, 10],
      ]),
      polo,
      [1.6, -3],
    )
  const akimbo =
    lit(
      limb([
        [31.4, -131, 8.4],
        [38, -121, 7.6],
        [36.4, -115, 7.2],
        [29, -108, 5.8],
        [20, -102.4, 5],
        [15, -101, 6],
      ]),
      skin,
      [1.4, -1.6],
    ) +
    lit(
      limb([
        [15.4, -144, 11],
        [23, -140, 12],
        [30, -132.4, 11],
        [33, -128.6, 10],
      ]),
      polo,
      [3, -1],
    )
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${(view.size(4.6) / 100).toFixed(3)})"><ellipse cx="-16" cy="1" rx="42" ry="5" fill="#06384a" opacity=".42" filter="url(#tight)"/>${leg(-8.6, -13)}${leg(8.6, 8)}${lit(shorts, navy, [5, 0], '<path d="M.4-102V-82" stroke="#082633" stroke-width=".9" opacity=".6"/><path d="M11-96L15-84" stroke="#082633" stroke-width="1" opacity=".5"/>')}${akimbo}${lit(
    limb([
      [-1, -158, 9.4],
      [-0.4, -152, 9.6],
      [0, -148, 13],
    ]),
    [skin[1], '#6a4029'],
    [2.4, 0],
  )}${lit(shirt, polo, [6.4, 0], '<path d="M-9-142C-7-128-10-112-8-98M7-118C5-110 7-104 5-98" stroke="#93a8a8" stroke-width=".9" opacity=".55" fill="none"/>')}<path d="M-7.4-149.6Q0-146 7.4-149.6L6-152.6Q0-150-6-152.6Z" fill="${lagoon}"/>${pointing}${head()}</g>`
}

/** The head turned a little to the left: cheek and brim show, no face. */
function head(): string {
  const skull = curve(
    [
      [-8.4, -166],
      [-9.6, -161.6],
      [-8.2, -158.6],
      [-7.2, -154.4],
      [-3, -152.6],
      [2.4, -153.4],
      [6.6, -157.4],
      [8.2, -165],
      [4, -172],
      [-5, -172],
    ],
    true,
  )
  const hair = 'M-.6-168L-.8-160.6 1-155.4 2.6-153.2C6.4-155 8.4-160 8.4-168Z'
  return `${lit(skull, skin, [3, -0.6], `<path d="${hair}" fill="#2a1c17"/>`)}<path d="M-3-164.6c2.6-1.6 3.6 1.4 1.6 4.4-1.4 1-2.2-1.6-1.6-4.4z" fill="${skin[0]}"/>${lit(
    curve(
      [
        [-9.2, -167.4],
        [-8.8, -173.6],
        [-3.4, -177.6],
        [3.4, -177.2],
        [8.4, -172.6],
        [9, -165.6],
        [0, -167],
      ],
      true,
    ),
    navy,
    [3.6, 0.6],
  )}<path d="M-8.6-169.8C-13-170-17.4-168.4-19.6-165.6-15-166.2-11-166-7.6-165.6Z" fill="${navy[1]}"/>`
}
