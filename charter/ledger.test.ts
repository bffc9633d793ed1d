import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hotelNight, transferPrices } from '#content/charter/ashore.ts'
import { dollarsPerEuro } from '#content/charter/rates.ts'
import { watersIds } from '#content/charter/waters.ts'
import { addDays } from './calendar.ts'
import { inHighSeason, seasonNights } from './high-season.ts'
import { ledger } from './ledger.ts'
import { testingFleet, yachtNamed } from './testing-fleet.ts'

const low = '2027-01-18'
const high = '2026-12-22'
const at = (name: string, first: string | undefined, persons: number, children = 0, nights = 7) => {
  const yacht = yachtNamed(name)
  return ledger(yacht, yacht.home, { first, nights }, { persons, children })
}
const charterOf = ({ lines }: ReturnType<typeof ledger>) =>
  lines.reduce((sum, line) => sum + ('season' in line ? line.cents : 0), 0)

/** Worked out by hand: a week for a couple, for four with one child, and for as many as the yacht takes. */
const rows: [name: string, season: 'low' | 'high', persons: number, children: number, dollars: number][] = [
  ['Guji', 'low', 2, 0, 5670],
  ['Guji', 'low', 4, 1, 5670],
  ['Guji', 'low', 6, 0, 5670],
  ['Guji', 'high', 2, 0, 6804],
  ['Guji', 'high', 4, 1, 6804],
  ['Guji', 'high', 6, 0, 6804],
  ['Macan', 'low', 2, 0, 28_000],
  ['Macan', 'low', 4, 1, 28_000],
  ['Macan', 'low', 6, 0, 28_000],
  ['Macan', 'high', 2, 0, 33_600],
  ['Macan', 'high', 4, 1, 33_600],
  ['Macan', 'high', 6, 0, 33_600],
  ['Lagoon 56', 'low', 2, 0, 12_600],
  ['Lagoon 56', 'low', 4, 1, 12_600],
  ['Lagoon 56', 'low', 10, 0, 12_600],
  ['Lagoon 56', 'high', 2, 0, 15_120],
  ['Lagoon 56', 'high', 4, 1, 15_120],
  ['Lagoon 56', 'high', 10, 0, 15_120],
  ['Marea', 'low', 2, 0, 14_000],
  ['Marea', 'low', 4, 1, 14_000],
  ['Marea', 'low', 10, 0, 14_000],
  ['Marea', 'high', 2, 0, 18_500 * dollarsPerEuro.value.rate],
  ['Marea', 'high', 4, 1, 18_500 * dollarsPerEuro.value.rate],
  ['Marea', 'high', 10, 0, 18_500 * dollarsPerEuro.value.rate],
  ['Bali 5.4', 'low', 2, 0, 24_500],
  ['Bali 5.4', 'low', 4, 1, 24_500],
  ['Bali 5.4', 'low', 12, 0, 24_500],
  ['Bali 5.4', 'high', 2, 0, 30_000],
  ['Bali 5.4', 'high', 4, 1, 30_000],
  ['Bali 5.4', 'high', 12, 0, 30_000],
  ['Brisa', 'low', 2, 0, 21_000],
  ['Brisa', 'low', 4, 1, 21_000],
  ['Brisa', 'low', 12, 0, 21_000],
  ['Brisa', 'high', 2, 0, 25_200],
  ['Brisa', 'high', 4, 1, 25_200],
  ['Brisa', 'high', 12, 0, 25_200],
  ['Tsabalok', 'low', 2, 0, 7 * 1035],
  ['Tsabalok', 'low', 4, 1, 7 * (575 + 3 * 230 + 161)],
  ['Tsabalok', 'low', 8, 0, 7 * 2415],
  ['Tsabalok', 'high', 2, 0, 7 * 1242],
  ['Tsabalok', 'high', 4, 1, 7 * 1711],
  ['Tsabalok', 'high', 8, 0, 7 * 2898],
]

describe('the charter of a week', () => {
  it.each(rows)(
    '%s in %s season for %d, %d of them children: %d dollars',
    (name, season, persons, children, dollars) =>
      expect(charterOf(at(name, season === 'low' ? low : high, persons, children))).toBe(
        Math.round(dollars * 100),
      ),
  )
  it('without a date is one of low season', () =>
    expect(charterOf(at('Brisa', undefined, 4))).toBe(2_100_000))
  it('follows the rule of Tsabalok to the dollar', () => {
    expect(charterOf(at('Tsabalok', low, 2, 0, 1))).toBe(103_500)
    expect(charterOf(at('Tsabalok', low, 2, 1, 1))).toBe(96_600)
    expect(charterOf(at('Tsabalok', low, 8, 3, 1))).toBe(100 * (575 + 5 * 230 + 3 * 161))
  })
  it('shows low and high nights as lines of their own', () => {
    const { lines } = at('Lagoon 56', '2026-12-17', 2)
    expect(lines.filter(({ code }) => code === 'boat')).toEqual([
      { code: 'boat', season: 'low', nights: 3, rate: 180_000, cents: 540_000, paid: 'charged' },
      { code: 'boat', season: 'high', nights: 4, rate: 216_000, cents: 864_000, paid: 'charged' },
    ])
  })
  it('says which euros a converted amount stands for, at which rate and day', () => {
    const week = at('Marea', high, 2)
    expect(week.converted).toEqual({
      ...dollarsPerEuro.value,
      stated: { amount: 18_500, currency: 'EUR' },
      nights: 7,
    })
    expect(at('Marea', low, 2).converted).toBeUndefined()
  })
})

describe('what comes on top', () => {
  it('is the fee of the Bahamas, which we charge', () => {
    const week = at('Bali 5.4', high, 8)
    expect(week.lines.at(-1)).toEqual({
      code: 'fee',
      fee: 'bahamas-charter-fee',
      paid: 'charged',
      percent: 14,
      cents: 420_000,
    })
    expect([week.charged.cents, week.onTheSpot.cents, week.all.cents]).toEqual([3_420_000, 0, 3_420_000])
    expect([week.perPerson, week.perCouple, week.perPersonDay]).toEqual([427_500, 855_000, 61_100])
  })
  it('is the entry to Guna Yala, which is paid there', () => {
    const week = at('Guji', low, 4)
    expect([week.charged.cents, week.onTheSpot.cents]).toEqual([567_000, 4 * 2200])
  })
  it('is named where nobody knows how much', () => {
    expect(at('Macan', low, 2).all).toEqual({ cents: 2_800_000, without: ['rosario-park'] })
    expect(at('Macan', low, 2).charged.without).toEqual([])
  })
  it('is never the tip', () => {
    const { tip, all } = at('Brisa', low, 4)
    expect(tip).toEqual({ from: 210_000, to: 315_000, of: 2_100_000 })
    expect(all.cents).toBe(2_100_000 + 294_000)
  })
})

describe('a week in Cuba', () => {
  const week = ledger(yachtNamed('Lagoon 56'), 'cuba', { first: low, nights: 7 }, { persons: 8, children: 0 })
  it('charges the nights on board, the hotel and the ways across the land', () => {
    expect(week.aboard).toEqual({ first: '2027-01-20', nights: 5 })
    expect(charterOf(week)).toBe(5 * 180_000)
    expect(week.all.without).toEqual([])
    const [each, seat] = [hotelNight.value, transferPrices.inland.value + transferPrices.domestic.value]
    expect(week.lines.find(({ code }) => code === 'hotel')).toMatchObject({ cents: 2 * 8 * each * 100 })
    expect(week.lines.find(({ code }) => code === 'transfers')).toMatchObject({
      ways: ['inland', 'domestic'],
      each: seat,
      cents: 8 * seat * 100,
    })
    expect(week.perPersonDay).toBe(Math.round(week.all.cents / 8 / 7 / 100) * 100)
  })
  it('brings the yacht there and back', () => {
    const relocation = week.lines.find(({ code }) => code === 'relocation')
    expect(relocation).toMatchObject({ relocation: { distanceNm: 911, days: 5, rate: 8 }, cents: 1_457_600 })
  })
})

describe('whatever is asked for', () => {
  const yacht = fc.constantFrom(...testingFleet)
  const day = fc
    .date({ min: new Date('2026-11-22'), max: new Date('2032-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const nights = fc.integer({ min: 1, max: 21 })
  const waters = fc.constantFrom(...watersIds)
  const runs = { numRuns: 2000 }
  const party = (most: number) =>
    fc
      .integer({ min: 1, max: most })
      .chain((persons) => fc.integer({ min: 0, max: persons - 1 }).map((children) => ({ persons, children })))
  const asked = yacht.chain((each) =>
    fc.record({ yacht: fc.constant(each), waters, day, nights, party: party(each.guests) }),
  )

  it('more guests are never cheaper on the same yacht, nor an adult than a child', () =>
    fc.assert(
      fc.property(
        asked,
        ({ yacht: boat, waters: where, day: first, nights: count, party: { persons, children } }) => {
          const cost = (all: number, young: number) =>
            ledger(boat, where, { first, nights: count }, { persons: all, children: young }).all.cents
          const base = cost(persons, children)
          if (persons < boat.guests) {
            expect(cost(persons + 1, children)).toBeGreaterThanOrEqual(base)
            expect(cost(persons + 1, children + 1)).toBeGreaterThanOrEqual(base)
          }
          if (children > 0) expect(cost(persons, children - 1)).toBeGreaterThanOrEqual(base)
        },
      ),
      runs,
    ))
  it('high season is never cheaper', () =>
    fc.assert(
      fc.property(asked, ({ yacht: boat, day: first, nights: count, party: who }) => {
        const dated = ledger(boat, boat.home, { first, nights: count }, who)
        const undated = ledger(boat, boat.home, { nights: count }, who)
        expect(dated.all.cents).toBeGreaterThanOrEqual(undated.all.cents)
        if (seasonNights({ first, nights: count }).high > 0)
          expect(dated.all.cents).toBeGreaterThan(undated.all.cents)
      }),
      runs,
    ))
  it('the totals are their lines, in whole dollars', () =>
    fc.assert(
      fc.property(asked, ({ yacht: boat, waters: where, day: first, nights: count, party: who }) => {
        const { lines, charged, onTheSpot, all, perPerson, perPersonDay } = ledger(
          boat,
          where,
          { first, nights: count },
          who,
        )
        const sum = (of: typeof lines) => of.reduce((cents, line) => cents + (line.cents ?? 0), 0)
        expect(all.cents).toBe(sum(lines))
        expect(charged.cents).toBe(sum(lines.filter(({ paid }) => paid === 'charged')))
        expect(charged.cents + onTheSpot.cents).toBe(all.cents)
        expect(new Set(all.without)).toEqual(new Set([...charged.without, ...onTheSpot.without]))
        for (const cents of [...lines.map((line) => line.cents ?? 0), perPerson, perPersonDay])
          expect(Number.isSafeInteger(cents / 100)).toBe(true)
        expect(Math.abs(perPerson * who.persons - all.cents)).toBeLessThanOrEqual(50 * who.persons)
      }),
      runs,
    ))
  it('a stay cut where a season begins or ends costs the same', () =>
    fc.assert(
      fc.property(asked, ({ yacht: boat, day: first, nights: count, party: who }) => {
        const cut = Array.from({ length: count - 1 }, (_, i) => i + 1).find(
          (i) => inHighSeason(addDays(first, i)) !== inHighSeason(addDays(first, i - 1)),
        )
        fc.pre(cut !== undefined)
        const charged = (from: string, length: number) =>
          ledger(boat, boat.home, { first: from, nights: length }, who).charged.cents
        expect(charged(first, cut!) + charged(addDays(first, cut!), count - cut!)).toBe(charged(first, count))
      }),
      runs,
    ))
  it('bringing a yacht never costs less than nothing, and nothing where she lies', () =>
    fc.assert(
      fc.property(asked, ({ yacht: boat, waters: where, day: first, nights: count, party: who }) => {
        const { lines } = ledger(boat, where, { first, nights: count }, who)
        const relocation = lines.find(({ code }) => code === 'relocation')
        if (where === boat.home) expect(relocation).toBeUndefined()
        else expect(relocation!.cents).toBeGreaterThan(0)
      }),
      runs,
    ))
})
