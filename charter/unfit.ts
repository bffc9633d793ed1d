/** Why a yacht is not offered for a trip. */
import type { WatersId } from '#content/charter/waters.ts'
import type { Misfit } from './cabins.ts'
import { isBrought } from './places.ts'
import { type CalendarOf, type PricedTrip, priceTrip } from './price-trip.ts'
import type { Trip } from './trip.ts'
import type { CharterYacht } from './yacht.ts'

/**
 * `elsewhere`: others lie in these waters; `trip` is what bringing her costs, on days of a month on which she can be had, and
 * none where there are no such days; `there` is the same stay where she lies. `dear`: so much more that we advise against it.
 * `better`: the yacht that we advise instead (better-trip.ts). `soon`: where she cannot come in time, the nearest stay for which
 * she can, unless it costs more than what we would begin with. `too-far`: she is never brought there.
 */
export type Unfit =
  | Extract<Misfit, { code: 'too-many-guests' }>
  | { code: 'too-few-nights'; least: number }
  | { code: 'too-far'; to: WatersId; there: PricedTrip }
  | Elsewhere
type Elsewhere = {
  code: 'elsewhere'
  home: WatersId
  dear: boolean
  trip?: PricedTrip
  there?: PricedTrip
  better?: PricedTrip
  soon?: PricedTrip
}

/** The same stay where she lies. */
export const atHome = (
  { trip }: PricedTrip,
  home: WatersId,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[],
): PricedTrip => priceTrip({ ...trip, to: home, waters: home }, calendarOf, today, fleet)

export function tooFar(
  priced: PricedTrip,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[],
): Extract<Unfit, { code: 'too-far' }> | undefined {
  const { trip, yacht } = priced
  if (isBrought(yacht, trip.waters)) return undefined
  const there = atHome(priced, yacht.home, calendarOf, today, fleet)
  return { code: 'too-far', to: trip.waters, there }
}

export function misfit(
  { guests, rate }: CharterYacht,
  { party, stay }: Trip,
  persons: number,
): Exclude<Unfit, Elsewhere | { code: 'too-far' }> | undefined {
  if (party.persons > guests) return { code: 'too-many-guests', guests: persons, most: guests }
  const least = rate.minimumNights.value
  return stay.nights < least ? { code: 'too-few-nights', least } : undefined
}
