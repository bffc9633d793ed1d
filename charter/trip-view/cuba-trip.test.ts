import { describe, expect, it } from 'vitest'
import { waysHome } from '#content/charter/journey.ts'
import { waters } from '#content/charter/waters.ts'
import { daysOfStay } from '#content/itinerary-lengths.ts'
import { locales } from '#content/locales.ts'
import { notIncludedIn } from '#content/not-included.ts'
import { copyOf } from '#content/site.server.ts'
import type { YachtCalendar } from '../availability.ts'
import { addDays } from '../calendar.ts'
import { datedPlan } from '../dated-plan.ts'
import { legTimes } from '../leg-times.ts'
import { ledger } from '../ledger.ts'
import { alsoInPrice } from '../included.ts'
import { pageCharterWords } from '../page-words.server.ts'
import { type NamedTrip, priceTrip } from '../price-trip.ts'
import { skyOn } from '../sky.ts'
import { testingFleet, yachtNamed } from '../testing-fleet.ts'
import { readTrip } from '../trip.ts'
import { listsOf, papersOf } from './lists.server.ts'
import { tripView } from './trip-view.server.ts'
import { tripWords } from './trip-words.server.ts'

const today = '2026-11-22'
const trip = (days: number, from = '2027-01-09') => {
  const asked = `yacht=sunreef-62-marea&to=cuba&from=${from}&days=${days}&adults=6`
  const { nearest } = readTrip(new URLSearchParams(asked), today, testingFleet)
  return { ...nearest, yacht: nearest.yacht! }
}
const pricedTrip = (named: NamedTrip) =>
  priceTrip(named, () => ({ busy: [], ports: [] }), today, testingFleet)
const view = (days: number, locale: (typeof locales)[number] = 'en') => {
  return tripView(pricedTrip(trip(days)), copyOf(locale).itinerary.cuba, today, tripWords(locale))
}
const titles = (steps: { title: string }[]) => steps.map(({ title }) => title)

describe('a trip in Cuba', () => {
  it.each(locales)('lists no permits of San Blas in the price of Tsabalok, in %s', (locale) => {
    const site = copyOf(locale)
    const included = (where: 'cuba' | 'san-blas') =>
      listsOf(pricedTrip({ ...trip(7), yacht: 'leopard-42-tsabalok', waters: where }), site, locale)[0]!.items
    expect(included('san-blas')).toContain(site.fleet.inclusions['permits-taxes'])
    expect(included('cuba')).not.toContain(site.fleet.inclusions['permits-taxes'])
  })
  it('needs the yacht for its nights on board and her voyage, not for the nights in the hotel', () => {
    const { relocation, ledger } = pricedTrip(trip(7))
    const [sails, home] = [
      addDays(ledger.aboard.first!, -relocation!.days),
      addDays(ledger.aboard.first!, ledger.aboard.nights + relocation!.days),
    ]
    expect([ledger.aboard, ledger.stay]).toEqual([
      { first: '2027-01-11', nights: 5 },
      { first: '2027-01-09', nights: 7 },
    ])
    const between = (shift = 0) => ({
      busy: [
        { first: '2026-12-01', ashore: addDays(sails, shift), state: 'booked' as const },
        { first: home, ashore: '2027-12-01', state: 'booked' as const },
      ],
      ports: [],
    })
    const stateWith = (calendar: YachtCalendar, from?: string) =>
      priceTrip(trip(7, from), () => calendar, today, testingFleet).availability
    expect(stateWith(between())).toEqual({ state: 'free' })
    expect(stateWith(between(1)).state).toBe('booked')
    expect(stateWith(between(), '2027-01-20')).toMatchObject({ state: 'booked', before: '2027-01-09' })
    expect(stateWith(between(), '2027-01-02')).toMatchObject({ state: 'booked', after: '2027-01-09' })
  })
  it('crosses the island by car on the third day, and flies from Cayo Largo to Havana before the flight home', () => {
    const { there, home } = view(7).journey
    expect(there.map(({ date, title, deadline }) => [date, title, deadline])).toEqual([
      ['Sat 9 Jan', 'In Havana by 14:00', undefined],
      ['Mon 11 Jan', '9:00, by car across the island', true],
      ['Mon 11 Jan', 'Your cabins from 15:00', undefined],
    ])
    expect(titles(home)).toEqual(['Ashore by 9:00', 'By air to Havana', 'Fly home from 18:00'])
  })
  it('names no hour for the flight home to guests who wake in a hotel of Havana', () => {
    const { home } = view(14).journey
    expect(titles(home)).toEqual(['Ashore by 9:00', 'By car to Havana', 'Fly home when you like'])
    expect(home.some(({ deadline }) => deadline)).toBe(false)
  })
  it.each([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 21, 28])(
    'of %d days leaves its guests where a car or an aircraft takes them to Havana',
    (nights) => {
      const { ashore, days, free } = view(nights)
      expect(['Cayo Largo', 'Cienfuegos']).toContain(ashore.place)
      expect(days).toHaveLength(daysOfStay('cuba', nights).length)
      expect(free !== undefined).toBe(days.length < nights)
      const stay = { first: '2027-01-09', nights }
      const { lines } = ledger(yachtNamed('Marea'), 'cuba', stay, { persons: 6, children: 0 })
      const way = ashore.place === 'Cayo Largo' ? 'domestic' : 'inland-back'
      expect(lines.find(({ code }) => code === 'transfers')).toMatchObject({ ways: ['inland', way] })
    },
  )
  it('of other lengths keeps the order of its days, and ends at a place with a way home', () => {
    for (let nights = 5; nights <= 28; nights++) {
      const result = datedPlan('cuba', { first: '2027-01-09', nights })
      const days = result.refusal ? [] : result.plan.days
      const planned = days.map((day) => day.planned)
      expect(planned).toEqual(planned.toSorted((a, b) => a - b))
      expect(waysHome[days.at(-1)!.place], String(nights)).toBeDefined()
    }
  })
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'leaves Cienfuegos after sunset and reaches Cayo Largo after sunrise in month %d',
    (month) => {
      const first = `2027-${String(month).padStart(2, '0')}-12`
      const result = datedPlan('cuba', { first, nights: 7 })
      const [, , , day] = result.refusal ? [] : result.plan.days
      const { timeZone } = waters.cuba
      const sky = skyOn(day!.date, day!.position, timeZone)
      const { date, byNight } = day!
      const times = legTimes({ date, hours: day!.hours!, boarding: false, byNight, timeZone, ...sky })
      const sunsetBefore = Date.parse(sky.sunset) - 24 * 3_600_000
      expect(times.overnight).toBe(true)
      expect(Date.parse(times.leaves)).toBeGreaterThan(sunsetBefore)
      expect(Date.parse(times.arrives)).toBeGreaterThan(Date.parse(sky.sunrise))
      expect(Date.parse(times.arrives) - Date.parse(sky.sunrise)).toBeLessThan(1.5 * 3_600_000)
    },
  )
  it.each(locales)('says in its title how many of its nights are on board, in %s', (locale) => {
    expect(view(7, locale).what).toMatch(/^7 .* 5 /)
    expect(view(14, locale).what).toMatch(/^14 .* 11 /)
  })
  it.each(locales)(
    'prices the hotel and the ways across the island, and lists them as included, in %s',
    (locale) => {
      const { ledger: shown, besides } = view(7, locale)
      expect(besides).toBeUndefined()
      expect(shown.rows.filter(({ name }) => /hotel/i.test(name))).toHaveLength(1)
      const priced = pricedTrip(trip(7))
      const [included, notIncluded] = listsOf(priced, copyOf(locale), locale)
      const also = alsoInPrice(priced.ledger, pageCharterWords(locale))
      expect(also).toHaveLength(3)
      expect(included!.items).toEqual(expect.arrayContaining(also))
      expect(notIncluded!.items).toEqual(copyOf(locale).destination.cuba.costs.notIncluded)
      expect(notIncludedIn('panama', copyOf(locale))).toEqual(
        expect.arrayContaining(copyOf(locale).fleet.notIncluded),
      )
    },
  )
  it.each(locales)(
    'names the visa, the insurance, ESTA and the law of the United States, in %s',
    (locale) => {
      const [papers] = papersOf(trip(7), copyOf(locale), tripWords(locale))
      const text = papers!.items.join('\n')
      for (const what of [
        /e-visa|E-Visum/,
        /D’Viajeros/,
        /insurance|seguro médico|Krankenversicherung/,
        /ESTA/,
      ])
        expect(text).toMatch(what)
      expect(text).toMatch(/US law|motivos que su ley|Recht der USA/)
    },
  )
})
