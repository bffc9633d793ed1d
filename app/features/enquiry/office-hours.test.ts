import { describe, expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { isOpen } from './office-hours.ts'

describe('the office in Panama (UTC-5, no summer time)', () => {
  it.each([
    ['2026-11-23T12:59:00Z', false, 'Monday 7:59'],
    ['2026-11-23T13:00:00Z', true, 'Monday 8:00'],
    ['2026-11-27T22:59:00Z', true, 'Friday 17:59'],
    ['2026-11-27T23:00:00Z', false, 'Friday 18:00'],
    ['2026-11-28T14:00:00Z', true, 'Saturday 9:00'],
    ['2026-11-28T21:00:00Z', false, 'Saturday 16:00'],
    ['2026-11-29T15:00:00Z', false, 'Sunday 10:00'],
    ['2026-07-06T13:00:00Z', true, 'a Monday in July, 8:00'],
    ['2026-11-24T02:00:00Z', false, 'Monday 21:00, Tuesday in Greenwich'],
  ])('at %s is open: %s (%s)', (moment, open) => expect(isOpen(new Date(moment), company)).toBe(open))
})
