import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { terms } from '#content/charter/terms.ts'
import {
  availability,
  type BusySpan,
  freeStays,
  isBookable,
  isSaturday,
  portOn,
  turnaroundDays,
  type YachtCalendar,
} from './availability.ts'
import { addDays } from './calendar.ts'

const today = '2026-11-22'
const calendarWith = (...busy: BusySpan[]): YachtCalendar => ({ busy, ports: [] })
const booked = (first: string, ashore: string): BusySpan => ({ first, ashore, state: 'booked' })
const held = (first: string, ashore: string): BusySpan => ({ first, ashore, state: 'held' })
const week = (first: string) => ({ first, nights: 7 })

describe('a week', () => {
  const calendar = calendarWith(booked('2027-02-06', '2027-02-13'), held('2027-02-20', '2027-02-27'))
  it('is free beside a booked one, guests leaving in the morning and coming in the afternoon', () => {
    expect(availability(calendar, week('2027-01-30'), today, { gap: 0 })).toEqual({ state: 'free' })
    expect(availability(calendar, week('2027-02-13'), today, { gap: 0 })).toEqual({ state: 'free' })
  })
  it('is booked or held, with the nearest free ones on both sides', () => {
    const around = { before: '2027-01-30', after: '2027-02-13' }
    expect(availability(calendar, week('2027-02-06'), today, { gap: 0 })).toEqual({
      state: 'booked',
      ...around,
    })
    expect(availability(calendar, week('2027-02-12'), today, { gap: 0 })).toEqual({
      state: 'booked',
      left: [{ first: '2027-02-13', ashore: '2027-02-19' }],
      ...around,
    })
    expect(availability(calendar, week('2027-02-16'), today, { gap: 0 })).toEqual({
      state: 'held',
      left: [{ first: '2027-02-16', ashore: '2027-02-20' }],
      before: '2027-02-13',
      after: '2027-02-27',
    })
  })
  it('names what is left of it where that begins or ends a stay as long as a charter', () => {
    const between = calendarWith(booked('2027-02-06', '2027-02-13'), booked('2027-02-15', '2027-02-20'))
    const rest = (first: string, ashore: string) => isBookable({ first, ashore }, 5, between, today)
    expect(rest('2027-02-13', '2027-02-15')).toBe(false)
    expect(rest('2027-02-20', '2027-02-22')).toBe(true)
    expect(rest('2027-02-04', '2027-02-06')).toBe(true)
  })
  it('is booked where it meets both a booked and a held one', () =>
    expect(availability(calendar, { first: '2027-02-12', nights: 10 }, today, { gap: 0 }).state).toBe(
      'booked',
    ))
  it('has no free one before it where that would begin in the past', () =>
    expect(availability(calendar, week('2027-02-06'), '2027-02-01', { gap: 0 })).toEqual({
      state: 'booked',
      before: undefined,
      after: '2027-02-13',
    }))
  it('keeps the days of the turnaround clear on both sides', () => {
    expect(availability(calendar, week('2027-01-30'), today, { gap: 1 }).state).toBe('booked')
    expect(availability(calendar, week('2027-02-06'), today, { gap: 1 })).toEqual({
      state: 'booked',
      before: '2027-01-29',
      after: '2027-02-28',
    })
  })
  it('of an old calendar is nowhere called free', () => {
    const stale = { ...calendar, stale: true } as const
    expect(availability(stale, week('2027-03-06'), today, { gap: 0 })).toEqual({ state: 'ask' })
    expect(availability(stale, week('2027-02-06'), today, { gap: 0 })).toEqual({ state: 'booked' })
    expect(freeStays(stale, '2027-03', 7, today, { gap: 0 }).map(({ state }) => state)).not.toContain('free')
  })
})

describe('the turnaround', () => {
  const days = (hours: number) =>
    turnaroundDays({ ...terms, turnaround: { ...terms.turnaround, value: hours } })
  it('costs no day where the hours between morning and afternoon are enough', () => {
    expect([days(1), days(6), days(7), days(30), days(31), days(48)]).toEqual([0, 0, 1, 1, 2, 2])
  })
})

describe('the stays of a month', () => {
  it('begin on Saturdays, and in each gap on its first day', () => {
    const calendar = calendarWith(booked('2027-02-04', '2027-02-11'), held('2027-02-27', '2027-03-06'))
    expect(freeStays(calendar, '2027-02', 7, today, { gap: 0 })).toEqual([
      { first: '2027-02-11', state: 'free' },
      { first: '2027-02-13', state: 'free' },
      { first: '2027-02-20', state: 'free' },
      { first: '2027-02-27', state: 'held' },
    ])
  })
  it('do not begin in the past', () =>
    expect(freeStays(calendarWith(), '2026-11', 7, today, { gap: 0 }).map(({ first }) => first)).toEqual([
      '2026-11-22',
      '2026-11-28',
    ]))
})

describe('her port', () => {
  it('is her own, unless the calendar says otherwise for a day', () => {
    const calendar: YachtCalendar = {
      busy: [],
      ports: [
        { first: '2027-01-01', ashore: '2027-04-01', waters: 'bahamas' },
        { first: '2027-02-01', ashore: '2027-02-08', waters: 'cuba' },
      ],
    }
    const on = (day: string) => portOn(calendar, 'san-blas', day)
    expect([
      on('2026-12-31'),
      on('2027-01-01'),
      on('2027-02-07'),
      on('2027-02-08'),
      on('2027-04-01'),
    ]).toEqual(['san-blas', 'bahamas', 'cuba', 'bahamas', 'san-blas'])
  })
})

describe('whatever stands in a calendar', () => {
  const day = fc.integer({ min: -30, max: 200 }).map((days) => addDays(today, days))
  const span = fc
    .record({
      first: day,
      nights: fc.integer({ min: 1, max: 21 }),
      state: fc.constantFrom('booked', 'held'),
    })
    .map(({ first, nights, state }): BusySpan => ({ first, ashore: addDays(first, nights), state }))
  const calendar = fc
    .array(span, { maxLength: 12 })
    .map((busy) => calendarWith(...busy.toSorted((a, b) => a.first.localeCompare(b.first))))
  const asked = fc.record({
    calendar,
    first: fc.integer({ min: 0, max: 200 }).map((days) => addDays(today, days)),
    nights: fc.integer({ min: 1, max: 21 }),
    gap: fc.integer({ min: 0, max: 2 }),
  })
  /** Night by night, with the turnaround's days taken like nights: slow and plain. */
  const nightsTaken = ({ busy }: YachtCalendar, state: string, gap: number) =>
    new Set(
      busy
        .filter((each) => each.state === state)
        .flatMap(({ first, ashore }) => {
          const nights: string[] = []
          for (let night = addDays(first, -gap); night < addDays(ashore, gap); night = addDays(night, 1))
            nights.push(night)
          return nights
        }),
    )
  const stateByNights = (of: YachtCalendar, first: string, nights: number, gap: number) => {
    const own = Array.from({ length: nights }, (_, i) => addDays(first, i))
    const meets = (state: string) => {
      const taken = nightsTaken(of, state, gap)
      return own.some((night) => taken.has(night))
    }
    return meets('booked') ? 'booked' : meets('held') ? 'held' : 'free'
  }

  it('a stay is free exactly if none of its nights is taken', () =>
    fc.assert(
      fc.property(asked, ({ calendar: of, first, nights, gap }) => {
        expect(availability(of, { first, nights }, today, { gap }).state).toBe(
          stateByNights(of, first, nights, gap),
        )
      }),
    ))
  it('the nearest free stays are the ones that a search day by day finds', () =>
    fc.assert(
      fc.property(asked, ({ calendar: of, first, nights, gap }) => {
        const { state, before, after } = availability(of, { first, nights }, today, { gap })
        fc.pre(state !== 'free')
        const isFree = (candidate: string) => stateByNights(of, candidate, nights, gap) === 'free'
        let earlier: string | undefined = addDays(first, -1)
        while (earlier >= today && !isFree(earlier)) earlier = addDays(earlier, -1)
        let later = addDays(first, 1)
        while (!isFree(later)) later = addDays(later, 1)
        expect([before, after]).toEqual([earlier >= today ? earlier : undefined, later])
      }),
      { numRuns: 40 },
    ))
  it('the stays of a month are those that availability gives, and no free Saturday is missing', () =>
    fc.assert(
      fc.property(asked, ({ calendar: of, first, nights, gap }) => {
        const month = first.slice(0, 7)
        const stays = freeStays(of, month, nights, today, { gap })
        for (const stay of stays) {
          expect(stay.first >= today && stay.first.startsWith(month)).toBe(true)
          expect(stay.state).toBe(availability(of, { first: stay.first, nights }, today, { gap }).state)
        }
        for (let day1 = today; day1 < addDays(today, 240); day1 = addDays(day1, 1))
          if (day1.startsWith(month) && isSaturday(day1) && stateByNights(of, day1, nights, gap) !== 'booked')
            expect(stays.map((each) => each.first)).toContain(day1)
      }),
      { numRuns: 40 },
    ))
})
