import { expect, it } from 'vitest'
import type { YachtCalendar } from './availability.ts'
import { searchTrips } from './search-trips.ts'
import { testingFleet, yachtNamed } from './testing-fleet.ts'
import { mostOnTwo, split } from './two-yachts.ts'

const free: YachtCalendar = { busy: [], ports: [] }
const search = (query: string, calendarOf: (slug: string) => YachtCalendar = () => free) =>
  searchTrips(new URLSearchParams(query), calendarOf, '2026-11-22', testingFleet)
const namesOf = ({ pairs }: ReturnType<typeof search>) =>
  pairs.map(({ yachts }) => yachts.map(({ name }) => name).join(' + '))

it('finds two yachts of the same waters for a party that none takes, and adds up what both cost', () => {
  const found = search('to=bahamas&from=2027-02-06&days=7&adults=14')
  expect(namesOf(found)).toEqual(['Bali 5.4 + Brisa'])
  const [stay] = found.pairs[0]!.stays
  expect(stay!.trips.map(({ trip }) => trip.party.persons)).toEqual([7, 7])
  expect(stay!.all.cents).toBe(stay!.trips.reduce((sum, { ledger }) => sum + ledger.all.cents, 0))
  expect(stay!.perPerson).toBe(100 * Math.round(stay!.all.cents / 1400))
})

it('where they are not free together on the day, takes the nearest days on which they are', () => {
  const until = (ashore: string): YachtCalendar => ({
    busy: [{ first: '2026-11-01', ashore, state: 'booked' }],
    ports: [],
  })
  const calendarOf = (slug: string) => until(slug === 'bali-54' ? '2027-02-10' : '2027-02-08')
  const { pairs } = search('to=bahamas&from=2027-02-06&days=7&adults=14', calendarOf)
  expect(pairs[0]).toMatchObject({ asked: false })
  expect(pairs[0]!.stays.map(({ trips: [{ trip }] }) => trip.stay.first)).toEqual(['2027-02-10'])
})

it('of a month names the stays that both have free', () => {
  const busy = [{ first: '2027-04-01', ashore: '2027-04-17', state: 'booked' as const }]
  const { pairs } = search('to=bahamas&from=2027-04&days=7&adults=14', (slug) =>
    slug === 'bali-54' ? { busy, ports: [] } : free,
  )
  expect(pairs[0]!.stays.map(({ trips: [{ trip }] }) => trip.stay.first)).toEqual([
    '2027-04-17',
    '2027-04-24',
  ])
})

it('prefers two that lie in the waters to a larger one from far away, and needs none for a party that fits', () => {
  const { pairs } = search('to=san-blas&from=2027-05-15&days=7&adults=12')
  expect(pairs.length).toBeGreaterThan(0)
  expect(pairs.flatMap(({ yachts }) => yachts).every(({ home }) => home === 'san-blas')).toBe(true)
  expect(search('to=san-blas&from=2027-05-15&days=7&adults=10').pairs).toEqual([])
})

it('offers nothing to a party for more than two', () => {
  const { pairs, beyondTwo } = search('to=bahamas&from=2027-02-06&days=7&adults=25')
  expect([pairs, beyondTwo]).toEqual([[], true])
  expect(mostOnTwo(testingFleet)).toBe(24)
})

it.each([
  [14, 0],
  [14, 6],
  [18, 16],
  [13, 11],
])(
  'parts %i guests, %i of them children, so that each yacht has an adult and berths for all',
  (persons, children) => {
    const yachts = [yachtNamed('Bali 5.4'), yachtNamed('Guji')] as [
      ReturnType<typeof yachtNamed>,
      ReturnType<typeof yachtNamed>,
    ]
    const parts = split({ persons, children }, yachts)
    expect(parts[0].persons + parts[1].persons).toBe(persons)
    expect(parts[0].children + parts[1].children).toBe(children)
    for (const [i, part] of parts.entries()) {
      expect(part.persons).toBeLessThanOrEqual(yachts[i]!.guests)
      expect(part.children).toBeLessThan(part.persons)
      expect(part.children).toBeGreaterThanOrEqual(0)
    }
  },
)

it('of a month in which none can come names the pair of other waters that costs least', () => {
  const busy = [{ first: '2027-02-20', ashore: '2027-04-25', state: 'booked' as const }]
  const { pairs, pairElsewhere } = search('to=cuba&from=2027-03&days=10&adults=14', (slug) =>
    ['leopard-42-tsabalok', 'guji-sun-odyssey-44i'].includes(slug) ? free : { busy, ports: [] },
  )
  expect(pairs.every(({ asked }) => asked)).toBe(pairElsewhere === undefined)
  const late = search('to=cuba&from=2027-03&days=10&adults=14', (slug) => ({
    busy:
      slug === 'leopard-42-tsabalok' || slug === 'guji-sun-odyssey-44i'
        ? busy.map((each) => ({ ...each, first: '2027-03-20' }))
        : busy,
    ports: [],
  }))
  expect(late.pairs[0]).toMatchObject({ asked: false })
  expect(late.pairElsewhere!.yachts.map(({ name }) => name)).toEqual(['Tsabalok', 'Guji'])
  expect(late.pairElsewhere!.stays[0]!.trips[0].trip).toMatchObject({ waters: 'san-blas' })
})
