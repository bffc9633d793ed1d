/** The prices that a yacht's card, page, brochure and structured data show, from her ledgers. */
import { dollarsPerEuro } from '#content/charter/rates.ts'
import type { WatersId } from '#content/charter/waters.ts'
import { terms } from '#content/charter/terms.ts'
import { clock } from '#content/format.ts'
import type { Money } from '#content/schema.ts'
import { percentInPrice } from './included.ts'
import { toCents, wholeUnits } from './money.ts'
import { fullParty, listedParty, type Party } from './party.ts'
import { discountOf, type RateLine, type Season, seasonLines, withSurcharge } from './rates.ts'
import type { CharterWords } from './words.ts'
import type { CharterYacht } from './yacht.ts'

const week = 7

/** `charter` is the yacht with all that is on board, `fee` what her waters add to it on our invoice, and `cents` both: what guests pay us. */
type WeekPrice = {
  cents: number
  charter: number
  fee: number
  currency: Money['currency']
  /** The charter, where it is stated in another currency. */
  stated?: Money
}

/** What some nights of a season cost where she lies. Entry fees that guests pay on the spot are not in it. */
export function charterPrice(
  yacht: CharterYacht,
  season: Season,
  nights: number,
  party = listedParty(yacht),
): WeekPrice {
  const { lines, currency } = seasonLines(yacht.rate, { low: 0, high: 0, [season]: nights }, party)
  const stated = lines.flatMap((line: RateLine) =>
    line.code === 'boat' && line.stated ? [line.stated] : [],
  )[0]
  const charter = lines.reduce((sum, { cents }) => sum + cents, 0)
  const percent = percentInPrice(yacht.home) ?? 0
  const fee = lines.reduce((sum, { cents }) => sum + wholeUnits((cents * percent) / 100), 0)
  return { cents: charter + fee, charter, fee, currency, stated }
}

/** "with the 14% Bahamas charter fee", behind a price. */
export function withFee(waters: WatersId, { say }: CharterWords): string | undefined {
  const percent = percentInPrice(waters)
  return percent === undefined ? undefined : say('prices.withFee', { percent })
}

/**
 * "a week from US$ 12,600 for up to 10 guests" and "US$ 180 a person a day for 10 guests". A week is said for
 * the party that pays so much for it, a share of every yacht for as many as she takes, so that shares can be compared; one
 * that is priced by the person says the share of that party first.
 */
export function weekFrom(yacht: CharterYacht, words: CharterWords) {
  const { say, money, rounded } = words
  const { cents, currency } = charterPrice(yacht, 'low', week)
  const byPerson = yacht.rate.kind === 'person'
  const full = fullParty(yacht)
  const said = { price: money(cents, currency), guests: say('guests', { count: listedParty(yacht).persons }) }
  const headADay = (party: Party) =>
    rounded(charterPrice(yacht, 'low', week, party).cents / week / party.persons, currency)
  const share = say(byPerson ? 'prices.shareByParty' : 'prices.share', {
    few: headADay(listedParty(yacht)),
    price: headADay(full),
    guests: say('guests', { count: full.persons }),
  })
  const fee = withFee(yacht.home, words)
  return {
    week: say(byPerson ? 'prices.fromLowWeekFor' : 'prices.fromWeekUpTo', said),
    /** Beside the number of guests that she takes. */
    short: say(byPerson ? 'prices.fromWeekFor' : 'prices.fromWeek', said),
    share: fee ? `${share}, ${fee}` : share,
  }
}

/** For agencies, whose commission is reckoned on it: her week at the standard rate, and beside it what guests pay us with the fee. */
export function weekRate(yacht: CharterYacht, { say, money }: CharterWords) {
  const { cents, charter, fee, currency } = charterPrice(yacht, 'low', week)
  const guests = say('guests', { count: listedParty(yacht).persons })
  const byPerson = yacht.rate.kind === 'person'
  return {
    rate: say(byPerson ? 'prices.rateFor' : 'prices.rateUpTo', { price: money(charter, currency), guests }),
    withFee:
      fee > 0
        ? say('prices.rateWithFee', {
            price: money(cents, currency),
            percent: percentInPrice(yacht.home) ?? 0,
          })
        : undefined,
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
    const { charter, currency, stated } = charterPrice(yacht, season, nights, party)
    if (!stated) return money(charter, currency)
    const price = rounded(charter, currency)
    // Stated for a week: a night of it is a share, and its cents in euros would say nothing.
    return nights === week
      ? say('prices.converted', { stated: words.statedMoney(stated), price })
      : say('totals.aboutPrice', { price })
  }
  const whole = (season: Season) => {
    const { cents, currency } = charterPrice(yacht, season, week)
    return money(cents, currency)
  }
  const percent = percentInPrice(yacht.home)
  const withIt = percent === undefined ? [] : [row(say('prices.weekWithFee'), whole)]
  const people = (count: number) => say('guests', { count })
  const share = row(
    say(percent === undefined ? 'prices.shareFor' : 'prices.shareForWithFee', { guests: people(guests) }),
    (season) => {
      const { cents, currency, stated } = charterPrice(yacht, season, week, fullParty(yacht))
      const price = rounded(cents / week / guests, currency)
      return stated ? say('totals.aboutPrice', { price }) : price
    },
  )
  if (rate.kind === 'boat')
    return [row(say('prices.night'), priced(1)), row(say('prices.week'), priced(week)), ...withIt, share]
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
  return converted({ converted: { ...dollarsPerEuro.value, stated, nights: week } })
}

/** The fewest nights, and the hours of boarding and going ashore. */
export function stayRule({ rate }: CharterYacht, { say }: CharterWords): string {
  return say('prices.minimum', {
    count: rate.minimumNights.value,
    boarding: clock(terms.boarding.value),
    ashore: clock(terms.ashore.value),
  })
}
