/** What the drawn pictures share: steady chance, soft curves, palms, islets, light on water, the grain of the paper. Lengths are units of a 1600 by 1000 sheet. */
export type Point = readonly [number, number]
export type Chance = () => number

/** The house colours (DESIGN: chart tints, land, magenta) and the woods and lights of the drawings. */
export const ink = '#0a2533',
  deep = '#0e4c63',
  lagoon = '#1296a6',
  land = '#f5ecd7',
  paper = '#fbf8f1',
  magenta = '#a8265f',
  sunset = '#e8a265'

/** Numbers from 0 to 1, the same for the same seed, so that a drawing can be drawn again. */
export function chance(seed: number): Chance {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const between = (random: Chance, low: number, high: number) => low + random() * (high - low)
export const n = (value: number) => String(Math.round(value * 10) / 10)
export const times = (count: number, each: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => each(i)).join('')

/** A soft curve through the points (Catmull-Rom as cubic Béziers), as path data. */
export function curve(points: readonly Point[], closed = false, tension = 1): string {
  const last = points.length - 1
  const at = (i: number) =>
    closed ? points[(i + points.length) % points.length]! : points[Math.max(0, Math.min(last, i))]!
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`
  for (let i = 0; i < (closed ? points.length : last); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const k = tension / 6
    d += `C${n(p1[0] + (p2[0] - p0[0]) * k)} ${n(p1[1] + (p2[1] - p0[1]) * k)} ${n(p2[0] - (p3[0] - p1[0]) * k)} ${n(p2[1] - (p3[1] - p1[1]) * k)} ${n(p2[0])} ${n(p2[1])}`
  }
  return closed ? `${d}Z` : d
}

/** Straight lines through the points, as path data. */
export const lines = (points: readonly Point[], closed = true) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${closed ? 'Z' : ''}`

/** A gradient from top to bottom, or along the direction given in fractions of the shape. */
export function gradient(
  id: string,
  stops: readonly (readonly [number, string, number?])[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`
}

/** A gradient outwards from a centre given in fractions of the shape. */
export function glow(
  id: string,
  stops: readonly (readonly [number, string, number?])[],
  [cx, cy, r]: readonly [number, number, number] = [0.5, 0.5, 0.5],
): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`
}

const stopsOf = (stops: readonly (readonly [number, string, number?])[]) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

export const blur = (id: string, by: number) =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${by}"/></filter>`

/** The sheet: definitions, the drawing, and over it a fine paper grain. @returns a whole SVG. */
export function sheet(defs: string, body: string, grain = 0.1): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1600 1000" width="1600" height="1000"><defs>${defs}<filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 0 0 0 -.62"/></filter><filter id="grain-light" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="9"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 .97 0 0 0 0 .9 1.6 0 0 0 -.62"/></filter></defs>${body}<rect width="1600" height="1000" filter="url(#grain)" opacity="${grain}"/><rect width="1600" height="1000" filter="url(#grain-light)" opacity="${grain}"/></svg>`
}

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

/** A colour between two hexadecimal ones. */
export function mix(a: string, b: string, share = 0.5): string {
  const parts = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))
  const [from, to] = [parts(a), parts(b)]
  return `#${from
    .map((value, i) =>
      Math.round(value + (to[i]! - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
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

/** Lens-shaped lights on water between two heights, small and close far away, long and apart near. */
export function glints(
  random: Chance,
  count: number,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  size: number,
  centre?: number,
  spread = 0.5,
): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const t = random() ** 1.5
    const y = y0 + (y1 - y0) * t
    const middle = centre ?? (x0 + x1) / 2
    const x =
      centre === undefined
        ? between(random, x0, x1)
        : middle + (random() + random() + random() - 1.5) * (x1 - x0) * spread * (0.35 + 0.65 * t)
    const w = size * (0.25 + 1.1 * t) * between(random, 0.5, 1.4),
      h = size * (0.02 + 0.07 * t)
    d += `M${n(x - w)} ${n(y)}Q${n(x)} ${n(y - h)} ${n(x + w)} ${n(y)}Q${n(x)} ${n(y + h)} ${n(x - w)} ${n(y)}Z`
  }
  return d
}

/** A fair-weather cloud that melts away at its base. */
export function cumulus(
  random: Chance,
  x: number,
  y: number,
  width: number,
  body: string,
  shade: string,
  opacity = 1,
): string {
  const height = width * 0.3
  const id = `cloud${Math.round(x)}x${Math.round(y)}`
  const puffs = (count: number, rise: number, size: number, from: number, to: number) =>
    times(count, (i) => {
      const t = from + ((to - from) * (i + 0.5)) / count,
        swell = Math.sin(Math.PI * t) ** 0.8
      return `<circle cx="${n(x + width * t + between(random, -0.02, 0.02) * width)}" cy="${n(y - height * rise * swell)}" r="${n(height * size * (0.35 + 0.65 * swell) * between(random, 0.8, 1.2))}"/>`
    })
  const shades = (name: string, from: string, to: string, top: number) =>
    `<linearGradient id="${id}${name}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${n(y - top)}" y2="${n(y)}"><stop offset="0" stop-color="${from}"/><stop offset=".55" stop-color="${mix(from, to)}"/><stop offset="1" stop-color="${to}" stop-opacity="0"/></linearGradient>`
  return `<clipPath id="${id}"><path d="M${n(x - width)} ${n(y - width)}H${n(x + 2 * width)}V${n(y)}H${n(x - width)}Z"/></clipPath>${shades('a', mix(body, shade, 0.25), shade, height * 1.25)}${shades('b', body, shade, height * 0.9)}<g clip-path="url(#${id})" opacity="${opacity}"><g fill="url(#${id}a)">${puffs(6, 0.62, 0.46, 0.16, 0.84)}</g><g fill="url(#${id}b)">${puffs(8, 0.28, 0.4, 0.02, 0.98)}</g></g>`
}

/** Sea birds far off: two wings each. */
export function birds(at: readonly (readonly [number, number, number])[], stroke: string): string {
  return `<g fill="${stroke}">${at.map(([x, y, s]) => `<path d="M${n(x)} ${n(y)}q${n(-s * 0.35)} ${n(-s * 0.55)} ${n(-s)} ${n(-s * 0.32)}q${n(s * 0.55)} ${n(-s * 0.02)} ${n(s)} ${n(s * 0.46)}q${n(s * 0.4)} ${n(-s * 0.52)} ${n(s * 1.05)} ${n(-s * 0.5)}q${n(-s * 0.62)} ${n(-s * 0.22)} ${n(-s * 1.05)} ${n(s * 0.36)}z"/>`).join('')}</g>`
}

/** The net of light that small waves throw on a shallow bottom, as a filter to lay over a shape. Frequencies are per unit. */
export function caustics(
  id: string,
  x: number,
  y: number,
  seed: number,
  colour: readonly [number, number, number] = [1, 1, 0.94],
): string {
  return `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="turbulence" baseFrequency="${x} ${y}" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 0 ${colour[0]} 0 0 0 0 ${colour[1]} 0 0 0 0 ${colour[2]} -9 0 0 0 1"/></filter>`
}
