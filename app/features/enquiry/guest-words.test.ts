import { describe, expect, it } from 'vitest'
import { maxChatLink } from '#app/ui/contact-links.ts'
import { formats } from '#content/format.ts'
import { locales } from '#content/locales.ts'
import { offerTexts } from '#content/offer.server.ts'
import { emptyEnquiry, emptyTrip, optionIds, type TripEnquiry } from '#enquiries/fields.ts'
import { chatOf, inLines, shortAnswers, tripAnswers } from './guest-words.ts'

const trip: TripEnquiry = {
  ...emptyTrip,
  name: 'Ana & José',
  departureDate: '2027-03',
  returnDate: '2027-04-02',
  flexibleDates: true,
  destinationAirport: 'nassau',
  chartingRegion: 'bahamas',
  duration: '10',
  passengers: '0',
  services: ['crew', 'luxury'],
  additional: 'A cake 🎂\nand candles',
}
const words = (enquiry: TripEnquiry, locale: 'es' | 'en' | 'de') =>
  inLines('Hello:', tripAnswers(enquiry, offerTexts[locale].form, formats(locale)))

describe('a trip enquiry in the guest’s language', () => {
  it('says what was filled in, and nothing else', () => {
    expect(words(trip, 'en')).toBe(`Hello:

Name: Ana & José
First day on board: March 2027
Flying home on: 02.04.2027
A few days earlier or later would do
Arrival airport: Nassau
Where to sail: Bahamas
How long: 10 nights
What you would like on board: Captain and cook (always included), As much room as possible
Anything else we should know: A cake 🎂
and candles`)
    expect(words({ ...emptyTrip, departureDate: 'day' }, 'en')).toBe('Hello:\n')
  })
  it.each(locales)('has a word for every choice in %s', (locale) => {
    const all: TripEnquiry = {
      ...trip,
      departureDate: 'open',
      services: [...optionIds.services],
      activities: [...optionIds.activities],
    }
    const { form } = offerTexts[locale]
    expect(words(all, locale)).toContain(form.departureChoices.open)
    for (const name of [...Object.values(form.serviceNames), ...Object.values(form.activityNames)])
      expect(words(all, locale)).toContain(name)
  })
})

describe('the chat link', () => {
  const { quote } = offerTexts.es
  const linkOf = (message: string, name = 'Ana') =>
    chatOf(
      '+507 6000 0000',
      quote.hello,
      shortAnswers({ ...emptyEnquiry, name, message }, quote),
      'recortado',
    )
  it('carries the greeting and a line an answer', () => {
    const { link, shortened } = linkOf('Somos seis.')
    expect(shortened).toBe(false)
    expect(link.startsWith('https://wa.me/50760000000?text=')).toBe(true)
    expect(decodeURIComponent(link.split('text=')[1]!)).toBe(
      `${quote.hello}\n\nNombre: Ana\nMensaje: Somos seis.`,
    )
  })
  it('carries as much of a long text as links do, and says in the guest’s language that it was cut', () => {
    for (const { link, shortened } of [
      linkOf('🎂'.repeat(2500)),
      linkOf('a'.repeat(60_000), '\u6f22'.repeat(1500)),
    ]) {
      expect(shortened).toBe(true)
      expect(link.length).toBeLessThanOrEqual(maxChatLink)
      expect(link.length).toBeGreaterThan(maxChatLink - 20)
      expect(decodeURIComponent(link)).toContain('[…] (recortado)')
    }
  })
})
