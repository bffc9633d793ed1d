import { expect, it } from 'vitest'
import { searchTrips } from '#charter/search-trips.ts'
import { testingFleet } from '#charter/testing-fleet.ts'
import type { Locale } from '#content/locales.ts'
import { searchWords } from './search-words.server.ts'

it('says of a yacht from elsewhere that others have her while she would be on her way, and when she could come', () => {
  const busy = [{ first: '2027-02-16', ashore: '2027-02-23', state: 'booked' as const }]
  const calendarOf = (slug: string) => ({ busy: slug === 'lagoon-62' ? busy : [], ports: [] })
  const asked = new URLSearchParams('to=san-blas&from=2027-02-06&days=7&adults=4')
  const { unfit } = searchTrips(asked, calendarOf, '2026-11-22', testingFleet)
  const reasonOf = (slug: string, locale: Locale = 'en') =>
    searchWords(locale).reason(unfit.find(({ yacht }) => yacht.slug === slug)!.because)
  expect(reasonOf('lagoon-62')).toMatch(
    /home again in it\. No days left for the voyage here\. Nearest free dates: \d.*\.$/,
  )
  // German months are cut with a full stop, which ends the sentence as well.
  expect(reasonOf('lagoon-62', 'de')).toMatch(/[^.]\.$/)
  expect(reasonOf('bali-54')).toMatch(/home again in it\.$/)
})
