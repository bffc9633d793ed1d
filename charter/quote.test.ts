import { describe, expect, it } from 'vitest'
import { quote, type QuoteFields } from './quote.ts'
import { testingFleet } from './testing-fleet.ts'

const now = new Date('2026-11-22T12:00:00Z')
const good: QuoteFields = {
  yacht: 'lagoon-56',
  waters: '',
  first: '2027-01-18',
  nights: '7',
  persons: '4',
  children: '1',
}
const asked = (fields: Partial<QuoteFields>) => quote({ ...good, ...fields }, testingFleet, now)
const dollars = (fields: Partial<QuoteFields>) => {
  const result = asked(fields)
  return result.refusal ? result.refusal : result.ledger.charged.cents / 100
}

describe('a quote', () => {
  it.each([
    [{}, 12_600],
    [{ first: '' }, 12_600],
    [{ persons: '', children: '' }, 12_600],
    [{ persons: '10' }, 12_600],
    [{ nights: '14' }, 25_200],
    // Over New Year: 29 December to 12 January, 13 nights of high season and one of low.
    [{ first: '2026-12-29', nights: '14' }, 1800 + 13 * 2160],
    // Over Carnival of 2028, which holds 29 February.
    [{ first: '2028-02-25', nights: '7' }, 6 * 2160 + 1800],
    // Over Easter of 2027.
    [{ first: '2027-03-26', nights: '5' }, 3 * 2160 + 2 * 1800],
    [{ first: '2028-02-29', nights: '5' }, 2 * 2160 + 3 * 1800],
  ])('%j is %j dollars', (fields, expected) => expect(dollars(fields)).toBe(expected))
  it.each([
    [{ persons: '0' }, { code: 'no-guests' }],
    [{ persons: '13' }, { code: 'too-many-guests', guests: 13, most: 10 }],
    [{ persons: '99' }, { code: 'too-many-guests', guests: 99, most: 10 }],
    [{ persons: 'many' }, { code: 'not-a-number' }],
    [{ persons: '-2' }, { code: 'not-a-number' }],
    [{ persons: '2.5' }, { code: 'not-a-number' }],
    [{ persons: '2', children: 'two' }, { code: 'not-a-number' }],
    [{ persons: '2', children: '3' }, { code: 'more-children-than-guests' }],
    [{ persons: '2', children: '2' }, { code: 'children-alone' }],
    [{ first: '2026-11-21' }, { code: 'past' }],
    [{ first: '2027-02-29' }, { code: 'not-a-day' }],
    [{ first: 'tomorrow' }, { code: 'not-a-day' }],
    [{ nights: '0' }, { code: 'too-few-nights', least: 5 }],
    [{ nights: '4' }, { code: 'too-few-nights', least: 5 }],
    [{ nights: '' }, { code: 'not-a-number' }],
    [{ nights: '1000' }, { code: 'not-a-number' }],
    [{ yacht: 'titanic' }, { code: 'unknown-yacht' }],
    [{ yacht: 'constructor' }, { code: 'unknown-yacht' }],
    [{ waters: 'atlantis' }, { code: 'unknown-waters' }],
  ])('%j is refused: %j', (fields, refusal) => expect(dollars(fields)).toEqual(refusal))
  it('counts today by the clock of the port', () => {
    const night = new Date('2026-11-23T03:00:00Z')
    expect(quote({ ...good, first: '2026-11-22' }, testingFleet, night).refusal).toBeUndefined()
  })
})
