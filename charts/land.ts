/** The paper of a chart: coast, land and shallows, drawn once for each destination and layout. */
import type { DestinationId } from '#content/schema.ts'
import coastData from './coast.json' with { type: 'json' }
import type { Sizes } from './furniture.ts'
import { type Frame, type Projection, px } from './geometry.ts'
import { coarsePath, smoothPath } from './coast-paths.ts'
import { type Coast, coastIn, coastOf } from './coast.ts'
import type { Point } from './simplify.ts'
import type { ChartVariant } from './sizes.ts'

export const coasts = coastData as unknown as Record<DestinationId | 'overview', Point[][]>

/** Pixels within which a coast may be simplified, and the size under which an island is left out. */
const detail: Record<DestinationId | 'overview', Record<ChartVariant, [number, number]>> = {
  panama: { wide: [0.7, 1.6], tall: [0.5, 1.1] },
  colombia: { wide: [0.7, 1.6], tall: [0.5, 1.1] },
  bahamas: { wide: [1.5, 6], tall: [0.7, 1.8] },
  cuba: { wide: [1.9, 6.5], tall: [0.8, 2.4] },
  overview: { wide: [1.3, 5], tall: [0.7, 1.5] },
}

export type Land = { coast: Coast; land: string; shoal: string }
const drawn = new Map<string, Land>()

/** The coast of a chart: the same for every language and every choice of days, so it is drawn once. */
export function landOf(
  area: DestinationId | 'overview',
  variant: string,
  projection: Projection,
  frame: Frame,
  sizes: Sizes,
): Land {
  const key = [area, variant, projection.pixelsPerMile].join()
  const known = drawn.get(key)
  if (known) return known
  const [tolerance, smallest] = detail[area][sizes.width > 600 ? 'wide' : 'tall']
  const rings = coastIn(coasts[area], projection, frame, { margin: sizes.margin * 2, tolerance, smallest })
  const land = { coast: coastOf(rings), land: smoothPath(rings), shoal: coarsePath(rings, tolerance * 3.2) }
  drawn.set(key, land)
  return land
}

/** Sea, depth tints along the coast, graticule and land, cut at the frame. */
export function paper(
  id: string,
  { x, y, width, height }: Frame,
  sizes: Sizes,
  { land, shoal }: Land,
  lines: string,
  names: string,
) {
  const band = sizes.disc * 4.2
  const tint = (name: string, w: number) =>
    `<use href="#${id}-shoal" class="chart-contour" stroke-width="${px(w + 1.2)}"/><use href="#${id}-shoal" class="${name}" stroke-width="${px(w)}"/>`
  return (
    `<defs><clipPath id="${id}-frame"><rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}"/></clipPath><path id="${id}-land" d="${land}"/><path id="${id}-shoal" d="${shoal}"/></defs>` +
    `<rect class="chart-sea" x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}"/>` +
    `<g clip-path="url(#${id}-frame)">${tint('chart-tint-2', band)}${tint('chart-tint-1', band * 0.42)}${lines}<use href="#${id}-land" class="chart-land"/>${names}</g>`
  )
}
