/** What another trip would change of one, in a few sentences: kind, cabins, the way she comes, the season, and the price. */
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { inWords } from '#content/number-words.ts'
import { spared } from '../better-trip.ts'
import { mayBeTooYoung, youngestOn } from '../children.ts'
import { monthsIn, type MonthsIn } from '../hurricane-season.ts'
import { passageFigures } from '../passage-words.ts'
import { type PricedTrip, stateOf } from '../price-trip.ts'
import { isCooled } from '../yacht.ts'
import type { TripWords } from './trip-words.server.ts'

/** Whole sentences: the price and how she comes, her cabins, and from which age she takes children. @param share whether a person's part is named @param told a trip whose cabins have been told */
export function yachtDifference(
  priced: PricedTrip,
  other: PricedTrip,
  words: TripWords,
  { share = true, told }: { share?: boolean; told?: PricedTrip } = {},
): string {
  const { say } = words
  const { yacht, trip } = other
  const cabins = cabinsOf(priced, other, words)
  const isTold = told && told !== other && cabinsOf(priced, told, words) === cabins
  return [
    ...(share ? [say('instead.eachIs', { each: shareOf(other, words) })] : []),
    ...costsOf(priced, other, words),
    ...(isTold ? [] : [cabins]),
    ...(mayBeTooYoung(yacht, trip.party) ? [say('instead.childrenFrom', { age: youngestOn(yacht) })] : []),
  ]
    .map(capitalised)
    .join(' ')
}

/** How much less or more she costs, and what her voyage has to do with it. */
function costsOf(priced: PricedTrip, other: PricedTrip, words: TripWords): string[] {
  const { say, charter, format, locale } = words
  const difference = differenceOf(priced, other, words)
  const values = {
    yacht: nameInText(other.yacht.slug, locale),
    asked: nameInText(priced.yacht.slug, locale),
    at: charter.at(other.yacht.home),
    place: charter.say(`port.${other.yacht.home}`),
    price: difference?.price ?? '',
  }
  if (other.relocation)
    return [say(`instead.${difference ? `withPassage.${difference.is}` : 'brought'}`, values)]
  if (!difference) return []
  const way = passageFigures(priced, charter, format)
  return way && difference.is === 'less'
    ? [say('instead.spared', { ...values, passage: way.passage })]
    : [say(`instead.costs.${difference.is}`, values)]
}

/** "US$ 3,990 a person" */
export const shareOf = ({ ledger }: PricedTrip, { say, charter }: TripWords): string =>
  say('instead.each', { price: charter.share(ledger.perPerson, ledger) })

/** That children count as adults do, where the price is the yacht's. */
export const forYacht = ({ ledger, yacht }: PricedTrip, { say }: TripWords): string[] =>
  ledger.party.children > 0 && yacht.rate.kind === 'boat' ? [say('instead.forYacht')] : []

/** How many cabins she has, whether they are cool, of hers where they are, or where this one's are, and how she is driven where that differs. */
function cabinsOf({ yacht }: PricedTrip, { yacht: other }: PricedTrip, { say, locale }: TripWords): string {
  const count = other.cabins
  const counted = say('instead.cabins', { count, number: inWords(count, locale) })
  const warm = isCooled(yacht) ? say('instead.uncooled', { cabins: counted }) : counted
  const cabins = isCooled(other) ? say('instead.cooled', { cabins: counted }) : warm
  const [isMotor, wasMotor] = [other, yacht].map(({ type }) => type === 'motor-yacht')
  if (isMotor !== wasMotor) return say(`instead.has.${isMotor ? 'underPower' : 'underSail'}`, { cabins })
  const isAsCool = isCooled(other) === isCooled(yacht)
  const isAlike = count === yacht.cabins && isAsCool
  if (isAsCool && !isAlike)
    return say('instead.has.beside', {
      cabins: counted,
      asked: nameInText(yacht.slug, locale),
      hers: inWords(yacht.cabins, locale),
    })
  return say(`instead.has.${isAlike ? 'too' : 'plain'}`, { cabins })
}

/** The same yacht on other days: the weather, where it is worse, the season, where it is why she costs less, and the price. */
export function daysDifference(priced: PricedTrip, other: PricedTrip, words: TripWords): string {
  const { say } = words
  const weather = (['hurricane', 'rain'] as const).flatMap((kind) => {
    const met = monthsIn(kind, other.trip.waters, other.trip.stay)
    const was = monthsIn(kind, priced.trip.waters, priced.trip.stay)
    return met && !was ? [partOfStay(`instead.in.${kind}`, met, words)] : []
  })
  const isAsLong = other.trip.stay.nights === priced.trip.stay.nights
  const isCheaper = isAsLong && spared(priced, other) > 0 && hasHighNights(priced) && !hasHighNights(other)
  const difference = isAsLong ? differenceOf(priced, other, words) : undefined
  const costs = difference && `instead.daysCost.${isCheaper ? 'low' : difference.is}`
  return [...weather.slice(0, 1), ...(costs ? [say(costs, { price: difference.price })] : [])]
    .map(capitalised)
    .join(' ')

  function partOfStay(key: string, { from, until }: MonthsIn, { format }: TripWords): string {
    if (from)
      return say(`${key}.from`, { day: format.dayMonth(from), month: format.month(Number(from.slice(5, 7))) })
    return until ? say(`${key}.until`, { day: format.dayMonth(until) }) : say(`${key}.all`)
  }
}

const hasHighNights = ({ ledger }: PricedTrip) =>
  ledger.lines.some((line) => 'season' in line && line.season === 'high')

/** Nothing where both cost the same, or nobody could pay for the trip asked for. */
function differenceOf(
  priced: PricedTrip,
  other: PricedTrip,
  { charter }: TripWords,
): { is: 'less' | 'more'; price: string } | undefined {
  const less = spared(priced, other)
  if (stateOf(priced) === 'tooFar' || less === 0) return undefined
  const { currency } = other.ledger
  const price = charter.rounded(Math.abs(less), currency)
  const isAbout = Boolean(priced.ledger.converted ?? other.ledger.converted)
  return {
    is: less > 0 ? 'less' : 'more',
    price: isAbout ? charter.say('totals.aboutPrice', { price }) : price,
  }
}
