import { expect, it } from 'vitest'
import type { BusySpan } from './availability.ts'
import { searchTrips } from './search-trips.ts'
import { testingFleet } from './testing-fleet.ts'
import { readTrip } from './trip.ts'
import { problemTexts } from './trip-view/trip-problems.server.ts'
import { tripWords } from './trip-view/trip-words.server.ts'
import { withAssumedDay } from './assumed-day.ts'

/** The first Saturday for which the balance is not due on the day of these tests is 23 January 2027. */
const today = '2026-11-22'
const firstDay = (query: string, taken: Record<string, [string, string]> = {}) => {
  const calendarOf = (slug: string) => {
    const [first, ashore] = taken[slug] ?? []
    const busy: BusySpan[] = first && ashore ? [{ first, ashore, state: 'booked' }] : []
    return { busy, ports: [] }
  }
  return searchTrips(new URLSearchParams(query), calendarOf, today, testingFleet).trip.stay.first
}
const couple = 'to=san-blas&days=7&adults=2'

it('begins a search without a day on the usual Saturday, where the two cheapest yachts for the party are free', () => {
  expect(firstDay(couple)).toBe('2027-01-23')
  expect(firstDay(couple, { 'sunreef-62-marea': ['2027-01-01', '2027-03-01'] })).toBe('2027-01-23')
})

it('waits for a week in which both of them are free', () => {
  const taken = {
    'guji-sun-odyssey-44i': ['2027-01-20', '2027-02-02'],
    'leopard-42-tsabalok': ['2027-01-20', '2027-02-13'],
  } satisfies Record<string, [string, string]>
  expect(firstDay(couple, taken)).toBe('2027-02-13')
  expect(firstDay('to=san-blas&days=7&adults=2&from=31-12', taken)).toBe('2027-02-13')
})

it('takes the first week of the cheaper one where they are never free together', () => {
  const taken = {
    'guji-sun-odyssey-44i': ['2027-01-20', '2027-02-02'],
    'leopard-42-tsabalok': ['2027-01-20', '2027-12-13'],
  } satisfies Record<string, [string, string]>
  expect(firstDay(couple, taken)).toBe('2027-02-06')
})

it('leaves a day that was asked for, and does not choose a week of the hurricane season', () => {
  const year = {
    'bali-54': ['2027-01-01', '2027-06-12'],
    'lagoon-62': ['2027-01-01', '2027-06-12'],
  } satisfies Record<string, [string, string]>
  expect(firstDay('to=bahamas&from=2027-03-06&days=7&adults=2', year)).toBe('2027-03-06')
  expect(firstDay('to=bahamas&days=7&adults=2', year)).toBe('2027-01-23')
})

it('begins the trip of a yacht on a day on which she is free, and says why', () => {
  const busy: BusySpan[] = [{ first: '2027-01-20', ashore: '2027-02-02', state: 'booked' }]
  const said = (query: string, locale: 'en' | 'de') => {
    const calendarOf = (slug: string) => ({ busy: slug === 'lagoon-56' ? busy : [], ports: [] })
    const reading = readTrip(new URLSearchParams(query), today, testingFleet)
    return problemTexts(withAssumedDay(reading, calendarOf, today, testingFleet), tripWords(locale))
  }
  expect(said('yacht=lagoon-56&days=7&adults=2', 'en')).toEqual([
    'No first day was named, so this trip begins on 6 February 2027: from 60 days ahead, the first Saturday on which the Lagoon 56 is available.',
  ])
  expect(said('to=san-blas&days=7&adults=2', 'de')[0]).toMatch(
    /an dem die Guji und die Tsabalok frei sind\.$/,
  )
  expect(said('yacht=lagoon-56&from=2027-01-23&days=7&adults=2', 'en')).toEqual([])
})
