/**
 * A trip with its price and whether its yacht is free. Page, letter, paper, search, comparison and assistants all show
 * what is worked out here, so that one trip has one total.
 */
import type { YachtSlug } from '#content/schema.ts'
import {
  availability,
  type Availability,
  type DatedStay,
  lyingOn,
  type YachtCalendar,
} from './availability.ts'
import { addDays } from './calendar.ts'
import { type Ledger, ledger, type Total } from './ledger.ts'
import { convert } from './money.ts'
import { isBrought, type Relocation, relocationOf } from './places.ts'
import { needsOf } from './nights-at-sea.ts'
import type { Trip } from './trip.ts'
import { type CharterYacht, charterFleet } from './yacht.ts'

export type NamedTrip = Trip & { yacht: YachtSlug }
export type CalendarOf = (slug: YachtSlug) => YachtCalendar

export type PricedTrip = {
  trip: NamedTrip
  /** Her `home` is where her calendar says that she lies on the first day. */
  yacht: CharterYacht
  ledger: Ledger
  availability: Availability
  /** Other guests leave her on the morning on which these board, or come aboard on the day ashore; `heldAfter`: they would, if they signed. */
  neighbours: { before: boolean; after: boolean; heldAfter: boolean }
  /** How she gets to the waters of the trip; nothing where she lies there. */
  relocation?: Relocation
}

/**
 * @param trip one that `readTrip` gave, with a yacht that takes the party
 * @param today ISO day in her port
 * @throws for a yacht that is not in the fleet
 */
export function priceTrip(
  trip: NamedTrip,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[] = charterFleet,
): PricedTrip {
  const known = fleet.find(({ slug }) => slug === trip.yacht)
  if (!known) throw new Error(`There is no yacht "${trip.yacht}"`)
  const calendar = calendarOf(trip.yacht)
  const needs = needsOf(calendar, known, trip.waters)
  const yacht = lyingOn(known, calendar, needs.aboard(trip.stay).first)
  return {
    trip,
    yacht,
    ledger: ledger(yacht, trip.waters, trip.stay, trip.party),
    availability: availability(calendar, trip.stay, today, needs),
    neighbours: neighboursOf(calendar, needs.aboard(trip.stay)),
    relocation: relocationOf(yacht, trip.waters),
  }
}

function neighboursOf({ busy }: YachtCalendar, { first, nights }: DatedStay): PricedTrip['neighbours'] {
  const guests = busy.filter(({ atSea }) => !atSea)
  const ashore = addDays(first, nights)
  const next = guests.find((span) => span.first === ashore)
  return {
    before: guests.some((span) => span.ashore === first && span.state === 'booked'),
    after: next?.state === 'booked',
    heldAfter: next?.state === 'held',
  }
}

/**
 * The state of a trip with its reason: `noVoyage` where other guests leave her no days to come to these waters and go home,
 * `underWay` where she sails between two ports of her calendar, `tooFar` where she is never brought to these waters, `partly` where they have some of its nights alone.
 */
export function stateOf({ trip, yacht, availability: { state, atSea, left }, relocation }: PricedTrip) {
  if (!isBrought(yacht, trip.waters)) return 'tooFar'
  if (!atSea) return state === 'booked' && left ? 'partly' : state
  return relocation ? 'noVoyage' : 'underWay'
}

/** The whole price in cents of one currency, so that trips compare. */
export const inDollars = ({ ledger: { all, currency } }: PricedTrip): number =>
  convert(all.cents, currency, 'USD')

/** The prices of several trips together, in the currency of the first. */
export function sumOf([first, ...others]: readonly [PricedTrip, ...PricedTrip[]]): Total {
  const { currency, all } = first.ledger
  const further = others.map(({ ledger: other }) => convert(other.all.cents, other.currency, currency))
  return {
    cents: further.reduce((sum, cents) => sum + cents, all.cents),
    without: [...new Set([first, ...others].flatMap((each) => each.ledger.all.without))],
  }
}

/** Whether other guests have her on these days, or she cannot come: then she can be had on other days alone. */
export const isTaken = ({ availability: { state } }: Pick<PricedTrip, 'availability'>): boolean =>
  state === 'booked'

/** Free, or free as far as anybody can tell. */
export const isAvailable = ({ availability: { state } }: Pick<PricedTrip, 'availability'>): boolean =>
  state === 'free' || state === 'ask'

/** On hold for others, who leave some of its nights free. */
export const isHeldInPart = ({ availability: { state, left } }: Pick<PricedTrip, 'availability'>): boolean =>
  state === 'held' && left !== undefined

/** Others have its days or hold some of them: it can be had on other days only. */
export const needsOtherDays = (priced: Pick<PricedTrip, 'availability'>): boolean =>
  isTaken(priced) || isHeldInPart(priced)

/** The free ones first. */
export function byAvailability(a: PricedTrip, b: PricedTrip): number {
  return rank[a.availability.state] - rank[b.availability.state]
}
const rank: Record<Availability['state'], number> = { free: 0, ask: 1, held: 2, booked: 3 }

/** The earlier first, to sort by. */
export const byFirstDay = (a: PricedTrip, b: PricedTrip): number =>
  a.trip.stay.first.localeCompare(b.trip.stay.first)
