/** A sprig of bougainvillea that hangs into the near corner, too close to the eye to be sharp. */
import { between, type Chance, magenta, mix, n, times } from '../../kit.ts'

/** Three papery bracts about a small white flower. */
const bloom = (x: number, y: number, size: number, turn: number, fill: string) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${size.toFixed(2)})">${[0, 120, 240].map((angle, i) => `<path transform="rotate(${angle})" d="M0 4C-30-8-34-46 0-66 34-46 30-8 0 4Z" fill="${mix(fill, '#ffd3e2', i * 0.16)}"/><path transform="rotate(${angle})" d="M0 0V-52" stroke="${mix(fill, '#4a0f2c', 0.35)}" stroke-width="2.400"/>`).join('')}<circle r="7" fill="#fff6dc"/></g>`

const leaf = (x: number, y: number, size: number, turn: number, fill: string) =>
  `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${size.toFixed(2)})" d="M0 0C-34-20-34-70 0-104 34-70 34-20 0 0Z" fill="${fill}"/>`

export function bougainvillea(random: Chance): string {
  const leaves = (
    [
      [1600, 770, 1.1, -40],
      [1520, 900, 1.2, -70],
      [1430, 1000, 1.15, -50],
      [1590, 880, 1.2, -96],
      [1640, 700, 0.9, -24],
      [1500, 1010, 1, -14],
    ] as const
  )
    .map(([x, y, size, turn], i) => leaf(x, y, size, turn, ['#2c6a50', '#4c8f52', '#1f5248'][i % 3]!))
    .join('')
  const blooms = (
    [
      [1590, 830, 1.05],
      [1516, 916, 1.1],
      [1592, 936, 1.2],
      [1440, 980, 0.95],
      [1530, 1000, 1.1],
      [1622, 744, 0.9],
    ] as const
  )
    .map(([x, y, size], i) =>
      bloom(x, y, size, between(random, 0, 120), mix(magenta, '#e2538f', (i % 3) * 0.4)),
    )
    .join('')
  const fallen = times(
    2,
    (i) =>
      `<g opacity=".4" filter="url(#tight)"><ellipse cx="${1262 + i * 96}" cy="${968 - i * 58}" rx="24" ry="16" fill="#1b0d03"/></g><path transform="translate(${1254 + i * 96} ${978 - i * 58}) rotate(${60 - i * 100}) scale(.62)" d="M0 4C-30-8-34-46 0-66 34-46 30-8 0 4Z" fill="#c43f7c"/><path transform="translate(${1254 + i * 96} ${978 - i * 58}) rotate(${60 - i * 100}) scale(.62)" d="M0 0V-50" stroke="#7d1a48" stroke-width="2.400"/>`,
  )
  return `${fallen}<g filter="url(#softer)" opacity=".42" transform="translate(-34 20)" fill="#1b0d03"><circle cx="1560" cy="900" r="120"/><circle cx="1470" cy="990" r="90"/></g><g filter="url(#near)"><path d="M1660 640C1600 740 1560 850 1400 1010" fill="none" stroke="#5a4030" stroke-width="9"/>${leaves}${blooms}</g>`
}
