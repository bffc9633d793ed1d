import { expect, it } from 'vitest'
import { hoursInWords } from './hours-in-words.ts'

it('a leg is told in no time for which she would have to race', () => {
  expect(hoursInWords(11.6 / 32, 'en')).toBe('twenty minutes')
  expect(hoursInWords(8 / 32, 'en')).toBe('a quarter of an hour')
  expect(hoursInWords(14 / 32, 'en')).toBe('half an hour')
  expect(hoursInWords(10, 'en')).toBe('ten hours')
})

it('a run of three miles takes a fast yacht less than one of eight, and one of ten more', () => {
  expect([3, 8, 10].map((miles) => hoursInWords(miles / 32, 'en'))).toEqual([
    'ten minutes',
    'a quarter of an hour',
    'twenty minutes',
  ])
})

it('hours are told to the half, as people say them', () => {
  expect([0.1, 0.45, 0.7, 1.2, 1.3, 5.58, 10, 13.4].map((hours) => hoursInWords(hours, 'en'))).toEqual([
    'ten minutes',
    'half an hour',
    'three quarters of an hour',
    'an hour',
    'an hour and a half',
    'five and a half hours',
    'ten hours',
    '13 hours',
  ])
  expect([hoursInWords(5.5, 'es'), hoursInWords(5.5, 'de')]).toEqual([
    'cinco horas y media',
    'fünfeinhalb Stunden',
  ])
})
