import { describe, expect, it } from 'vitest'
import { charterTexts } from '#content/charter.server.ts'
import { datedView } from './dated-view.server.ts'

const now = new Date('2026-11-22T12:00:00Z')
const view = (query: string, id: 'panama' | 'cuba' = 'panama') =>
  datedView(id, new URLSearchParams(query), 'en', now)

describe('an itinerary on a guest’s dates', () => {
  it('has no dates until somebody asks', () => {
    expect(view('days=7')).toMatchObject({ value: '', days: undefined, problem: undefined })
  })
  it('names each day, the hours of boarding and going ashore, and nights of high season', () => {
    const { days } = view('from=2026-12-19')
    expect(days).toHaveLength(14)
    expect(days![0]).toEqual({ date: 'Saturday 19 December', notes: ['Cabins from 15:00'] })
    expect(days![1]!.notes).toEqual([charterTexts.en.dated.high])
    expect(days![6]!.notes.at(-1)).toBe('If the trip ends here: ashore by 9:00 on Saturday 26 December')
  })
  it('boards after the nights in a hotel', () => {
    const { days } = view('from=2027-02-06', 'cuba')
    expect(days![0]!.notes).toEqual([])
    expect(days!.findIndex(({ notes }) => notes.includes('Cabins from 15:00'))).toBe(2)
  })
  it.each([
    ['2020-01-01', 'past'],
    ['2027-02-29', 'not-a-day'],
    ['unreadable', 'not-a-day'],
  ] as const)('says what is wrong with %s, and keeps it', (from, code) => {
    expect(view(`from=${from}`)).toMatchObject({
      value: from,
      days: undefined,
      problem: charterTexts.en.dated.problems[code],
    })
  })
})
