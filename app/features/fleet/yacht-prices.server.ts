/** What a yacht costs, for her page: the rate sheet, and the answer to the little calculator. */
import { charterTexts } from '#content/charter.server.ts'
import { waters } from '#content/charter/waters.ts'
import { nameIn } from '#content/format.ts'
import type { Locale } from '#content/locales.ts'
import { places } from '#content/places.ts'
import type { YachtSlug } from '#content/schema.ts'
import { dayIn } from '#charter/time-zones.ts'
import { usualEnd } from '#charter/door-to-door.ts'
import { feeInPrice } from '#charter/included.ts'
import type { Ledger } from '#charter/ledger.ts'
import { type LedgerView, ledgerView } from '#charter/ledger-view.ts'
import { listedParty, type Party } from '#charter/party.ts'
import { seatsOf } from '#charter/seats.ts'
import { convertedRate, rateSheet, stayRule, weekFrom, withFee } from '#charter/price-rows.ts'
import { askedSleepers, personsOf } from '#charter/sleepers.ts'
import type { Sleepers } from '#charter/cabins.ts'
import { quote, type QuoteFields } from '#charter/quote.ts'
import { pageCharterWords } from '#charter/page-words.server.ts'
import { charterFleet, charterYacht } from '#charter/yacht.ts'

export function yachtPrices(slug: YachtSlug, locale: Locale) {
  const yacht = charterYacht(slug)
  const words = pageCharterWords(locale)
  const copy = charterTexts[locale]
  return {
    ...weekFrom(yacht, words),
    fee: withFee(yacht.home, words),
    included: feeInPrice(yacht.home, words),
    sheet: rateSheet(yacht, words),
    low: copy.prices.low,
    high: copy.prices.high,
    rates: copy.prices.rates,
    rule: [stayRule(yacht, words), convertedRate(yacht, words)].filter(Boolean).join(' '),
  }
}

const fields = ['persons', 'children', 'first', 'nights'] as const
export type CalculatorData = ReturnType<typeof calculator>

/** The calculator with what a guest asked in the page's address, and the answer: a ledger, or a sentence. Nothing asked is a week for those who asked for cabins, or for the party of her listed price. */
export function calculator(slug: YachtSlug, asked: URLSearchParams, locale: Locale, now = new Date()) {
  const yacht = charterYacht(slug)
  const words = pageCharterWords(locale)
  const typed = fields.some((field) => field !== 'children' && asked.has(field))
  const { sleepers } = askedSleepers(asked)
  const given = typed || sleepers !== undefined
  const values = typed
    ? (Object.fromEntries(fields.map((field) => [field, (asked.get(field) ?? '').slice(0, 12)])) as Record<
        (typeof fields)[number],
        string
      >)
    : { ...partyOf(sleepers, listedParty(yacht)), first: '', nights: '7' }
  const request: QuoteFields = { yacht: slug, waters: '', ...values }
  const result = quote(request, charterFleet, now)
  const { calculator: copy } = charterTexts[locale]
  return {
    values,
    given,
    most: yacht.guests,
    leastNights: yacht.rate.minimumNights.value,
    today: given ? dayIn(waters[yacht.home].timeZone, now) : undefined,
    labels: { ...copy, children: words.say('calculator.children', { age: childAge(yacht.rate) }) },
    refusal: result.refusal && words.refusal(result.refusal),
    answer: result.refusal ? undefined : withSeats(ledgerView(words, result.ledger, yacht), result.ledger),
  }

  /** Says what the small aircraft costs: to the yacht and back, or back from where a week usually ends. */
  function withSeats(view: LedgerView, { party }: Ledger): LedgerView {
    const end = usualEnd(yacht.home)
    const always = seatsOf(yacht.home, waters[yacht.home].port, party)
    const seats = always ?? (end && seatsOf(yacht.home, end, party))
    if (!seats || !end) return view
    const note = words.say(always ? 'totals.seats' : 'totals.seatsBack', {
      price: words.rounded(seats.cents, 'USD'),
      guests: words.say('guests', { count: party.persons }),
      place: nameIn(places[end].name, locale),
    })
    return { ...view, notes: [...view.notes, note] }
  }
}

/** The party that the form of the cabins names, else the usual one. */
const partyOf = (sleepers: Sleepers | undefined, { persons }: Party) =>
  sleepers
    ? { persons: String(personsOf(sleepers)), children: String(sleepers.children || '') }
    : { persons: String(persons), children: '' }

/** Children count as such below this age; yachts that ask the same for everybody go by the fleet's usual one. */
const usualChildAge = charterFleet.flatMap(({ rate }) => (rate.kind === 'person' ? [rate.childAge] : []))[0]
const childAge = (rate: (typeof charterFleet)[number]['rate']) =>
  rate.kind === 'person' ? rate.childAge : (usualChildAge ?? 12)
