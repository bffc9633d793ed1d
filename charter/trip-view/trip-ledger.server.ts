/** The price of a trip line by line, with what it leaves out of the way there and back. */
import { type LedgerView, ledgerView } from '../ledger-view.ts'
import type { PricedTrip } from '../price-trip.ts'
import { type Seats, seatsOf } from '../seats.ts'
import { ashorePlace } from '../planned-days.ts'
import type { TripWords } from './trip-words.server.ts'

/** The seats in a small aircraft that its guests need; nothing where nobody has to fly. */
export const seatsOfTrip = (priced: PricedTrip): Seats | undefined =>
  seatsOf(priced.ledger.waters, ashorePlace(priced), priced.ledger.party)

export function tripLedger(priced: PricedTrip, { say, charter, copy }: TripWords): LedgerView {
  const { ledger, yacht } = priced
  const view = ledgerView(charter, ledger, yacht)
  const seats = seatsOfTrip(priced)
  if (!seats) return view
  const text = say(`price.seats.${seats.ways}`, {
    town: copy.journey.cities[ledger.waters],
    price: charter.rounded(seats.cents, 'USD'),
    guests: charter.say('guests', { count: ledger.party.persons }),
  })
  return { ...view, notes: [text, ...view.notes] }
}
