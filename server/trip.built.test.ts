/** The page of a trip as it is answered: one total on page and paper, and what it weighs. */
import { extractText } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { addDays } from '#charter/calendar.ts'
import { dayIn } from '#charter/time-zones.ts'
import { pageCharterWords } from '#charter/page-words.server.ts'
import { priceTrip, stateOf } from '#charter/price-trip.ts'
import { readTrip, tripQuery } from '#charter/trip.ts'
import { company } from '#content/company.ts'
import { destinationIds, yachtSlugs } from '#content/schema.ts'
import { locales } from '#content/locales.ts'
import { firstLoadScripts, rawBytes } from './first-load.ts'
import { siteServices } from './testing.ts'
import { openBuiltSite, visibleText } from './testing-built.ts'

const { fetchPage } = await openBuiltSite()
const today = dayIn(company.timeZone)

/** Trips over the fleet, the waters, the year and the sizes of parties; the same in every run. */
const trips = Array.from({ length: 28 }, (_, i) => i).flatMap((i) => {
  const query = new URLSearchParams({
    yacht: yachtSlugs[i % yachtSlugs.length]!,
    to: destinationIds[i % destinationIds.length]!,
    from: addDays(today, 20 + 13 * i),
    days: String(5 + (i % 10)),
    adults: String(1 + (i % 4)),
    children: String(i % 3),
  })
  const { nearest } = readTrip(query, today)
  const trip = { ...nearest, yacht: nearest.yacht! }
  const priced = priceTrip(trip, siteServices.calendars.calendarOf, today)
  // What nobody would pay is not said.
  if (stateOf(priced) === 'tooFar') return []
  const { ledger } = priced
  const locale = locales[i % locales.length]!
  const words = pageCharterWords(locale)
  // What is only "about" so much, because it is stated in another currency, has no cents.
  const figure = ledger.converted ? words.rounded : words.money
  const total = figure(ledger.all.cents, ledger.currency)
  return [{ address: `${tripQuery(trip)}&lang=${locale}`, total, locale }]
})
const plain = (text: string) => text.replace(/\s+/g, ' ')

describe('the page of a trip', () => {
  it('states the total of the model', async () => {
    for (const { address, total } of trips) {
      const html = await (await fetchPage(`/trip?${address}`)).text()
      expect(plain(visibleText(html)), address).toContain(plain(total))
    }
  })
  it('has the total of its paper', async () => {
    for (const { address, total } of trips.slice(0, 3)) {
      const answer = await fetchPage(`/trip.pdf?${address}`)
      const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true })
      expect(plain(text), address).toContain(plain(total))
    }
  })
  it.each([
    ['yacht=lagoon-56&to=panama&days=7', 30_000, 155_000],
    ['yacht=lagoon-62&to=bahamas&days=14', 34_000, 165_000],
  ])(
    '%s carries at most %d bytes of data, %d in all, and 10 KB of scripts more than other pages',
    async (query, most, whole) => {
      for (const locale of locales) {
        const address = `/trip?${query}&from=${addDays(today, 90)}&adults=4&lang=${locale}`
        const html = await (await fetchPage(address)).text()
        const { data, html: bytes } = rawBytes(html)
        expect(data).toBeLessThanOrEqual(most)
        expect(bytes).toBeLessThanOrEqual(whole)
        expect(await firstLoadScripts(html)).toBeLessThanOrEqual(140_000)
      }
    },
  )
  it('keeps search engines away and sends addresses of files that name no trip to the page', async () => {
    expect(await (await fetchPage('/trip')).text()).toContain('content="noindex"')
    const answer = await fetchPage('/trip.pdf?yacht=titanic')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/trip?yacht=titanic'])
  })
})
