import { expect, it } from 'vitest'
import type { BusySpan } from '../availability.ts'
import { insteadOf } from '../instead.ts'
import { type NamedTrip, priceTrip } from '../price-trip.ts'
import { testingFleet } from '../testing-fleet.ts'
import { readTrip } from '../trip.ts'
import { tripInstead } from './trip-instead.server.ts'
import { tripWords } from './trip-words.server.ts'

const today = '2026-11-22'
const span = (first: string, ashore: string): BusySpan => ({ first, ashore, state: 'booked' })
const said = (query: string, busy: Record<string, BusySpan[]>, locale: 'en' | 'es' | 'de' = 'en') => {
  const { nearest } = readTrip(new URLSearchParams(query), today, testingFleet)
  const calendarOf = (slug: string) => ({ busy: busy[slug] ?? busy['*'] ?? [], ports: [] })
  const priced = priceTrip(nearest as NamedTrip, calendarOf, today, testingFleet)
  return tripInstead(priced, insteadOf(priced, calendarOf, today, testingFleet)!, tripWords(locale))
}
const marea = 'yacht=sunreef-62-marea&to=cuba&from=2027-01-16&days=7&adults=6'
const taken = {
  'sunreef-62-marea': [span('2027-01-09', '2027-01-16'), span('2027-01-30', '2027-02-06')],
}

it('first says why a trip cannot be, then names other yachts with their prices, then other days, then the same days at home', () => {
  const { title, text, groups, message } = said(marea, taken)
  expect(title).toBe('Marea cannot make this trip')
  expect(text).toMatch(/^Marea has no other guests on these days\. But from San Blas she needs 5 days/)
  expect(groups.map((group) => group.title)).toEqual([
    'Free for you on the same days',
    'The nearest days on which Marea is free',
    'The same days with Marea where she lies',
  ])
  const labels = groups.map(({ trips }) => trips.map(({ label }) => label.replaceAll('\u00a0', ' ')))
  expect(labels[0]!.at(-1)).toMatch(/^Tsabalok: US\$ 27,381/)
  expect(labels[2]).toEqual([expect.stringMatching(/^In San Blas: /)])
  expect(message).toMatch(/Could we have one of these: .*Tsabalok/)
})

it('says which of the days are left where other guests have some of them', () => {
  const busy = { '*': [span('2027-04-17', '2027-04-27')] }
  const query = 'yacht=sunreef-62-marea&to=san-blas&from=2027-04-24&days=7&adults=4'
  const { text, none } = said(query, busy)
  expect(text).toMatch(
    /^Other guests have Marea on some of these days\. These are free: 27 April to 1 May\.$/,
  )
  expect(none).toMatch(/^None of our other yachts/)
  expect(said(query, busy, 'de').text).toMatch(/27\. April.*1\. Mai/)
})

it('crosses no wide open water with a motor yacht, and names who can be had there, and her price at home', () => {
  const { title, text, groups } = said(
    'yacht=macan-pershing-64&to=bahamas&from=2027-04-10&days=7&adults=6',
    {},
  )
  expect(title).toBe('Macan does not cross to the Bahamas')
  expect(text).toMatch(/From Cartagena it is 1,154 nautical miles to the Bahamas/)
  expect(groups.map((group) => group.title)).toEqual([
    'Free for you on the same days',
    'The same days with Macan where she lies',
  ])
  expect(groups[0]!.trips[0]).toMatchObject({
    label: expect.stringMatching(/^Brisa: US\$.23,940$/),
    note: 'under sail instead, 6 cabins',
  })
})

it('says of another yacht what differs, and of days left and days nearby what they cost', () => {
  const bali = said('yacht=bali-54&to=bahamas&from=2027-03-13&days=7&adults=12', {
    'bali-54': [span('2027-03-13', '2027-03-20')],
  })
  expect(bali.groups[0]!.trips[0]!.note).toMatch(/^also 6 cabins, US\$.3,990 less$/)
  const guji = said('yacht=guji-sun-odyssey-44i&to=san-blas&from=2027-04-10&days=28&adults=4', {
    '*': [span('2027-05-01', '2027-05-10')],
  })
  expect(guji.groups[0]).toMatchObject({
    title: 'What is left of your days',
    trips: [{ label: expect.stringMatching(/^10 Apr – 1 May, 21 nights: US\$/) }],
  })
})

it('says who is held, and names others on the nearest days, where none is free on the same', () => {
  const week = { first: '2027-01-16', ashore: '2027-01-23' }
  const everyone = {
    '*': [{ ...week, state: 'held' as const }],
    'sunreef-62-marea': [span('2027-01-16', '2027-01-23')],
  }
  const { none, groups } = said('yacht=sunreef-62-marea&to=cuba&from=2027-01-16&days=7&adults=8', everyone)
  expect(none).toMatch(/are held on these days for other parties/)
  expect(groups[0]!.title).toBe('Other yachts, on the nearest days')
})
