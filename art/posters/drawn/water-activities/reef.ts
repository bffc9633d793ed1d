/** The sea floor, the reef and its fishes. */
import { between, type Chance, curve, mix, n, type Point, times } from '../../kit.ts'
import { brain, branching, parrotfish, seaFan, sergeant, tubes } from '../../reef.ts'

export const rays = () =>
  `<g fill="url(#ray)" opacity=".5" filter="url(#soft)">${(
    [
      [120, 90, -120],
      [360, 60, -60],
      [560, 130, -40],
      [840, 70, 30],
      [1010, 150, 60],
      [1300, 80, 130],
      [1470, 120, 170],
    ] as const
  )
    .map(
      ([x, w, lean]) =>
        `<path d="M${x} 330H${x + w}L${x + w * 2 + lean * 2} 960H${x - w * 0.6 + lean * 2}Z"/>`,
    )
    .join('')}</g><ellipse cx="800" cy="350" rx="760" ry="110" fill="url(#bloom)" opacity=".5"/>`

export function floor(random: Chance): string {
  const edge: Point[] = [
    [-40, 850],
    [160, 836],
    [380, 868],
    [620, 892],
    [860, 884],
    [1080, 892],
    [1320, 860],
    [1640, 838],
  ]
  return `<path d="${curve(edge)}L1640 1010L-40 1010Z" fill="url(#floor)"/><clipPath id="sandy"><path d="${curve(edge)}L1640 1010L-40 1010Z"/></clipPath><g clip-path="url(#sandy)"><rect y="820" width="1600" height="190" filter="url(#net-of-light)" opacity=".9"/></g><g fill="#3c8a8e" opacity=".5">${times(60, () => `<ellipse cx="${n(between(random, 0, 1600))}" cy="${n(between(random, 880, 990))}" rx="${n(between(random, 2, 7))}" ry="${n(between(random, 1, 3))}"/>`)}</g>`
}

/** Corals in front, left and right, leaving the middle open. */
export function reef(random: Chance): string {
  const mound = (points: readonly Point[], fill: string) =>
    `<path d="${curve(points)}L${n(points.at(-1)![0])} 1010L${n(points[0]![0])} 1010Z" fill="${fill}"/>`
  const stag = (x: number, y: number, reach: number, colour: string, tip: string, angle = -90) =>
    `<g fill="none" stroke-linecap="round">${branching(random, x, y, reach, colour, tip, angle)}</g>`
  const polyps = (x: number, y: number, w: number, colour: string) =>
    times(
      20,
      () =>
        `<circle cx="${n(x + between(random, -w, w))}" cy="${n(y + between(random, -12, 16))}" r="${n(between(random, 3, 8))}" fill="${mix(colour, '#fff2cf', random() * 0.5)}"/>`,
    )
  return `${mound(
    [
      [-40, 760],
      [70, 724],
      [190, 756],
      [300, 820],
      [420, 872],
      [520, 930],
      [600, 1010],
    ],
    '#24637a',
  )}${mound(
    [
      [1000, 1010],
      [1080, 930],
      [1190, 862],
      [1300, 802],
      [1430, 744],
      [1550, 716],
      [1640, 740],
    ],
    '#24637a',
  )}
    ${seaFan(random, 74, 770, 240, -10, '#8a3f86', '#d98ac0')}${stag(260, 850, 62, '#b5763c', '#ffe0a0', -86)}${tubes(random, 404, 912, 120, '#c9572a', '#f7a35e')}${seaFan(random, 1540, 760, 260, 12, '#a8265f', '#f08ab0')}${stag(1390, 812, 66, '#c07f3f', '#ffe6ae', -96)}${tubes(random, 1240, 886, 130, '#7a4a9a', '#c59adb')}
    ${mound(
      [
        [-40, 852],
        [60, 826],
        [180, 846],
        [300, 900],
        [400, 960],
        [430, 1010],
      ],
      '#174a60',
    )}${mound(
      [
        [1180, 1010],
        [1250, 946],
        [1370, 880],
        [1490, 838],
        [1640, 820],
      ],
      '#174a60',
    )}
    ${brain(random, 'brain-a', 150, 896, 128, 104, '#a89a4c', '#e6dc94')}${brain(random, 'brain-b', 1478, 896, 142, 112, '#5f9a6a', '#bfe0a0')}${brain(random, 'brain-c', 330, 958, 84, 62, '#c98a5c', '#f6cf9c')}${brain(random, 'brain-d', 1290, 966, 92, 66, '#b5705c', '#f0b896')}
    ${stag(30, 960, 64, '#8d4f7c', '#f5b6d6', -78)}${stag(1586, 960, 66, '#2f8a8a', '#b6f0dc', -102)}${polyps(220, 974, 130, '#e06a4c')}${polyps(1400, 980, 120, '#e9a23c')}${stag(1136, 980, 36, '#a8426a', '#f7b2c8', -90)}`
}

export function fishes(random: Chance): string {
  const school = (
    [
      [610, 566, 1, -6],
      [706, 530, 0.86, 4],
      [760, 604, 1.05, -3],
      [668, 640, 0.92, 6],
      [836, 552, 0.8, -4],
      [856, 640, 0.98, 2],
      [566, 620, 0.82, 0],
      [928, 600, 0.86, 5],
      [780, 680, 0.8, -6],
      [960, 540, 0.7, 0],
      [520, 556, 0.72, 4],
    ] as const
  )
    .map(([x, y, s, a]) => sergeant(x, y, s, a))
    .join('')
  const tangs = times(7, (i) => {
    const x = 1040 + (i % 4) * 66 + between(random, -16, 16),
      y = 690 + Math.floor(i / 4) * 54 + between(random, -14, 14)
    return `<g transform="translate(${n(x)} ${n(y)}) scale(.8)"><path d="M-34 0C-26-22 8-28 26-8L44-18C40-6 40 6 44 18L26 8C8 28-26 22-34 0Z" fill="#2b5fb8"/><path d="M-34 0C-26-22 8-28 26-8 4-16-16-12-34 0Z" fill="#6fa4ea"/><path d="M14-1l14-3-2 6z" fill="#f4cf4c"/><circle cx="-22" cy="-3" r="3.4" fill="#fff"/><circle cx="-22" cy="-3" r="2" fill="#13262e"/></g>`
  })
  return `${tangs}${school}${parrotfish('p1', 700, 802, 1.14, 3)}${parrotfish('p2', 960, 836, 0.82, -5)}${parrotfish('p3', 420, 690, 0.78, 6, true)}`
}
