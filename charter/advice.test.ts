import { expect, it } from 'vitest'
import { adviceAgainst } from './advice.ts'
import type { YachtCalendar } from './availability.ts'
import { priceTrip } from './price-trip.ts'
import { testingFleet } from './testing-fleet.ts'
import { readTrip } from './trip.ts'

const today = '2026-11-22'
const busy = [{ first: '2027-05-08', ashore: '2027-05-15', state: 'booked' as const }]
const advised = (query: string, booked: readonly string[] = []) => {
  const { nearest } = readTrip(new URLSearchParams(query), today, testingFleet)
  const calendarOf = (slug: string): YachtCalendar => ({ busy: booked.includes(slug) ? busy : [], ports: [] })
  const priced = priceTrip({ ...nearest, yacht: nearest.yacht! }, calendarOf, today, testingFleet)
  return adviceAgainst(priced, calendarOf, today, testingFleet)
}
const everyOther = testingFleet.flatMap(({ slug }) => (slug === 'macan-pershing-64' ? [] : [slug]))
const macan = 'yacht=macan-pershing-64&to=san-blas&from=2027-05-08&days=7&adults=6'

it('a trip that the search advises against names the same yacht at home and a free one that lies there', () =>
  expect(advised(macan)).toMatchObject({
    dear: true,
    home: { trip: { yacht: 'macan-pershing-64', waters: 'rosario' } },
    better: { trip: { waters: 'san-blas' }, relocation: undefined, availability: { state: 'free' } },
  }))

it('a passage that makes up most of a price is not advised while a yacht that lies there is free for clearly less', () =>
  expect(advised('yacht=lagoon-56&to=bahamas&from=2027-05-08&days=7&adults=6')).toMatchObject({
    dear: false,
    better: { yacht: { name: 'Brisa' } },
  }))

it('where every yacht that lies there is taken, only the same yacht at home is left', () =>
  expect(advised(macan, everyOther)).toMatchObject({ better: undefined, home: { relocation: undefined } }))

it('a voyage that is most of a price is named beside the same days at home, where nobody else can be had', () => {
  expect(
    advised('yacht=lagoon-56&to=bahamas&from=2027-05-08&days=7&adults=6', ['lagoon-62', 'bali-54']),
  ).toMatchObject({ dear: false, better: undefined, home: { trip: { waters: 'san-blas' } } })
  expect(advised('yacht=sunreef-62-marea&to=cuba&from=2027-07-24&days=7&adults=8')).toMatchObject({
    home: { availability: { state: 'free' } },
  })
})

it.each([
  ['yacht=lagoon-56&to=rosario', ['macan-pershing-64']],
  ['yacht=macan-pershing-64&to=bahamas', ['macan-pershing-64']],
  ['yacht=macan-pershing-64&to=rosario', []],
])('nothing is said against %s while %j are taken', (trip, taken) =>
  expect(advised(`${trip}&from=2027-05-08&days=7&adults=6`, taken)).toBeUndefined(),
)

it('a motor yacht takes days between ports, because she stops for fuel', () => {
  const { relocation } = priceTrip(
    { ...readTrip(new URLSearchParams(macan), today, testingFleet).nearest, yacht: 'macan-pershing-64' },
    () => ({ busy: [], ports: [] }),
    today,
    testingFleet,
  )
  expect(relocation).toMatchObject({ distanceNm: 249, days: 2 })
})
