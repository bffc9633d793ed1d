import { expect, it } from 'vitest'
import type { YachtCalendar } from './availability.ts'
import { betterThan, spared } from './better-trip.ts'
import { type NamedTrip, priceTrip } from './price-trip.ts'
import { testingFleet } from './testing-fleet.ts'
import { readTrip } from './trip.ts'

const today = '2026-11-22'
const taken: YachtCalendar = {
  busy: [{ first: '2027-04-03', ashore: '2027-04-10', state: 'booked' }],
  ports: [],
}
const better = (yacht: string, to: string, booked: readonly string[] = [], adults = 6) => {
  const asked = new URLSearchParams({ yacht, to, from: '2027-04-03', days: '7', adults: String(adults) })
  const trip = readTrip(asked, today, testingFleet).nearest as NamedTrip
  const fleet = testingFleet.filter(({ guests }) => guests >= adults)
  const [priced, ...others] = [trip.yacht, ...fleet.map(({ slug }) => slug)].map((slug) =>
    priceTrip(
      { ...trip, yacht: slug },
      (each) => (booked.includes(each) ? taken : { busy: [], ports: [] }),
      today,
      testingFleet,
    ),
  )
  const found = betterThan(priced!, others)
  return found && { yacht: found.yacht.name, spared: spared(priced!, found) / 100 }
}

it('a yacht from far away yields to a free one that lies there and costs clearly less', () =>
  expect(better('lagoon-56', 'bahamas')).toEqual({ yacht: 'Brisa', spared: 34_908 - 23_940 }))

it('the next one that lies there is named where the cheapest is taken', () =>
  expect(better('lagoon-56', 'bahamas', ['lagoon-62'])).toEqual({
    yacht: 'Bali 5.4',
    spared: 34_908 - 27_930,
  }))

it.each([
  ['a yacht that costs less, whole voyage included', 'guji-sun-odyssey-44i', 'bahamas', []],
  ['a yacht that lies there', 'bali-54', 'bahamas', []],
  ['one that has as far to come as the cheaper ones', 'lagoon-62', 'cuba', []],
  ['one without whom nobody could sail on these days', 'lagoon-56', 'bahamas', ['lagoon-62', 'bali-54']],
  ['one that cannot be had', 'lagoon-56', 'bahamas', ['lagoon-56']],
])('nothing is better than %s', (_, yacht, to, booked) => expect(better(yacht, to, booked)).toBeUndefined())

it('a motor yacht yields to one that costs a fraction of her price', () =>
  expect(better('macan-pershing-64', 'san-blas')?.yacht).toBe('Guji'))
