/** Palms and scrub. */
import { between, type Chance, curve, mix, n, type Point, times } from './kit.ts'

export type PalmColours = { trunk: string; shade: string; leaf: string; lit: string; nut?: string }

/** A coconut palm standing at x, y: a leaning ringed trunk and feathered fronds, the lit ones over the dark. */
export function palm(
  random: Chance,
  x: number,
  y: number,
  height: number,
  lean: number,
  colours: PalmColours,
): string {
  const top: Point = [x + lean * height, y - height]
  const bend: Point = [x + lean * height * 0.12, y - height * 0.55]
  const on = (t: number): Point => [
    (1 - t) ** 2 * x + 2 * t * (1 - t) * bend[0] + t * t * top[0],
    (1 - t) ** 2 * y + 2 * t * (1 - t) * bend[1] + t * t * top[1],
  ]
  const width = (t: number) => height * (0.034 - 0.017 * t + 0.02 * Math.max(0, 0.1 - t) * 10)
  const steps = Array.from({ length: 9 }, (_, i) => i / 8)
  const left = steps.map((t): Point => [on(t)[0] - width(t) / 2, on(t)[1]])
  const right = steps.map((t): Point => [on(t)[0] + width(t) / 2, on(t)[1]])
  const trunk = `<path d="${curve(left)}L${curve(right.toReversed()).slice(1)}Z" fill="${colours.trunk}"/><path d="${curve(steps.map((t): Point => [on(t)[0] + width(t) * 0.12, on(t)[1]]))}L${curve(right.toReversed()).slice(1)}Z" fill="${colours.shade}"/>`
  const rings =
    height < 120
      ? ''
      : `<path d="${times(Math.round(height / 16), (i) => {
          const t = 0.06 + (i / (height / 16)) * 0.9,
            [a, b] = on(t),
            w = width(t) / 2
          return `M${n(a - w)} ${n(b)}q${n(w)} ${n(w * 0.7)} ${n(2 * w)} 0`
        })}" stroke="${colours.shade}" stroke-width="${n(Math.max(0.6, height * 0.005))}" fill="none"/>`
  const reach = height * 0.46
  const fronds = [-202, -180, -158, -134, -104, -74, -46, -22, -1, 20, 148, 36].map((angle, i) =>
    frond(
      random,
      top,
      angle + between(random, -8, 8),
      reach * between(random, 0.82, 1.08),
      i % 3 === 0 || i > 8 ? colours.leaf : i % 3 === 1 ? colours.lit : mix(colours.leaf, colours.lit),
    ),
  )
  const nuts = colours.nut
    ? times(
        4,
        (i) =>
          `<circle cx="${n(top[0] + (i - 1.5) * height * 0.022)}" cy="${n(top[1] + height * (0.02 + 0.012 * (i % 2)))}" r="${n(height * 0.019)}" fill="${colours.nut}"/>`,
      )
    : ''
  return `<g>${fronds.slice(9).join('')}${trunk}${rings}${fronds.slice(0, 9).join('')}${nuts}</g>`
}

/** One frond: an arching rib with slender leaflets on both sides, the upper ones paler, sky showing between them. */
function frond(random: Chance, [x, y]: Point, degrees: number, reach: number, fill: string): string {
  const a = (degrees * Math.PI) / 180
  const [dx, dy] = [Math.cos(a), Math.sin(a)]
  const sag = reach * (0.3 + 0.35 * Math.abs(dx))
  const rib = (t: number): Point => [
    x + dx * reach * t * (1 - 0.12 * t),
    y + dy * reach * t * 0.92 + sag * t * t,
  ]
  const along = (t: number): Point => {
    const [[ax, ay], [bx, by]] = [rib(t - 0.02), rib(t + 0.02)]
    const length = Math.hypot(bx - ax, by - ay)
    return [(bx - ax) / length, (by - ay) / length]
  }
  const count = Math.max(9, Math.min(46, Math.round(reach / 4.2)))
  const leaflets = (side: 1 | -1) =>
    times(count, (i) => {
      const t = 0.1 + (0.9 * i) / (count - 1)
      const [[px, py], [tx, ty]] = [rib(t), along(t)]
      const hangs = side * tx > 0
      const open = (hangs ? 0.95 : 0.74) * (1 - 0.62 * t)
      const [vx, vy] = [0.75 * tx - side * ty * open, 0.75 * ty + side * tx * open + (hangs ? 0.3 : 0.12)]
      const length =
        (reach * (hangs ? 0.3 : 0.2) * Math.sin(Math.PI * (0.22 + 0.66 * t)) * between(random, 0.86, 1.08)) /
        Math.hypot(vx, vy)
      const half = Math.max(0.55, (reach / count) * 0.3)
      const [mx, my] = [px + vx * length * 0.55, py + vy * length * 0.5]
      return `M${n(px - tx * half)} ${n(py - ty * half)}Q${n(mx - tx * half)} ${n(my - ty * half)} ${n(px + vx * length)} ${n(py + vy * length + length * 0.12)}Q${n(mx + tx * half)} ${n(my + ty * half)} ${n(px + tx * half)} ${n(py + ty * half)}Z`
    })
  const upper = dx >= 0 ? -1 : 1
  const spine = [0.25, 0.5, 0.75, 1].map(rib)
  return `<path d="${leaflets(upper === 1 ? -1 : 1)}" fill="${fill}"/><path d="${leaflets(upper)}" fill="${mix(fill, '#d9e6a0', 0.16)}"/><path d="${curve([[x, y], ...spine])}" fill="none" stroke="${mix(fill, '#0a2533', 0.25)}" stroke-width="${n(Math.max(0.8, reach * 0.014))}" stroke-linecap="round"/>`
}

/** A mound of leaves with a bumpy top between x and x + width, standing on y. */
export function scrub(
  random: Chance,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
): string {
  const id = `scrub${Math.round(x * 10)}x${Math.round(y * 10)}`
  const count = Math.max(6, Math.round((width / height) * 2.6))
  const heads = times(count, (i) => {
    const t = (i + 0.5) / count,
      r = height * (0.22 + 0.2 * Math.sin(Math.PI * t)) * between(random, 0.8, 1.15),
      rise = height * 0.66 * Math.sin(Math.PI * t) ** 0.55 * between(random, 0.72, 1.08)
    return `<circle cx="${n(x + r * 0.6 + (width - r * 1.2) * t)}" cy="${n(y - rise + r * 0.1)}" r="${n(r)}"/>${i === 0 || i === count - 1 ? '' : `<rect x="${n(x + r * 0.6 + (width - r * 1.2) * t - r)}" y="${n(y - rise)}" width="${n(2 * r)}" height="${n(rise + r)}"/>`}`
  })
  return `<clipPath id="${id}"><path d="M${n(x - height)} ${n(y - height * 2)}H${n(x + width + height)}V${n(y)}Q${n(x + width / 2)} ${n(y + height * 0.16)} ${n(x - height)} ${n(y)}Z"/></clipPath><g clip-path="url(#${id})" fill="${fill}">${heads}</g>`
}
