import { describe, expect, it } from 'vitest'
import { yachtBySlug } from '#content/fleet.ts'
import type { YachtSlug } from '#content/schema.ts'
import { occasionsIn, occasionsOn, type OccasionFacts } from './occasions.ts'

const on = (slug: YachtSlug, date: string, more: Partial<OccasionFacts> = {}) => [
  ...occasionsOn({
    day: { date, weekday: new Date(`${date}T00:00:00Z`).getUTCDay() || 7, hours: 1 },
    waters: 'san-blas',
    yacht: yachtBySlug(slug)!,
    moon: { lightsEvening: false },
    last: false,
    othersLeave: false,
    ...more,
  }),
]

describe('the occasions of a day', () => {
  it.each([
    ['san-blas', '2027-02-28', 'lobsterOpen'],
    ['san-blas', '2027-03-01', 'lobsterClosed'],
    ['san-blas', '2027-06-30', 'lobsterClosed'],
    ['san-blas', '2027-07-01', 'lobsterOpen'],
    ['bahamas', '2027-03-31', 'lobsterOpen'],
    ['bahamas', '2027-07-31', 'lobsterClosed'],
  ] as const)('know the closed season of lobster: %s on %s', (waters, date, expected) =>
    expect(on('lagoon-56', date, { waters })).toContain(expected),
  )
  it('say nothing of lobster where no season is known', () =>
    expect(on('lagoon-56', '2027-04-10', { waters: 'rosario' }).join(' ')).not.toContain('lobster'))
  it('know what a yacht carries', () => {
    expect(on('macan-pershing-64', '2027-04-10')).toEqual(
      expect.arrayContaining(['motor', 'noKayak', 'noBoard', 'noPaddle']),
    )
    expect(on('guji-sun-odyssey-44i', '2027-04-10')).toEqual(expect.arrayContaining(['noBoard', 'fishing']))
    expect(on('guji-sun-odyssey-44i', '2027-04-10')).not.toContain('noPaddle')
  })
  it('know the weekend, the last night and a morning under way', () => {
    expect(on('lagoon-56', '2027-04-11', { last: true })).toEqual(
      expect.arrayContaining(['weekend', 'lastNight']),
    )
    expect(on('lagoon-56', '2027-04-12')).toContain('moreNights')
    expect(on('lagoon-56', '2027-04-12')).not.toContain('weekend')
    const day = { date: '2027-04-12', weekday: 1, hours: 2.5 }
    expect(on('lagoon-56', '2027-04-12', { day })).toContain('longLeg')
  })
  it.each([
    [278, true],
    [33, false],
    [148, false],
    [undefined, false],
  ])('know whether the trade wind blows from behind: course %s', (course, expected) => {
    const day = { date: '2027-04-12', weekday: 1, hours: 2.5, course }
    expect(on('lagoon-56', '2027-04-12', { day }).includes('downwind')).toBe(expected)
  })
})

describe('before a date is named', () => {
  it('an itinerary knows the motor yacht that alone lies there, and what she carries', () =>
    expect([...occasionsIn('colombia')].toSorted()).toEqual(['motor', 'noBoard', 'noKayak', 'noPaddle']))
  it.each(['panama', 'bahamas', 'cuba'] as const)('nothing is known in %s', (id) =>
    expect(occasionsIn(id).size).toBe(0),
  )
})
