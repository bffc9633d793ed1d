import { describe, expect, it } from 'vitest'
import { formats } from './format.ts'

describe('days of the week', () => {
  it.each([
    ['es', 'Lunes a viernes', 'Sábado', 'Martes y jueves'],
    ['en', 'Mon–Fri', 'Sat', 'Tue and Thu'],
    ['de', 'Mo–Fr', 'Sa', 'Di und Do'],
  ] as const)('are named in a row, alone and apart, in %s', (locale, row, alone, apart) => {
    const { weekdays } = formats(locale)
    expect([weekdays([1, 2, 3, 4, 5]), weekdays([6]), weekdays([2, 4])]).toEqual([row, alone, apart])
  })
})

describe('a day with its day of the week', () => {
  it.each([
    ['es', 'sábado 6 de febrero', 'sáb 6 feb', 'sábado 6 de febrero, 18:00'],
    ['en', 'Saturday 6 February', 'Sat 6 Feb', 'Saturday 6 February, 18:00'],
    ['de', 'Samstag, 6. Februar', 'Sa., 6. Feb.', 'Samstag, 6. Februar, 18:00'],
  ] as const)('is written as people write it, in %s', (locale, long, short, hour) => {
    const { weekday, moment } = formats(locale)
    const evening = new Date('2027-02-06T23:00:00Z')
    expect([weekday('2027-02-06', 'long'), weekday('2027-02-06'), moment(evening, 'America/Panama')]).toEqual(
      [long, short, hour],
    )
  })
})

describe('figures', () => {
  it('are written as each language writes them', () => {
    expect(formats('es').number(1298)).toBe('1.298')
    expect(formats('es').number(12.67, 2)).toBe('12,67')
    expect(formats('en').number(1298)).toBe('1,298')
    expect(formats('de').number(12.67, 2)).toBe('12,67')
  })
  it('name the currency beyond doubt', () => {
    const price = { amount: 1035, currency: 'USD' } as const
    const week = { amount: 18500, currency: 'EUR' } as const
    expect([formats('es').money(price), formats('en').money(price), formats('de').money(price)]).toEqual([
      'US$\u00a01.035',
      'US$\u00a01,035',
      '1.035\u00a0US$',
    ])
    expect([formats('es').money(week), formats('en').money(week), formats('de').money(week)]).toEqual([
      '18.500\u00a0EUR',
      'EUR\u00a018,500',
      '18.500\u00a0EUR',
    ])
  })
})

describe('a list', () => {
  it('joins by sound in Spanish', () => {
    const { all } = formats('es')
    expect([all(['vela', 'islas']), all(['Warderick Wells', 'Highbourne Cay'])]).toEqual([
      'vela e islas',
      'Warderick Wells y Highbourne Cay',
    ])
  })
})
