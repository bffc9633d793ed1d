/** Clouds, birds, glints on the sea and light under it. */
import { between, type Chance, mix, n, times } from './kit.ts'

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
