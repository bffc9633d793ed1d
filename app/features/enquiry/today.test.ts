import { expect, it } from 'vitest'
import { todayIn } from './today.ts'

it.each([
  ['2026-11-22T04:59:59Z', '2026-11-21'],
  ['2026-11-22T05:00:00Z', '2026-11-22'],
  ['2027-01-01T04:00:00Z', '2026-12-31'],
])('at %s it is %s in Panama', (moment, day) => {
  expect(todayIn('America/Panama', new Date(moment))).toBe(day)
})
