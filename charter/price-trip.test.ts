import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { YachtCalendar } from './availability.ts'
import { priceTrip } from './price-trip.ts'
import { suggestTrips } from './suggest-trips.ts'
import { testingFleet } from './testing-fleet.ts'
import { readTrip, tripParams } from './trip.ts'

const today = '2026-11-22'
const empty: YachtCalendar = { busy: [], ports: [] }
const trip = (query: string) => readTrip(new URLSearchParams(query), today, testingFleet).nearest
const priced = (query: string, calendar = empty) => {
  const asked = trip(query)
  return priceTrip({ ...asked, yacht: asked.yacht! }, () => calendar, today, testingFleet)
}
const week = 'yacht=lagoon-56&to=san-blas&from=2027-02-20&days=7&adults=6&children=2'

describe('a trip and its price', () => {
  it('is the ledger, and that the yacht is free', () => {
    const { ledger, availability, relocation } = priced(week)
    expect(ledger.charged.cents).toBe(7 * 1800_00)
    expect(availability).toEqual({ state: 'free' })
    expect(relocation).toBeUndefined()
  })
  it('says of a booked yacht when else she is free', () => {
    const busy = [{ first: '2027-02-20', ashore: '2027-02-27', state: 'booked' as const }]
    expect(priced(week, { busy, ports: [] }).availability).toMatchObject({
      state: 'booked',
      before: expect.any(String),
      after: expect.any(String),
    })
  })
  it('brings the yacht from where her calendar says that she lies', () => {
    const ports = [{ first: '2027-02-01', ashore: '2027-03-01', waters: 'rosario' as const }]
    expect(priced(week, { busy: [], ports }).relocation).toBeDefined()
    expect(priced(week.replace('san-blas', 'rosario'), { busy: [], ports }).relocation).toBeUndefined()
  })
})

describe('yachts for a trip that names none', () => {
  const names = (query: string, booked: string[] = []) => {
    const busy = [{ first: '2027-02-20', ashore: '2027-02-27', state: 'booked' as const }]
    const calendarOf = (slug: string) => (booked.includes(slug) ? { busy, ports: [] } : empty)
    return suggestTrips(trip(query), calendarOf, today, testingFleet).trips.map(({ yacht }) => yacht.name)
  }
  const couple = 'to=san-blas&from=2027-02-20&days=7&adults=2'
  it('are those of the suggestions', () => expect(names(couple)).toEqual(['Guji', 'Tsabalok', 'Lagoon 56']))
  it('are the free ones first', () =>
    expect(names(couple, ['guji-sun-odyssey-44i'])).toEqual(['Tsabalok', 'Lagoon 56', 'Guji']))
  it('have the same total as each has by name', () => {
    const values = fc.record({
      to: fc.constantFrom('panama', 'colombia', 'cuba', 'bahamas', 'aruba'),
      from: fc.constantFrom('2026-12-18', '2027-02-03', '2027-03-26', '2027-06-01'),
      days: fc.integer({ min: 5, max: 28 }).map(String),
      adults: fc.integer({ min: 1, max: 8 }).map(String),
      children: fc.integer({ min: 0, max: 4 }).map(String),
    })
    fc.assert(
      fc.property(values, (asked) => {
        const params = new URLSearchParams(asked)
        const { trips } = suggestTrips(trip(params.toString()), () => empty, today, testingFleet)
        return trips.every(({ yacht, ledger }) => {
          params.set(tripParams[0], yacht.slug)
          return priced(params.toString()).ledger.all.cents === ledger.all.cents
        })
      }),
      { numRuns: 500 },
    )
  })
})
