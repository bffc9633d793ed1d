import { describe, expect, it } from 'vitest'
import { datedPlan } from '../dated-plan.ts'
import { chaptersOf } from './chapters.server.ts'
import { tripWords } from './trip-words.server.ts'

function told(nights: number) {
  const result = datedPlan('panama', { first: '2027-04-10', nights })
  if (result.refusal) throw new Error(result.refusal.code)
  return chaptersOf(result.plan.days, result.plan.leisure, tripWords('en'))
}

describe('the chapters of a trip', () => {
  it('are none of a week', () => expect(told(7)).toEqual([]))
  it('are its weeks where each day has a plan', () =>
    expect(told(14).map(({ iso }) => iso)).toEqual(['2027-04-10', '2027-04-17']))
  it('lie before and after the days left free, and say how far they go', () =>
    expect(told(28)).toMatchObject([
      {
        iso: '2027-04-10',
        title: 'The first days, | *to Cambombia*',
        text: expect.stringMatching(/^9 days, 8 places and 68 nm/),
      },
      { iso: '2027-05-03', title: 'The last days, | *to El Porvenir*' },
    ]))
})
