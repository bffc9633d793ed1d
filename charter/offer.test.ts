import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import '#content/testing-rates.ts'
import { fleet } from '#content/fleet.ts'
import { facts as siteFacts } from '#charter/facts.server.ts'
import { inHighSeason } from './calendar.ts'
import { estimateFor } from './estimate.ts'
import { type OfferFacts, offerFor } from './offer.ts'
import { emptyTrip, optionIds, type TripEnquiry } from '#enquiries/fields.ts'

const facts: OfferFacts = { ...siteFacts, yachts: fleet }
const today = '2026-11-21'
const tsabalok = fleet[6]!
const ask = (request: Partial<TripEnquiry>) => offerFor({ ...emptyTrip, ...request }, facts, today)

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
const runs = { numRuns: 2000 }

describe('the price of Tsabalok, by her rules', () => {
  const one = (persons: number, children = 0, departure = '2027-01-18', nights = 1) =>
    estimateFor(tsabalok, { persons, children }, nights, departure)
  it.each([
    [2, 0, 1035],
    [8, 0, 2415],
    [3, 1, 1196],
    [2, 1, 1035],
    [1, 0, 1035],
    [4, 2, 1357],
  ])('%d persons, %d of them children: %d a night', (persons, children, amount) => {
    expect(one(persons, children)).toMatchObject({ low: amount, high: amount, currency: 'USD' })
  })
  it('adds a fifth on nights of high season and on those alone', () => {
    expect(one(2, 0, '2026-12-24', 7).low).toBe(Math.round(1035 * 7 * 1.2))
    expect(one(2, 0, '2027-01-08', 7).low).toBe(1035 * 7 + Math.round(1035 * 3 * 0.2))
    expect(one(2, 0, '2027-01-12', 7).low).toBe(1035 * 7)
  })
  it('leaves the surcharge open without a date', () =>
    expect(one(2, 0, '', 7)).toMatchObject({ low: 7245, high: 8694 }))
})

describe('the price of the others', () => {
  it.each(fleet.slice(0, 6).map((yacht) => [yacht.name, yacht] as const))(
    '%s costs her days times the listed price at least',
    (_, yacht) => {
      const { low, lines, currency } = estimateFor(yacht, { persons: 2, children: 0 }, 10, '2027-01-18')
      expect(low).toBe(yacht.priceFrom.amount * 10)
      expect(lines[0]).toMatchObject({ code: 'days', count: 10, rate: yacht.priceFrom.amount })
      expect(currency).toBe(yacht.priceFrom.currency)
    },
  )
  it('reaches up to the stated price of seven days where the currency is the same', () => {
    expect(estimateFor(fleet[4]!, { persons: 8, children: 0 }, 7, '2027-01-18')).toMatchObject({
      low: 24_500,
      high: 30_000,
    })
    expect(estimateFor(fleet[0]!, { persons: 8, children: 0 }, 7, '2027-01-18')).toMatchObject({
      low: 14_000,
      high: 14_000,
    })
  })
})

describe('prices never mislead', () => {
  const dateInside = fc
    .integer({ min: 0, max: 1500 })
    .map((days) => new Date(Date.parse('2026-11-21') + days * 86_400_000).toISOString().slice(0, 10))
  const yacht = fc.constantFrom(...fleet)
  it('more guests are never cheaper', () => {
    fc.assert(
      fc.property(
        yacht,
        fc.integer({ min: 1, max: 11 }),
        fc.integer({ min: 0, max: 11 }),
        fc.constantFrom(5, 7, 10, 14),
        dateInside,
        (each, persons, children, days, date) => {
          const young = Math.min(children, persons)
          const now = estimateFor(each, { persons, children: young }, days, date)
          for (const more of [
            estimateFor(each, { persons: persons + 1, children: young }, days, date),
            estimateFor(each, { persons: persons + 1, children: young + 1 }, days, date),
          ]) {
            expect(more.low).toBeGreaterThanOrEqual(now.low)
            expect(more.high).toBeGreaterThanOrEqual(now.high)
          }
        },
      ),
      runs,
    )
  })
  it('an adult is never cheaper than a child', () => {
    fc.assert(
      fc.property(
        yacht,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 11 }),
        dateInside,
        (each, persons, children, date) => {
          const young = Math.min(children, persons - 1)
          expect(estimateFor(each, { persons, children: young }, 7, date).low).toBeGreaterThanOrEqual(
            estimateFor(each, { persons, children: young + 1 }, 7, date).low,
          )
        },
      ),
      runs,
    )
  })
  it('high season is never cheaper, and more days are never cheaper', () => {
    fc.assert(
      fc.property(
        yacht,
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(5, 7, 10, 14),
        dateInside,
        dateInside,
        (each, persons, days, a, b) => {
          const high = (date: string) =>
            Array.from({ length: days }, (_, i) =>
              new Date(Date.parse(date) + i * 86_400_000).toISOString().slice(0, 10),
            ).filter(inHighSeason).length
          const [calm, busy] = high(a) <= high(b) ? [a, b] : [b, a]
          const party = { persons, children: 0 }
          expect(estimateFor(each, party, days, busy).low).toBeGreaterThanOrEqual(
            estimateFor(each, party, days, calm).low,
          )
          expect(estimateFor(each, party, days, busy).high).toBeGreaterThanOrEqual(
            estimateFor(each, party, days, calm).high,
          )
          expect(estimateFor(each, party, days + 1, a).low).toBeGreaterThan(
            estimateFor(each, party, days, a).low,
          )
        },
      ),
      runs,
    )
  })
  it('the certain lines add up to the lower end and all of them to the upper', () => {
    fc.assert(
      fc.property(
        yacht,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 6 }),
        fc.constantFrom(5, 7, 10, 14),
        fc.oneof(fc.constant(''), dateInside),
        (each, persons, children, days, date) => {
          const { lines, low, high } = estimateFor(
            each,
            { persons, children: Math.min(children, persons) },
            days,
            date,
          )
          const sum = (some: typeof lines) => some.reduce((all, { amount }) => all + amount, 0)
          expect(
            sum(
              lines.filter(
                (line) => line.code !== 'stated' && (line.code !== 'high-season' || !line.possible),
              ),
            ),
          ).toBe(low)
          expect(sum(lines)).toBe(high)
        },
      ),
      runs,
    )
  })
})

describe('an offer', () => {
  it('holds for any request: at most three yachts, each with room and a reason', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { yachts, party, days, warnings } = offerFor(request, facts, today)
        expect(yachts.length).toBeLessThanOrEqual(3)
        expect([5, 7, 10, 14]).toContain(days)
        for (const { slug, reasons, estimate } of yachts) {
          expect(fleet.find((each) => each.slug === slug)!.guests).toBeGreaterThanOrEqual(party.persons)
          expect(reasons.length).toBeGreaterThanOrEqual(2)
          expect(estimate.low).toBeGreaterThan(0)
        }
        expect(yachts.length === 0).toBe(warnings.some(({ code }) => code === 'too-many'))
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
    expect(ask({ chartingRegion: 'rosario', yachtType: 'motor-yacht' }).yachts[0]!.name).toBe('Macan')
    expect(ask({ chartingRegion: 'san-blas', yachtType: 'sailboat' }).yachts[0]!.name).toBe('Guji')
    for (const { slug } of ask({ chartingRegion: 'san-blas' }).yachts)
      expect(fleet.find((yacht) => yacht.slug === slug)!.regions).toContain('san-blas')
  })
  it('warns of a party larger than any yacht of the region', () => {
    expect(ask({ chartingRegion: 'san-blas', passengers: '12' })).toMatchObject({
      yachts: [],
      warnings: [{ code: 'too-many', guests: 12, most: 10, everywhere: false }],
    })
    expect(ask({ chartingRegion: 'rosario', passengers: '14' }).warnings).toEqual([
      { code: 'too-many', guests: 14, most: 12, everywhere: true },
    ])
    expect(ask({ passengers: '14' })).toMatchObject({
      yachts: [],
      itinerary: undefined,
      warnings: [{ code: 'too-many', guests: 14, most: 12, everywhere: true }],
    })
  })
  it('takes children to come with two adults where only they were named, and says so where they fill the party', () => {
    expect(ask({ children: '3' })).toMatchObject({
      party: { persons: 5, children: 3, assumed: true },
      warnings: [],
    })
    expect(ask({ passengers: '2', children: '3' })).toMatchObject({
      party: { persons: 2, children: 2 },
      warnings: [{ code: 'children' }],
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
        .yachts.find(({ name }) => name === 'Tsabalok')!
        .reasons.some(({ code }) => code === 'by-person')
    expect([byPerson('4'), byPerson('8')]).toEqual([true, false])
  })
  it('names the services that nothing listed on a yacht answers', () => {
    expect(
      ask({
        chartingRegion: 'san-blas',
        yachtType: 'catamaran',
        services: ['crew', 'internet', 'water-sports'],
      }).yachts.find(({ name }) => name === 'Tsabalok')!.unanswered,
    ).toEqual(['internet', 'water-sports'])
  })
  it('warns of a flight home before the last day on board', () => {
    expect(ask({ departureDate: '2027-01-18', returnDate: '2027-01-23' }).warnings).toEqual([
      { code: 'return', last: '2027-01-24' },
    ])
    expect(ask({ departureDate: '2027-01-18', returnDate: '2027-01-24' }).warnings).toEqual([])
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
  it('warns where every yacht is above the budget, and of days gone by', () => {
    expect(
      ask({
        chartingRegion: 'rosario',
        yachtType: 'motor-yacht',
        passengers: '2',
        duration: '14',
        budget: 'under-5000',
      }).warnings,
    ).toContainEqual({ code: 'above-budget' })
    expect(ask({ departureDate: '2026-01-02' }).warnings).toContainEqual({ code: 'past' })
  })
})
