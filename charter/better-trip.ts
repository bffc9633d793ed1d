/** The rule by which we advise another yacht for the same days: nobody pays for a voyage that another yacht spares them. */
import { mayBeTooYoung } from './children.ts'
import { convert } from './money.ts'
import { inDollars, isTaken, type PricedTrip } from './price-trip.ts'
import { dearest } from './suggest.ts'
import { isCooled } from './yacht.ts'

/** The other costs at most so much of the price ... */
const clearlyLess = 0.85
/** ... and comes over at most so much of the distance. */
const farShorter = 0.5

/**
 * Of other yachts for the same days the cheapest that is free, costs clearly less, and lies there or comes from far nearer by;
 * after these, one that costs so much less that her way does not matter. None for a yacht that lies there herself, or cannot
 * be had; with children none from some age on, unless that is true of her as well.
 */
export function betterThan(priced: PricedTrip, others: readonly PricedTrip[]): PricedTrip | undefined {
  const { trip, relocation } = priced
  if (!relocation || isTaken(priced)) return undefined
  const costs = inDollars(priced)
  const isNear = (other: PricedTrip) =>
    (other.relocation?.distanceNm ?? 0) <= farShorter * relocation.distanceNm
  const spares = (other: PricedTrip) =>
    inDollars(other) <= (isNear(other) ? clearlyLess * costs : costs / dearest)
  return others
    .filter(
      (other) =>
        other.trip.yacht !== trip.yacht &&
        other.trip.stay.first === trip.stay.first &&
        other.availability.state === 'free' &&
        (!mayBeTooYoung(other.yacht, trip.party) || mayBeTooYoung(priced.yacht, trip.party)) &&
        spares(other),
    )
    .toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)) || inDollars(a) - inDollars(b))[0]
}

/**
 * Whether another yacht, free on the same days, is one that we would take without a second thought: she lies there, is
 * driven as this one is, gives the party as many cabins and as cool ones, and costs less.
 */
export function asGoodAs(priced: PricedTrip, free: PricedTrip): boolean {
  const [yacht, other] = [priced.yacht, free.yacht]
  return (
    !free.relocation &&
    (other.type === 'motor-yacht') === (yacht.type === 'motor-yacht') &&
    other.cabins >= yacht.cabins &&
    (isCooled(other) || !isCooled(yacht)) &&
    spared(priced, free) > 0
  )
}

/** How much less the better one costs, in the currency of her own price. */
export function spared(priced: PricedTrip, better: PricedTrip): number {
  const { all, currency } = better.ledger
  return convert(priced.ledger.all.cents, priced.ledger.currency, currency) - all.cents
}

/** A test whether a yacht brought from elsewhere costs so much more than the cheapest of these trips that we advise against her. */
export function dearBeside(trips: readonly PricedTrip[]): (trip: PricedTrip) => boolean {
  const limit = dearest * Math.min(...trips.map(inDollars))
  return (trip) => !!trip.relocation && inDollars(trip) > limit
}
