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
