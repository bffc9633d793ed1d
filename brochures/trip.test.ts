import { extractText } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { blockOf } from '#server/figures/blocks.ts'
import { contradictions } from '#server/figures/claims.ts'
import { ownFigures } from '#server/figures/model-prices.ts'
import { createTripFiles } from '#server/trip-files.ts'
import { settings, siteServices } from '#server/testing.ts'
import { priceTrip } from '#charter/price-trip.ts'
import { pageCharterWords } from '#charter/page-words.server.ts'
import { readTrip } from '#charter/trip.ts'
import { waters } from '#content/charter/waters.ts'
import { locales } from '#content/locales.ts'
import { yachtSlugs } from '#content/schema.ts'
import { page } from './typography.ts'
import { drawTrip } from './trip.ts'
import { pageTerms } from '#charter/page-words.server.ts'
import { listsOf, papersOf } from '#charter/trip-view/lists.server.ts'
import { tripView } from '#charter/trip-view/trip-view.server.ts'
import { tripWords } from '#charter/trip-view/trip-words.server.ts'
import { copyOf } from '#content/site.server.ts'

const now = new Date('2026-11-22T12:00:00Z')
const today = '2026-11-22'
const { calendarOf } = siteServices.calendars
const named = (query: string) => {
  const { nearest } = readTrip(new URLSearchParams(query), today)
  return { ...nearest, yacht: nearest.yacht! }
}

describe('a trip on paper', () => {
  it.each(
    locales.flatMap((locale) =>
      [
        'yacht=lagoon-56&to=san-blas&from=2027-02-20&days=7&adults=6&children=2',
        'yacht=sunreef-62-marea&to=cuba&from=2026-12-24&days=14&adults=4',
        'yacht=bali-54&to=bahamas&from=2027-01-16&days=28&adults=4',
      ].map((query) => ({ locale, query })),
    ),
  )(
    '$query has four pages in $locale, nothing runs off them, and no figure contradicts the model',
    async ({ locale, query }) => {
      const trip = named(query)
      const { destination } = waters[trip.waters]
      const [words, copy] = [tripWords(locale), copyOf(locale)]
      const priced = priceTrip(trip, calendarOf, today)
      const pdf = await drawTrip({
        yacht: trip.yacht,
        destination,
        view: tripView(priced, destination && copy.itinerary[destination], today, words),
        words,
        lists: listsOf(priced, copy, locale),
        terms: pageTerms(locale),
        papers: papersOf(trip, copy, words),
        link: `${settings.origin}/trip`,
        origin: settings.origin,
        date: now,
      })
      expect(Math.max(...pdf.written.map((each) => each.page))).toBe(4)
      expect(pdf.written.flatMap(({ missing }) => missing)).toEqual([])
      for (const { y, height, text } of pdf.written)
        expect(y + height, text).toBeLessThanOrEqual(page.height - 14)
      const last = pdf.written.filter((each) => each.page === 4)
      const band = last.find(({ text }) => text === words.copy.ask.text)!
      const above = last.slice(0, last.indexOf(band) - 1)
      for (const { y, height, text } of above) expect(y + height, text).toBeLessThanOrEqual(page.height - 170)
      const about = { yachts: [trip.yacht], waters: [trip.waters] }
      const blocks = pdf.written.map(({ text }) => blockOf(text, about))
      const own = ownFigures([priced.ledger])
      expect(contradictions({ name: 'a trip on paper', page: 'trip', locale, about, blocks, own })).toEqual(
        [],
      )
    },
  )
  it('states the total of the model', async () => {
    const files = createTripFiles({
      ...siteServices.calendars,
      quotes: siteServices.quotes,
      origin: settings.origin,
      log: console,
      now: () => now,
    })
    for (const yacht of yachtSlugs.slice(0, 2)) {
      const query = `yacht=${yacht}&from=2027-03-25&days=7&adults=4`
      const { ledger } = priceTrip(named(query), calendarOf, today)
      const answer = await files(new URL(`http://host/trip.pdf?${query}`), 'en')
      const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true })
      const words = pageCharterWords('en')
      expect(text.replace(/\s+/g, ' ')).toContain(words.total(ledger.all, ledger).replace(/\s/g, ' '))
    }
  })
})
