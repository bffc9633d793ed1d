/** The charter itself: nights of low and of high season at a yacht's rate. */
import type { BoatRate, PersonRate, Rate } from '#content/charter/rates.ts'
import { highSeason } from '#content/charter/seasons.ts'
import type { Money } from '#content/schema.ts'
import type { Stay } from './calendar.ts'
import { seasonNights } from './high-season.ts'
import { convert, type Currency, toCents, wholeUnits } from './money.ts'
import type { Party } from './party.ts'

export type Season = 'low' | 'high'
/** `rate` is a night in cents, of the boat or of a person. A discount's `cents` are below 0. */
export type RateLine = { season: Season; nights: number; cents: number } & (
  | {
      code: 'boat'
      rate: number
      /** The price of seven such nights, where that is what is stated; `rate` is then a seventh, rounded. */
      week?: Money
      /** What is stated for these nights in another currency, of which `cents` are "about". */
      stated?: Money
    }
  | { code: 'persons'; rate: number; persons: number }
  | { code: 'child-discount'; percent: number; persons: number; rate: number }
)
type Lines = { currency: Currency; lines: RateLine[]; stated?: { stated: Money; nights: number } }

/** The lines of a stay on board, low season first; none for a season without nights. */
export function rateLines(rate: Rate, stay: Stay, party: Party): Lines {
  return seasonLines(rate, seasonNights(stay), party)
}

/** The lines of so many nights of each season. */
export function seasonLines(rate: Rate, { low, high }: { low: number; high: number }, party: Party): Lines {
  const bySeason = [
    ['low', low],
    ['high', high],
  ] as const
  const nights = bySeason.filter(([, count]) => count > 0)
  if (rate.kind === 'person')
    return {
      currency: rate.currency,
      lines: nights.flatMap(([season, count]) => personLines(rate, season, count, party)),
    }
  const lines = nights.map(([season, count]) => boatLine(rate, season, count))
  const stated = lines.find((line) => line.code === 'boat' && line.stated)
  return {
    currency: rate.night.value.currency,
    lines,
    stated:
      stated?.code === 'boat' && stated.stated ? { stated: stated.stated, nights: stated.nights } : undefined,
  }
}

/** A night in cents, in the currency of low season; in high season the seventh of a stated week, or the surcharge. */
function boatLine({ night, highWeek }: BoatRate, season: Season, nights: number): RateLine {
  const { currency } = night.value
  const low = toCents(night.value.amount)
  if (season === 'low') return { code: 'boat', season, nights, rate: low, cents: low * nights }
  if (!highWeek) {
    const rate = highSeason.appliesToFleet.value ? withSurcharge(low) : low
    return { code: 'boat', season, nights, rate, cents: rate * nights }
  }
  const { amount, currency: of } = highWeek.value
  const share = (count: number) => (toCents(amount) * count) / 7
  const inCurrency = (cents: number) => wholeUnits(convert(cents, of, currency))
  return {
    code: 'boat',
    season,
    nights,
    rate: inCurrency(share(1)),
    cents: inCurrency(share(nights)),
    week: highWeek.value,
    ...(of === currency ? {} : { stated: { amount: wholeUnits(share(nights)) / 100, currency: of } }),
  }
}

function personLines(
  rate: PersonRate,
  season: Season,
  nights: number,
  { persons, children }: Party,
): RateLine[] {
  const inSeason = (units: number) => (season === 'high' ? withSurcharge(toCents(units)) : toCents(units))
  const [boat, person] = [inSeason(rate.boat.value), inSeason(rate.person.value)]
  const discount = discountOf(person, rate)
  const lines: RateLine[] = [
    { code: 'boat', season, nights, rate: boat, cents: boat * nights },
    { code: 'persons', season, nights, persons, rate: person, cents: person * persons * nights },
  ]
  if (children > 0)
    lines.push({
      code: 'child-discount',
      season,
      nights,
      persons: children,
      percent: rate.childDiscount.value,
      rate: discount,
      cents: -discount * children * nights,
    })
  return lines
}

/** A night of high season, where no week is stated. */
export const withSurcharge = (cents: number) => wholeUnits((cents * (100 + highSeason.surcharge.value)) / 100)

/** What a child pays less than a person's rate of the season. */
export const discountOf = (person: number, { childDiscount }: PersonRate) =>
  wholeUnits((person * childDiscount.value) / 100)
