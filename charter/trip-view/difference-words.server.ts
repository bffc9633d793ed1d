/** What another trip would change of one, in a few sentences: kind, cabins, the way she comes, the season, and the price. */
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { inWords } from '#content/number-words.ts'
import { type Drawback, missingOn } from '../begin-with.ts'
import { spared } from '../better-trip.ts'
import { mayBeTooYoung, youngestOn } from '../children.ts'
import { monthsIn, type MonthsIn } from '../hurricane-season.ts'
import { passageFigures } from '../passage-words.ts'
import { type PricedTrip, stateOf } from '../price-trip.ts'
import { isCooled, sharedBathrooms } from '../yacht.ts'
import { missedOn } from './ends.server.ts'
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
  const isTold =
    told && told !== other && cabinsOf(priced, told, words).key === cabinsOf(priced, other, words).key
  const cabins = isTold ? undefined : cabinsOf(priced, other, words)
  return [
    ...costsOf(priced, other, words, { each: share ? shareOf(other, words) : undefined, cabins }),
    ...drawbackSentence(priced, other, words),
    ...turnNote(priced, other, words),
    ...(mayBeTooYoung(yacht, trip.party) ? [say('instead.childrenFrom', { age: youngestOn(yacht) })] : []),
  ]
    .map(capitalised)
    .join(' ')
}

/** Told of her cabins, or from which age she takes children, in sentences of their own. */
const toldElsewhere: readonly Drawback[] = ['age', 'warm']

/** What guests share with one another and with the crew, and how they reach their cabins, where the one asked for is easier. */
function drawbackSentence(
  priced: PricedTrip,
  other: PricedTrip,
  { charter, format, locale }: TripWords,
): string[] {
  const shared = inWords(sharedBathrooms(other.yacht), locale)
  const drawbacks = missingOn(other, priced).filter((each) => !toldElsewhere.includes(each))
  const sentence = format.all(drawbacks.map((each) => charter.say(`drawbacks.${each}`, { shared })))
  return sentence ? [`${sentence}.`] : []
}

/** Her cabins as a sentence, and as the end of one that says what she costs; `key` tells two alike. */
type Cabins = { key: string; sentence: string; clause: string }

/** That another trip turns back to port, and what it leaves out that the one asked for does not. */
function turnNote(priced: PricedTrip, other: PricedTrip, words: TripWords): string[] {
  return missedOn(priced, words) ? [] : turnsBack('turnsBack', other, words)
}

/** That a trip, or each of several like it, sails back to port, and what that leaves out; nothing where it leaves nothing out. */
export function turnsBack(key: 'turnsBack' | 'turnBackAll', priced: PricedTrip, words: TripWords): string[] {
  const missed = missedOn(priced, words)
  if (!missed) return []
  const { port, sights } = missed
  const yacht = nameInText(priced.yacht.slug, words.locale)
  return [words.say(`instead.${key}`, { yacht, port, sights })]
}

/** How much less or more she costs, what her voyage has to do with it, and her cabins. @param each a person's part, where it is named */
function costsOf(
  priced: PricedTrip,
  other: PricedTrip,
  words: TripWords,
  { each, cabins }: { each: string | undefined; cabins: Cabins | undefined },
): string[] {
  const { say, charter, format, locale } = words
  const difference = differenceOf(priced, other, words)
  const values = {
    yacht: nameInText(other.yacht.slug, locale),
    asked: nameInText(priced.yacht.slug, locale),
    at: charter.at(other.yacht.home),
    place: charter.say(`port.${other.yacht.home}`),
    price: difference?.price ?? '',
    each: each ?? '',
  }
  const [way, brought] = [priced, other].map((each) => passageFigures(each, charter, format))
  const ofVoyage = brought
    ? [
        say('instead.brought', { ...values, passage: brought.passage }),
        ...(difference ? [say(`instead.withPassage.${difference.is}`, values)] : []),
      ]
    : way && difference?.is === 'less'
      ? [say('instead.spared', { ...values, passage: way.passage })]
      : []
  if (ofVoyage.length > 0 || !difference)
    return [
      ...(each ? [say('instead.eachIs', values)] : []),
      ...ofVoyage,
      ...(cabins ? [cabins.sentence] : []),
    ]
  const costs = say(`instead.costs.${difference.is}${each ? 'Each' : ''}`, values)
  return [`${costs}${cabins?.clause ?? ''}.`]
}

/** "US$ 3,990 a person" */
export const shareOf = ({ ledger }: PricedTrip, { say, charter }: TripWords): string =>
  say('instead.each', { price: charter.share(ledger.perPerson, ledger) })

/** That children count as adults do, where the price is the yacht's. */
export const forYacht = ({ ledger, yacht }: PricedTrip, { say, locale }: TripWords): string[] =>
  ledger.party.children > 0 && yacht.rate.kind === 'boat'
    ? [capitalised(say('instead.forYacht', { yacht: nameInText(yacht.slug, locale) }))]
    : []

/** How many cabins she has, and whether they are cool, of hers where they are, or where this one's are, and how she is driven where that differs. */
function cabinsOf({ yacht }: PricedTrip, { yacht: other }: PricedTrip, { say, locale }: TripWords): Cabins {
  const count = other.cabins
  const counted = say('instead.cabins', { count, number: inWords(count, locale) })
  const warm = isCooled(yacht) ? say('instead.uncooled', { cabins: counted }) : counted
  const cabins = isCooled(other) ? say('instead.cooled', { cabins: counted }) : warm
  const [isMotor, wasMotor] = [other, yacht].map(({ type }) => type === 'motor-yacht')
  const isAsCool = isCooled(other) === isCooled(yacht)
  const asCool = `${count === yacht.cabins ? 'too' : 'beside'}${isCooled(other) ? '' : 'Warm'}`
  const underWay = isAsCool ? asCool : isCooled(other) ? 'cooler' : 'warmer'
  const key = isMotor !== wasMotor ? (isMotor ? 'underPower' : 'underSail') : underWay
  const figures = {
    cabins: key === 'too' || key.startsWith('under') ? cabins : counted,
    hers: inWords(yacht.cabins, locale),
    asked: nameInText(yacht.slug, locale),
  }
  return {
    key: `${key} ${figures.cabins}`,
    sentence: say(`instead.has.${key}`, figures),
    clause: say(`instead.andHas.${key}`, figures),
  }
}

/** The same yacht on other days: the weather, where it is worse, the season, where it is why she costs less, the price, and that she turns back. */
export function daysDifference(
  priced: PricedTrip,
  other: PricedTrip,
  words: TripWords,
  { saysTurn = true }: { saysTurn?: boolean } = {},
): string {
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
  return [
    ...weather.slice(0, 1),
    ...(costs ? [say(costs, { price: difference.price })] : []),
    ...(saysTurn ? turnNote(priced, other, words) : []),
  ]
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
