import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facts as siteFacts } from '#charter/facts.ts'
import { type OfferFacts, offerFor } from './offer.ts'
import { testingFleet } from './testing-fleet.ts'
import { emptyTrip, optionIds, type TripEnquiry } from '#enquiries/fields.ts'

const facts: OfferFacts = { ...siteFacts, yachts: testingFleet }
const today = '2026-11-21'
const ask = (request: Partial<TripEnquiry>) => offerFor({ ...emptyTrip, ...request }, facts, today)
const names = (request: Partial<TripEnquiry>) => ask(request).yachts.map(({ yacht }) => yacht.name)

const anyRequest: fc.Arbitrary<TripEnquiry> = fc.record({
  name: fc.string(),
  email: fc.string(),
  phone: fc.string(),
  contactMethod: fc.constantFrom('' as const, ...optionIds.contactMethod),
  departureLocation: fc.string(),
  departureDate: fc.oneof(
    fc.constant(''),
    fc
      .date({ min: new Date('2026-11-21'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    fc.constantFrom('0002-03-21', '0020-03-21', '0202-03-21', '9999-12-31'),
    fc.string(),
  ),
  returnDate: fc.string(),
  flexibleDates: fc.boolean(),
  destinationAirport: fc.constantFrom('' as const, ...optionIds.destinationAirport),
  flightOption: fc.constantFrom('' as const, ...optionIds.flightOption),
  chartingRegion: fc.constantFrom('' as const, ...optionIds.chartingRegion),
  duration: fc.constantFrom('' as const, ...optionIds.duration),
  passengers: fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 30 }).map(String), fc.string()),
  children: fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 12 }).map(String), fc.string()),
  yachtType: fc.constantFrom('' as const, ...optionIds.yachtType),
  services: fc.subarray([...optionIds.services]),
  activities: fc.subarray([...optionIds.activities]),
  budget: fc.constantFrom('' as const, ...optionIds.budget),
  additional: fc.string(),
})
const runs = { numRuns: 500 }

describe('an offer', () => {
  it('holds for any request: at most three yachts, each with room and a reason', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { yachts, party, stay, warnings, refusals } = offerFor(request, facts, today)
        expect(yachts.length).toBeLessThanOrEqual(3)
        expect([5, 7, 10, 14]).toContain(stay.nights)
        for (const { yacht, reasons, ledger } of yachts) {
          expect(yacht.guests).toBeGreaterThanOrEqual(party.persons)
          expect(reasons.length).toBeGreaterThanOrEqual(2)
          expect(ledger.all.cents).toBeGreaterThan(0)
        }
        const unreadable = refusals.some(({ code }) => code !== 'past' && code !== 'not-a-day')
        expect(yachts.length === 0).toBe(unreadable || warnings.some(({ code }) => code === 'too-many'))
      }),
      runs,
    )
  })
  it('reads nothing personal', () => {
    fc.assert(
      fc.property(anyRequest, fc.string(), (request, text) => {
        expect(
          offerFor(
            { ...request, name: text, email: text, phone: text, additional: text, departureLocation: text },
            facts,
            today,
          ),
        ).toEqual(offerFor(request, facts, today))
      }),
      runs,
    )
  })
  it('names the yachts of the region, the asked type first', () => {
    expect(names({ chartingRegion: 'rosario', yachtType: 'motor-yacht' })).toEqual(['Macan'])
    expect(names({ chartingRegion: 'san-blas', yachtType: 'catamaran' })[0]).toBe('Tsabalok')
    for (const { yacht } of ask({ chartingRegion: 'san-blas' }).yachts) expect(yacht.home).toBe('san-blas')
    expect(names({ destinationAirport: 'nassau', passengers: '12' })).toEqual(['Brisa', 'Bali 5.4'])
  })
  it('warns of a party larger than any yacht of the region', () => {
    expect(ask({ chartingRegion: 'san-blas', passengers: '12' })).toMatchObject({
      yachts: [],
      warnings: [{ code: 'too-many', guests: 12, most: 10 }],
    })
    expect(ask({ chartingRegion: 'rosario', passengers: '14' })).toMatchObject({
      yachts: [],
      refusals: [{ code: 'too-many-guests', guests: 14, most: 12 }],
    })
  })
  it.each([
    [{ passengers: '0' }, 'no-guests'],
    [{ passengers: '13' }, 'too-many-guests'],
    [{ passengers: '99' }, 'too-many-guests'],
    [{ passengers: 'many' }, 'not-a-number'],
    [{ passengers: '2', children: '3' }, 'more-children-than-guests'],
    [{ passengers: '2', children: '2' }, 'children-alone'],
  ])('of %j has no yachts and says why: %s', (request, code) =>
    expect(ask(request)).toMatchObject({ yachts: [], refusals: [{ code }] }),
  )
  it('of a day gone by is priced without a date, and says so', () => {
    const offer = ask({ chartingRegion: 'san-blas', departureDate: '2026-01-02' })
    expect(offer).toMatchObject({ refusals: [{ code: 'past' }], dates: undefined })
    expect(offer.yachts).toHaveLength(3)
  })
  it('of a month gives advice for it and no dates', () => {
    expect(ask({ chartingRegion: 'cuba', departureDate: '2027-09' })).toMatchObject({
      dates: undefined,
      season: { months: [{ month: 9, kind: 'hurricane' }] },
    })
    expect(ask({ chartingRegion: 'cuba', departureDate: 'open' }).season).toBeUndefined()
  })
  it('takes children to come with two adults where only they were named', () => {
    expect(ask({ children: '3' })).toMatchObject({
      party: { persons: 5, children: 3, assumed: true },
      warnings: [],
    })
  })
  it('goes by the airport where no region was named, and by the region where one was', () => {
    expect(ask({ destinationAirport: 'havana' })).toMatchObject({
      region: 'cuba',
      itinerary: { destination: 'cuba' },
    })
    expect(ask({ destinationAirport: 'havana', chartingRegion: 'san-blas' })).toMatchObject({
      region: 'san-blas',
      itinerary: { destination: 'panama' },
    })
  })
  it('looks for no yacht elsewhere where no region was named', () => {
    expect(
      ask({})
        .yachts.flatMap(({ reasons }) => reasons)
        .filter(({ code }) => code === 'elsewhere'),
    ).toEqual([])
  })
  it('calls a price by the person good for small parties alone', () => {
    const byPerson = (passengers: string) =>
      ask({ chartingRegion: 'san-blas', passengers, yachtType: 'catamaran' })
        .yachts.find(({ yacht }) => yacht.name === 'Tsabalok')!
        .reasons.some(({ code }) => code === 'by-person')
    expect([byPerson('4'), byPerson('8')]).toEqual([true, false])
  })
  it('names the services that nothing listed on a yacht answers', () => {
    expect(
      ask({
        chartingRegion: 'san-blas',
        yachtType: 'catamaran',
        services: ['crew', 'internet', 'water-sports'],
      }).yachts.find(({ yacht }) => yacht.name === 'Tsabalok')!.unanswered,
    ).toEqual(['internet', 'water-sports'])
  })
  it('warns of a flight home before the morning on which guests are ashore', () => {
    expect(ask({ departureDate: '2027-01-18', returnDate: '2027-01-24' }).warnings).toEqual([
      { code: 'return', ashore: '2027-01-25' },
    ])
    expect(ask({ departureDate: '2027-01-18', returnDate: '2027-01-25' }).warnings).toEqual([])
  })
  it.each([
    ['2027-09-05', true],
    ['2027-01-05', false],
    ['2027-11-10', true],
  ])('of Cuba on %s warns of hurricanes: %s', (departureDate, warned) => {
    expect(
      ask({ chartingRegion: 'cuba', departureDate }).warnings.some(({ code }) => code === 'hurricane'),
    ).toBe(warned)
  })
  it('of San Blas never warns of hurricanes', () =>
    expect(ask({ chartingRegion: 'san-blas', departureDate: '2027-09-05' }).warnings).toEqual([]))
  it.each(['aruba', 'cuba'] as const)(
    'of %s says that no yacht lies there and names others',
    (chartingRegion) => {
      const offer = ask({ chartingRegion })
      expect(offer.warnings).toContainEqual({ code: 'no-yacht', region: chartingRegion })
      expect(offer.yachts.every(({ reasons }) => reasons.some(({ code }) => code === 'elsewhere'))).toBe(true)
      expect(offer.yachts).toHaveLength(3)
    },
  )
  it('goes with the itinerary of its region and length, and with none in Aruba', () => {
    expect(ask({ chartingRegion: 'san-blas', duration: '5' }).itinerary).toEqual({
      destination: 'panama',
      days: 5,
      tab: 7,
    })
    expect(ask({ chartingRegion: 'rosario', duration: '10' }).itinerary).toEqual({
      destination: 'colombia',
      days: 10,
      tab: 10,
    })
    expect(ask({ chartingRegion: 'aruba' }).itinerary).toBeUndefined()
  })
  it('warns where every yacht is above the budget', () => {
    expect(
      ask({
        chartingRegion: 'rosario',
        yachtType: 'motor-yacht',
        passengers: '2',
        duration: '14',
        budget: 'under-5000',
      }).warnings,
    ).toContainEqual({ code: 'above-budget' })
  })
})
