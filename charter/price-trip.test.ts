import { describe, expect, it } from 'vitest'
import type { YachtCalendar } from './availability.ts'
import { priceTrip } from './price-trip.ts'
import { testingFleet } from './testing-fleet.ts'
import { readTrip } from './trip.ts'

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
