import { expect, it } from 'vitest'
import { locales } from '#content/locales.ts'
import { adviceAgainst } from '../advice.ts'
import type { BusySpan } from '../availability.ts'
import { type NamedTrip, priceTrip } from '../price-trip.ts'
import { testingFleet } from '../testing-fleet.ts'
import { readTrip } from '../trip.ts'
import { tripAdvice } from './trip-advice.server.ts'
import { tripWords } from './trip-words.server.ts'

const today = '2026-11-22'
const macan = 'yacht=macan-pershing-64&to=san-blas&from=2027-05-08&days=7&adults=6'
const others = (state: BusySpan['state']) => [{ first: '2027-05-08', ashore: '2027-05-15', state }]
const said = (locale: (typeof locales)[number], hers: BusySpan[]) => {
  const { nearest } = readTrip(new URLSearchParams(macan), today, testingFleet)
  const calendarOf = (slug: string) => ({
    busy: slug === 'macan-pershing-64' ? hers : others('booked'),
    ports: [],
  })
  const priced = priceTrip(nearest as NamedTrip, calendarOf, today, testingFleet)
  return tripAdvice(priced, adviceAgainst(priced, calendarOf, today, testingFleet)!, tripWords(locale))
}

it('says what the days cost where she lies, and leads there, while she is free there', () => {
  const { text, home } = said('en', [])
  expect(text).toMatch(/We would not spend it\. In Cartagena, where she is based, the same days cost US\$/)
  expect(home!.query).toContain('to=rosario')
})

it.each(locales)('sends nobody to her port on days on which she is not free there, in %s', (locale) => {
  const { text, home, better } = said(locale, others('held'))
  const { charter } = tripWords(locale)
  expect(text.toLowerCase()).toContain(
    charter.say('advice.homeTaken', { at: charter.at('rosario') }).toLowerCase(),
  )
  expect([home, better]).toEqual([undefined, undefined])
})
