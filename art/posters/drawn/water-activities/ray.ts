/** A spotted eagle ray on the wing, seen from the side and a little above. */
import { between, type Chance, gradient, n, times } from '../../kit.ts'

export const rayLight = [
  gradient('ray-back', [
    [0, '#4c9db1'],
    [0.45, '#1f6a84'],
    [1, '#0f4a66'],
  ]),
  gradient(
    'ray-wing',
    [
      [0, '#2b7d96'],
      [0.7, '#16546f'],
      [1, '#0f4560'],
    ],
    [0.2, 0, 0.6, 1],
  ),
].join('')

const farWing = 'M-58-12C-36-44 0-96 66-142 70-146 74-142 70-136 52-104 54-56 72-14 30-4-24-4-58-12Z'
const nearWing = 'M-66 0C-52 34-20 78 42 112 54 119 68 121 66 114 58 84 62 44 84 10 40-8-24-10-66 0Z'
const body =
  'M-126 8C-126 0-116-5-104-6-98-12-88-16-76-17-40-26 20-22 60-8 78-2 92 2 104 5 92 10 78 14 60 16 20 26-40 26-76 20-92 20-106 18-116 15-122 14-126 12-126 8Z'

export function eagleRay(random: Chance, x: number, y: number, scale: number): string {
  const spots = (count: number, spot: (u: number, v: number) => readonly [number, number]) =>
    times(count, (i) => {
      const [sx, sy] = spot((i + 0.5) / count, random())
      return `<ellipse cx="${n(sx)}" cy="${n(sy)}" rx="${n(between(random, 2.2, 4.4))}" ry="${n(between(random, 1.6, 3))}"/>`
    })
  const near = spots(30, (u, v) => [-36 + u * 92 - v * 6, 6 + v * (24 + u * 62)])
  const far = spots(18, (u, v) => [-22 + u * 74, -20 - v * (14 + u * 72)])
  const back = spots(20, (u, v) => [-62 + u * 124, -12 + v * 20])
  return `<g transform="translate(${x} ${y}) rotate(-9) scale(${scale})"><path d="M92 5C150-2 204 12 262 4 304-2 336-18 360-40 332-8 300 8 262 11 206 18 150 8 94 10Z" fill="#0f4560"/><path d="M74-4C84-16 96-22 104-22 100-12 98-2 96 6ZM74 12C84 22 96 26 106 24 100 16 98 8 96 4Z" fill="#16546f"/>
    <clipPath id="ray-far"><path d="${farWing}"/></clipPath><path d="${farWing}" fill="#2f8299"/><g clip-path="url(#ray-far)"><path d="M-58-12C-20-30 20-40 76-14L60 10Z" fill="#0f4a66" opacity=".5"/><g fill="#cdeee8" opacity=".55">${far}</g></g><path d="M66-142C62-110 62-60 72-14 78-60 76-110 70-136Z" fill="#d9f4ee" opacity=".75"/>
    <path d="${body}" fill="url(#ray-back)"/><path d="M-120 13C-104 20-92 21-76 20-60 24-40 25-20 25-50 14-90 10-124 9Z" fill="#e9faf3" opacity=".9"/>
    <clipPath id="ray-near"><path d="${nearWing}"/></clipPath><path d="${nearWing}" fill="url(#ray-wing)"/><g clip-path="url(#ray-near)"><path d="M-66 0C-52 34-20 78 42 112L66 122C20 84-20 40-40 4Z" fill="#7fd0d4" opacity=".3"/><g fill="#e3f8f0" opacity=".85">${near}</g></g><path d="M-76-16C-40-24 20-20 66-4 20-8-40-10-84-6Z" fill="#a9e6e2" opacity=".35"/><g fill="#e3f8f0" opacity=".8">${back}</g>
    <circle cx="-92" cy="-3" r="6" fill="#0b3a50"/><circle cx="-92.600" cy="-4" r="3" fill="#f2fbf3"/><circle cx="-93" cy="-4" r="1.800" fill="#0a2533"/><path d="M-118 9Q-112 12-104 11" stroke="#0b3a50" stroke-width="1.600" fill="none"/><path d="M-74 4q5 5 4 11M-66 5q5 5 4 11M-58 6q5 5 4 11" stroke="#0b3a50" stroke-width="1.600" fill="none" opacity=".6"/></g>`
}
