/** The chart of a destination and its itinerary, as SVG for the page. Runs on the server alone. */
import type { Locale } from '#content/locales.ts'
import { destinations } from '#content/destinations.ts'
import { itineraries } from '#content/itineraries.ts'
import { places } from '#content/places.ts'
import { nameIn } from '#content/format.ts'
import type { DestinationId, Place } from '#content/schema.ts'
import coastData from './coast.json' with { type: 'json' }
import { routeText } from './chart-text.ts'
import { compassRose, graticule, roseWidth, scaleBar, scaleLength, type Sizes } from './furniture.ts'
import {
  type Bounds,
  boxed,
  type Coast,
  coarsePath,
  coastIn,
  type Frame,
  onLand,
  type Projection,
  projectionOf,
  px,
  smoothPath,
} from './geometry.ts'
import { type ChartName, lands, waters, words } from './names.ts'
import { discBox, type Label, placeLabels } from './labels.ts'
import { type Box, Room, textWidth } from './room.ts'
import { type Days, dayText, type Leg, legsOf, stagesOf, type Stop, stopsOf } from './route.ts'
import type { Point } from './simplify.ts'

export const coasts = coastData as unknown as Record<DestinationId | 'overview', Point[][]>

export type ChartVariant = 'wide' | 'tall'
export type Chart = {
  /** What goes between the svg tags. */
  svg: string
  viewBox: string
  width: number
  height: number
  title: string
  /** The chart in words: every stop with its position and distance. */
  description: string
  stops: string[]
  legs: { day: number; d: string }[]
}
export type ChartOptions = {
  destination: DestinationId
  locale: Locale
  variant: ChartVariant
  route?: boolean
  days?: Days
  idPrefix: string
}

/** Wide is drawn for a thousand pixels and more, tall for a phone: its letters are 11 px or more at 343 px. */
export const sizesOf: Record<ChartVariant, Sizes> = {
  wide: {
    width: 1100,
    height: 720,
    ladder: 9,
    margin: 30,
    label: 16,
    degree: 13,
    disc: 12,
    water: [27, 20, 17],
    land: [17, 14, 12.5],
    rose: 54,
    spacing: 110,
  },
  tall: {
    width: 343,
    height: 450,
    ladder: 6,
    margin: 20,
    label: 12,
    degree: 11,
    disc: 8.5,
    water: [17, 13.5, 12.5],
    land: [12.5, 11.5, 11],
    rose: 27,
    spacing: 62,
  },
}

/** Pixels within which a coast may be simplified, and the size under which an island is left out. */
const detail: Record<DestinationId | 'overview', Record<ChartVariant, [number, number]>> = {
  panama: { wide: [0.7, 1.6], tall: [0.5, 1.1] },
  colombia: { wide: [0.7, 1.6], tall: [0.5, 1.1] },
  bahamas: { wide: [1.5, 6], tall: [0.7, 1.8] },
  cuba: { wide: [1.9, 6.5], tall: [0.8, 2.4] },
  overview: { wide: [1.3, 5], tall: [0.7, 1.5] },
}

export function frameOf({ width, height, margin, ladder, degree }: Sizes): Frame {
  return {
    x: margin,
    y: margin,
    width: width - margin - ladder - 1,
    height: height - margin - ladder - degree * 1.9,
  }
}

/** All stops of the itinerary and a little more; the destination's own bounds where no route is drawn. */
function boundsOf(destination: DestinationId, route: boolean): Bounds {
  if (!route) return destinations[destination].chart
  const stops = itineraries[destination].days.map(({ place }) => (places as Record<string, Place>)[place]!)
  const [w, e] = [Math.min(...stops.map((p) => p.lon)), Math.max(...stops.map((p) => p.lon))]
  const [s, n] = [Math.min(...stops.map((p) => p.lat)), Math.max(...stops.map((p) => p.lat))]
  const [dx, dy] = [(e - w) * 0.14, (n - s) * 0.14]
  return [w - dx, s - dy, e + dx, n + dy]
}

/** The least and greatest height of a sheet in pixels; between them it follows the shape of the waters it shows. */
const heights: Record<ChartVariant, [number, number]> = { wide: [600, 740], tall: [350, 470] }

function heightFor([west, south, east, north]: Bounds, variant: ChartVariant): number {
  const [least, greatest] = heights[variant]
  const { width, margin } = sizesOf[variant]
  const aspect = (north - south) / ((east - west) * Math.cos(((south + north) / 2) * (Math.PI / 180)))
  return Math.round(Math.min(greatest, Math.max(least, (width - margin) * aspect + margin * 3)))
}

/** Written out whole, because style sheets are cut to the names in the sources. */
const nameClass = { water: 'chart-water', land: 'chart-land-name' }

export type Sheet = { coast: Coast; land: string; shoal: string }
const sheets = new Map<string, Sheet>()

/** The coast of a chart: the same for every language and every choice of days, so it is drawn once. */
export function sheetOf(
  area: DestinationId | 'overview',
  variant: string,
  projection: Projection,
  frame: Frame,
  sizes: Sizes,
): Sheet {
  const key = [area, variant, projection.pixelsPerMile].join()
  const known = sheets.get(key)
  if (known) return known
  const [tolerance, smallest] = detail[area][sizes.width > 600 ? 'wide' : 'tall']
  const rings = coastIn(coasts[area], projection, frame, { margin: sizes.margin * 2, tolerance, smallest })
  const sheet = { coast: boxed(rings), land: smoothPath(rings), shoal: coarsePath(rings, tolerance * 3.2) }
  sheets.set(key, sheet)
  return sheet
}

export function chartOf({ destination, locale, variant, route = true, days, idPrefix }: ChartOptions): Chart {
  const bounds = boundsOf(destination, route)
  const sizes = { ...sizesOf[variant], height: heightFor(bounds, variant) }
  const frame = frameOf(sizes)
  const projection = projectionOf(bounds, frame)
  const stages = stagesOf(destination, days ?? [1, itineraries[destination].days.length])
  const legs = route ? legsOf(stages, projection) : []
  const stops = route ? apart(stopsOf(stages, projection), sizes, locale) : []
  const sheet = sheetOf(destination, variant, projection, frame, sizes)
  const room = new Room(
    { x: frame.x + 4, y: frame.y + 4, width: frame.width - 8, height: frame.height - 8 },
    legs.flatMap((leg) => leg.points),
    (p) => onLand(p, sheet.coast),
  )
  room.taken.push(...stops.map(discBox))

  const placed = placeLabels(stops, room, sizes.label)
  const labels = stops.map((stop, i) => stopMark(stop, placed[i], sizes)).join('')
  const tools = furniture(room, frame, sizes, projection.pixelsPerMile, locale)
  const names = [
    ...waters[destination].map((n) => nameMark(n, 'water', room, sizes, locale, projection.point(n))),
    ...lands[destination].map((n) => nameMark(n, 'land', room, sizes, locale, projection.point(n))),
  ].join('')
  const { lines, frame: border } = graticule(projection, frame, sizes)
  const text = routeText(destination, locale, stages)
  return {
    svg:
      paper(idPrefix, frame, sizes, sheet, lines, names + tools) +
      `<g clip-path="url(#${idPrefix}-frame)"><g class="chart-route">${legs.map(legMark).join('')}</g><g font-size="${sizes.label}">${labels}</g></g>` +
      `${border}<text class="chart-note" x="${px(frame.x - sizes.ladder)}" y="${px(sizes.height - 4)}" font-size="${sizes.degree}">${words[locale].notForNavigation}</text>`,
    viewBox: `0 0 ${sizes.width} ${sizes.height}`,
    width: sizes.width,
    height: sizes.height,
    title: text.title,
    description: text.description,
    stops: text.stops,
    legs: legs.map(({ day, d }) => ({ day, d })),
  }
}

/** Sea, depth tints along the coast, graticule and land, cut at the frame. */
export function paper(
  id: string,
  { x, y, width, height }: Frame,
  sizes: Sizes,
  { land, shoal }: Sheet,
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

export function legMark({ day, kind, d }: Leg) {
  return `<path class="chart-leg${kind === 'road' ? ' chart-leg-road' : ''}" data-day="${day}" pathLength="1" d="${d}"/>`
}

type Placed = Stop & { disc: Point; half: Point; text: string; name: string; width: number }

/** Pushes numbered discs apart where anchorages lie close together; a hairline leads back to the anchorage. */
function apart(stops: Stop[], { disc: r, label }: Sizes, locale: Locale): Placed[] {
  const placed = stops.map((stop): Placed => {
    const text = dayText(stop.days)
    const name = nameIn((places as Record<string, Place>)[stop.place]!.name, locale)
    return {
      ...stop,
      text,
      name,
      width: textWidth(name, label),
      disc: [...stop.at],
      half: text ? [Math.max(r, textWidth(text, label * 0.85) / 2 + r * 0.55), r] : [r * 0.45, r * 0.45],
    }
  })
  for (let round = 0; round < 80; round++) {
    for (const a of placed) {
      for (const b of placed) {
        if (a === b) continue
        const [dx, dy] = [b.disc[0] - a.disc[0] || 0.1, b.disc[1] - a.disc[1] || 0.1]
        const [ox, oy] = [a.half[0] + b.half[0] + 3 - Math.abs(dx), a.half[1] + b.half[1] + 3 - Math.abs(dy)]
        if (ox <= 0 || oy <= 0) continue
        const axis = ox < oy ? 0 : 1
        const push = (Math.min(ox, oy) / 2) * Math.sign(axis === 0 ? dx : dy)
        a.disc[axis] -= push / 2
        b.disc[axis] += push / 2
      }
    }
  }
  return placed
}

function stopMark(
  { days, disc: [x, y], half, at, text, name }: Placed,
  label: Label | undefined,
  sizes: Sizes,
) {
  const moved = Math.hypot(x - at[0], y - at[1]) > 2
  return (
    `<g class="chart-stop" data-day="${days.join(' ')}">` +
    (moved
      ? `<path class="chart-leader" d="M${px(x)} ${px(y)}L${px(at[0])} ${px(at[1])}"/><circle class="chart-anchorage" cx="${px(at[0])}" cy="${px(at[1])}" r="2"/>`
      : '') +
    `<rect class="chart-disc" x="${px(x - half[0])}" y="${px(y - half[1])}" width="${px(half[0] * 2)}" height="${px(half[1] * 2)}" rx="${px(half[1])}"/>` +
    (text
      ? `<text class="chart-number" x="${px(x)}" y="${px(y + sizes.label * 0.3)}" font-size="${px(Math.max(11, sizes.label * 0.85))}" text-anchor="middle">${text}</text>`
      : '') +
    (label
      ? `<text class="chart-label" x="${px(label.x)}" y="${px(label.y)}" text-anchor="${label.anchor}">${name}</text>`
      : '') +
    '</g>'
  )
}

/** A name near its place, moved until it covers nothing; a land's name stands on the land or in the water beside it, not across the shore. Left out if there is no room. */
export function nameMark(
  chartName: ChartName,
  kind: 'water' | 'land',
  room: Room,
  sizes: Sizes,
  locale: Locale,
  at: Point,
) {
  const { frame } = room
  if (at[0] < frame.x || at[0] > frame.x + frame.width || at[1] < frame.y || at[1] > frame.y + frame.height)
    return ''
  const size = sizes[kind][chartName.rank - 1]!
  const full = nameIn(chartName.name, locale)
  const lines =
    kind === 'water' && textWidth(full, size, 'italic') > sizes.width * 0.3 && full.includes(' ')
      ? broken(full)
      : [kind === 'land' ? full.toUpperCase() : full]
  const width = Math.max(
    ...lines.map((line) =>
      kind === 'water'
        ? textWidth(line, size, 'italic', size * 0.04)
        : textWidth(line, size, 'sans', size * 0.16),
    ),
  )
  const spread = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6]
  const offers = spread
    .flatMap((j) => spread.map((i) => ({ i, j })))
    .toSorted((a, b) => Math.hypot(a.i, a.j) - Math.hypot(b.i, b.j))
    .map(({ i, j }) => {
      const [x, y] = [at[0] + i * size * 1.1, at[1] + j * size * 0.9]
      return {
        x,
        y,
        box: { x: x - width / 2, y: y - size * 0.8, width, height: size * (1.05 + 1.1 * (lines.length - 1)) },
      }
    })
  const found = room.place(offers, {
    ground: kind === 'water' ? 'sea' : 'one',
    gap: 4,
    lineCost: 12,
    limit: 64,
  })
  if (!found) return ''
  return `<text class="${nameClass[kind]}" font-size="${size}" text-anchor="middle">${lines.map((line, i) => `<tspan x="${px(found.x)}" y="${px(found.y + i * size * 1.1)}">${line}</tspan>`).join('')}</text>`
}

/** Two lines of about the same length. */
function broken(text: string) {
  const spaces = [...text.matchAll(/ /g)].map((m) => m.index)
  const cut = spaces.toSorted((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0]!
  return [text.slice(0, cut), text.slice(cut + 1)]
}

/** Scale bar and compass rose where the sheet is free, at its edges first. */
export function furniture(room: Room, frame: Frame, sizes: Sizes, pixelsPerMile: number, locale: Locale) {
  const miles = scaleLength(pixelsPerMile, sizes.width * 0.24)
  const size = sizes.degree
  const length = Math.max(miles * pixelsPerMile, textWidth(words[locale].miles, size))
  const inset = sizes.ladder * 2
  const grid = (w: number, h: number): { box: Box }[] => {
    const [right, bottom] = [frame.x + frame.width - w - inset, frame.y + frame.height - h - inset]
    const steps = Array.from({ length: 9 }, (_, i) => i / 8)
    const edge = (t: number) => Math.min(t, 1 - t)
    return steps
      .flatMap((ty) => steps.map((tx) => ({ tx, ty })))
      .toSorted((a, b) => edge(a.tx) + edge(a.ty) - edge(b.tx) - edge(b.ty) || b.ty - a.ty)
      .map(({ tx, ty }) => ({
        box: {
          x: frame.x + inset + tx * (right - frame.x - inset),
          y: frame.y + inset + ty * (bottom - frame.y - inset),
          width: w,
          height: h,
        },
      }))
  }
  const put = (width: number, height: number) => {
    const offers = grid(width, height)
    const options = { gap: 4, lineCost: 8 }
    return (
      room.place(offers, { ...options, ground: 'sea', limit: 10 }) ??
      room.place(offers, { ...options, ground: 'one', limit: 30 })
    )?.box
  }
  const across = roseWidth(sizes.rose, size)
  const rose = put(across, across)
  const scale = put(length + 20, size * 3.2)
  return (
    (rose ? compassRose([rose.x + rose.width / 2, rose.y + rose.height / 2], sizes.rose, size) : '') +
    (scale
      ? scaleBar(
          [scale.x + scale.width / 2 - (miles * pixelsPerMile) / 2, scale.y + size * 1.5],
          pixelsPerMile,
          miles,
          size,
          locale,
        )
      : '')
  )
}
