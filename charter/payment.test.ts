import { expect, it } from 'vitest'
import { terms } from '#content/charter/terms.ts'
import { addDays } from './calendar.ts'
import { pageCharterWords, pageTerms } from './page-words.server.ts'
import { isDueAtOnce } from './payment.ts'

const today = '2026-11-22'
const inDays = (days: number) => addDays(today, days)
const days = terms.balanceDays.value

it.each([
  [days + 1, false],
  [days, false],
  [days - 1, true],
  [0, true],
])('%d days before boarding the whole price is due with the contract: %s', (left, due) =>
  expect(isDueAtOnce(inDays(left), today)).toBe(due),
)

it('nothing is due at once without a date', () => expect(isDueAtOnce(undefined, today)).toBe(false))

it('the terms of a late trip name one payment, and only the steps of cancellation that are still to come', () => {
  const { facts, cancellation } = pageTerms('en', { first: inDays(days - 15), today })
  expect(facts.map(({ name, figure }) => [name, figure]).at(-1)).toEqual(['The whole price', '100%'])
  expect(facts).toHaveLength(3)
  expect(cancellation.steps.map(({ when }) => when)).toEqual([
    '60 to 31 days before',
    '30 days before or later',
  ])
})

it('the terms of an early trip are those of every page, and say what a late signature costs', () => {
  expect(pageTerms('en', { first: inDays(days + 40), today })).toEqual(pageTerms('en'))
  const { facts, cancellation } = pageTerms('en')
  expect(facts.at(-1)!.text).toContain('the whole price')
  expect(cancellation.steps.map(({ when }) => when)).toEqual([
    '90 to 61 days before',
    '60 to 31 days before',
    '30 days before or later',
  ])
  expect(pageCharterWords('de').say('terms.cancelLast', { count: 30 })).toBe('30 Tage vorher oder später')
})
