/** Seats in a small aircraft that a trip takes and its price leaves out: from the city to her port, and back from where she leaves her guests. */
import { seatPrices } from '#content/charter/ashore.ts'
import { journeys, waysHome } from '#content/charter/journey.ts'
import type { WatersId } from '#content/charter/waters.ts'
import type { PlaceId } from '#content/places.ts'
import { toCents } from './money.ts'
import type { Party } from './party.ts'

/** `ways`: there, back, or both. `cents` for the whole party, in dollars. */
export type Seats = { ways: 'both' | 'there' | 'back'; cents: number }

/** A seat, one way, in whole dollars. */
export const seatPriceIn = (waters: WatersId): number | undefined =>
  (seatPrices as Partial<Record<WatersId, { value: number }>>)[waters]?.value

/** @param ashoreAt where guests leave the yacht @returns nothing where nobody has to fly */
export function seatsOf(waters: WatersId, ashoreAt: PlaceId, { persons }: Party): Seats | undefined {
  const price = seatPriceIn(waters)
  const there = journeys[waters].aircraft !== undefined
  const back = waysHome[ashoreAt] === 'airstrip'
  if (!price || !(there || back)) return undefined
  return {
    ways: there && back ? 'both' : there ? 'there' : 'back',
    cents: toCents((Number(there) + Number(back)) * persons * price),
  }
}
