/** The days that a trip takes of its itinerary, where they end, and which places they leave out. */
import { waters } from '#content/charter/waters.ts'
import { daysOfStay } from '#content/itinerary-lengths.ts'
import { itineraries } from '#content/itineraries.ts'
import { milesBetween, speedOf } from '#content/itinerary-stages.ts'
import { type PlaceId, places } from '#content/places.ts'
import type { DestinationId, Place } from '#content/schema.ts'
import { datedPlan } from './dated-plan.ts'
import type { PricedTrip } from './price-trip.ts'

export type PlannedTrip = Pick<PricedTrip, 'ledger' | 'yacht' | 'neighbours'>
/** A motor yacht's run back to her port on the last morning, where it is short. */
export type RunHome = { distanceNm: number; hours: number }

/** The days of the itinerary on these dates; none in waters without one. */
export function plannedDays({ ledger, yacht, neighbours }: PlannedTrip) {
  const { destination, port } = waters[ledger.waters]
  const speed = speedOf(yacht)
  const usual = datedPlan(destination, ledger.stay, { speed })
  if (usual.refusal) return undefined
  const last = usual.plan.days.at(-1)!.place
  const runHome = shortRun(last, port, yacht)
  const due = neighbours.after && !runHome
  const result = due ? datedPlan(destination, ledger.stay, { speed, dueInPort: true }) : usual
  const plan = result.refusal ? usual.plan : result.plan
  const lastAboard = plan.days.findLast(({ night }) => night === 'aboard') ?? plan.days.at(-1)!
  return { plan, last, runHome, due, ashoreAt: runHome ? port : lastAboard.place }
}

/** Where guests leave the yacht. */
export const ashorePlace = (trip: PlannedTrip): PlaceId =>
  plannedDays(trip)?.ashoreAt ?? waters[trip.ledger.waters].port

/** The places of the usual route to which a trip does not come because it turns back to her port for her next guests. */
export function leftOutOn({ ledger, yacht, neighbours }: PlannedTrip): PlaceId[] {
  const { destination, port } = waters[ledger.waters]
  if (!destination || !neighbours.after) return []
  const { nights } = ledger.stay
  const [usual, back] = [placesOn(destination, nights, false), placesOn(destination, nights, true)]
  const last = usual.at(-1)
  if (!last || last === port || shortRun(last, port, yacht)) return []
  return [...new Set(usual)].filter((place) => !back.includes(place))
}

/** Nights in a hotel before guests come aboard, and after they have left. */
export function hotelNightsOf(trip: PlannedTrip): { before: number; after: number } {
  const nights = plannedDays(trip)?.plan.days.map(({ night }) => night) ?? []
  const before = Math.max(0, nights.indexOf('aboard'))
  return { before, after: nights.filter((night) => night !== 'aboard').length - before }
}

const placesOn = (destination: DestinationId, nights: number, dueInPort: boolean) =>
  daysOfStay(destination, nights, { dueInPort }).map(
    (day) => itineraries[destination].days[day - 1]!.place as PlaceId,
  )

/** Hours up to which a motor yacht brings her guests back herself on the last morning. */
const longestRunHome = 2

/** Nobody is fetched by speedboat from a yacht that is as fast. */
function shortRun(from: PlaceId, port: PlaceId, yacht: PlannedTrip['yacht']): RunHome | undefined {
  if (from === port || yacht.type !== 'motor-yacht') return undefined
  const all = places as Record<PlaceId, Place>
  const miles = milesBetween(all[from], all[port])
  const hours = miles / speedOf(yacht)
  return hours <= longestRunHome ? { distanceNm: miles, hours } : undefined
}
