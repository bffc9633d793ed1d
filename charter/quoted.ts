/**
 * A price as a guest once saw it, carried by the address of a trip: its day, its parts, and whether the yacht was free.
 * No names. The server signs it (server/quotes.ts), so that a page can say "as quoted" and mean it.
 */
import type { Availability } from './availability.ts'
import { isDay } from './calendar.ts'
import { seasonNights } from './high-season.ts'
import type { Line } from './ledger.ts'
import type { Currency } from './money.ts'
import type { PricedTrip } from './price-trip.ts'

/** Parts are in cents. */
export type Quoted = {
  day: string
  currency: Currency
  charter: number
  bringing: number
  fees: number
  /** Nights of high season. */
  highNights: number
  state: Availability['state']
}
export type ChangeReason = 'season' | 'rate' | 'bringing' | 'fees'

/** Parameters beside those of the trip. */
export const quoteParams = ['quoted', 'sig'] as const

export function quotedOf({ ledger, availability }: PricedTrip, day: string): Quoted {
  const sum = (...codes: Line['code'][]) =>
    ledger.lines.reduce((total, { code, cents = 0 }) => total + (codes.includes(code) ? cents : 0), 0)
  return {
    day,
    currency: ledger.currency,
    charter: sum('boat', 'persons', 'child-discount'),
    bringing: sum('relocation'),
    fees: sum('fee', 'hotel', 'transfers'),
    highNights: seasonNights(ledger.aboard).high,
    state: availability.state,
  }
}

export const quotedTotal = ({ charter, bringing, fees }: Quoted) => charter + bringing + fees

/** As an address carries it: 2026-11-22.USD.1260000.0.17600.0.free */
export function quoteText({ day, currency, charter, bringing, fees, highNights, state }: Quoted): string {
  return [day, currency, charter, bringing, fees, highNights, state].join('.')
}

export function readQuote(text: string): Quoted | undefined {
  const [, day, currency, charter, bringing, fees, highNights, state] =
    /^(\d{4}-\d\d-\d\d)\.(USD|EUR)\.(\d{1,10})\.(\d{1,10})\.(\d{1,10})\.(\d{1,2})\.(free|held|booked|ask)$/.exec(
      text,
    ) ?? []
  if (!day || !isDay(day)) return undefined
  return {
    day,
    currency: currency as Currency,
    charter: Number(charter),
    bringing: Number(bringing),
    fees: Number(fees),
    highNights: Number(highNights),
    state: state as Quoted['state'],
  }
}

/** Why a price is another than it was; none where it is the same. */
export function reasonsBetween(then: Quoted, now: Quoted): ChangeReason[] {
  const reasons: ChangeReason[] = []
  if (then.highNights !== now.highNights) reasons.push('season')
  else if (then.charter !== now.charter || then.currency !== now.currency) reasons.push('rate')
  if (then.bringing !== now.bringing) reasons.push('bringing')
  // A fee that is a percentage follows the charter.
  if (then.fees !== now.fees && reasons.length === 0) reasons.push('fees')
  return quotedTotal(then) === quotedTotal(now) && then.currency === now.currency ? [] : reasons
}
