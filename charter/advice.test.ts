import { expect, it } from 'vitest'
import { adviceAgainst } from './advice.ts'
import type { YachtCalendar } from './availability.ts'
import { priceTrip } from './price-trip.ts'
import { testingFleet } from './testing-fleet.ts'
import { readTrip } from './trip.ts'

const today = '2026-11-22'
const advised = (query: string, calendar: YachtCalendar = { busy: [], ports: [] }) => {
  const { nearest } = readTrip(new URLSearchParams(query), today, testingFleet)
  const priced = priceTrip({ ...nearest, yacht: nearest.yacht! }, () => calendar, today, testingFleet)
  return adviceAgainst(priced, () => calendar, today, testingFleet)
}
const macan = 'yacht=macan-pershing-64&to=bahamas&from=2027-05-08&days=7&adults=6'

it('a trip that the search advises against names the same yacht at home and a free one that lies there', () =>
  expect(advised(macan)).toMatchObject({
    home: { yacht: 'macan-pershing-64', waters: 'rosario' },
    local: { trip: { waters: 'bahamas' }, relocation: undefined, availability: { state: 'free' } },
  }))

it('where every yacht that lies there is taken, only the same yacht at home is left', () => {
  const busy = [{ first: '2027-05-08', ashore: '2027-05-15', state: 'booked' as const }]
  expect(advised(macan, { busy, ports: [] })!.local).toBeUndefined()
})

it.each(['yacht=lagoon-56&to=bahamas', 'yacht=macan-pershing-64&to=rosario'])(
  'nothing is said against %s',
  (trip) => expect(advised(`${trip}&from=2027-05-08&days=7&adults=6`)).toBeUndefined(),
)

it('a motor yacht takes days between ports, because she stops for fuel', () => {
  const { relocation } = priceTrip(
    { ...readTrip(new URLSearchParams(macan), today, testingFleet).nearest, yacht: 'macan-pershing-64' },
    () => ({ busy: [], ports: [] }),
    today,
    testingFleet,
  )
  expect(relocation).toMatchObject({ distanceNm: 1154, days: 6 })
})
