/** What a trip comes to with what its price leaves out and we know: the seats in a small aircraft, and the usual tip. */
import { convert, wholeTens } from '#charter/money.ts'
import { inDollars, type PricedTrip } from '#charter/price-trip.ts'
import { seatsOfTrip } from '#charter/trip-view/trip-ledger.server.ts'
import type { Locale } from '#content/locales.ts'
import { searchWords } from './search-words.server.ts'

/** In a sentence; nothing where guests find their own way back, since we do not know what that costs. */
export function inAll(priced: PricedTrip, locale: Locale): string[] {
  const figures = figuresOf(priced, locale)
  return figures ? [searchWords(locale).say(`compare.inAll.${figures.ways}`, figures)] : []
}

/** "US$ 16,970 to 17,670" */
export const inAllRange = (priced: PricedTrip, locale: Locale): string | undefined =>
  figuresOf(priced, locale)?.total

/** Behind a price: what the trip comes to with flight and tip, where there is a flight; else what a person pays of it. */
export function besidesPrice(priced: PricedTrip, locale: Locale): string {
  const { say, price } = searchWords(locale)
  const figures = figuresOf(priced, locale)
  return figures && figures.ways !== 'noSeats'
    ? say('compare.withFlight', figures)
    : say('compare.withShare', { share: price(priced).share })
}

function figuresOf(priced: PricedTrip, locale: Locale) {
  const { say, charter, format } = searchWords(locale)
  const { tip, currency } = priced.ledger
  const seats = seatsOfTrip(priced)
  if (seats?.ways === 'there') return undefined
  const about = (cents: number) => charter.rounded(wholeTens(cents), 'USD')
  const figure = (cents: number) => format.number(wholeTens(cents) / 100)
  const range = (from: number, to: number) =>
    say('compare.range', {
      from: about(from),
      to: about(to),
      fromFigure: figure(from),
      toFigure: figure(to),
    })
  const withSeats = inDollars(priced) + (seats?.cents ?? 0)
  const [least, most] = [convert(tip.from, currency, 'USD'), convert(tip.to, currency, 'USD')]
  return {
    ways: seats?.ways ?? ('noSeats' as const),
    seats: about(seats?.cents ?? 0),
    tips: range(least, most),
    total: range(withSeats + least, withSeats + most),
  }
}
