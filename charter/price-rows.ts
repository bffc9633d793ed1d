/** The prices that a yacht's card, page, brochure and structured data show, from her ledgers. */
import { dollarsPerEuro } from '#content/charter/rates.ts'
import { terms } from '#content/charter/terms.ts'
import { clock } from '#content/format.ts'
import type { Money } from '#content/schema.ts'
import { toCents } from './money.ts'
import { fullParty, listedParty, type Party } from './party.ts'
import { discountOf, type RateLine, type Season, seasonLines, withSurcharge } from './rates.ts'
import type { CharterWords } from './words.ts'
import type { CharterYacht } from './yacht.ts'

const week = 7

type Charter = { cents: number; currency: Money['currency']; stated?: Money }

/** What some nights of a season cost, without taxes and fees. */
export function charterPrice(
  yacht: CharterYacht,
  season: Season,
  nights: number,
  party = listedParty(yacht),
): Charter {
  const { lines, currency } = seasonLines(yacht.rate, { low: 0, high: 0, [season]: nights }, party)
  const stated = lines.flatMap((line: RateLine) =>
    line.code === 'boat' && line.stated ? [line.stated] : [],
  )[0]
  return { cents: lines.reduce((sum, { cents }) => sum + cents, 0), currency, stated }
}

/** "a week from US$ 12,600" and "US$ 180 a person a day for 10 guests". */
export function weekFrom(yacht: CharterYacht, { say, money, rounded }: CharterWords) {
  const { persons } = listedParty(yacht)
  const guests = say('guests', { count: persons })
  const { cents, currency } = charterPrice(yacht, 'low', week)
  const price = money(cents, currency)
  return {
    week:
      yacht.rate.kind === 'person'
        ? say('prices.fromWeekFor', { price, guests })
        : say('prices.fromWeek', { price }),
    share: say('prices.share', { price: rounded(cents / week / persons, currency), guests }),
  }
}

/** A row of the rate sheet: what it is, and what it is in low and in high season. */
export type RateRow = { name: string; low: string; high: string }

export function rateSheet(yacht: CharterYacht, words: CharterWords): RateRow[] {
  const { say, money, rounded } = words
  const { rate, guests } = yacht
  const row = (name: string, value: (season: Season) => string): RateRow => ({
    name,
    low: value('low'),
    high: value('high'),
  })
  const priced = (nights: number, party?: Party) => (season: Season) => {
    const { cents, currency, stated } = charterPrice(yacht, season, nights, party)
    if (!stated) return money(cents, currency)
    const price = rounded(cents, currency)
    // Stated for a week: a night of it is a share, and its cents in euros would say nothing.
    return nights === week
      ? say('prices.converted', { stated: words.statedMoney(stated), price })
      : say('totals.aboutPrice', { price })
  }
  const people = (count: number) => say('guests', { count })
  const share = row(say('prices.shareFor', { guests: people(guests) }), (season) => {
    const { cents, currency } = charterPrice(yacht, season, week, fullParty(yacht))
    return rounded(cents / week / guests, currency)
  })
  if (rate.kind === 'boat')
    return [row(say('prices.night'), priced(1)), row(say('prices.week'), priced(week)), share]
  const inSeason = (cents: number) => (season: Season) =>
    money(season === 'high' ? withSurcharge(cents) : cents, rate.currency)
  const person = toCents(rate.person.value)
  return [
    row(say('prices.boatNight'), inSeason(toCents(rate.boat.value))),
    row(say('prices.personNight'), inSeason(person)),
    row(say('prices.childNight', { age: rate.childAge }), (season) => {
      const inIts = season === 'high' ? withSurcharge(person) : person
      return money(inIts - discountOf(inIts, rate), rate.currency)
    }),
    ...[2, 4, guests].map((count) =>
      row(say('prices.weekFor', { guests: people(count) }), priced(week, { persons: count, children: 0 })),
    ),
    share,
  ]
}

/** From what her week of high season was converted, where it is stated in another currency than a night. */
export function convertedRate({ rate }: CharterYacht, { converted }: CharterWords): string | undefined {
  if (rate.kind !== 'boat' || !rate.highWeek) return undefined
  const stated = rate.highWeek.value
  if (stated.currency === rate.night.value.currency) return undefined
  return converted({ converted: { ...dollarsPerEuro.value, stated } })
}

/** The fewest nights, and the hours of boarding and going ashore. */
export function stayRule({ rate }: CharterYacht, { say }: CharterWords): string {
  return say('prices.minimum', {
    count: rate.minimumNights.value,
    boarding: clock(terms.boarding.value),
    ashore: clock(terms.ashore.value),
  })
}
