/** What a trip comes to with what its price leaves out and we know: the seats in a small aircraft, and the usual tip. */
import { convert, wholeTens } from '#charter/money.ts'
import { inDollars, type PricedTrip } from '#charter/price-trip.ts'
import { seatsOfTrip } from '#charter/trip-view/trip-ledger.server.ts'
import { tips } from '#content/charter/fees.ts'
import type { Locale } from '#content/locales.ts'
import { searchWords } from './search-words.server.ts'

/** In a sentence or two; nothing where guests find their own way back, since we do not know what that costs. */
export function inAll(priced: PricedTrip, locale: Locale): string[] {
  const figures = figuresOf(priced, locale)
  return figures ? [searchWords(locale).say(`compare.inAll.${figures.ways}`, figures)] : []
}

/** "US$ 16,970 to US$ 17,670" */
export function inAllRange(priced: PricedTrip, locale: Locale): string | undefined {
  const figures = figuresOf(priced, locale)
  return figures && searchWords(locale).say('compare.inAllRange', figures)
}

function figuresOf(priced: PricedTrip, locale: Locale) {
  const { say, charter, format } = searchWords(locale)
  const { tip, currency, lines } = priced.ledger
  const { persons } = priced.trip.party
  const seats = seatsOfTrip(priced)
  if (seats?.ways === 'there') return undefined
  // Of which no tip is reckoned.
  const rest = lines.flatMap((line) => {
    if (line.code === 'relocation') return [say('compare.inAll.passage')]
    return line.code === 'fee' && line.cents !== undefined ? [charter.say(`missing.${line.fee}`)] : []
  })
  const about = (cents: number) => charter.rounded(wholeTens(cents), 'USD')
  const withSeats = inDollars(priced) + (seats?.cents ?? 0)
  const [least, most] = [convert(tip.from, currency, 'USD'), convert(tip.to, currency, 'USD')]
  const [from, to] = [withSeats + least, withSeats + most]
  return {
    ways: seats?.ways ?? ('noSeats' as const),
    onTop: say(`compare.inAll.onTop.${priced.trip.waters}`),
    without: rest.length > 0 ? say('compare.inAll.without', { what: format.all(rest) }) : '',
    tipLeast: about(least),
    tipMost: about(most),
    seats: about(seats?.cents ?? 0),
    from: about(from),
    to: about(to),
    eachFrom: charter.rounded(wholeTens(from) / persons, 'USD'),
    eachTo: charter.rounded(wholeTens(to) / persons, 'USD'),
    low: tips.value.from,
    high: tips.value.to,
  }
}
