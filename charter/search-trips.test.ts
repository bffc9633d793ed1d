import { describe, expect, it } from 'vitest'
import type { YachtCalendar } from './availability.ts'
import { compareTrips } from './compare-trips.ts'
import { searchTrips } from './search-trips.ts'
import { testingFleet } from './testing-fleet.ts'

const today = '2026-11-22'
const free: YachtCalendar = { busy: [], ports: [] }
const booked: YachtCalendar = {
  busy: [{ first: '2027-02-01', ashore: '2027-03-01', state: 'booked' }],
  ports: [],
}
const calendarOf = (slug: string) => (slug === 'lagoon-56' ? booked : free)
const search = (query: string) => searchTrips(new URLSearchParams(query), calendarOf, today, testingFleet)
const names = (found: { yacht: { name: string } }[]) => found.map(({ yacht }) => yacht.name)

describe('a search', () => {
  it('lists the yachts of the waters, the free ones first and then the cheaper', () => {
    const { found } = search('to=san-blas&from=2027-02-06&days=7&adults=4')
    expect(names(found)).toEqual(['Guji', 'Tsabalok', 'Marea', 'Lagoon 56'])
    expect(found.map(({ trips: [trip] }) => trip!.availability.state)).toEqual([
      'free',
      'free',
      'free',
      'booked',
    ])
    expect(found.at(-1)!.trips[0]!.availability).toMatchObject({ before: '2027-01-25', after: '2027-03-01' })
  })
  it('says of every other yacht why she is not among them, those that could come first and the cheapest of them at the top', () => {
    const { unfit } = search('to=panama&from=2027-02-06&days=7&adults=8')
    expect(unfit.map(({ yacht, because }) => [yacht.name, because.code])).toEqual([
      ['Brisa', 'elsewhere'],
      ['Bali 5.4', 'elsewhere'],
      ['Guji', 'too-many-guests'],
      ['Macan', 'too-many-guests'],
    ])
  })
  it('of a month lists the stays that are not booked', () => {
    const { found, month } = search('to=san-blas&from=2027-02&days=7&adults=2')
    expect(month).toBe('2027-02')
    expect(found[0]!.trips.map(({ trip }) => trip.stay.first)).toContain('2027-02-06')
    expect(found.at(-1)).toMatchObject({ yacht: { name: 'Lagoon 56' }, trips: [] })
  })
  it('brings a yacht only where none lies', () => {
    const { found, unfit } = search('to=cuba&from=2027-02-06&days=7&adults=2')
    expect(found).toHaveLength(testingFleet.length - 1)
    expect(found.every(({ trips: [trip] }) => trip!.relocation)).toBe(true)
    expect(unfit).toMatchObject([
      { yacht: { name: 'Macan' }, because: { code: 'too-far', there: { trip: { waters: 'rosario' } } } },
    ])
  })
  it('of a month prices a yacht from elsewhere for days on which she could come, or for none', () => {
    const trips = (busy: YachtCalendar['busy']) =>
      searchTrips(
        new URLSearchParams('to=bahamas&from=2027-04&days=7&adults=4'),
        () => ({ busy, ports: [] }),
        today,
        testingFleet,
      ).unfit.flatMap(({ because }) => (because.code === 'elsewhere' ? [because.trip] : []))
    const open = trips([{ first: '2027-03-20', ashore: '2027-04-02', state: 'booked' }])
    expect(open.length).toBeGreaterThan(0)
    expect(open.every((trip) => trip!.availability.state === 'free')).toBe(true)
    expect(new Set(trips([{ first: '2027-04-02', ashore: '2027-04-30', state: 'booked' }]))).toEqual(
      new Set([undefined]),
    )
  })
  it('prices the nearest stay that can be had where nothing is free on the day', () => {
    const { soonest } = searchTrips(
      new URLSearchParams('to=san-blas&from=2027-02-06&days=7&adults=4'),
      () => booked,
      today,
      testingFleet,
    )
    expect(soonest).toMatchObject({
      trip: { stay: { first: '2027-01-25' } },
      availability: { state: 'free' },
    })
    expect(search('to=san-blas&from=2027-02-06&days=7&adults=4').soonest).toBeUndefined()
  })
  it('without a place looks at every yacht where she lies', () => {
    const { found, anywhere, problems } = search('from=2027-04-10&days=7&adults=2')
    expect([anywhere, problems]).toEqual([true, []])
    expect(found).toHaveLength(testingFleet.length)
    expect(found.some(({ trips: [trip] }) => trip!.relocation)).toBe(false)
  })
  it('names what is wrong and looks for what comes nearest', () => {
    const { problems, trip, found } = search('yacht=titanic&to=atlantis&from=2027-02-30&days=two&adults=0')
    expect(problems.map(({ code }) => code)).toEqual([
      'unknown-yacht',
      'unknown-waters',
      'not-a-day',
      'not-a-number',
      'no-adults',
    ])
    expect(trip).toMatchObject({ stay: { first: '2027-02-28', nights: 7 }, party: { persons: 1 } })
    expect(found.length).toBeGreaterThan(0)
    expect(search('yacht=bali-54&to=bahamas&from=2027-04-10').problems).toEqual([])
  })
})

describe('a comparison', () => {
  const compare = (yachts: string) =>
    compareTrips(
      new URLSearchParams(`yachts=${yachts}&to=san-blas&from=2027-02-06&days=7&adults=4`),
      calendarOf,
      today,
      testingFleet,
    )
  it('prices each yacht as a search does, wherever she lies', () => {
    const { yachts, yachtProblems } = compare('guji-sun-odyssey-44i,bali-54')
    expect(yachtProblems).toEqual([])
    const [guji, bali] = yachts.map(({ trips: [trip] }) => trip!)
    expect(guji!.ledger.all.cents).toBe(
      search('to=san-blas&from=2027-02-06&days=7&adults=4').found[0]!.trips[0]!.ledger.all.cents,
    )
    expect(bali!.relocation).toBeDefined()
  })
  it('prices each for as many of a large party as she takes, and two of them for all', () => {
    const { yachts, pairs, persons } = compareTrips(
      new URLSearchParams(
        'yachts=bali-54,lagoon-62,guji-sun-odyssey-44i&to=bahamas&from=2027-02-06&days=7&adults=14',
      ),
      () => free,
      today,
      testingFleet,
    )
    expect(persons).toBe(14)
    expect(yachts.map(({ trips: [trip] }) => trip!.ledger.party.persons)).toEqual([12, 12, 6])
    expect(names(pairs[0]!.yachts.map((yacht) => ({ yacht })))).toEqual(['Bali 5.4', 'Brisa'])
  })
  it.each([
    ['guji-sun-odyssey-44i,guji-sun-odyssey-44i,bali-54', ['Guji', 'Bali 5.4'], 'same-yacht'],
    ['guji-sun-odyssey-44i,titanic,bali-54', ['Guji', 'Bali 5.4'], 'unknown-yacht'],
    [
      'bali-54,lagoon-62,lagoon-56,guji-sun-odyssey-44i',
      ['Bali 5.4', 'Brisa', 'Lagoon 56'],
      'too-many-yachts',
    ],
    ['bali-54', ['Bali 5.4'], 'too-few-yachts'],
    ['', [], 'too-few-yachts'],
  ])('of "%s" shows %j and says "%s"', (yachts, shown, problem) => {
    const comparison = compare(yachts)
    expect(names(comparison.yachts)).toEqual(shown)
    expect(comparison.yachtProblems.map(({ code }) => code)).toEqual([problem])
  })
})
