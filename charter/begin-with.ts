/** Which of several trips, each with another yacht, we would begin with: the cheapest, unless a reason speaks for another. */
import { mayBeTooYoung } from './children.ts'
import { isCheaperInSaloon, isCouple } from './for-two.ts'
import { byAvailability, inDollars, type PricedTrip } from './price-trip.ts'
import { isCooled, sharedBathrooms } from './yacht.ts'

/** Two pay at most so much more for a crew that does not sleep in their saloon ... */
const forQuiet = 1.5
/** ... and anybody so much more for cool cabins. */
const forCoolness = 1.15

/** What guests go without on a cheaper yacht. */
export type Drawback = 'age' | 'warm' | 'bathrooms' | 'saloon' | 'steep'

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

/** Whether we would begin with this one if all of them were free. */
export function isChosenAnyway(best: PricedTrip, trips: readonly PricedTrip[]): boolean {
  const free = trips.map((each) => ({
    ...each,
    availability: { ...each.availability, state: 'free' as const },
  }))
  return beginWith(free)?.trip.yacht === best.trip.yacht
}

/** What a trip that costs less goes without and the one that we begin with has; nothing of one that costs as much or more. */
export const drawbacksOf = (other: PricedTrip, first: PricedTrip): Drawback[] =>
  inDollars(other) < inDollars(first) ? missingOn(other, first) : []

/** What guests of one trip go without, and would not on the other. */
export function missingOn(other: PricedTrip, first: PricedTrip): Drawback[] {
  const [hers, theirs] = [other, first].map(({ yacht, trip: { party } }) => ({
    age: mayBeTooYoung(yacht, party),
    warm: !isCooled(yacht),
    // Two take the cabin that has one of its own.
    bathrooms: !isCouple(party) && sharedBathrooms(yacht) > 0,
    saloon: yacht.sleeping.crew.where === 'saloon',
    // Of a yacht that takes children at any age, since they climb them.
    steep: isSteep(yacht, party),
  }))
  return drawbacks.filter((each) => hers![each] && !theirs![each])
}

const drawbacks: readonly Drawback[] = ['age', 'warm', 'bathrooms', 'saloon', 'steep']

/** Whether every cabin of a yacht to which children come lies down steep steps. */
export const isSteep = (yacht: PricedTrip['yacht'], party: PricedTrip['trip']['party']) =>
  party.children > 0 && !mayBeTooYoung(yacht, party) && yacht.sleeping.cabins.every(({ easy }) => !easy)
