/** What another trip would change of one, in a few words: kind, cabins, the way she comes, the season, and the price. */
import { inWords } from '#content/number-words.ts'
import { spared } from '../better-trip.ts'
import { monthsIn, type MonthsIn } from '../hurricane-season.ts'
import { type PricedTrip, stateOf } from '../price-trip.ts'
import { isCooled } from '../yacht.ts'
import type { TripWords } from './trip-words.server.ts'

/** "also six cabins with air conditioning; US$ 1,995 a person, US$ 3,990 less". @param share whether a person's part is named */
export function yachtDifference(
  priced: PricedTrip,
  other: PricedTrip,
  words: TripWords,
  { share = true } = {},
): string {
  const { say, charter } = words
  const [isMotor, wasMotor] = [other, priced].map(({ yacht }) => yacht.type === 'motor-yacht')
  const kind = isMotor === wasMotor ? [] : [say(isMotor ? 'instead.underPower' : 'instead.underSail')]
  const way = other.relocation && say('instead.brought', { place: charter.say(`port.${other.yacht.home}`) })
  const prices = [...(share ? [shareOf(other, words)] : []), ...priceDifference(priced, other, words)]
  return [[...kind, cabinsOf(priced, other, words)].join(', '), way, prices.join(', ')]
    .filter(Boolean)
    .join('; ')
}

/** "US$ 3,990 a person", and that children are counted where the price is the yacht's. */
export function shareOf({ ledger, yacht }: PricedTrip, { say, charter }: TripWords): string {
  const isChildPaid = ledger.party.children > 0 && yacht.rate.kind === 'boat'
  return say(isChildPaid ? 'instead.eachWithChildren' : 'instead.each', {
    price: charter.share(ledger.perPerson, ledger),
  })
}

/** "also six cabins", and whether they are cool: of the other's where they are, or where this one's are. */
function cabinsOf({ yacht }: PricedTrip, { yacht: other }: PricedTrip, { say, locale }: TripWords): string {
  const count = other.cabins
  const counted = say('instead.cabins', { count, number: inWords(count, locale) })
  const cabins = count === yacht.cabins ? say('instead.alsoCabins', { cabins: counted }) : counted
  if (isCooled(other)) return say('instead.cooled', { cabins })
  return isCooled(yacht) ? say('instead.uncooled', { cabins }) : cabins
}

/** The same yacht on other days: the weather, where it is worse, the season, where it is why she costs less, and the price. */
export function daysDifference(priced: PricedTrip, other: PricedTrip, words: TripWords): string {
  const { say, charter } = words
  const weather = (['hurricane', 'rain'] as const).flatMap((kind) => {
    const met = monthsIn(kind, other.trip.waters, other.trip.stay)
    const was = monthsIn(kind, priced.trip.waters, priced.trip.stay)
    return met && !was ? [partOfStay(`instead.in.${kind}`, met, words)] : []
  })
  const isAsLong = other.trip.stay.nights === priced.trip.stay.nights
  const isCheaper = isAsLong && spared(priced, other) > 0 && hasHighNights(priced) && !hasHighNights(other)
  return [
    ...weather.slice(0, 1),
    ...(isCheaper ? [charter.say('season.low')] : []),
    ...(isAsLong ? priceDifference(priced, other, words) : []),
  ].join(', ')

  function partOfStay(key: string, { from, until }: MonthsIn, { format }: TripWords): string {
    if (from) return say(`${key}.from`, { day: format.dayMonth(from) })
    return until ? say(`${key}.until`, { day: format.dayMonth(until) }) : say(`${key}.all`)
  }
}

const hasHighNights = ({ ledger }: PricedTrip) =>
  ledger.lines.some((line) => 'season' in line && line.season === 'high')

/** Nothing where both cost the same, or nobody could pay for the trip asked for. */
function priceDifference(priced: PricedTrip, other: PricedTrip, { say, charter }: TripWords): string[] {
  const less = spared(priced, other)
  if (stateOf(priced) === 'tooFar' || less === 0) return []
  const { currency } = other.ledger
  const price = charter.rounded(Math.abs(less), currency)
  const isAbout = Boolean(priced.ledger.converted ?? other.ledger.converted)
  const figure = isAbout ? charter.say('totals.aboutPrice', { price }) : price
  return [say(less > 0 ? 'instead.less' : 'instead.more', { price: figure })]
}
