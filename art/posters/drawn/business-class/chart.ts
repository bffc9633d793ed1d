/** The folded chart on the table, its course going on where the flight ends, and a pen. */
import { curve, deep, ink, lines, magenta, n, paper, type Point, times } from '../../kit.ts'

const corners: readonly [Point, Point, Point, Point] = [
  [262, 862],
  [590, 856],
  [694, 962],
  [168, 974],
]

/** A place on the sheet, from its far left corner (0, 0) to its near right one (1, 1), as it lies on the table. */
const at = ([u, v]: Point): Point => {
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = corners
  const deep = v ** 1.16
  const [lx, ly] = [ax + (dx - ax) * deep, ay + (dy - ay) * deep],
    [rx, ry] = [bx + (cx - bx) * deep, by + (cy - by) * deep]
  return [lx + (rx - lx) * u, ly + (ry - ly) * u]
}
const soft = (points: readonly Point[], closed = true) => curve(points.map(at), closed)
const straight = (points: readonly Point[]) => lines(points.map(at), false)

/** An island within rings of depth, about a centre. */
function island([u, v]: Point, size: number, turn: number): string {
  const outline = (by: number) =>
    soft(
      Array.from({ length: 9 }, (_, i): Point => {
        const a = (i * Math.PI * 2) / 9,
          r = size * (by + 0.18 * Math.sin(a * 2 + turn))
        return [u + Math.cos(a) * r, v + Math.sin(a) * r * 1.7]
      }),
    )
  return `<path d="${outline(2.5)}" fill="#b5e2e2" opacity=".6"/><path d="${outline(1.75)}" fill="#8fd3d6" opacity=".75"/><path d="${outline(1)}" fill="#f3e0ae" stroke="#6d7f6a" stroke-width="1"/>`
}

const stops: readonly Point[] = [
  [0.2, 0.34],
  [0.42, 0.24],
  [0.6, 0.46],
  [0.84, 0.4],
]

export function chart(): string {
  const [a, b, c, d] = corners
  const coast: Point[] = [
    [-0.02, 0.74],
    [0.08, 0.7],
    [0.15, 0.76],
    [0.24, 0.72],
    [0.33, 0.8],
    [0.42, 0.78],
    [0.5, 0.86],
    [0.62, 0.82],
    [0.7, 0.88],
    [0.82, 0.84],
    [0.9, 0.9],
    [1.02, 0.86],
  ]
  const shore = (down: number) =>
    `${soft(
      coast.map(([u, v]): Point => [u, v + down]),
      false,
    )}L${n(c[0])} ${n(c[1])}L${n(d[0])} ${n(d[1])}Z`
  const mesh =
    times(6, (i) =>
      straight([
        [0.1 + i * 0.16, 0.02],
        [0.1 + i * 0.16, 0.98],
      ]),
    ) +
    times(4, (i) =>
      straight([
        [0.02, 0.14 + i * 0.23],
        [0.98, 0.14 + i * 0.23],
      ]),
    )
  const [rx, ry] = at([0.7, 0.17])
  const rose = `<g transform="translate(${n(rx)} ${n(ry)}) scale(1 .42)" fill="none" stroke="${magenta}" opacity=".65"><circle r="36" stroke-width="1.4"/><circle r="28" stroke-width="1"/><path d="M0-42V42M-42 0H42M-20-20L20 20M20-20L-20 20" stroke-width="1.2"/></g>`
  const isles = (
    [
      [[0.13, 0.5], 0.022, 0.4],
      [[0.26, 0.5], 0.03, 1.7],
      [[0.33, 0.36], 0.022, 2.6],
      [[0.47, 0.4], 0.026, 0.9],
      [[0.52, 0.62], 0.024, 2.2],
      [[0.68, 0.6], 0.03, 3.1],
      [[0.78, 0.56], 0.022, 1.2],
      [[0.9, 0.6], 0.026, 0.2],
    ] as const
  )
    .map(([middle, size, turn]) => island(middle, size, turn))
    .join('')
  const marks = stops
    .map(at)
    .map(
      ([x, y]) =>
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="7.500" ry="4.600" fill="${paper}" stroke="${magenta}" stroke-width="3"/>`,
    )
    .join('')
  const folds = [0.335, 0.665]
    .map((u, i) => {
      const crease = straight([
        [u, 0],
        [u, 1],
      ])
      const [[px, py], [qx, qy]] = [at([u + 0.06, 0]), at([u + 0.06, 1])]
      return `<path d="${crease}L${n(qx)} ${n(qy)}L${n(px)} ${n(py)}Z" fill="${i ? '#0a2533' : '#fff'}" opacity="${i ? 0.07 : 0.3}"/><path d="${crease}" stroke="#8d7f60" stroke-width="1.600" opacity=".55"/>`
    })
    .join('')
  return `<path d="${lines([a, b, c, d])}" fill="#2a1707" opacity=".5" filter="url(#soft)" transform="translate(10 12)"/><path d="${lines([a, b, [c[0] + 2, c[1] + 5], [d[0] - 2, d[1] + 5]])}" fill="#cfc2a2"/><path d="${lines([a, b, c, d])}" fill="url(#page)"/><clipPath id="neat"><path d="${lines([at([0.02, 0.03]), at([0.98, 0.03]), at([0.98, 0.97]), at([0.02, 0.97])])}"/></clipPath>
    <g clip-path="url(#neat)"><path d="${lines([a, b, c, d])}" fill="#d6eeec"/><path d="${shore(-0.09)}" fill="#b5e2e2"/><path d="${shore(-0.04)}" fill="#8fd3d6"/><path d="${shore(0)}" fill="#edd9a6" stroke="#6d7f6a" stroke-width="1.4"/>${isles}<path d="${mesh}" stroke="${deep}" stroke-width="1" opacity=".28" fill="none"/>${rose}</g>
    <path d="${lines([at([0.02, 0.03]), at([0.98, 0.03]), at([0.98, 0.97]), at([0.02, 0.97])])}" fill="none" stroke="${deep}" stroke-width="2" opacity=".6"/><path d="${straight(stops)}" fill="none" stroke="${magenta}" stroke-width="4" stroke-linejoin="round"/>${marks}${folds}${pen()}`
}

const pen = () =>
  `<g transform="translate(676 880) rotate(30)"><rect x="-100" y="9" width="196" height="12" rx="6" fill="#2a1707" opacity=".45" filter="url(#tight)"/><path d="M-96-6H60L92 0 60 6H-96Q-104 0-96-6Z" fill="${ink}"/><path d="M-96-6H60L68-3H-98Z" fill="#3d5f6e"/><path d="M40-7H54V7H40ZM60-4L96 0 60 4Z" fill="#d9ab54"/></g>`
