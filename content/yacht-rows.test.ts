import { expect, it } from 'vitest'
import { enginesIn, yearsIn } from './yacht-rows.ts'

it('engines are named in the reader’s words and figures', () => {
  expect(enginesIn('2 x MAN V12, 1,550 hp', 'de')).toBe('2\u00a0×\u00a0MAN V12, 1.550\u00a0PS')
  expect(enginesIn('2 x 75 hp', 'en')).toBe('2\u00a0×\u00a075\u00a0hp')
})

it('years run from one to another, or from one on', () => {
  const since = (year: string) => `seit ${year}`
  expect(['2008-2013', '2020-', '2011'].map((years) => yearsIn(years, since))).toEqual([
    '2008–2013',
    'seit 2020',
    '2011',
  ])
})
