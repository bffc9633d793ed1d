/** Where guests leave a yacht, and what they miss where she turns back for her next guests. */
import { waters } from '#content/charter/waters.ts'
import type { PlaceId } from '#content/places.ts'
import { copyOf } from '#content/site.server.ts'
import { datedPlan } from '../dated-plan.ts'
import type { PricedTrip } from '../price-trip.ts'
import { ashorePlace } from './days.server.ts'
import { placeName } from './place-name.ts'
import type { TripWords } from './trip-words.server.ts'

type Missed = {
  /** The last place of the usual route to which she still comes. */
  turn: string
  /** "the nurse sharks of Compass Cay and the grotto ...", in the words of the itinerary. */
  sights: string
}

/** What the usual route has and this one, which turns back to her port, has not; nothing where it misses no sight. */
export function missedOn(priced: PricedTrip, words: TripWords): Missed | undefined {
  const { ledger } = priced
  const { destination, port } = waters[ledger.waters]
  if (!destination || ashorePlace(priced) !== port) return undefined
  const [usual, back] = [false, true].map((dueInPort) => {
    const result = datedPlan(destination, ledger.stay, { dueInPort })
    return result.refusal ? [] : result.plan.days.map(({ place }) => place)
  })
  if (usual!.at(-1) === port) return undefined
  const { sights = {} } = copyOf(words.locale).itinerary[destination].ends ?? {}
  const missed = [...new Set(usual)].filter((place) => !back!.includes(place))
  const named = missed.flatMap((place) => sights[place as PlaceId] ?? [])
  const turn = usual!.findLast((place, i) => back![i] === place)
  if (named.length === 0 || !turn) return undefined
  return { turn: placeName(turn as PlaceId, words), sights: words.format.all(named) }
}
