import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import coasts from '#charts/coast.json' with { type: 'json' }
import { articles } from './articles.ts'
import { factsIn } from './charter/check.ts'
import { charterFacts } from './charter/facts.ts'
import { destinations } from './destinations.ts'
import { fleet } from './fleet.ts'
import { itineraries, startOf } from './itineraries.ts'
import { locales } from './locales.ts'
import { articleOf } from './markdown.server.ts'
import { type PlaceId, places } from './places.ts'
import { type Position, articleIds, destinationIds, mostGuests } from './schema.ts'
import { distanceNm, itineraryStages } from './itinerary-stages.ts'
import { copyOf } from './site.server.ts'
import { sourcedFigures } from './sourced-figures.ts'

const sources = readFileSync(new URL('../docs/sources.md', import.meta.url), 'utf8')

describe('the fleet', () => {
  it('takes between two guests and the most that the forms take and is rated 4.8 or 4.9', () => {
    for (const { guests, rating } of fleet) {
      expect(guests).toBeGreaterThanOrEqual(2)
      expect(guests).toBeLessThanOrEqual(mostGuests)
      expect([4.8, 4.9]).toContain(rating)
    }
  })
  it.each(locales)('names no rule of Guna Yala on a yacht of the Bahamas, in %s', (locale) => {
    const texts = copyOf(locale).fleet
    const yachts = fleet.filter(({ base }) => base === 'bahamas')
    expect(yachts).toHaveLength(2)
    for (const { slug } of yachts) expect(JSON.stringify(texts.yachts[slug])).not.toMatch(/\bGuna/i)
  })
})

/** Where guests fly to, as published. */
const airports: Position[] = [
  { lat: 9.56, lon: -78.95 },
  { lat: 9.45, lon: -78.58 }, // El Porvenir, Corazón de Jesús
  { lat: 10.44, lon: -75.51 }, // Cartagena
  { lat: 25.04, lon: -77.47 },
  { lat: 24.17, lon: -76.44 }, // Nassau, Staniel Cay
  { lat: 22.99, lon: -82.41 },
  { lat: 21.62, lon: -81.55 }, // Havana, Cayo Largo
]

describe('the itineraries', () => {
  it.each(destinationIds)('of %s have fourteen days within daylight, one night passage aside', (id) => {
    const stages = itineraryStages(id)
    expect(stages).toHaveLength(14)
    const long = stages.filter(({ hours = 0 }) => hours > 8)
    expect(long.map(({ place }) => place)).toEqual(id === 'cuba' ? ['cayoLargo'] : [])
    for (const { distanceNm: nm = 0 } of stages) expect(nm).toBeLessThanOrEqual(75)
  })
  it.each(destinationIds)('of %s end their first week, and each extension, where guests can leave', (id) => {
    const exits = {
      panama: ['nargana', 'elPorvenir', 'elPorvenir'],
      colombia: ['cartagena', 'cartagena', 'cartagena'],
      bahamas: ['staniel', 'staniel', 'nassau'],
      cuba: ['cayoLargo', 'cayoLargo', 'havana'],
    }
    expect([6, 9, 13].map((day) => itineraries[id].days[day]!.place)).toEqual(exits[id])
  })
  it.each(destinationIds)('of %s start and end within ten miles of an airport', (id) => {
    for (const place of [
      startOf[id],
      ...[6, 9, 13].map((day) => itineraries[id].days[day]!.place as PlaceId),
    ])
      expect(Math.min(...airports.map((airport) => distanceNm(airport, places[place]))), place).toBeLessThan(
        10,
      )
  })
  it.each(destinationIds)('of %s stay on their chart', (id) => {
    const [west, south, east, north] = destinations[id].chart
    for (const { place } of itineraryStages(id)) {
      const { lat, lon } = places[place]
      expect(lat > south && lat < north && lon > west && lon < east, place).toBe(true)
    }
  })
})

describe('the places', () => {
  it.each(Object.entries(places))(
    '%s is given to a hundredth of a degree from a source that is listed',
    (_, { lat, lon, source }) => {
      for (const degrees of [lat, lon]) expect(Number(degrees.toFixed(2))).toBe(degrees)
      expect(sources).toContain(`| \`${source}\` |`)
    },
  )
})

describe('the sources', () => {
  it('of every fact of a charter and of every figure that a text names beside them are listed', () => {
    const charter = factsIn(charterFacts).flatMap(([, { source }]) => source ?? [])
    const fees = Object.values(charterFacts.fees.fees).flatMap((list) => list.map(({ source }) => source))
    const texts = sourcedFigures.map(({ source }) => source)
    for (const key of new Set([...charter, ...fees, ...texts])) expect(sources).toContain(`| \`${key}\` |`)
  })
})

/** Nautical miles from a position to the nearest shore of a chart. */
function toShore({ lat, lon }: Position, rings: number[][][]) {
  const toEast = Math.cos((lat * Math.PI) / 180)
  const [xs, ys] = [(x: number) => (x - lon) * 60 * toEast, (y: number) => (y - lat) * 60]
  return Math.min(
    ...rings.flatMap((ring) =>
      ring.map(([x, y], i) => {
        const [toX, toY] = ring[(i + 1) % ring.length]!
        const [ax, ay, dx, dy] = [xs(x!), ys(y!), xs(toX!) - xs(x!), ys(toY!) - ys(y!)]
        const along = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)))
        return Math.hypot(ax + along * dx, ay + along * dy)
      }),
    ),
  )
}

/** The shoreline data lack the islet of the lighthouse at the chart's scale, and the inner bay of Cienfuegos. */
const uncharted: PlaceId[] = ['cayoGuano', 'cienfuegos']

describe('the shores', () => {
  it.each(destinationIds)('of %s are within a mile of every stop', (id) => {
    for (const { place, position } of itineraryStages(id))
      if (!uncharted.includes(place)) expect(toShore(position, coasts[id]), place).toBeLessThan(1)
  })
})

describe('the seasons', () => {
  it.each(destinationIds)('of %s are months of the year, and no best month is a rainy one', (id) => {
    const { best, rain, hurricane } = destinations[id].season
    for (const month of [...best, ...rain, ...hurricane])
      expect(Number.isInteger(month) && month >= 1 && month <= 12).toBe(true)
    expect(best.filter((month) => rain.includes(month))).toEqual([])
  })
})

describe('positions in the prose', () => {
  it.each(locales)('of %s are those of the charts, to the minute', (locale) => {
    const text = readFileSync(new URL(`${locale}/articles/sailing-san-blas.md`, import.meta.url), 'utf8')
    const minutes = (degrees: number) =>
      `${Math.trunc(Math.abs(degrees))}°${Math.round((Math.abs(degrees) % 1) * 60)}`
    for (const [, lat, lon] of text.matchAll(/(\d+°\d+)[’′]\s?N,? (\d+°\d+)[’′]\s?W/g))
      expect(Object.values(places).map((place) => `${minutes(place.lat)} ${minutes(place.lon)}`)).toContain(
        `${lat} ${lon}`,
      )
  })
})

describe('distances', () => {
  it.each([
    ['elPorvenir', 'chichime', 4.3, 0.6],
    ['chichime', 'holandes', 12.2, 0.6],
    ['cocoBandero', 'greenIsland', 2.1, 0.4],
    ['warderick', 'compass', 10, 0.6],
    ['cienfuegos', 'cayoLargo', 69, 1.5],
  ] as const)('from %s to %s agree with the logs', (a, b, nm, tolerance) => {
    expect(Math.abs(distanceNm(places[a], places[b]) - nm)).toBeLessThan(tolerance)
  })
})

describe('the articles', () => {
  it.each(articleIds)('%s leads on to three others', (id) => {
    expect(new Set([id, ...articles[id].related]).size).toBe(4)
  })
  it.each(locales)('in %s cite pages, not the front doors of sites', (locale) => {
    const folder = new URL(`${locale}/articles/`, import.meta.url)
    const cited = readdirSync(folder).flatMap(
      (file) => readFileSync(new URL(file, folder), 'utf8').match(/(?<=\]\()https:[^\s]+(?=\))/g) ?? [],
    )
    expect(cited.length).toBeGreaterThan(4)
    for (const address of cited) expect(new URL(address).pathname.length, address).toBeGreaterThan(4)
  })
  const read = locales.flatMap((locale) =>
    articleIds.map((id) => ({ locale, id, body: articleOf(id, locale).body })),
  )
  it.each(read)(
    '$id in $locale leads to the destinations, the yachts and the culture of the Guna, and cites others',
    ({ id, body }) => {
      const leadsTo = (page: string) => body.includes(`](page:${page})`) || articles[id].callToAction === page
      expect(['destinations', 'yachts', 'gunaYala'].filter((page) => !leadsTo(page))).toEqual(
        id === 'guna-yala' ? ['gunaYala'] : [],
      )
      expect(body).toContain('](https://')
    },
  )
  it.each(locales)('in %s cite an encyclopedia, a magazine and an organisation for heritage', (locale) => {
    const cited = read
      .filter((each) => each.locale === locale)
      .map(({ body }) => body)
      .join()
    for (const publisher of [
      /wikipedia\.org\/wiki\//,
      /americanindianmagazine\.org\/|sciencenews\.org\//,
      /unesco\.org\/en\//,
    ])
      expect(cited).toMatch(publisher)
  })
})
