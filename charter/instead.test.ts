import { expect, it } from 'vitest'
import type { BusySpan } from './availability.ts'
import { insteadOf } from './instead.ts'
import { type NamedTrip, type PricedTrip, priceTrip } from './price-trip.ts'
import { testingFleet } from './testing-fleet.ts'
import { readTrip } from './trip.ts'

const today = '2026-11-22'
const week: BusySpan = { first: '2027-01-16', ashore: '2027-01-23', state: 'booked' }
const beforeAndAfter: BusySpan[] = [
  { ...week, first: '2027-01-09', ashore: '2027-01-16' },
  { ...week, first: '2027-01-30', ashore: '2027-02-06' },
]
const instead = (query: string, busy: Record<string, BusySpan[]>) => {
  const asked = new URLSearchParams(`${query}&from=2027-01-16&days=7&adults=6`)
  const { nearest } = readTrip(asked, today, testingFleet)
  const calendarOf = (slug: string) => ({ busy: busy[slug] ?? [], ports: [] })
  const priced = priceTrip(nearest as NamedTrip, calendarOf, today, testingFleet)
  return insteadOf(priced, calendarOf, today, testingFleet)
}
const names = (trips: readonly PricedTrip[]) => trips.map(({ yacht: { name } }) => name)

it('a yacht without days for her voyage leaves others on the same days, her next days, and the same days at home', () => {
  const { others, days, home } = instead('yacht=sunreef-62-marea&to=cuba', {
    'sunreef-62-marea': beforeAndAfter,
    'guji-sun-odyssey-44i': [week],
  })!
  expect(names(others)).toEqual(['Lagoon 56', 'Tsabalok', 'Brisa'])
  expect(days.map(({ trip }) => trip.stay.first)).toEqual(['2026-12-28', '2027-02-09'])
  expect(home!.trip).toMatchObject({ waters: 'san-blas', stay: { first: '2027-01-16' } })
})

it('yachts that lie there come first, and none is offered for a voyage that another one spares', () => {
  const { others, home } = instead('yacht=lagoon-62&to=bahamas', { 'lagoon-62': [week] })!
  expect(names(others)).toEqual(['Bali 5.4', 'Guji'])
  expect(home).toBeUndefined()
})

it('a trip that can be had, or waited for, is not replaced', () => {
  expect(instead('yacht=lagoon-62&to=bahamas', {})).toBeUndefined()
  expect(instead('yacht=lagoon-62&to=bahamas', { 'lagoon-62': [{ ...week, state: 'held' }] })).toBeUndefined()
})
