/** The slits of the ground and the border round it. */
import { between, type Chance, n, type Point, times } from '../../kit.ts'
import { figures } from './figures.ts'
import { black, frame, orange, red, type Shape, slitColours, yellow } from './shapes.ts'

/** One cut through the top cloth: its turned edge, the colour under it and the dark below. */
export function slit([ax, ay]: Point, [bx, by]: Point, colour: string, width = 16): string {
  const d = `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`
  return `<g stroke-linecap="round" fill="none"><path d="${d}" stroke="${black}" stroke-width="${width}"/><path d="${d}" stroke="${colour}" stroke-width="${n(width * 0.62)}"/><path d="${d}" stroke="${black}" stroke-width="${n(width * 0.2)}"/></g>`
}

/** Slits in columns all over the ground, stopping short of the figures. */
export function slits(random: Chance): string {
  const samples = figures.map(dense)
  const free = (x: number, y: number) =>
    samples.every((points) => points.every(([a, b]) => Math.hypot(a - x, b - y) > 51)) &&
    !figures.some((shape) => inside([x, y], shape))
  let out = ''
  let k = 0
  for (let x = frame.left + 26; x <= frame.right - 22; x += 22.4) {
    let start: number | undefined
    let most = between(random, 34, 96)
    for (let y = frame.top + 24; y <= frame.bottom - 20; y += 4) {
      const open = free(x, y) && y < frame.bottom - 24
      if (open) start ??= y
      if (start !== undefined && (!open || y - start > most)) {
        if (y - start > 10)
          out += slit(
            [x + between(random, -1.6, 1.6), start],
            [x + between(random, -1.6, 1.6), y - 4],
            slitColours[Math.floor(random() * slitColours.length + k++) % slitColours.length]!,
          )
        start = open ? y + 20 : undefined
        if (open) y += 18
        most = between(random, 34, 96)
      }
    }
  }
  return `<g>${out}</g>`
}

const dense = (shape: Shape): Point[] =>
  shape.flatMap(([x, y], i) => {
    const [a, b] = shape[(i + 1) % shape.length]!
    return Array.from({ length: 5 }, (_, k): Point => [x + ((a - x) * k) / 5, y + ((b - y) * k) / 5])
  })

export function inside([x, y]: Point, shape: Shape): boolean {
  let odd = false
  shape.forEach(([ax, ay], i) => {
    const [bx, by] = shape[(i + 1) % shape.length]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
  })
  return odd
}

/** Saw-toothed strips round the cloth. */
export function border(): string {
  const tooth = (from: Point, step: Point, out: Point, count: number) => {
    const d = times(
      count,
      (i) =>
        `L${n(from[0] + step[0] * (i + 0.5) + out[0])} ${n(from[1] + step[1] * (i + 0.5) + out[1])}L${n(from[0] + step[0] * (i + 1))} ${n(from[1] + step[1] * (i + 1))}`,
    )
    return `M${n(from[0])} ${n(from[1])}${d}`
  }
  const ring = (inset: number, height: number, colour: string) => {
    const [l, t, r, b] = [inset, inset, 1600 - inset, 1000 - inset]
    return `<path filter="url(#fold)" d="${tooth([l, t], [(r - l) / 40, 0], [0, -height], 40)}${tooth([r, t], [0, (b - t) / 25], [height, 0], 25).replace('M', 'L')}${tooth([r, b], [-(r - l) / 40, 0], [0, height], 40).replace('M', 'L')}${tooth([l, b], [0, -(b - t) / 25], [-height, 0], 25).replace('M', 'L')}Z" fill="${colour}"/>`
  }
  return `<rect x="-20" y="-20" width="1640" height="1040" fill="${red}"/>${ring(38, 24, black)}${ring(50, 22, orange)}${ring(64, 18, black)}${ring(74, 14, yellow)}<rect x="82" y="74" width="1436" height="852" fill="${black}"/>`
}
