import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { locales } from '#content/locales.ts'
import { places } from '#content/places.ts'
import { nameIn } from '#content/format.ts'
import { destinations } from '#content/destinations.ts'
import { destinationIds, itineraryLengths, type Place } from '#content/schema.ts'
import { itineraries } from '#content/itineraries.ts'
import { type Chart, chartOf } from './chart.server.ts'
import { frameOf, sizesOf } from './sizes.ts'
import { projectionOf } from './geometry.ts'
import { coastOf, onLand } from './coast.ts'
import { coasts } from './land.ts'
import { legsOf, stagesOf } from './route.ts'
import type { Point } from './simplify.ts'
import { overviewChart } from './overview.server.ts'
import { distance } from './labels.ts'
import { overlap, type Box, Room, textWidth } from './room.ts'

const variants = ['wide', 'tall'] as const
const ranges = [
  [1, 7],
  [8, 10],
  [11, 14],
  [1, 14],
] as const
const all: [name: string, chart: Chart][] = [
  ...locales.flatMap((locale) =>
    destinationIds.flatMap((destination) =>
      variants.flatMap((variant) =>
        ranges.map(([from, to]): [string, Chart] => [
          `${destination} ${variant} ${locale} ${from}-${to}`,
          chartOf({ destination, locale, variant, days: [from, to], idPrefix: 'c' }),
        ]),
      ),
    ),
  ),
  ...locales.flatMap((locale) =>
    variants.map((variant): [string, Chart] => [
      `overview ${variant} ${locale}`,
      overviewChart(locale, { variant }),
    ]),
  ),
]

/** The boxes of the names of stops, as they are set. */
function labelBoxes(svg: string, size: number): Box[] {
  return [
    ...svg.matchAll(/<text class="chart-label" x="([\d.]+)" y="([\d.]+)"[^>]*text-anchor="(\w+)">([^<]+)</g),
  ].map(([, x, y, anchor, text]) => {
    const width = textWidth(text!, size) * 0.96
    return {
      x: Number(x) - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0),
      y: Number(y) - size * 0.75,
      width,
      height: size * 0.9,
    }
  })
}

/** The disc of every stop and the box of its name, if it has one. */
function stopsIn(svg: string, size: number): { disc: Box; name: Box | undefined }[] {
  return [...svg.matchAll(/<g class="chart-stop"[^>]*>(.*?)<\/g>/g)].map(([, stop]) => {
    const [x, y, width, height] =
      /class="chart-disc" x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"/
        .exec(stop!)!
        .slice(1)
        .map(Number)
    return { disc: { x: x!, y: y!, width: width!, height: height! }, name: labelBoxes(stop!, size)[0] }
  })
}

/** The square about the letters of a rose, from the places of its letters. */
function roseBox(svg: string, size: number): Box | undefined {
  const letters = [
    ...(
      svg.split('<g class="chart-rose">')[1]?.split('</g><path class="chart-rose-light"')[1] ?? ''
    ).matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([NESW])</g),
  ].slice(0, 4)
  if (letters.length === 0) return undefined
  const [xs, ys] = [letters.map(([, x]) => Number(x)), letters.map(([, , y]) => Number(y))]
  return {
    x: Math.min(...xs) - size * 0.4,
    y: Math.min(...ys) - size * 0.75,
    width: Math.max(...xs) - Math.min(...xs) + size * 0.8,
    height: Math.max(...ys) - Math.min(...ys) + size * 0.75,
  }
}

describe.each(all)('the chart %s', (_name, chart) => {
  test('carries no style and no id twice', () => {
    expect(chart.svg).not.toMatch(/style=/)
    const ids = [...chart.svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1])
    expect(new Set(ids).size).toBe(ids.length)
    expect(chart.svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('has a rose that no name of a stop crosses', () => {
    const { label, degree } = sizesOf[chart.width === sizesOf.wide.width ? 'wide' : 'tall']
    const rose = roseBox(chart.svg, degree)
    expect(rose).toBeDefined()
    for (const box of labelBoxes(chart.svg, label)) expect(overlap(box, rose!)).toBe(0)
  })

  test('stays light', () => {
    expect(chart.svg.length).toBeLessThan(36_000)
    expect(brotliCompressSync(chart.svg).length).toBeLessThan(12_500)
  })
})

test('every stop lies inside the frame and is named in the words of the chart', () => {
  for (const variant of variants) {
    for (const destination of destinationIds) {
      const chart = chartOf({ destination, locale: 'en', variant, idPrefix: 'c' })
      const [, , width, height] = chart.viewBox.split(' ').map(Number)
      for (const [, x, y] of chart.svg.matchAll(/class="chart-disc" x="([-\d.]+)" y="([-\d.]+)"/g)) {
        expect(Number(x)).toBeGreaterThan(0)
        expect(Number(x)).toBeLessThan(width!)
        expect(Number(y)).toBeGreaterThan(0)
        expect(Number(y)).toBeLessThan(height!)
      }
      for (const { place } of itineraries[destination].days)
        expect(chart.description).toContain(nameIn((places as Record<string, Place>)[place]!.name, 'en'))
    }
  }
})

test('every stop carries its name, and no name stands nearer to the disc of another stop', () => {
  const firstDays = Array.from({ length: 14 }, (_, i) => [1, i + 1] as const)
  for (const variant of variants) {
    for (const destination of destinationIds) {
      for (const locale of locales) {
        for (const [from, to] of variant === 'tall' && locale === 'en' ? [...ranges, ...firstDays] : ranges) {
          const stops = stopsIn(
            chartOf({ destination, locale, variant, days: [from, to], idPrefix: 'c' }).svg,
            sizesOf[variant].label,
          )
          for (const { disc, name } of stops) {
            const where = `${destination} ${variant} ${locale} ${from}-${to}`
            expect(name, where).toBeDefined()
            for (const other of stops)
              if (other.disc !== disc)
                expect(distance(name!, other.disc), where).toBeGreaterThan(distance(name!, disc))
          }
        }
      }
    }
  }
})

test('the names of the stops do not cover each other', () => {
  for (const variant of variants) {
    for (const destination of destinationIds) {
      for (const locale of locales) {
        const boxes = labelBoxes(
          chartOf({ destination, locale, variant, days: [1, 7], idPrefix: 'c' }).svg,
          sizesOf[variant].label,
        )
        boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(0)))
      }
    }
  }
})

test('a name stands on land or in the water, never across the shore', () => {
  const shore = () => new Room({ x: 0, y: 0, width: 200, height: 100 }, [], ([x]) => x < 60)
  const offers = [30, 61, 0].map((x) => ({ box: { x, y: 40, width: 55, height: 12 } }))
  expect(shore().place(offers, { ground: 'one' })?.box.x).toBe(61)
  expect(shore().place([offers[2]!], { ground: 'one' })?.box.x).toBe(0)
  expect(shore().place([offers[2]!], { ground: 'sea' })).toBeUndefined()
  expect(shore().place([offers[0]!], { ground: 'one' })).toBeUndefined()
})

/** Miles about an anchorage that do not count: its position is rounded to a hundredth of a degree, and the bay of Cienfuegos is missing in the shoreline. */
const milesAbout = (place: string) => (place === 'cienfuegos' ? 7.5 : 1.2)

test.each(destinationIds)('no leg of %s crosses land', (destination) => {
  const projection = projectionOf(destinations[destination].chart, { x: 0, y: 0, width: 2000, height: 2000 })
  const coast = coastOf(
    coasts[destination].map((ring) => ring.map(([lon, lat]) => projection.point({ lat, lon }))),
  )
  const route = stagesOf(destination, [1, 14])
  const crossings = legsOf(route, projection)
    .filter(({ kind }) => kind === 'sail')
    .map(({ day, points }) => {
      const { place } = route.stages[day - 1]!
      const from = route.stages[day - 2]?.place ?? route.start
      const ends: [Point, number][] = [
        [points[0]!, milesAbout(from)],
        [points.at(-1)!, milesAbout(place)],
      ]
      const ashore = everyPixel(points).filter(
        (point) =>
          onLand(point, coast) &&
          ends.every(([end, miles]) => gap(point, end) > miles * projection.pixelsPerMile),
      )
      return { leg: `day ${day}, ${from} to ${place}`, miles: ashore.length / projection.pixelsPerMile }
    })
  expect(crossings.length).toBeGreaterThan(3)
  expect(crossings.filter(({ miles }) => miles > 0.25)).toEqual([])
})

const gap = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** A line as points about a pixel apart. */
function everyPixel(line: Point[]): Point[] {
  return line.slice(1).flatMap((b, i) => {
    const a = line[i]!
    const steps = Math.ceil(gap(a, b))
    return Array.from({ length: steps }, (_, j): Point => [
      a[0] + ((b[0] - a[0]) * j) / steps,
      a[1] + ((b[1] - a[1]) * j) / steps,
    ])
  })
}

test('a sheet of every length holds the stops of each, and the leg of each day once', () => {
  const { svg } = chartOf({ destination: 'panama', locale: 'en', variant: 'tall', idPrefix: 'c' })
  for (const length of itineraryLengths) expect(svg).toContain(`class="chart-stops" data-length="${length}"`)
  expect(svg.match(/class="chart-leg"/g)).toHaveLength(12)
  expect(svg).toMatch(/data-from="10" data-day="8"/)
})

test('every sailing day has a leg that a page can point at', () => {
  const { svg, legs } = chartOf({
    destination: 'panama',
    locale: 'es',
    variant: 'tall',
    days: [1, 7],
    idPrefix: 'c',
  })
  expect(legs.map((leg) => leg.day)).toEqual([1, 2, 3, 5, 6, 7])
  for (const { day } of legs) expect(svg).toContain(`data-day="${day}" pathLength="1"`)
})

test('a degree of latitude is sixty miles of the scale bar', () => {
  const projection = projectionOf([-79, 9.3, -78.5, 9.7], frameOf(sizesOf.wide))
  expect(
    (projection.point({ lat: 9, lon: -79 })[1] - projection.point({ lat: 10, lon: -79 })[1]) / 60,
  ).toBeCloseTo(projection.pixelsPerMile, 1)
})
