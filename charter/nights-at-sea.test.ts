import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { watersIds } from '#content/charter/waters.ts'
import { availability, freeStays, type YachtCalendar } from './availability.ts'
import { addDays } from './calendar.ts'
import { daysAtSea, withNightsAtSea } from './nights-at-sea.ts'
import { relocationOf } from './places.ts'
import { priceTrip } from './price-trip.ts'
import { testingFleet, yachtNamed } from './testing-fleet.ts'
import { readTrip } from './trip.ts'

const today = '2026-11-22'
const yacht = yachtNamed('Lagoon 56')
const days = relocationOf(yacht, 'bahamas')!.days
const winter = { first: '2027-01-10', ashore: '2027-03-10', waters: 'bahamas' as const }
const booked = (first: string, ashore: string) => ({ first, ashore, state: 'booked' as const })
const atSea = (first: string, ashore: string) => ({ ...booked(first, ashore), atSea: true as const })

describe('nights at sea', () => {
  it('are taken before and after the days in another port', () => {
    expect(withNightsAtSea({ busy: [], ports: [winter] }, yacht).busy).toEqual([
      atSea(addDays(winter.first, -days), winter.first),
      atSea(winter.ashore, addDays(winter.ashore, days)),
    ])
  })
  it('are known between any two waters', () => {
    for (const home of watersIds)
      for (const to of watersIds.filter((id) => id !== home))
        expect(relocationOf({ ...yacht, home }, to)!.days, `${home} to ${to}`).toBeGreaterThan(0)
  })
  it('leave what is booked as it is, and change no calendar without ports', () => {
    const busy = [booked('2027-01-01', '2027-01-08')]
    expect(withNightsAtSea({ busy, ports: [winter] }, yacht).busy).toContainEqual(busy[0])
    expect(withNightsAtSea({ busy, ports: [winter] }, yacht).busy).toContainEqual(
      atSea('2027-01-08', winter.first),
    )
    const calendar = { busy, ports: [{ ...winter, waters: yacht.home }] }
    expect(withNightsAtSea(calendar, yacht)).toBe(calendar)
  })
  it('lie between two ports where one follows the other', () => {
    const cuba = { first: winter.ashore, ashore: '2027-04-10', waters: 'cuba' as const }
    const { busy } = withNightsAtSea({ busy: [], ports: [winter, cuba] }, yacht)
    const there = relocationOf({ ...yacht, home: 'bahamas' }, 'cuba')!.days
    expect(busy).toContainEqual(atSea(addDays(cuba.first, -there), cuba.first))
    expect(busy.some(({ first }) => first === winter.ashore)).toBe(false)
  })
})

describe('a trip to which a yacht is brought', () => {
  const trip = (query: string, calendar: YachtCalendar) => {
    const { nearest } = readTrip(new URLSearchParams(`yacht=lagoon-56&days=7&${query}`), today, testingFleet)
    return priceTrip({ ...nearest, yacht: 'lagoon-56' }, () => calendar, today, testingFleet).availability
  }
  const charter = booked('2027-02-10', '2027-02-17')
  const calendar = { busy: [charter], ports: [] }

  it('needs her days at sea free on both sides', () => {
    const [before, after] = [addDays(charter.first, -days - 7), addDays(charter.ashore, days)]
    expect(trip(`to=bahamas&from=${before}`, calendar)).toEqual({ state: 'free' })
    expect(trip(`to=bahamas&from=${after}`, calendar)).toEqual({ state: 'free' })
    expect(trip(`to=bahamas&from=${addDays(before, 1)}`, calendar)).toEqual({
      state: 'booked',
      atSea: true,
      before,
      after,
    })
    expect(trip(`to=san-blas&from=${addDays(charter.first, -7)}`, calendar)).toEqual({ state: 'free' })
  })
  it('does not begin before she can be there', () => {
    expect(trip(`to=bahamas&from=${addDays(today, 2)}`, { busy: [], ports: [] })).toEqual({
      state: 'booked',
      atSea: true,
      before: undefined,
      after: addDays(today, days),
    })
  })
  it('is looked for in the whole of a month', () => {
    const needs = { daysAtSea: daysAtSea(calendar, yacht, 'bahamas') }
    const stays = freeStays(calendar, '2027-02', 7, today, needs).map(({ first }) => first)
    expect(stays).toEqual([addDays(charter.ashore, days), '2027-02-27'])
  })
})

it('the nearest free dates are those that a search day by day finds, wherever she lies', () => {
  const day = fc.integer({ min: 0, max: 120 }).map((count) => addDays(today, count))
  const span = fc.record({ first: day, nights: fc.integer({ min: 1, max: 30 }) })
  const asked = fc.record({
    busy: fc.array(span, { maxLength: 4 }),
    port: fc.option(fc.record({ span, waters: fc.constantFrom(...watersIds) })),
    waters: fc.constantFrom(...watersIds),
    first: day,
    nights: fc.integer({ min: 5, max: 14 }),
  })
  const over = ({ first, nights }: { first: string; nights: number }) => ({
    first,
    ashore: addDays(first, nights),
  })
  fc.assert(
    fc.property(asked, ({ busy, port, waters, first, nights }) => {
      const said: YachtCalendar = {
        busy: busy.map((each) => ({ ...over(each), state: 'booked' })),
        ports: port ? [{ ...over(port.span), waters: port.waters }] : [],
      }
      const known = withNightsAtSea(said, yacht)
      const needs = { gap: 0, daysAtSea: daysAtSea(known, yacht, waters) }
      const stateOn = (candidate: string) =>
        availability(known, { first: candidate, nights }, today, needs).state
      const { state, before, after } = availability(known, { first, nights }, today, needs)
      fc.pre(state !== 'free')
      let earlier = addDays(first, -1)
      while (earlier >= today && stateOn(earlier) !== 'free') earlier = addDays(earlier, -1)
      let later = addDays(first, 1)
      while (stateOn(later) !== 'free') later = addDays(later, 1)
      expect([before, after]).toEqual([earlier >= today ? earlier : undefined, later])
    }),
    { numRuns: 60 },
  )
})
