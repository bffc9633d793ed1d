import { describe, expect, it } from 'vitest'
import type { YachtCalendar } from './availability.ts'
import { beginWith, drawbacksOf } from './begin-with.ts'
import { priceTrip } from './price-trip.ts'
import { readTrip } from './trip.ts'
import { testingFleet, yachtNamed } from './testing-fleet.ts'

const week = { first: '2027-04-03', ashore: '2027-04-10', state: 'booked' as const }
const trips = (names: readonly string[], party: string, taken: readonly string[] = []) =>
  names.map((name) => {
    const { slug, home } = yachtNamed(name)
    const asked = new URLSearchParams(`yacht=${slug}&to=${home}&from=2027-04-03&days=7&${party}`)
    const { nearest } = readTrip(asked, '2026-11-22', testingFleet)
    const calendar: YachtCalendar = { busy: taken.includes(name) ? [week] : [], ports: [] }
    return priceTrip({ ...nearest, yacht: slug }, () => calendar, '2026-11-22', testingFleet)
  })
const begun = (...given: Parameters<typeof trips>) => beginWith(trips(...given))?.yacht.name
const inSanBlas = ['Lagoon 56', 'Guji', 'Tsabalok', 'Marea']

describe('of several yachts we begin with', () => {
  it.each<[string, string, Parameters<typeof trips>]>([
    ['the cheapest', 'Guji', [inSanBlas, 'adults=6']],
    [
      'with children one that takes them at any age',
      'Lagoon 56',
      [['Guji', 'Lagoon 56'], 'adults=4&children=2'],
    ],
    [
      'the one with a least age, where no other can be had',
      'Guji',
      [['Guji', 'Lagoon 56'], 'adults=4&children=2', ['Lagoon 56']],
    ],
    ['for two one whose crew has quarters of its own', 'Tsabalok', [inSanBlas, 'adults=2']],
    [
      'for two the crew in the saloon, where the next costs far more',
      'Guji',
      [['Guji', 'Marea'], 'adults=2'],
    ],
    ['cool cabins, where they cost little more', 'Marea', [['Lagoon 56', 'Marea'], 'adults=8']],
    ['the cheapest, where cool cabins cost much more', 'Tsabalok', [['Tsabalok', 'Marea'], 'adults=4']],
    ['one that is free', 'Marea', [inSanBlas, 'adults=6', ['Guji', 'Tsabalok', 'Lagoon 56']]],
  ])('%s', (_, name, given) => expect(begun(...given)).toBe(name))

  it('none, where there is none', () => expect(beginWith([])).toBeUndefined())
})

it('says what guests go without on a cheaper one', () => {
  const why = (party: string) => {
    const all = trips(inSanBlas, party)
    const first = beginWith(all)!
    return Object.fromEntries(all.map((each) => [each.yacht.name, drawbacksOf(each, first)]))
  }
  expect(why('adults=4&children=2')).toEqual({
    Guji: ['age', 'warm', 'bathrooms', 'saloon'],
    Tsabalok: ['warm', 'steep'],
    'Lagoon 56': ['warm'],
    Marea: [],
  })
  expect(why('adults=2')).toMatchObject({ Guji: ['saloon'], Marea: [] })
})
