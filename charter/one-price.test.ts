/** One yacht on one date has one price, whoever says it: card, rate sheet, ledger, letters and structured data. */
import { describe, expect, it } from 'vitest'
import { yachtData } from '#app/seo/yacht-data.server.ts'
import { charterTexts } from '#content/charter.server.ts'
import { yachtBySlug } from '#content/fleet.ts'
import { formats } from '#content/format.ts'
import { type Locale, locales } from '#content/locales.ts'
import { offerTexts } from '#content/offer.server.ts'
import { emptyTrip } from '#enquiries/fields.ts'
import { companyOffer } from './company-offer.ts'
import { facts } from './facts.ts'
import { ledger } from './ledger.ts'
import { ruleLetter } from './offer-letter.ts'
import { offerFor } from './offer.ts'
import { pageCharterWords } from './page-words.server.ts'
import { charterPrice, rateSheet, weekFrom } from './price-rows.ts'
import { charterFleet, type CharterYacht } from './yacht.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const low = '2027-01-18'
const high = '2026-12-22'
const charged = (yacht: CharterYacht, first: string, persons: number) =>
  ledger(yacht, yacht.home, { first, nights: 7 }, { persons, children: 0 }).charged.cents

describe.each(charterFleet.map((yacht) => [yacht.name, yacht] as const))('%s', (_, yacht) => {
  const persons = yacht.rate.kind === 'person' ? 2 : yacht.guests
  it('costs the same week in ledger, card, rate sheet and structured data, in low and in high season', () => {
    const weeks = { low: charged(yacht, low, persons), high: charged(yacht, high, persons) }
    expect(charterPrice(yacht, 'low', 7).cents).toBe(weeks.low)
    expect(charterPrice(yacht, 'high', 7).cents).toBe(weeks.high)
    for (const locale of locales) {
      const { money } = formats(locale)
      const words = pageCharterWords(locale)
      const price = (cents: number) => money({ amount: cents / 100, currency: 'USD' })
      expect(weekFrom(yacht, words).week).toContain(price(weeks.low))
      const week = rateSheet(yacht, words).filter(({ low: cell }) => cell === price(weeks.low))
      expect(week.map((row) => row.high.includes(price(weeks.high)))).toContain(true)
      const { offers } = yachtData({
        origin: 'https://www.example.org',
        locale,
        yacht: yachtBySlug(yacht.slug)!,
        description: '',
        image: '',
      })
      expect(offers.map((offer) => offer.price)).toContain(weeks.low / 100)
    }
  })
  it('costs the same in the guest’s letter and in the company’s', () => {
    const enquiry = {
      ...emptyTrip,
      chartingRegion: yacht.home,
      passengers: '2',
      departureDate: low,
      yachtType: yacht.type,
    }
    const offer = offerFor(enquiry, facts, '2026-11-22')
    const offered = offer.yachts.find((each) => each.yacht.slug === yacht.slug)!
    const total = (locale: Locale) =>
      plain(formats(locale).money({ amount: offered.ledger.all.cents / 100, currency: 'USD' }))
    const { lines: same } = ledger(yacht, yacht.home, { first: low, nights: 7 }, { persons: 2, children: 0 })
    expect(offered.ledger.lines).toEqual(same)
    expect(companyOffer(offer)).toContain(`${yacht.name}: ${total('de')}`)
    for (const locale of locales) {
      const input = {
        locale,
        copy: offerTexts[locale],
        charter: charterTexts[locale],
        figures: formats(locale),
      }
      const letter = ruleLetter({ offer, request: enquiry, input, brand: 'X' }).join('\n')
      expect(plain(letter)).toContain(total(locale))
    }
  })
})
