import { describe, expect, it } from 'vitest'
import type { YachtCalendar } from './availability.ts'
import { calendarYear } from './calendar-year.ts'

const calendar: YachtCalendar = {
  busy: [
    { first: '2026-11-18', ashore: '2026-12-05', state: 'booked' },
    { first: '2027-01-28', ashore: '2027-02-02', state: 'held' },
    { first: '2027-02-06', ashore: '2027-02-13', state: 'booked' },
  ],
  ports: [],
}
const year = calendarYear(calendar, '2026-11-22')
const month = (name: string) => year.find((each) => each.month === name)!

describe('the year of a yacht', () => {
  it('has twelve months from the present one on', () => {
    expect(year.map((each) => each.month)).toEqual([
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
      '2027-03',
      '2027-04',
      '2027-05',
      '2027-06',
      '2027-07',
      '2027-08',
      '2027-09',
      '2027-10',
    ])
    expect(month('2027-02').days).toBe(28)
  })
  it('begins today: what is over is not shown', () => {
    expect(month('2026-11')).toEqual({
      month: '2026-11',
      days: 30,
      from: 22,
      nights: { booked: [{ first: 22, last: 30 }], held: [] },
      highSeason: [],
      saturdays: [28],
      weeks: [{ first: '2026-11-28', ashore: '2026-12-05', state: 'booked' }],
    })
  })
  it('has each night in its month, and each week in the month in which it begins', () => {
    expect([month('2027-01').nights.held, month('2027-02').nights]).toEqual([
      [{ first: 28, last: 31 }],
      { held: [{ first: 1, last: 1 }], booked: [{ first: 6, last: 12 }] },
    ])
    expect(month('2027-01').weeks.at(-1)).toEqual({
      first: '2027-01-30',
      ashore: '2027-02-06',
      state: 'held',
      left: [{ first: '2027-02-02', ashore: '2027-02-06' }],
    })
    expect(month('2027-02').weeks.map(({ state }) => state)).toEqual(['booked', 'free', 'free', 'free'])
  })
  it('says of a week that others have in part what is left of it', () => {
    const busy = [
      { first: '2027-04-17', ashore: '2027-04-27', state: 'booked' as const },
      { first: '2027-04-30', ashore: '2027-05-08', state: 'booked' as const },
    ]
    const weeks = (stale?: true) =>
      calendarYear({ busy, ports: [], stale }, '2027-04-01')[0]!.weeks.map(({ state, left }) => [state, left])
    expect(weeks().slice(1)).toEqual([
      ['free', undefined],
      ['booked', undefined],
      ['booked', [{ first: '2027-04-27', ashore: '2027-04-30' }]],
    ])
    expect(weeks(true)[3]).toEqual(['booked', undefined])
  })
  it('marks the nights of high season', () => {
    expect(month('2026-12').highSeason).toEqual([{ first: 20, last: 31 }])
    expect(month('2027-02').highSeason).toEqual([{ first: 5, last: 10 }])
    expect(month('2027-03').highSeason).toEqual([{ first: 21, last: 28 }])
  })
})
