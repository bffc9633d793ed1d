import { expect, it } from 'vitest'
import type { BusySpan } from './availability.ts'
import { type NamedTrip, priceTrip } from './price-trip.ts'
import { testingFleet } from './testing-fleet.ts'
import { readTrip } from './trip.ts'
import { voyageBlocks } from './voyage-blocks.ts'

/** Of Marea, whose guests are aboard in Cuba from 18 to 23 January, five days at sea from San Blas. */
function blocksOf(...busy: BusySpan[]) {
  const query = 'yacht=sunreef-62-marea&to=cuba&from=2027-01-16&days=7&adults=6'
  const { nearest } = readTrip(new URLSearchParams(query), '2026-11-22', testingFleet)
  const calendarOf = () => ({ busy, ports: [] })
  return voyageBlocks(priceTrip(nearest as NamedTrip, calendarOf, '2026-11-22', testingFleet), calendarOf)
}
const span = (first: string, ashore: string, rest: Partial<BusySpan> = {}): BusySpan => ({
  first,
  ashore,
  state: 'booked',
  ...rest,
})

it('finds the guests nearest to a trip on both sides that leave a yacht no time to come and go', () => {
  const [far, before, after] = [
    span('2027-01-02', '2027-01-09'),
    span('2027-01-09', '2027-01-16'),
    span('2027-01-25', '2027-02-01'),
  ]
  expect(blocksOf(far, before, after)).toEqual([before, after])
  expect(blocksOf(far)).toEqual([])
})

it('leaves out those who have not signed, her own passages, and guests who leave time enough', () => {
  expect(blocksOf(span('2027-01-09', '2027-01-16', { state: 'held' }))).toEqual([])
  expect(blocksOf(span('2027-01-09', '2027-01-16', { atSea: true }))).toEqual([])
  expect(blocksOf(span('2027-01-30', '2027-02-06'))).toEqual([])
})
