import { expect, it } from 'vitest'
import { compareTrips } from '#charter/compare-trips.ts'
import { searchTrips } from '#charter/search-trips.ts'
import { testingFleet } from '#charter/testing-fleet.ts'
import type { Locale } from '#content/locales.ts'
import { compareView } from './compare-view.server.ts'
import { searchResults } from './search-results.server.ts'
import { copyOf } from '#content/site.server.ts'
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

it('tells a party larger than any yacht its own number, and for how many of them each price is', () => {
  const asked = new URLSearchParams('to=bahamas&from=2027-02-06&days=7&adults=14')
  const search = searchTrips(asked, () => ({ busy: [], ports: [] }), '2026-11-22', testingFleet)
  const { summary, unfit } = searchResults(search, 'en', () => ({
    model: '',
    size: '',
    picture: {} as never,
  }))
  expect(summary).toMatch(/^7 nights for 14 adults\. .*take[s]? 12 of you/)
  const small = unfit.filter(({ reason }) => reason.includes('you are'))
  expect(small.length).toBeGreaterThan(0)
  expect(small.filter(({ reason }) => !reason.includes('you are 14'))).toEqual([])
})

it('calls a price the lowest where there is another yacht to be had on the same days', () => {
  const booked = [{ first: '2027-02-06', ashore: '2027-02-13', state: 'booked' as const }]
  const lowest = (taken: string[]) =>
    compareView(
      compareTrips(
        new URLSearchParams('yachts=lagoon-56,sunreef-62-marea&to=san-blas&from=2027-02-06&days=7&adults=4'),
        (slug) => ({ busy: taken.includes(slug) ? booked : [], ports: [] }),
        '2026-11-22',
        testingFleet,
      ),
      true,
      { locale: 'en', fleetCopy: copyOf('en').fleet, pictureOf: () => ({}) as never },
    ).yachts.filter((yacht) => yacht.lowest).length
  expect([lowest([]), lowest(['lagoon-56']), lowest(['sunreef-62-marea'])]).toEqual([1, 0, 0])
})

it('does not say of a month that a yacht from elsewhere is booked on days that nobody has named', () => {
  const busy = [{ first: '2027-04-01', ashore: '2027-04-10', state: 'booked' as const }]
  const calendarOf = () => ({ busy, ports: [] })
  const asked = new URLSearchParams('to=bahamas&from=2027-04&days=7&adults=4')
  const { unfit } = searchResults(searchTrips(asked, calendarOf, '2026-11-22', testingFleet), 'en', () => ({
    model: '',
    size: '',
    picture: {} as never,
  }))
  const brought = unfit.filter(({ reason }) => reason.includes('with the passage'))
  expect(brought.length).toBeGreaterThan(0)
  expect(brought.filter(({ reason }) => /these days|No days/.test(reason))).toEqual([])
})
