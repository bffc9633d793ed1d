import { expect, it } from 'vitest'
import type { BusySpan } from './availability.ts'
import { monthsAfter } from './other-days.ts'
import { searchTrips } from './search-trips.ts'
import { testingFleet } from './testing-fleet.ts'

const span = (first: string, ashore: string): BusySpan => ({ first, ashore, state: 'booked' })
const search = (query: string, busy: Record<string, BusySpan[]>) =>
  searchTrips(
    new URLSearchParams(query),
    (slug) => ({ busy: busy[slug] ?? busy['*'] ?? [], ports: [] }),
    '2026-11-22',
    testingFleet,
  )

it('counts months over the end of a year', () =>
  expect(monthsAfter('2027-11').slice(0, 3)).toEqual(['2027-12', '2028-01', '2028-02']))

it('names a yacht that costs clearly less on days nearby, where a dearer one is free on the day', () => {
  const couple = 'to=bahamas&from=2027-04-10&days=7&adults=8'
  const { cheaperSoon } = search(couple, { 'lagoon-62': [span('2027-04-10', '2027-04-17')] })
  expect(cheaperSoon).toMatchObject({ yacht: { name: 'Brisa' }, trip: { stay: { first: '2027-04-03' } } })
  expect(search(couple, {}).cheaperSoon).toBeUndefined()
  expect(search(couple, { 'lagoon-62': [span('2027-03-01', '2027-05-17')] }).cheaperSoon).toBeUndefined()
})

it('of a month in which nothing can be had names the next stay that can, of one yacht or of two', () => {
  const busy = { '*': [span('2027-02-20', '2027-04-10')] }
  expect(search('to=bahamas&from=2027-03&days=7&adults=8', busy).soonest).toMatchObject({
    trip: { stay: { first: '2027-04-10' } },
  })
  const { pairs } = search('to=bahamas&from=2027-03&days=7&adults=14', busy)
  expect(pairs[0]).toMatchObject({ asked: false })
  expect(pairs[0]!.stays[0]!.trips[0].trip.stay.first).toBe('2027-04-10')
})
