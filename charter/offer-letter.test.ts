import { describe, expect, it } from 'vitest'
import { interpolate } from '#content/interpolate.ts'
import { formats } from '#content/format.ts'
import { charterTexts } from '#content/charter.server.ts'
import { type Locale, locales } from '#content/locales.ts'
import { offerTexts } from '#content/offer.server.ts'
import { facts as siteFacts } from '#charter/facts.ts'
import { companyOffer } from './company-offer.ts'
import { pageCharterWords } from './page-words.server.ts'
import { ruleLetter } from './offer-letter.ts'
import { testingFleet } from './testing-fleet.ts'
import { type OfferFacts, offerFor } from './offer.ts'
import { emptyTrip, optionIds, type TripEnquiry } from '#enquiries/fields.ts'
import { fullTrip as full } from '#enquiries/testing/trip.ts'

const facts: OfferFacts = { ...siteFacts, yachts: testingFleet }
function letter(locale: Locale, request: TripEnquiry) {
  return ruleLetter({
    offer: offerFor(request, facts, '2026-11-21'),
    request,
    input: { locale, copy: offerTexts[locale], charter: charterTexts[locale], figures: formats(locale) },
    route: { from: 'A', to: 'B', distanceNm: 64 },
    brand: 'Alisios',
  })
}
/** The letter in one line, no-break spaces as plain ones. */
const text = (locale: Locale, asked: Partial<TripEnquiry>) =>
  letter(locale, { ...emptyTrip, ...asked })
    .join(' ')
    .replaceAll('\u00a0', ' ')

describe('the letter of the rules', () => {
  it.each(locales)('says where the crew sleeps only where that is the saloon, in %s', (locale) => {
    const asked = { ...full, passengers: '2', children: '0', yachtType: 'sailboat' } as const
    const { crewInSaloon } = offerTexts[locale].letter
    expect(text(locale, asked)).toContain(crewInSaloon)
    expect(text(locale, { ...asked, yachtType: 'catamaran' })).not.toContain(crewInSaloon)
  })
  it.each(locales)('says why the first and the second yacht stand there, in %s', (locale) => {
    const { firstLowest, otherPrivate } = offerTexts[locale].letter
    const written = text(locale, { chartingRegion: 'san-blas', passengers: '4' })
    expect(written).toContain(firstLowest.split('{{')[0])
    expect(written).toContain(otherPrivate.split('{{')[0])
    expect(text(locale, { chartingRegion: 'san-blas', passengers: '10' })).not.toContain(
      otherPrivate.split('{{')[0],
    )
  })
  it.each(locales)('begins for two with a crew that has berths of its own, and says so, in %s', (locale) => {
    const { firstPrivate, otherSaloon, firstLowest } = offerTexts[locale].letter
    const written = text(locale, { chartingRegion: 'san-blas', passengers: '2' })
    const inText = (copy: string, name: string) =>
      copy.slice(0, copy.indexOf('}}') + 2).replace('{{name}}', name)
    expect(written).toContain(inText(firstPrivate, 'Tsabalok'))
    expect(written).toContain(inText(otherSaloon, 'Guji'))
    expect(written).not.toContain(firstLowest.replace('{{name}}', 'Tsabalok'))
  })
  it.each(locales)('thanks nobody for a letter that was not written yet, in %s', (locale) =>
    expect(text(locale, emptyTrip)).not.toMatch(/Thank you for|Gracias por|vielen Dank/i),
  )
  const requests = [
    full,
    emptyTrip,
    { ...full, passengers: '12' },
    { ...full, chartingRegion: 'aruba' as const },
    { ...full, departureDate: '2027-09-01', chartingRegion: 'cuba' as const },
    { ...full, passengers: '8', children: '7' },
    ...optionIds.flightOption.map((flightOption) => ({ ...full, flightOption })),
    ...optionIds.chartingRegion.map((chartingRegion) => ({ ...full, chartingRegion })),
    ...optionIds.yachtType.map((yachtType) => ({ ...full, yachtType })),
    ...optionIds.duration.map((duration) => ({
      ...full,
      duration,
      passengers: '1',
      services: [...optionIds.services],
      activities: [...optionIds.activities],
    })),
  ]
  it.each(locales)('leaves no gap, key or placeholder in %s', (locale) => {
    for (const request of requests) {
      const paragraphs = letter(locale, request)
      expect(paragraphs.length).toBeGreaterThanOrEqual(5)
      for (const paragraph of paragraphs) {
        expect(paragraph).not.toMatch(/\{\{|\}\}|undefined|NaN|offer\.|letter\.|reasons\.|  /)
        expect(paragraph.trim()).not.toBe('')
      }
    }
  })
  it.each(locales)('promises in %s no end of a five-day trip that the week only passes', (locale) => {
    const week = text(locale, { chartingRegion: 'san-blas', duration: '7' })
    const five = text(locale, { chartingRegion: 'san-blas', duration: '5' })
    expect(week).toContain('64')
    expect(five).not.toContain('64')
    expect(five).toContain(interpolate(offerTexts[locale].letter.itineraryShort, { days: '5' }))
  })
  it.each(locales)('names every offered yacht with its price in %s', (locale) => {
    const written = letter(locale, full).join('\n')
    for (const { yacht, ledger } of offerFor(full, facts, '2026-11-21').yachts) {
      const price = pageCharterWords(locale).total(ledger.all, ledger)
      expect(price).toMatch(/[1-9]/)
      expect(written).toContain(yacht.name)
      expect(written).toContain(price)
    }
  })
  it.each([
    [
      'en',
      [
        '10 nights in San Blas for 4 guests, one of them a child, aboard on 21 March and ashore on the morning of 31 March 2027',
        'a catamaran, as you asked',
        'Tsabalok does not list internet on board',
        'snorkelling and visits to indigenous communities',
        'We’ll write to you by WhatsApp',
      ],
    ],
    [
      'de',
      [
        '10 Nächte in San Blas für 4 Personen, davon ein Kind. Am 21. März kommen Sie an Bord, am Morgen des 31. März 2027 gehen Sie wieder an Land',
        'einen Katamaran, wie Sie ihn wünschen',
        'Nicht zur Ausstattung der Tsabalok gehört: Internet an Bord',
        'Schnorcheln und Besuch in einem Dorf',
        'Wir antworten Ihnen per WhatsApp',
      ],
    ],
    [
      'es',
      [
        '10 noches en San Blas para 4 personas, entre ellas un niño, del 21 de marzo a la mañana del 31 de marzo de 2027',
        'un catamarán como el que pidieron',
        'Una cosa que Tsabalok no lleva: internet a bordo',
        'snorkel y visita a comunidades indígenas',
        'Les respondemos por WhatsApp',
      ],
    ],
  ] as const)('takes up in %s who comes, when, what was wished for and how to answer', (locale, parts) => {
    for (const part of parts) expect(letter(locale, full).join('\n')).toContain(part)
  })
  it.each([
    [
      'en',
      'One of your nights falls',
      'October and November are rainy months',
      'in the Rosario Islands',
      'in Aruba',
    ],
    [
      'de',
      'Eine Ihrer Nächte liegt',
      'Im Oktober und November regnet es',
      'vor den Rosario-Inseln',
      'auf Aruba',
    ],
    ['es', 'Una de sus noches cae', 'En octubre y noviembre llueve', 'en las Islas del Rosario', 'en Aruba'],
  ] as const)(
    'minds in %s what is one and what is many, and where one sails',
    (locale, oneDay, twoMonths, rosario, aruba) => {
      expect(text(locale, { chartingRegion: 'san-blas', departureDate: '2027-01-10' })).toContain(oneDay)
      const autumn = text(locale, { chartingRegion: 'rosario', departureDate: '2027-10-28' })
      expect(autumn).toContain(twoMonths)
      expect(autumn).toContain(rosario)
      expect(text(locale, { chartingRegion: 'aruba' })).toContain(aruba)
    },
  )
  it.each(locales)(
    'tells a party larger than any yacht in %s that it takes two, and assumes no other',
    (locale) => {
      const { letter: copy } = offerTexts[locale]
      const written = text(locale, { passengers: '14' })
      expect(written).toContain(interpolate(copy.noneAnywhere, { count: '14' }))
      expect(written).not.toContain(copy.assumed.split('{{')[0])
      const company = companyOffer(offerFor({ ...emptyTrip, passengers: '14' }, facts, '2026-11-21'))
      expect(company).toMatch(/^Keine Schätzung, 7 Tage/)
      expect(company).toContain('Gruppe zu groß für eine Yacht (14 Gäste, höchstens 12)')
    },
  )
  it('says nothing of a place or a party that the guest has not named, and nothing twice', () => {
    expect(text('en', {})).toContain(
      '7 nights on the water. We do not know yet how many of you are coming, so the figures below are for 2 guests.',
    )
    expect(text('en', { passengers: '14' })).not.toContain('On board everything is paid for')
    expect(
      text('en', { chartingRegion: 'cuba', departureDate: '2027-09-05' }).split('hurricane season'),
    ).toHaveLength(2)
    const cuba = text('en', { chartingRegion: 'cuba', passengers: '8' })
    expect(cuba.split('None of our yachts is based in Cuba')).toHaveLength(2)
    expect(cuba).toContain('She comes to you from San Blas, 911 nautical miles and 5 days at sea each way')
    expect(cuba).toContain('the hotel and your journeys across the island')
    expect(cuba).not.toContain('transfers')
  })
  it.each([
    ['es', 'Temporada alta en febrero de 2027: las noches del 5–10 de febrero. Cuestan más'],
    ['en', 'February 2027 the nights of 5–10 February are high season and cost more'],
    ['de', 'Hochsaison im Februar 2027: die Nächte 5.–10. Februar. Sie kosten mehr'],
  ] as const)(
    'says in %s which nights of a month are high season where no day was named',
    (locale, nights) => {
      const asked = (departureDate: string) => text(locale, { chartingRegion: 'san-blas', departureDate })
      expect(asked('2027-02')).toContain(nights)
      const [word] = nights.split(' ')
      for (const quiet of ['2027-06', 'open', '']) expect(asked(quiet)).not.toContain(word)
    },
  )
  it.each([
    ['en', 'For Marea, high season is quoted in euros: EUR 18,500 for 7 nights'],
    ['es', 'Con Marea, la temporada alta se cotiza en euros: 18.500 EUR por 7 noches'],
    ['de', 'Auf der Marea 7 Nächte der Hochsaison: 18.500 EUR'],
  ] as const)('says in %s whose price was converted where two yachts are quoted', (locale, said) => {
    const christmas = { chartingRegion: 'san-blas', departureDate: '2026-12-26' } as const
    const written = text(locale, { ...christmas, passengers: '10' })
    expect(written).toContain('Lagoon 56')
    expect(written).toContain(said)
    expect(text(locale, { ...christmas, departureDate: '2027-01-20', passengers: '10' })).not.toContain(said)
  })
  it('says so where the type asked for is not among the yachts', () => {
    expect(text('en', { chartingRegion: 'san-blas', passengers: '8', yachtType: 'sailboat' })).toContain(
      'You had a sailing yacht in mind. Ours does not fit this trip',
    )
    expect(text('en', { chartingRegion: 'san-blas', passengers: '4', yachtType: 'sailboat' })).not.toContain(
      'does not fit',
    )
  })
})

describe('the offer for the company', () => {
  const german = (asked: Partial<TripEnquiry>) =>
    companyOffer(offerFor({ ...emptyTrip, ...asked }, facts, '2026-11-21'))
  it('carries every line and total that the guest saw', () => {
    expect(german({ chartingRegion: 'bahamas', passengers: '2', departureDate: '2026-12-17' })).toBe(
      `Schätzung für 2 Personen, 7 Tage, 17.12.2026 bis 24.12.2026
Brisa: 26.676 US$
  Yacht, 3 Nächte außerhalb der Hochsaison zu 3.000 US$ = 9.000 US$
  Yacht, 4 Nächte in der Hochsaison zu 3.600 US$ = 14.400 US$
  Charterabgabe der Bahamas, 14 % = 3.276 US$
  Sie zahlen an uns: 26.676 US$
Bali 5.4: 31.513 US$
  Yacht, 3 Nächte außerhalb der Hochsaison zu 3.500 US$ = 10.500 US$
  Yacht, 4 Nächte in der Hochsaison zu 30.000 US$ die Woche = 17.143 US$
  Charterabgabe der Bahamas, 14 % = 3.870 US$
  Sie zahlen an uns: 31.513 US$
Reiseplan: Bahamas, 7 Tage`,
    )
  })
  it('is German that an advisor can read aloud', () => {
    const alone = german({
      chartingRegion: 'rosario',
      passengers: '2',
      children: '1',
      departureDate: '2027-01-10',
    })
    expect(alone).toContain('Schätzung für 2 Personen, davon 1 Kind, 7 Tage, 10.01.2027 bis 17.01.2027\n')
    expect(alone).toContain('Macan: 28.800 US$, ohne den Eintritt in den Park')
    expect(alone).toContain('Yacht, 1 Nacht in der Hochsaison zu 4.800 US$ = 4.800 US$')
    expect(alone).toContain('Reiseplan: Kolumbien, 7 Tage')
    expect(german({ passengers: '1' })).toMatch(
      /^Schätzung für 1 Person, 7 Tage, ohne Datum, zum Normalpreis\n/,
    )
    expect(german({ chartingRegion: 'san-blas', passengers: '12' })).toContain(
      'Hinweis: Gruppe zu groß für eine Yacht der Region (12 Gäste, höchstens 10)',
    )
    expect(german({ passengers: '2', children: '3' })).toContain(
      'Hinweis: mehr Kinder als Personen angegeben',
    )
    expect(german({ chartingRegion: 'cuba', departureDate: '2027-09-05', returnDate: '2027-09-06' })).toMatch(
      /Region Kuba\n.*Törn endet \(12\.09\.2027\)/,
    )
  })
})
