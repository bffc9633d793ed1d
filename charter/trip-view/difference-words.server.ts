/** What another yacht would change of a trip, in a few words: kind, cabins, the way she comes, and what she spares. */
import { spared } from '../better-trip.ts'
import { meetsHurricanes, meetsRain } from '../hurricane-season.ts'
import { type PricedTrip, stateOf } from '../price-trip.ts'
import type { TripWords } from './trip-words.server.ts'

/** "also 6 cabins, US$ 3,990 less". */
export function yachtDifference(priced: PricedTrip, other: PricedTrip, words: TripWords): string {
  const { say, charter } = words
  const [isMotor, wasMotor] = [other, priced].map(({ yacht }) => yacht.type === 'motor-yacht')
  const cabins = charter.say('cabinCount', { count: other.yacht.cabins })
  return [
    ...(isMotor === wasMotor ? [] : [say(isMotor ? 'instead.underPower' : 'instead.underSail')]),
    other.yacht.cabins === priced.yacht.cabins ? say('instead.alsoCabins', { cabins }) : cabins,
    ...(other.relocation ? [say('instead.brought', { place: charter.say(`port.${other.yacht.home}`) })] : []),
    ...priceDifference(priced, other, words),
  ].join(', ')
}

/** The same yacht on other days: the season, where it is a worse one, and the price. */
export function daysDifference(priced: PricedTrip, other: PricedTrip, words: TripWords): string {
  const { say } = words
  const isIn = (meets: typeof meetsRain) =>
    meets(other.trip.waters, other.trip.stay) && !meets(priced.trip.waters, priced.trip.stay)
  return [
    ...(isIn(meetsHurricanes)
      ? [say('instead.inHurricanes')]
      : isIn(meetsRain)
        ? [say('instead.inRain')]
        : []),
    ...(other.trip.stay.nights === priced.trip.stay.nights ? priceDifference(priced, other, words) : []),
  ].join(', ')
}

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
