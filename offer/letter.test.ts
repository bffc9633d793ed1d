import { describe, expect, it } from 'vitest'
import '#content/testing-rates.ts'
import { fleet } from '#content/fleet.ts'
import { type Locale, locales } from '#content/locales.ts'
import { offerTexts } from '#content/offer.server.ts'
import { facts as siteFacts } from '#offer/facts.server.ts'
import { companyLetter, companyOffer } from './company-letter.ts'
import { ruleLetter } from './letter.ts'
import { type OfferFacts, offerFor } from './offer.ts'
import { activities, airports, boatTypes, budgets, durations, emptyRequest, flightOptions, regions, services, type TripRequest } from './request.ts'

const facts: OfferFacts = { ...siteFacts, yachts: fleet }
const waters = { panama: 'San Blas', colombia: 'Rosario', cuba: 'Los Canarreos', bahamas: 'Exumas' }
const types = Object.fromEntries(fleet.map(({ slug, type }) => [slug, type]))
const full: TripRequest = {
  ...emptyRequest, name: 'Anna Lindqvist', email: 'anna@example.org', phone: '+46 70 123', contactMethod: 'whatsapp', departureLocation: 'Malmö', departureDate: '2027-03-21', returnDate: '2027-03-30', flexibleDates: true,
  destinationAirport: 'panama', flightOption: 'compare', chartingRegion: 'san-blas', duration: '10', passengers: '4', children: '1', yachtType: 'catamaran', services: ['crew', 'internet'], activities: ['snorkelling', 'indigenous-visits'], budget: '5000-10000', additional: 'Ein Geburtstag & Grüße 🎂\nZweite Zeile',
}
function letter(locale: Locale, request: TripRequest) {
  const figures = { money: ({ amount, currency }: { amount: number; currency: string }) => `${currency} ${amount}`, number: String, date: (iso: string) => iso, month: (month: number) => `month${month}` }
  return ruleLetter({ offer: offerFor(request, facts, '2026-11-21'), request, input: { locale, copy: offerTexts[locale], figures, waters }, types, route: { from: 'A', to: 'B', distanceNm: 64 }, brand: 'Alisios' })
}

describe('the letter of the rules', () => {
  const requests = [
    full, emptyRequest, { ...full, passengers: '12' }, { ...full, chartingRegion: 'aruba' as const }, { ...full, departureDate: '2027-09-01', chartingRegion: 'cuba' as const }, { ...full, passengers: '8', children: '7' },
    ...flightOptions.map((flightOption) => ({ ...full, flightOption })), ...regions.map((chartingRegion) => ({ ...full, chartingRegion })), ...boatTypes.map((yachtType) => ({ ...full, yachtType })),
    ...durations.map((duration) => ({ ...full, duration, passengers: '1', services: [...services], activities: [...activities] })),
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
  it.each(locales)('names every offered yacht with its price in %s', (locale) => {
    const text = letter(locale, full).join('\n')
    for (const { name, estimate } of offerFor(full, facts, '2026-11-21').yachts) {
      expect(text).toContain(name)
      expect(text).toContain(`${estimate.currency} ${estimate.low}`)
    }
  })
})

describe('the letter to the company', () => {
  it('is the one of the specification, field by field', () => {
    expect(companyLetter(full)).toBe(`PERSÖNLICHE DATEN
Name: Anna Lindqvist
E-Mail: anna@example.org
Telefon: +46 70 123
Bevorzugter Kontakt: WhatsApp

REISEWÜNSCHE
Abflugort: Malmö
Abreisedatum: 21.03.2027
Rückreisedatum: 30.03.2027
Flexible Daten: Ja
Zielflughafen: Panama
Flug: Beides vergleichen

CHARTERWÜNSCHE
Region: San Blas
Dauer: 10 Tage
Anzahl Personen: 4
Kinder: 1
Yachttyp: Katamaran

GEWÜNSCHTE LEISTUNGEN
Crew inklusive (mit Koch), Internet an Bord

AKTIVITÄTEN
Schnorcheln, Besuch indigener Gemeinschaften

BUDGET PRO PERSON
5.000 bis 10.000 EUR

WEITERE INFORMATIONEN
Ein Geburtstag & Grüße 🎂
Zweite Zeile`)
  })
  it('says so where nothing was chosen', () => {
    expect(companyLetter({ ...emptyRequest, name: 'Ana', email: 'a@example.org' })).toBe(`PERSÖNLICHE DATEN
Name: Ana
E-Mail: a@example.org
Telefon: Nicht angegeben
Bevorzugter Kontakt: Nicht angegeben

REISEWÜNSCHE
Abflugort: Nicht angegeben
Abreisedatum: Nicht angegeben

CHARTERWÜNSCHE
Region: Nicht angegeben
Dauer: Nicht angegeben
Anzahl Personen: Nicht angegeben
Kinder: Nicht angegeben

GEWÜNSCHTE LEISTUNGEN
Keine angegeben

AKTIVITÄTEN
Keine angegeben

BUDGET PRO PERSON
Nicht angegeben

WEITERE INFORMATIONEN
Nicht angegeben`)
  })
  it('knows a word for every choice', () => {
    for (const chosen of airports.flatMap((destinationAirport) => budgets.map((budget) => ({ ...full, destinationAirport, budget })))) expect(companyLetter(chosen)).not.toContain('undefined')
    expect(companyLetter({ ...full, services: [...services], activities: [...activities] })).not.toContain('undefined')
  })
  it('carries the offer with its lines', () => {
    expect(companyOffer(offerFor({ ...full, chartingRegion: 'san-blas', passengers: '2', children: '', yachtType: '', services: [], activities: [], duration: '7' }, facts, '2026-11-21'))).toContain('Guji: 5.670 USD bis 6.804 USD')
  })
})
