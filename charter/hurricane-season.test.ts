import { expect, it } from 'vitest'
import { meetsHurricanes } from './hurricane-season.ts'

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
