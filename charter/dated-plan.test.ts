import { describe, expect, it } from 'vitest'
import { passage } from '#content/charter/passages.ts'
import { itineraryLengths } from '#content/schema.ts'
import { datedPlan } from './dated-plan.ts'
import { placesOf } from './places.ts'
import { yachtNamed } from './testing-fleet.ts'

describe('an itinerary on the days of a stay', () => {
  const { plan } = datedPlan('bahamas', { first: '2027-03-12', nights: 7 }) as never as {
    plan: Extract<ReturnType<typeof datedPlan>, { refusal?: undefined }>['plan']
  }
  it('has a date and a weekday for each day', () => {
    expect(plan.days.map(({ date, weekday, place }) => [date, weekday, place])).toEqual([
      ['2027-03-12', 5, 'nassau'],
      ['2027-03-13', 6, 'allans'],
      ['2027-03-14', 7, 'shroud'],
      ['2027-03-15', 1, 'warderick'],
      ['2027-03-16', 2, 'warderick'],
      ['2027-03-17', 3, 'compass'],
      ['2027-03-18', 4, 'staniel'],
    ])
  })
  it('begins and ends by the clock of Nassau, which is set forward in between', () =>
    expect([plan.boarding, plan.ashore]).toEqual(['2027-03-12T20:00:00.000Z', '2027-03-19T13:00:00.000Z']))
  it('leaves the reefs for the channel on a long way between islands', () => {
    const back = datedPlan('panama', { first: '2027-02-20', nights: 7 }, { dueInPort: true })
    const days = back.refusal ? [] : back.plan.days
    expect(days.map(({ distanceNm }) => distanceNm)).toEqual([7, 4, 17, undefined, 8, 20, 5])
  })
  it('knows hotel nights and high season', () => {
    const result = datedPlan('cuba', { first: '2027-03-17', nights: 14 })
    const days = result.refusal ? [] : result.plan.days
    expect(days.filter(({ night }) => night === 'hotel').map(({ day }) => day)).toEqual([1, 2, 14])
    expect(days.filter(({ highSeason }) => highSeason).map(({ day }) => day)).toEqual([
      5, 6, 7, 8, 9, 10, 11, 12,
    ])
  })
  it.each(itineraryLengths)('has as many days as a stay of %d nights', (nights) => {
    const result = datedPlan('panama', { first: '2027-01-18', nights })
    expect(result.refusal ? [] : result.plan.days).toHaveLength(nights)
  })
  it('is refused without a date, and where there is no itinerary', () => {
    expect(datedPlan('panama', { nights: 7 })).toEqual({ refusal: { code: 'not-a-day' } })
    expect(datedPlan(undefined, { first: '2027-01-18', nights: 7 })).toEqual({
      refusal: { code: 'no-itinerary' },
    })
  })
})

describe('places', () => {
  it('are a yacht’s own waters first, then the nearest', () =>
    expect(
      placesOf(yachtNamed('Lagoon 56')).map(({ waters, relocation }) => [waters, relocation?.distanceNm]),
    ).toEqual([
      ['san-blas', undefined],
      ['rosario', passage('san-blas', 'rosario')],
      ['aruba', passage('san-blas', 'aruba')],
      ['cuba', passage('san-blas', 'cuba')],
      ['bahamas', passage('san-blas', 'bahamas')],
    ]))
  it('lie as far apart one way as the other, and no nearer than the straight line', () => {
    expect(passage('san-blas', 'rosario')).toBe(passage('rosario', 'san-blas'))
    expect(passage('san-blas', 'cuba')).toBeGreaterThan(758)
    expect(passage('san-blas', 'aruba')).toBeGreaterThan(554)
  })
})
