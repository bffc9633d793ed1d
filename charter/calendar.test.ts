import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, endOf, isDay, monthsFrom } from './calendar.ts'
import {
  comingHighSeasons,
  highSeasonIn,
  easterSeasons,
  easterSunday,
  inHighSeason,
  seasonNights,
} from './high-season.ts'
import { dayIn, instantIn } from './time-zones.ts'

const carnival = (year: number) => easterSeasons(year).carnival
const holyWeek = (year: number) => easterSeasons(year).easter

/** Western Easter as published by the U.S. Census Bureau and the Astronomical Society of South Australia. */
const easters = [
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  '2031-04-13',
  '2032-03-28',
  '2033-04-17',
  '2034-04-09',
  '2035-03-25',
  '2036-04-13',
  '2037-04-05',
  '2038-04-25',
  '2039-04-10',
  '2040-04-01',
]
/** Carnival Tuesdays, 47 days before. */
const carnivalTuesdays: Record<number, string> = {
  2024: '2024-02-13',
  2025: '2025-03-04',
  2026: '2026-02-17',
  2027: '2027-02-09',
  2028: '2028-02-29',
  2032: '2032-02-10',
  2040: '2040-02-14',
}
const weekday = (iso: string) => new Date(`${iso}T00:00:00Z`).getUTCDay()

describe('the calendar of high season', () => {
  it.each(easters)('Easter falls on %s', (iso) => expect(easterSunday(Number(iso.slice(0, 4)))).toBe(iso))
  it.each(Object.entries(carnivalTuesdays))('Carnival of %s holds its Tuesday', (year, tuesday) => {
    const { first, last } = carnival(Number(year))
    expect(addDays(first, 4)).toBe(tuesday)
    expect(addDays(last, -1)).toBe(tuesday)
  })
  it('begins Carnival on a Friday, ends it on a Wednesday, and Holy Week runs from Sunday to Sunday', () => {
    for (let year = 2024; year <= 2040; year++) {
      expect([
        weekday(carnival(year).first),
        weekday(carnival(year).last),
        weekday(holyWeek(year).first),
        weekday(holyWeek(year).last),
      ]).toEqual([5, 3, 0, 0])
    }
  })
  it.each([
    ['2026-12-19', false],
    ['2026-12-20', true],
    ['2027-01-10', true],
    ['2027-01-11', false],
    ['2027-03-20', false],
    ['2027-03-21', true],
    ['2027-03-28', true],
    ['2027-03-29', false],
    ['2027-02-04', false],
    ['2027-02-05', true],
    ['2027-02-10', true],
    ['2027-02-11', false],
  ])('%s: %s', (iso, high) => expect(inHighSeason(iso)).toBe(high))
  it('counts days over month and year ends', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 400 }),
        (date, days) => {
          const iso = date.toISOString().slice(0, 10)
          expect(addDays(addDays(iso, days), -days)).toBe(iso)
          expect(isDay(addDays(iso, days))).toBe(true)
        },
      ),
    )
  })
  it.each([
    '',
    '2027-02-29',
    '2027-13-01',
    '27-01-01',
    '2027-1-1',
    'tomorrow',
    '0002-03-21',
    '0202-03-21',
    '9999-12-31',
  ])('%s is no day', (text) => expect(isDay(text)).toBe(false))
})

describe('high season in a month', () => {
  it.each([
    ['2026-12', [['2026-12-20', '2026-12-31']]],
    ['2027-01', [['2027-01-01', '2027-01-10']]],
    ['2027-02', [['2027-02-05', '2027-02-10']]],
    // Holy Week of 2027 begins on 21 March; that of 2029 lies in two months.
    ['2027-03', [['2027-03-21', '2027-03-28']]],
    ['2029-03', [['2029-03-25', '2029-03-31']]],
    ['2029-04', [['2029-04-01', '2029-04-01']]],
    ['2028-02', [['2028-02-25', '2028-02-29']]],
    ['2027-06', []],
  ] as const)('%s', (month, spans) => {
    expect(highSeasonIn(month)).toEqual({
      spans: spans.map(([first, last]) => ({ first, last })),
      whole: false,
    })
  })
})

describe('nights', () => {
  it.each([
    ['2027-01-18', 7, { low: 7, high: 0 }],
    ['2026-12-17', 7, { low: 3, high: 4 }],
    ['2026-12-28', 7, { low: 0, high: 7 }],
    ['2027-01-08', 7, { low: 4, high: 3 }],
    ['2027-02-03', 14, { low: 8, high: 6 }],
    ['2027-03-20', 10, { low: 2, high: 8 }],
    ['2028-02-27', 5, { low: 1, high: 4 }],
  ])('from %s, %d of them: %j', (first, nights, expected) =>
    expect(seasonNights({ first, nights })).toEqual(expected),
  )
  it('are low season where no date is known', () =>
    expect(seasonNights({ nights: 10 })).toEqual({ low: 10, high: 0 }))
  it('end on the morning after the last day', () => {
    expect(endOf({ first: '2027-01-18', nights: 7 })).toEqual({ last: '2027-01-24', ashore: '2027-01-25' })
    expect(endOf({ first: '2028-02-27', nights: 3 })).toEqual({ last: '2028-02-29', ashore: '2028-03-01' })
    expect(endOf({ nights: 7 })).toBeUndefined()
  })
})

describe('clocks of the ports', () => {
  it.each([
    ['America/Panama', '2027-01-18', '2027-01-18T20:00:00.000Z'],
    ['America/Panama', '2027-07-18', '2027-07-18T20:00:00.000Z'],
    ['America/Bogota', '2027-07-18', '2027-07-18T20:00:00.000Z'],
    ['America/Nassau', '2027-01-18', '2027-01-18T20:00:00.000Z'],
    ['America/Nassau', '2027-07-18', '2027-07-18T19:00:00.000Z'],
    ['America/Nassau', '2027-03-14', '2027-03-14T19:00:00.000Z'],
    ['America/Havana', '2027-01-18', '2027-01-18T20:00:00.000Z'],
    ['America/Havana', '2027-07-18', '2027-07-18T19:00:00.000Z'],
  ])('%s on %s: boarding at 15:00 is %s', (zone, day, instant) =>
    expect(instantIn(zone, day, '15:00').toISOString()).toBe(instant),
  )
  it('say which day it is there', () => {
    expect(dayIn('America/Panama', new Date('2027-01-01T03:00:00Z'))).toBe('2026-12-31')
    expect(dayIn('America/Panama', new Date('2026-11-22T04:59:59Z'))).toBe('2026-11-21')
    expect(dayIn('America/Panama', new Date('2026-11-22T05:00:00Z'))).toBe('2026-11-22')
    expect(dayIn('America/Nassau', new Date('2027-07-01T04:30:00Z'))).toBe('2027-07-01')
    expect(dayIn('America/Bogota', new Date('2027-07-01T04:30:00Z'))).toBe('2027-06-30')
  })
})

it('counts months over the turn of a year', () => {
  expect(monthsFrom('2026-11-30', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
})

describe('the high seasons to come', () => {
  it('are whole, also across months and years, and leave out what is over', () =>
    expect(comingHighSeasons('2027-03-25')).toEqual([
      { first: '2027-03-21', last: '2027-03-28' },
      { first: '2027-12-20', last: '2028-01-10' },
      { first: '2028-02-25', last: '2028-03-01' },
      { first: '2028-04-09', last: '2028-04-16' },
      { first: '2028-12-20', last: '2029-01-10' },
      { first: '2029-02-09', last: '2029-02-14' },
      { first: '2029-03-25', last: '2029-04-01' },
    ]))
})
