/** Palms and scrub. */
import { between, type Chance, curve, lines, mix, n, type Point, times } from './kit.ts'

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
  const fronds = [-200, -178, -158, -132, -108, -72, -48, -24, -4, 18, 150, 34, -90].map((angle, i) =>
    frond(
      random,
      top,
      angle + between(random, -8, 8),
      reach * between(random, 0.82, 1.08),
      i % 3 === 0 || i > 9 ? colours.leaf : i % 3 === 1 ? colours.lit : mix(colours.leaf, colours.lit),
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

/** One frond: a drooping rib and a row of leaflets on each side, cut as one shape. */
function frond(random: Chance, [x, y]: Point, degrees: number, reach: number, fill: string): string {
  const a = (degrees * Math.PI) / 180
  const [dx, dy] = [Math.cos(a), Math.sin(a)]
  const sag = reach * (0.3 + 0.35 * Math.abs(dx))
  const rib = (t: number): Point => [
    x + dx * reach * t * (1 - 0.12 * t),
    y + dy * reach * t * 0.92 + sag * t * t,
  ]
  const side = dx >= 0 ? 1 : -1
  const outline: Point[] = []
  const count = Math.max(8, Math.min(26, Math.round(reach / 4.6)))
  const lower: Point[] = []
  for (let i = 0; i <= count; i++) {
    const t = 0.06 + (0.94 * i) / count
    const [px, py] = rib(t)
    const length = reach * 0.26 * Math.sin(Math.PI * Math.min(1, 0.18 + t * 0.8)) * between(random, 0.8, 1.1)
    outline.push([px, py])
    lower.push([px + side * length * 0.35, py + length], rib(Math.max(0.03, t - 0.5 / count)))
  }
  const upper: Point[] = []
  for (let i = 0; i <= count; i++) {
    const t = 0.1 + (0.9 * i) / count
    const [px, py] = rib(t)
    const length = reach * 0.1 * Math.sin(Math.PI * Math.min(1, 0.1 + t * 0.85))
    upper.push(
      [px - dy * side * length * 0.4 + side * length * 0.9, py - length * 0.8],
      rib(Math.min(1, t + 0.4 / count)),
    )
  }
  return `<path d="${lines([[x, y], ...upper, rib(1), ...lower.toReversed()])}" fill="${fill}"/>`
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
    return `<circle cx="${n(x + r * 0.6 + (width - r * 1.2) * t)}" cy="${n(y - rise + r * 0.1)}" r="${n(r)}"/><rect x="${n(x + r * 0.6 + (width - r * 1.2) * t - r)}" y="${n(y - rise)}" width="${n(2 * r)}" height="${n(rise + r)}"/>`
  })
  return `<clipPath id="${id}"><path d="M${n(x - height)} ${n(y - height * 2)}H${n(x + width + height)}V${n(y)}Q${n(x + width / 2)} ${n(y + height * 0.16)} ${n(x - height)} ${n(y)}Z"/></clipPath><g clip-path="url(#${id})" fill="${fill}">${heads}</g>`
}
