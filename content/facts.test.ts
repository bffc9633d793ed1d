import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { articles } from './articles.ts'
import { destinations } from './destinations.ts'
import { fleet } from './fleet.ts'
import { itineraries } from './itineraries.ts'
import { places } from './places.ts'
import { articleIds, destinationIds } from './schema.ts'
import { distanceNm, voyageOf } from './voyage.ts'

const sources = readFileSync(new URL('../docs/sources.md', import.meta.url), 'utf8')

describe('the fleet', () => {
  it('asks a price above nothing, by the night only where it is counted by the person', () => {
    for (const { priceFrom, weekPrice, pricing } of fleet) {
      expect(priceFrom.amount).toBeGreaterThan(0)
      if (weekPrice) expect(weekPrice.amount).toBeGreaterThan(0)
      expect(priceFrom.basis).toBe(pricing ? 'night' : 'day')
    }
  })
  it('prices Tsabalok for two by her own rules', () => {
    const { pricing, priceFrom } = fleet[6]!
    expect(pricing!.boatRate + 2 * pricing!.personRate).toBe(priceFrom.amount)
  })
  it('takes between two and twelve guests and is rated 4.8 or 4.9', () => {
    for (const { guests, rating } of fleet) {
      expect(guests).toBeGreaterThanOrEqual(2)
      expect(guests).toBeLessThanOrEqual(12)
      expect([4.8, 4.9]).toContain(rating)
    }
  })
})

describe('the itineraries', () => {
  it.each(destinationIds)('of %s have fourteen days within daylight, one night passage aside', (id) => {
    const stages = voyageOf(id)
    expect(stages).toHaveLength(14)
    const long = stages.filter(({ hours = 0 }) => hours > 8)
    expect(long.map(({ place }) => place)).toEqual(id === 'cuba' ? ['cayoLargo'] : [])
    for (const { distanceNm: nm = 0 } of stages) expect(nm).toBeLessThanOrEqual(75)
  })
  it.each(destinationIds)('of %s end their first week, and each extension, where guests can leave', (id) => {
    const exits = { panama: ['nargana', 'elPorvenir', 'elPorvenir'], colombia: ['cartagena', 'cartagena', 'cartagena'], bahamas: ['staniel', 'staniel', 'nassau'], cuba: ['cayoLargo', 'cayoLargo', 'havana'] }
    expect([6, 9, 13].map((day) => itineraries[id].days[day]!.place)).toEqual(exits[id])
  })
  it.each(destinationIds)('of %s stay on their chart', (id) => {
    const [west, south, east, north] = destinations[id].chart
    for (const { place } of voyageOf(id)) {
      const { lat, lon } = places[place]
      expect(lat > south && lat < north && lon > west && lon < east, place).toBe(true)
    }
  })
})

describe('the places', () => {
  it.each(Object.entries(places))('%s is given to a hundredth of a degree from a source that is listed', (_, { lat, lon, source }) => {
    for (const degrees of [lat, lon]) expect(Number(degrees.toFixed(2))).toBe(degrees)
    expect(sources).toContain(`| \`${source}\` |`)
  })
})

describe('the seasons', () => {
  it.each(destinationIds)('of %s are months of the year, and no best month is a rainy one', (id) => {
    const { best, rain, hurricane } = destinations[id].season
    for (const month of [...best, ...rain, ...hurricane]) expect(Number.isInteger(month) && month >= 1 && month <= 12).toBe(true)
    expect(best.filter((month) => rain.includes(month))).toEqual([])
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
})
