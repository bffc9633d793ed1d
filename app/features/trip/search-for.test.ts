import { expect, it } from 'vitest'
import { searchFor } from './trip-page.server.ts'

const leadsTo = (query: string) => searchFor(new URLSearchParams(query), '2026-11-22')?.toString()

it('answers an address that names no yacht, or a month instead of a day, with a search', () => {
  const month = 'to=cuba&from=2027-03&days=10&adults=14'
  expect(leadsTo(month)).toBe(month)
  expect(leadsTo('yacht=lagoon-56&to=cuba&from=2027-03&lang=de')).toBe('to=cuba&from=2027-03&lang=de')
  expect(leadsTo('to=bahamas&from=2027-04-10')).toBe('to=bahamas&from=2027-04-10')
  // The search says that there is no such yacht.
  expect(leadsTo('yacht=titanic&to=bahamas')).toBe('yacht=titanic&to=bahamas')
})

it('leaves a trip with a yacht and a day where it is, and the empty form', () => {
  expect(leadsTo('yacht=lagoon-56&from=2027-02-06')).toBeUndefined()
  expect(leadsTo('lang=de')).toBeUndefined()
})
