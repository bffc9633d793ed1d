import { describe, expect, it } from 'vitest'
import { locales } from '#content/locales.ts'
import { emptyEnquiry } from '#enquiries/fields.ts'
import { searchTrips } from '#charter/search-trips.ts'
import { pairCards } from './pair-cards.server.ts'
import { searchResults } from './search-results.server.ts'
import { askedTrip } from './asked-trip.server.ts'
import { enquiryLetter } from '../enquiry/enquiry.ts'

const today = '2026-11-22'
const calendarOf = () => ({ busy: [], ports: [] })
const found = (query: string) => searchTrips(new URLSearchParams(query), calendarOf, today)
const context = { origin: 'https://x.example', calendarOf, today }

describe('the contact page', () => {
  it.each(locales)('in %s has the two yachts, days, guests and sum of a search in its fields', (locale) => {
    const { pairs } = found('to=bahamas&from=2027-04&days=7&adults=12&children=2')
    const [card] = pairCards(pairs, locale)
    const stay = card!.stays[1]!
    expect(stay.ask).toMatchObject({ to: 'bahamas', nights: '7', adults: '12', children: '2' })
    const asked = askedTrip(new URLSearchParams(stay.ask), { locale, ...context })!
    const { message, destination, dates, guests } = asked.prefill
    for (const words of ['Bali 5.4', 'Brisa', '12', '7', stay.total, stay.share, destination!, dates!])
      expect(message).toContain(words)
    expect(dates).toBe(stay.dates)
    // The form's own field ends at the guests of one yacht.
    expect(guests).toBeUndefined()
    const letter = enquiryLetter({ ...emptyEnquiry, ...asked.prefill })
    expect(letter).toContain(stay.total)
    expect(asked.offer).toMatch(
      /^Bali 5\.4[^]*\n\nBrisa[^]*\n\n.*\(Bali 5\.4 \+ Brisa, 2027-04-\d\d – 2027-04-\d\d\)$/,
    )
  })
  it('keeps the wish of a party for which nothing is free, or that fills more than two yachts', () => {
    const search = found('to=bahamas&from=2027-04&days=7&adults=25')
    const { next } = searchResults(search, 'en', () => ({ kind: '', picture: {} as never }))
    const query = next?.page === 'contact' ? next.query : {}
    const { prefill, offer } = askedTrip(new URLSearchParams(query), { locale: 'en', ...context })!
    expect(prefill.message).toMatch(/Bahamas, April 2027, 25 adults/)
    expect(offer).toBeUndefined()
  })
  it('has one yacht of a comparison with her price', () => {
    const query = 'yachts=lagoon-62&to=bahamas&from=2027-04-03&nights=7&adults=8'
    const { prefill, offer } = askedTrip(new URLSearchParams(query), { locale: 'en', ...context })!
    expect(prefill).toMatchObject({ guests: '8', destination: 'Bahamas' })
    expect(prefill.message).toMatch(/Brisa: Bahamas, .*8 adults\. Your page said US\$/)
    expect(offer).toContain('Brisa')
  })
  it.each(['', 'yacht=guji-sun-odyssey-44i', 'topic=careers', 'destination=cuba&days=7'])(
    'asks for no trip at “%s”',
    (query) => expect(askedTrip(new URLSearchParams(query), { locale: 'en', ...context })).toBeUndefined(),
  )
  it.each([
    'from=x&yachts=titanic',
    'from=2027-04-03&yachts=guji-sun-odyssey-44i&adults=99',
    'from=2020-01-01&nights=-1',
  ])('answers %s with a message', (query) =>
    expect(askedTrip(new URLSearchParams(query), { locale: 'de', ...context })!.prefill.message).toBeTruthy(),
  )
})
