import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { watersIds } from '#content/charter/waters.ts'
import { destinationIds, yachtSlugs } from '#content/schema.ts'
import { addDays } from './calendar.ts'
import { testingFleet } from './testing-fleet.ts'
import { asksForTrip, readTrip, type Trip, tripParams, tripQuery } from './trip.ts'

const today = '2026-11-22'
const read = (query: string) => readTrip(new URLSearchParams(query), today, testingFleet)
const whole = 'yacht=lagoon-56&to=san-blas&from=2027-02-06&days=7&adults=6&children=2'

describe('the address of a trip', () => {
  it('is read whole', () => {
    expect(read(whole)).toEqual({
      trip: {
        yacht: 'lagoon-56',
        to: 'san-blas',
        waters: 'san-blas',
        stay: { first: '2027-02-06', nights: 7 },
        party: { persons: 8, children: 2 },
      },
      month: undefined,
      problems: [],
      nearest: expect.objectContaining({ yacht: 'lagoon-56' }),
    })
  })
  it.each([
    ['to=panama&from=2027-02-06', 'to=panama&from=2027-02-06&days=7&adults=2'],
    ['yacht=bali-54&from=2027-02-06', 'yacht=bali-54&to=bahamas&from=2027-02-06&days=7&adults=12'],
    ['children=2&from=2027-02-06&to=cuba', 'to=cuba&from=2027-02-06&days=7&adults=2&children=2'],
    ['from=2026-11-22&to=aruba&adults=%203', 'to=aruba&from=2026-11-22&days=7&adults=3'],
    [`${whole}&lang=de&utm_source=mail&adults=99`, whole],
  ])('%s is the trip %s', (query, expected) => {
    const { trip, problems } = read(query)
    expect(problems).toEqual([])
    expect(tripQuery(trip!)).toBe(expected)
  })
  it('names a month in a search', () => {
    expect(read('to=san-blas&from=2027-02')).toMatchObject({
      trip: undefined,
      month: '2027-02',
      problems: [],
    })
    expect(read('to=san-blas&from=2026-11').nearest.stay.first).toBe(today)
  })
  it.each([
    ['', false],
    ['lang=de&yacht=', false],
    ['to=cuba', true],
  ])('"%s" asks for a trip: %s', (query, asks) => expect(asksForTrip(new URLSearchParams(query))).toBe(asks))
  it('is read again as it was written', () => {
    fc.assert(
      fc.property(trips(), (trip) => {
        expect(readTrip(new URLSearchParams(tripQuery(trip)), today, testingFleet)).toEqual({
          trip,
          nearest: trip,
          month: undefined,
          problems: [],
        })
      }),
      { numRuns: 2000 },
    )
  })
})

describe('what is wrong in the address of a trip', () => {
  it.each([
    ['yacht=titanic', 'yacht unknown-yacht', 'to=san-blas&from=2027-02-06&days=7&adults=6&children=2'],
    ['yacht=constructor', 'yacht unknown-yacht', 'to=san-blas&from=2027-02-06&days=7&adults=6&children=2'],
    ['to=atlantis', 'to unknown-waters', whole],
    ['yacht=&to=', 'to no-waters', 'to=san-blas&from=2027-02-06&days=7&adults=6&children=2'],
    ['from=', 'from no-day', whole.replace('02-06', '01-23')],
    ['from=tomorrow', 'from not-a-day', whole.replace('02-06', '01-23')],
    ['from=2027-02-30', 'from not-a-day', whole.replace('02-06', '02-28')],
    ['from=2027-13-99', 'from not-a-day', whole.replace('02-06', '12-31')],
    ['from=0027-02-20', 'from not-a-day', whole.replace('02-06', '02-20')],
    ['from=2027-02-29', 'from not-a-day', whole.replace('02-06', '02-28')],
    ['from=2026-11-21', 'from past', whole.replace('02-06', '11-21')],
    ['from=2024-02-29', 'from past', whole.replace('02-06', '02-28')],
    ['from=2026-10', 'from past', whole.replace('02-06', '10-01')],
    ['from=2099-02-06', 'from too-far', whole.replace('2027', '2029')],
    ['days=4', 'days too-few-nights', whole.replace('days=7', 'days=5')],
    ['days=99', 'days too-many-nights', whole.replace('days=7', 'days=28')],
    ['days=a+week', 'days not-a-number', whole],
    ['adults=many', 'adults not-a-number', whole.replace('adults=6', 'adults=2')],
    ['adults=-2', 'adults not-a-number', whole.replace('adults=6', 'adults=2')],
    ['adults=0', 'adults no-adults', whole.replace('adults=6', 'adults=1')],
    ['adults=13', 'adults too-many-guests', whole.replace('adults=6', 'adults=8')],
    ['children=40', 'children too-many-guests', whole.replace('adults=6&children=2', 'adults=1&children=9')],
    ['yacht=&adults=13&children=0', 'adults too-many-guests', 'to=san-blas&from=2027-02-06&days=7&adults=12'],
  ])('%s: %s, and nearest to it is %s', (change, problem, nearest) => {
    const params = new URLSearchParams(whole)
    for (const [name, value] of new URLSearchParams(change)) params.set(name, value)
    const reading = readTrip(params, today, testingFleet)
    expect(reading.problems.map(({ field, code }) => `${field} ${code}`)).toEqual([problem])
    expect(reading.trip).toBeUndefined()
    expect(tripQuery(reading.nearest)).toBe(nearest)
  })
  it('never stops the reading, and what comes nearest is always a trip', () => {
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom(...yachtSlugs, ...watersIds, ...destinationIds),
      fc.integer({ min: -5, max: 2000 }).map(String),
      fc
        .tuple(fc.nat(9999), fc.nat(14), fc.nat(40))
        .map(
          ([year, month, day]) => `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${day}`,
        ),
      fc.constantFrom('2027-02', '2026-11', '0000-00', '__proto__', '%00', '2028-02-29', '2027-02-29'),
    )
    const query = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...tripParams), fc.string()), value), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(query, (entries) => {
        const { trip, nearest, problems, month } = readTrip(new URLSearchParams(entries), today, testingFleet)
        const again = read(tripQuery(nearest))
        return (
          (trip === undefined) === (problems.length > 0 || month !== undefined) &&
          again.trip !== undefined &&
          tripQuery(again.trip) === tripQuery(nearest)
        )
      }),
      { numRuns: 10_000 },
    )
  })
})

/** Trips that can be asked for on `today`. */
function trips(): fc.Arbitrary<Trip> {
  const where = fc.oneof(
    fc.constantFrom(...watersIds).map((to) => ({ to, waters: to })),
    fc.constantFrom(
      { to: 'panama' as const, waters: 'san-blas' as const },
      { to: 'colombia' as const, waters: 'rosario' as const },
    ),
  )
  const stay = fc.record({
    first: fc.integer({ min: 0, max: 1000 }).map((days) => addDays(today, days)),
    nights: fc.integer({ min: 5, max: 28 }),
  })
  return fc
    .tuple(fc.option(fc.constantFrom(...testingFleet), { nil: undefined }), where, stay)
    .chain(([yacht, place, dates]) =>
      fc
        .integer({ min: 1, max: yacht?.guests ?? 12 })
        .chain((persons) => fc.record({ persons: fc.constant(persons), children: fc.nat(persons - 1) }))
        .map((party) => ({ ...(yacht && { yacht: yacht.slug }), ...place, stay: dates, party })),
    )
}
