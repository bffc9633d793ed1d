import { expect, it } from 'vitest'
import type { BusySpan } from './availability.ts'
import { inTurn } from './in-turn.ts'
import { type NamedTrip, priceTrip } from './price-trip.ts'
import { testingFleet } from './testing-fleet.ts'
import { readTrip } from './trip.ts'

const today = '2026-11-22'
const span = (first: string, ashore: string): BusySpan => ({ first, ashore, state: 'booked' })
const always = [span('2027-01-01', '2027-12-01')]
const turns = (query: string, busy: Record<string, BusySpan[]>) => {
  const { nearest } = readTrip(new URLSearchParams(query), today, testingFleet)
  const calendarOf = (slug: string) => ({ busy: busy[slug] ?? [], ports: [] })
  const priced = priceTrip(nearest as NamedTrip, calendarOf, today, testingFleet)
  const found = inTurn(priced, calendarOf, today, testingFleet)
  return (
    found && {
      ...found,
      stays: found.trips.map(({ yacht, trip: { stay } }) => [yacht.name, stay.first, stay.nights]),
    }
  )
}
const guji = 'yacht=guji-sun-odyssey-44i&to=san-blas&from=2027-03-06&days=28&adults=4'
const lastWeek = { 'guji-sun-odyssey-44i': [span('2027-03-27', '2027-04-10')] }

it('gives the nights that others have to the cheapest yacht that lies there, with the sum of both prices', () => {
  const { stays, trips, all, once, perPerson } = turns(guji, lastWeek)!
  expect(stays).toEqual([
    ['Guji', '2027-03-06', 21],
    ['Tsabalok', '2027-03-27', 7],
  ])
  // Nobody pays the entry to Guna Yala a second time.
  expect(once).toEqual(['guna-yala-entry'])
  expect(all.cents).toBe(trips[0]!.ledger.all.cents + trips[1]!.ledger.charged.cents)
  expect(perPerson).toBe(100 * Math.round(all.cents / 400))
})

it('passes over one that is taken on these nights or too small, and brings none from elsewhere', () => {
  const taken = { ...lastWeek, 'leopard-42-tsabalok': always }
  expect(turns(guji, taken)!.stays.at(-1)).toEqual(['Lagoon 56', '2027-03-27', 7])
  const all = { ...taken, 'lagoon-56': always, 'sunreef-62-marea': always }
  expect(turns(guji, all)).toBeUndefined()
})

it('takes the same yacht again after guests in the middle of the stay', () => {
  const busy = { 'guji-sun-odyssey-44i': [span('2027-03-13', '2027-03-20')] }
  expect(turns(guji, busy)!.stays.map(([name]) => name)).toEqual(['Guji', 'Tsabalok', 'Guji'])
})

it('makes no charter of a few nights, nor one without a night on the yacht asked for', () => {
  expect(turns(guji, { 'guji-sun-odyssey-44i': [span('2027-03-31', '2027-04-10')] })).toBeUndefined()
  expect(turns(guji, { 'guji-sun-odyssey-44i': always })).toBeUndefined()
})
