/** The chart of a destination and its itinerary, as SVG for the page. Runs on the server alone. */
import { destinations } from '#content/destinations.ts'
import { itineraries, startOf } from '#content/itineraries.ts'
import type { Stage } from '#content/itinerary-stages.ts'
import type { Locale } from '#content/locales.ts'
import { places } from '#content/places.ts'
import { type DestinationId, itineraryLengths, type Place } from '#content/schema.ts'
import { furniture } from './chart-furniture.ts'
import { routeText } from './chart-text.ts'
import { graticule } from './furniture.ts'
import { type Bounds, projectionOf, px } from './geometry.ts'
import { onLand } from './coast.ts'
import { discBox, placeLabels } from './labels.ts'
import { paper, landOf } from './land.ts'
import { nameMark } from './name-marks.ts'
import { lands, waters, words } from './names.ts'
import { insideOf, Room } from './room.ts'
import { type Days, type Leg, legsOf, stagesOf, stopsOf } from './route.ts'
import { type ChartVariant, frameOf, heightFor, sizesOf } from './sizes.ts'
import { apart, stopMark } from './stops.ts'

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
  /** The days whose route is drawn. Without them the sheet holds every length of the itinerary, of which the page shows one (charts/chart.css). */
  days?: Days
  /** The days of a trip in its own order, instead. */
  trip?: Stage[]
  idPrefix: string
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

export function chartOf({
  destination,
  locale,
  variant,
  route = true,
  days,
  trip,
  idPrefix,
}: ChartOptions): Chart {
  const bounds = boundsOf(destination, route)
  const sizes = { ...sizesOf[variant], height: heightFor(bounds, variant) }
  const frame = frameOf(sizes)
  const projection = projectionOf(bounds, frame)
  const routeOf = (each: Days) =>
    trip ? { start: startOf[destination], stages: trip } : stagesOf(destination, each)
  const stages = routeOf(days ?? [1, itineraries[destination].days.length])
  const legs = route ? legsOf(stages, projection) : []
  const land = landOf(destination, variant, projection, frame, sizes)
  const room = new Room(
    insideOf(frame, sizes.ladder * 0.66),
    legs.flatMap((leg) => leg.points),
    (p) => onLand(p, land.coast),
  )
  const chosen = days ?? (trip && ([1, trip.length] satisfies Days))
  const lengths = chosen ? [chosen] : itineraryLengths.map((last): Days => [1, last])
  const stopGroups = route ? lengths.map((each) => stopsOfDays(each)) : []
  room.taken.push(...stopGroups.flatMap(({ boxes }) => boxes))
  const tools = furniture(room, frame, sizes, projection.pixelsPerMile, locale)
  const names = [
    ...waters[destination].map((n) => nameMark(n, 'water', room, sizes, locale, projection.point(n))),
    ...lands[destination].map((n) => nameMark(n, 'land', room, sizes, locale, projection.point(n))),
  ].join('')
  const { lines, frame: border } = graticule(projection, frame, sizes)
  const text = routeText(destination, locale, stages)
  return {
    svg:
      paper(idPrefix, frame, sizes, land, lines, names + tools) +
      `<g clip-path="url(#${idPrefix}-frame)"><g class="chart-route">${legs.map(legMark).join('')}</g><g font-size="${sizes.label}">${stopGroups.map(({ svg }) => svg).join('')}</g></g>` +
      `${border}<text class="chart-note" x="${px(frame.x - sizes.ladder)}" y="${px(sizes.height - 4)}" font-size="${sizes.degree}">${words[locale].notForNavigation}</text>`,
    viewBox: `0 0 ${sizes.width} ${sizes.height}`,
    width: sizes.width,
    height: sizes.height,
    title: text.title,
    description: text.description,
    stops: text.stops,
    legs: legs.map(({ day, d }) => ({ day, d })),
  }

  /** The stops of some days with their names, and the boxes that they take. */
  function stopsOfDays([from, to]: Days) {
    const stops = apart(stopsOf(routeOf([from, to]), projection), sizes, locale)
    const own = room.copy()
    own.taken.push(...stops.map(discBox))
    const placed = placeLabels(stops, own, sizes.label)
    const marks = stops.map((stop, i) => stopMark(stop, placed[i], sizes)).join('')
    return {
      boxes: own.taken,
      svg: chosen ? marks : `<g class="chart-stops" data-length="${to}">${marks}</g>`,
    }
  }
}

function legMark({ day, kind, d }: Leg) {
  const first = itineraryLengths.find((length) => day <= length)
  return `<path class="chart-leg${kind === 'road' ? ' chart-leg-road' : ''}" data-from="${first}" data-day="${day}" pathLength="1" d="${d}"/>`
}
