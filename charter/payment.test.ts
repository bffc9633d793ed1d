import { expect, it } from 'vitest'
import { terms } from '#content/charter/terms.ts'
import { charterTexts } from '#content/charter.server.ts'
import { formats } from '#content/format.ts'
import { interpolate } from '#content/interpolate.ts'
import { locales } from '#content/locales.ts'
import { offerTexts } from '#content/offer.server.ts'
import { fullTrip } from '#enquiries/testing/trip.ts'
import { addDays } from './calendar.ts'
import { facts } from './facts.ts'
import { offerFor } from './offer.ts'
import { ruleLetter } from './offer-letter.ts'
import { pageCharterWords, pageTerms } from './page-words.server.ts'
import { isDueAtOnce } from './payment.ts'
import { type NamedTrip, priceTrip } from './price-trip.ts'
import { readTrip } from './trip.ts'
import { tripState } from './trip-view/trip-state.server.ts'
import { tripWords } from './trip-view/trip-words.server.ts'

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
  expect(facts.map(({ name, figure }) => [name, figure]).at(-1)).toEqual(['The full price', '100%'])
  expect(facts).toHaveLength(3)
  const first = inDays(days - 15)
  expect(cancellation.title).toBe('If you cancel, we keep this share of the price')
  expect(cancellation.steps.map(({ when }) => when)).toEqual([
    formats('en').dates(today, addDays(first, -31)),
    formats('en').dates(addDays(first, -30), first),
  ])
})

it('the terms of an early trip are those of every page, and say what a late signature costs', () => {
  const { facts, cancellation } = pageTerms('en')
  const trip = pageTerms('en', { first: '2027-03-06', today })
  expect(trip.facts).toEqual(facts)
  expect(trip.cancellation.title).toContain('Cancel before 6 December 2026, and we keep nothing')
  expect(trip.cancellation.steps.map(({ when }) => when)).toHaveLength(3)
  const soon = pageTerms('en', { first: inDays(75), today })
  expect(soon.cancellation.title).not.toContain('nothing')
  expect(facts.at(-1)!.text).toContain('all of it is due at once')
  expect(cancellation.steps.map(({ when }) => when)).toEqual([
    '90 to 61 days before',
    '60 to 31 days before',
    '30 days before, or fewer',
  ])
  expect(pageCharterWords('de').say('terms.cancelLast', { count: 30 })).toBe('30 Tage vorher oder später')
})

it('a trip that begins soon is fixed once the whole price is paid', () => {
  const said = (from: string) => {
    const { nearest } = readTrip(new URLSearchParams({ yacht: 'lagoon-56', to: 'san-blas', from }), today)
    const priced = priceTrip(nearest as NamedTrip, () => ({ busy: [], ports: [] }), today)
    return tripState(priced, tripWords('en'), today).text
  }
  expect(said(inDays(days - 40))).toMatch(
    /You would board in fewer than 60 days, so she is yours once the contract is signed and the full price has arrived/,
  )
  expect(said(inDays(days + 40))).toMatch(/the signed contract and the deposit make her yours/)
})

it.each(locales)('the letter in %s says so as well', (locale) => {
  const due = interpolate(offerTexts[locale].letter.dueAtOnce, { days: String(days) })
  const letter = (departureDate: string) => {
    const request = { ...fullTrip, departureDate }
    const input = {
      locale,
      copy: offerTexts[locale],
      charter: charterTexts[locale],
      figures: formats(locale),
    }
    return ruleLetter({ offer: offerFor(request, facts, today), request, input, brand: 'Alisios' })
  }
  expect(letter(inDays(days - 10))).toContain(due)
  expect(letter(inDays(days + 10))).not.toContain(due)
})
