/** Yachts one after another: for a stay of which other guests leave the yacht asked for a part, another one takes the rest. */
import type { FeeId } from '#content/charter/fees.ts'
import type { DatedStay } from './availability.ts'
import { addDays, daysBetween } from './calendar.ts'
import type { NightSpan } from './free-nights.ts'
import type { Total } from './ledger.ts'
import { wholeUnits } from './money.ts'
import { byFirstDay, type CalendarOf, inDollars, type PricedTrip, priceTrip, sumOf } from './price-trip.ts'
import type { CharterYacht } from './yacht.ts'

/**
 * In the order of their days, which together are those of the stay. The sum is in the currency of the first, with the fees
 * that a person pays on the spot counted once: `once` names them.
 */
export type InTurn = { trips: PricedTrip[]; all: Total; once: FeeId[]; perPerson: number }

/**
 * The yacht asked for on the nights that are hers, and on all the others the cheapest that lies in the same waters, is free
 * and takes the party: nobody is brought from elsewhere for a part of a stay.
 * @returns nothing where a part is shorter than a charter, or nobody can take it
 */
export function inTurn(
  { trip, yacht, relocation, availability }: PricedTrip,
  calendarOf: CalendarOf,
  today: string,
  fleet: readonly CharterYacht[],
): InTurn | undefined {
  const { left = [] } = availability
  if (relocation || left.length === 0) return undefined
  const parts = [
    ...left.map((span) => on(span, yacht)),
    ...restBeside(left, trip.stay).map((span) => another(span)),
  ]
  const trips = parts.flatMap((part) => part ?? []).toSorted(byFirstDay)
  const [first, ...others] = trips
  if (!first || trips.length < parts.length) return undefined
  const sum = sumOf([first, ...others])
  const entries = others.flatMap(({ ledger: { lines } }) =>
    lines.flatMap((line) => (line.code === 'fee' && line.each !== undefined ? [line] : [])),
  )
  const all = { ...sum, cents: entries.reduce((cents, entry) => cents - (entry.cents ?? 0), sum.cents) }
  const once = [...new Set(entries.map(({ fee }) => fee))]
  return { trips, all, once, perPerson: wholeUnits(all.cents / trip.party.persons) }

  function another(span: NightSpan): PricedTrip | undefined {
    return fleet
      .filter(({ slug, guests }) => slug !== trip.yacht && guests >= trip.party.persons)
      .flatMap((other) => on(span, other) ?? [])
      .filter((priced) => !priced.relocation && priced.availability.state === 'free')
      .toSorted((a, b) => inDollars(a) - inDollars(b))[0]
  }

  function on({ first, ashore }: NightSpan, { slug, rate }: CharterYacht): PricedTrip | undefined {
    const nights = daysBetween(first, ashore)
    if (nights < rate.minimumNights.value) return undefined
    return priceTrip({ ...trip, yacht: slug, stay: { first, nights } }, calendarOf, today, fleet)
  }
}

/** The nights of a stay that lie between spans of it, before them and after them. */
function restBeside(spans: readonly NightSpan[], { first, nights }: DatedStay): NightSpan[] {
  const starts = [first, ...spans.map(({ ashore }) => ashore)]
  const ends = [...spans.map((span) => span.first), addDays(first, nights)]
  return starts
    .map((start, i) => ({ first: start, ashore: ends[i]! }))
    .filter((span) => span.first < span.ashore)
}
