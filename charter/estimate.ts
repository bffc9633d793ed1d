/** What a yacht costs for a party and a number of days, as a range with its lines. Pure; rules and sources: docs/decisions/0010-offer.md. */
import type { Money, PersonPricing, Yacht } from '#content/schema.ts'
import { addDays, inHighSeason, isDay } from './calendar.ts'

/** What a yacht states of her prices. */
type Prices = Pick<Yacht, 'priceFrom' | 'weekPrice' | 'pricing'>

/** One line of an estimate, in the yacht's own currency. */
export type Line =
  | { code: 'days'; count: number; rate: number; amount: number }
  | { code: 'boat'; count: number; rate: number; amount: number }
  | { code: 'persons'; persons: number; count: number; rate: number; amount: number }
  | { code: 'children'; persons: number; count: number; rate: number; amount: number }
  | { code: 'minimum'; amount: number }
  /** What the stated price of seven days lies above the listed days. */
  | { code: 'stated'; amount: number }
  | {
      code: 'high-season'
      days: number
      percent: number
      amount: number
      /** Not certain: no date is known, or no surcharge is listed for the yacht. */ possible: boolean
    }

export type Estimate = {
  currency: Money['currency']
  lines: Line[]
  /** Whole amounts; equal where nothing is open. */
  low: number
  high: number
}

/** The one listed surcharge (Tsabalok's); for the other yachts the estimate is widened by it, because none is listed. */
const highSeasonShare = 0.2

/** First to last day on board, and how many of the days are high season; nothing without a date. */
export function datesOf(departure: string, days: number) {
  if (!isDay(departure)) return undefined
  const all = Array.from({ length: days }, (_, i) => addDays(departure, i))
  return { first: departure, last: all.at(-1)!, highSeasonDays: all.filter(inHighSeason).length }
}

/** The price of a yacht for a party and a number of days; without a date the surcharge of high season stays open. */
export function estimateFor(
  yacht: Prices,
  party: { persons: number; children: number },
  days: number,
  departure: string,
): Estimate {
  const known = datesOf(departure, days)
  return yacht.pricing
    ? byPerson(yacht.pricing, party, days, known?.highSeasonDays)
    : byDay(yacht, days, known?.highSeasonDays)
}

/** Days times the listed price. Above it: what high season may add, and the stated price of seven days where it is higher and in the same currency. */
function byDay(
  { priceFrom: { amount: rate, currency }, weekPrice }: Prices,
  days: number,
  highSeasonDays: number | undefined,
): Estimate {
  const low = rate * days
  const open = highSeasonDays ?? days
  const surcharge = Math.round(rate * open * highSeasonShare)
  const stated = weekPrice?.currency === currency ? Math.round((weekPrice.amount / 7) * days) : 0
  const lines: Line[] = [{ code: 'days', count: days, rate, amount: low }]
  if (stated > low) lines.push({ code: 'stated', amount: stated - low })
  if (surcharge > 0)
    lines.push({
      code: 'high-season',
      days: open,
      percent: highSeasonShare * 100,
      amount: surcharge,
      possible: true,
    })
  return { currency, lines, low, high: Math.max(low, stated) + surcharge }
}

/** Boat and persons by the night; never less than two full guests, because the price begins there. High season adds its share to its own nights. */
function byPerson(
  { currency, boatRate, personRate, childDiscount, highSeason }: PersonPricing,
  { persons, children }: { persons: number; children: number },
  nights: number,
  highSeasonNights: number | undefined,
): Estimate {
  const adults = persons - children
  const childRate = Math.round(personRate * (1 - childDiscount))
  const [boat, grown, young] = [
    boatRate * nights,
    adults * personRate * nights,
    children * childRate * nights,
  ]
  const floor = (boatRate + 2 * personRate) * nights
  const base = Math.max(boat + grown + young, floor)
  const lines: Line[] = [{ code: 'boat', count: nights, rate: boatRate, amount: boat }]
  if (adults > 0)
    lines.push({ code: 'persons', persons: adults, count: nights, rate: personRate, amount: grown })
  if (children > 0)
    lines.push({ code: 'children', persons: children, count: nights, rate: childRate, amount: young })
  if (base > boat + grown + young) lines.push({ code: 'minimum', amount: base - boat - grown - young })
  const added = Math.round((base / nights) * (highSeasonNights ?? nights) * highSeason)
  if (added > 0)
    lines.push({
      code: 'high-season',
      days: highSeasonNights ?? nights,
      percent: Math.round(highSeason * 100),
      amount: added,
      possible: highSeasonNights === undefined,
    })
  return { currency, lines, low: base + (highSeasonNights === undefined ? 0 : added), high: base + added }
}
