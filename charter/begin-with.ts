/** Which of several trips, each with another yacht, we would begin with: the cheapest, unless a reason speaks for another. */
import { mayBeTooYoung } from './children.ts'
import { isCheaperInSaloon } from './for-two.ts'
import { byAvailability, inDollars, type PricedTrip } from './price-trip.ts'
import { isCooled } from './yacht.ts'

/** Two pay at most so much more for a crew that does not sleep in their saloon ... */
const forQuiet = 1.5
/** ... and anybody so much more for cool cabins. */
const forCoolness = 1.15

/** Why a cheaper yacht comes second. */
export type SecondBecause = 'age' | 'saloon' | 'warm'

/**
 * Of those that can be had best: with children one that takes them at any age, for two one whose crew has quarters of its
 * own, and one with air conditioning in as many cabins where it costs little more.
 */
export function beginWith(trips: readonly PricedTrip[]): PricedTrip | undefined {
  const [best] = trips.toSorted(byAvailability)
  if (!best) return undefined
  const candidates = trips
    .filter((each) => byAvailability(each, best) === 0)
    .toSorted((a, b) => inDollars(a) - inDollars(b))
  const grown = candidates.filter(({ yacht, trip }) => !mayBeTooYoung(yacht, trip.party))
  const [cheapest, ...dearer] = grown.length > 0 ? grown : candidates
  const isBeside = (least: PricedTrip, most: number) => (other: PricedTrip) =>
    other.trip.waters === least.trip.waters && inDollars(other) <= most * inDollars(least)
  const quiet = dearer.find(
    (each) => isCheaperInSaloon(cheapest!, each) && isBeside(cheapest!, forQuiet)(each),
  )
  const chosen = quiet ?? cheapest!
  const cool =
    !isCooled(chosen.yacht) &&
    dearer.find(
      (each) =>
        isCooled(each.yacht) &&
        each.yacht.cabins >= chosen.yacht.cabins &&
        isBeside(chosen, forCoolness)(each),
    )
  return cool || chosen
}

/** Why a trip that costs less than the one we begin with comes second; nothing of one that costs as much or more. */
export function secondBecause(first: PricedTrip, other: PricedTrip): SecondBecause | undefined {
  if (inDollars(other) >= inDollars(first)) return undefined
  if (mayBeTooYoung(other.yacht, other.trip.party)) return 'age'
  if (isCheaperInSaloon(other, first)) return 'saloon'
  return isCooled(first.yacht) && !isCooled(other.yacht) ? 'warm' : undefined
}
