/** The two bows, the beam between them and the net. */
import { n, times } from '../../kit.ts'
import { at, f, line, net } from './scene.ts'

/** The net: a mesh in perspective with the water showing through, and the shadow it throws. */
export function netting(): string {
  const across = Array.from({ length: 42 }, (_, i) => -2.5 + i * 0.122)
  const along = Array.from({ length: 46 }, (_, i) => 2.3 + i * 0.105)
  const mesh =
    across
      .map((x) =>
        line([
          [x, net, 2.3],
          [x, net, 7],
        ]),
      )
      .join('') +
    along
      .map((z) =>
        line([
          [-2.5, net - 0.04 * Math.sin(z), z],
          [2.5, net - 0.04 * Math.sin(z), z],
        ]),
      )
      .join('')
  return `<path d="${f([
    [-2.5, net, 2.2],
    [2.5, net, 2.2],
    [2.5, net, 7],
    [-2.5, net, 7],
  ])}" fill="#0b5a6e" opacity=".3"/><path d="${f([
    [-2.5, net, 2.2],
    [2.5, net, 2.2],
    [2.5, net, 7],
    [-2.5, net, 7],
  ])}" fill="url(#sail)" opacity=".1"/><path d="${mesh}" stroke="#0a4152" stroke-width="2.4" opacity=".35" transform="translate(3 7)"/><path d="${mesh}" stroke="#fdfbf2" stroke-width="2"/>`
}

/** The inner side of a hull, seen through the net, and the shade below. */
export function inside(side: 1 | -1): string {
  const wall = f([
    [side * 2.5, 1.55, 2],
    [side * 2.5, 1.56, 6.9],
    [side * 2.8, 1.6, 7.7],
    [side * 3.3, 1.66, 8.6],
    [side * 3.25, 0.1, 8.5],
    [side * 2.8, 0, 7.6],
    [side * 2.6, 0, 2],
  ])
  return `<path d="${f([
    [side * 1.7, 0, 2],
    [side * 2.1, 0, 8],
    [side * 3.3, 0, 10],
    [side * 4.2, 0, 7],
    [side * 4.4, 0, 2],
  ])}" fill="#073b4d" opacity=".26" filter="url(#wide)"/><path d="${wall}" fill="url(#side)"/>`
}

/** One hull's foredeck to her stem, with toe rail, lifelines and a pulpit. */
export function bow(side: 1 | -1): string {
  const edge: [number, number, number][] = [
    [side * 2.5, 1.55, 2],
    [side * 2.5, 1.56, 6.9],
    [side * 2.8, 1.6, 7.7],
    [side * 3.3, 1.66, 8.6],
    [side * 3.66, 1.62, 7.7],
    [side * 3.9, 1.58, 6.4],
    [side * 4.05, 1.55, 4],
    [side * 4.1, 1.55, 2],
  ]
  const posts = [
    [4.06, 4.3],
    [3.93, 6],
    [3.76, 7.2],
    [3.4, 8.4],
  ] as const
  const rail = (y: number) => line(posts.map(([x, z]) => [side * x, 1.58 + y, z] as const))
  return `<path d="${f(edge)}" fill="url(#deck)"/><path d="${f([
    [side * 2.68, 1.56, 2.2],
    [side * 2.68, 1.56, 6.6],
    [side * 2.98, 1.6, 7.5],
    [side * 3.26, 1.64, 8.1],
    [side * 3.5, 1.6, 7.5],
    [side * 3.7, 1.57, 6.2],
    [side * 3.85, 1.56, 2.2],
  ])}" fill="#e6dcc4"/><path d="${times(16, (i) =>
    line([
      [side * 2.68, 1.56, 2.4 + i * 0.27],
      [side * 3.85, 1.56, 2.4 + i * 0.27],
    ]),
  )}" stroke="#cdbf9f" stroke-width="1.4" opacity=".6"/><path d="${line([
    [side * 2.5, 1.56, 2],
    [side * 2.5, 1.57, 6.9],
    [side * 2.8, 1.61, 7.7],
    [side * 3.3, 1.67, 8.6],
  ])}" fill="none" stroke="#fff" stroke-width="5"/>
    <g fill="#e9f0ef">${posts
      .map(([x, z]) => {
        const [a, b] = at([side * x, 1.58, z]),
          [c, d] = at([side * x, 2.2, z])
        return `<path d="M${n(a - 14 / z)} ${n(b)}L${n(c - 12 / z)} ${n(d)}H${n(c + 12 / z)}L${n(a + 14 / z)} ${n(b)}Z"/>`
      })
      .join(
        '',
      )}</g><path d="${rail(0.62)}${rail(0.32)}" fill="none" stroke="#dfe8e7" stroke-width="2.4"/><path d="${line(
      [
        [side * 3.76, 2.2, 7.2],
        [side * 3.4, 2.24, 8.4],
        [side * 3.08, 2.2, 8],
        [side * 2.98, 1.62, 7.8],
      ],
    )}" fill="none" stroke="#f4f7f5" stroke-width="5.5" stroke-linejoin="round"/>
    <path d="${f([
      [side * 3.1, 1.57, 3.3],
      [side * 3.5, 1.57, 3.3],
      [side * 3.48, 1.57, 4],
      [side * 3.1, 1.57, 4],
    ])}" fill="#0f3d50"/><path d="${f([
      [side * 3.14, 1.575, 3.4],
      [side * 3.34, 1.575, 3.4],
      [side * 3.28, 1.575, 3.9],
      [side * 3.14, 1.575, 3.9],
    ])}" fill="#7cc0cd" opacity=".6"/>`
}

/** The crossbeam, the walkway down the middle and the forestay. */
export function beam(): string {
  const [x, y] = at([0, 1.72, 7])
  return `<path d="${f([
    [-0.17, net + 0.03, 2],
    [0.17, net + 0.03, 2],
    [0.13, net + 0.05, 7],
    [-0.13, net + 0.05, 7],
  ])}" fill="url(#deck)"/><path d="${f([
    [0.17, net + 0.03, 2],
    [0.2, net - 0.08, 2],
    [0.15, net - 0.04, 7],
    [0.13, net + 0.05, 7],
  ])}" fill="#8fa5a8"/><path d="${f([
    [-2.6, 1.5, 7],
    [2.6, 1.5, 7],
    [2.6, 1.72, 7],
    [-2.6, 1.72, 7],
  ])}" fill="url(#beam)"/><path d="${line([
    [-2.6, 1.725, 7],
    [2.6, 1.725, 7],
  ])}" stroke="#fff" stroke-width="4"/><path d="M${n(x)} ${n(y)}L${n(x + 5)} -10" stroke="#f4f7f5" stroke-width="3.4"/><path d="M${n(x + 1.4)} ${n(y)}L${n(x + 6.4)} -10" stroke="#6f8d97" stroke-width="1.2"/><path d="M${n(x - 5)} ${n(y + 2)}L${n(x - 2.4)} ${n(y - 26)}H${n(x + 3.4)}L${n(x + 6)} ${n(y + 2)}Z" fill="#8fa5a8"/>`
}
