import { expect, it } from 'vitest'
import { bestMonths, meetsHurricanes, monthsIn } from './hurricane-season.ts'

it.each([
  ['bahamas', '2027-05-29', true],
  ['bahamas', '2027-05-22', false],
  ['cuba', '2027-11-30', true],
  ['cuba', '2027-12-01', false],
  ['bahamas', '2027-02-06', false],
  ['san-blas', '2027-09-04', false],
  ['rosario', '2027-09-04', false],
  ['aruba', '2027-09-04', false],
] as const)('a week in %s from %s falls in the hurricane season: %s', (waters, first, meets) =>
  expect(meetsHurricanes(waters, { first, nights: 7 })).toBe(meets),
)

it.each([
  ['2027-04-17', 28, { from: '2027-05-01' }],
  ['2027-05-02', 7, {}],
  ['2027-12-10', 28, { until: '2027-12-31' }],
  ['2027-02-06', 7, undefined],
] as const)(
  'of a stay in San Blas from %s, %i nights long, these days are rainy: %j',
  (first, nights, days) => expect(monthsIn('rain', 'san-blas', { first, nights })).toEqual(days),
)

it('the best months are those that the page of a coast names', () =>
  expect(bestMonths('cuba')).toEqual([11, 4]))
