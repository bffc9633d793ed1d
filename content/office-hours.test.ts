import { describe, expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { afterOpenHours, isOpen, opensAfter } from './office-hours.ts'

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

describe('the end of so many office hours', () => {
  const office = {
    timeZone: 'America/Panama',
    hours: [
      { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' },
      { days: [6], opens: '09:00', closes: '16:00' },
    ],
  }
  it.each([
    ['in the morning of an open day', '2026-11-23T13:07:00Z', '2026-11-23T21:15:00.000Z'],
    ['in the afternoon, so on the next day', '2026-11-23T20:00:00Z', '2026-11-24T18:00:00.000Z'],
    ['at night', '2026-11-24T05:00:00Z', '2026-11-24T21:00:00.000Z'],
    ['late on Saturday, so on Monday', '2026-11-21T20:00:00Z', '2026-11-23T20:00:00.000Z'],
  ])('counted %s', (_, since, end) => {
    expect(afterOpenHours(new Date(since), 8, office).toISOString()).toBe(end)
  })
  it.each([
    ['at night: in the morning', '2026-11-24T05:00:00Z', '2026-11-24T13:00:00.000Z'],
    ['on Saturday evening: on Monday', '2026-11-29T01:00:00Z', '2026-11-30T13:00:00.000Z'],
    ['while it is open: at once', '2026-11-23T15:00:00Z', '2026-11-23T15:00:00.000Z'],
  ])('and when it opens, asked %s', (_, since, opens) => {
    expect(opensAfter(new Date(since), office).toISOString()).toBe(opens)
  })
  it('is found for an office that never opens, too', () => {
    const closed = { ...office, hours: [] }
    const since = new Date('2026-11-23T13:00:00Z')
    expect(afterOpenHours(since, 8, closed).getTime()).toBeGreaterThan(since.getTime())
  })
})
