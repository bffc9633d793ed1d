/** The lists of a trip: what its price holds, and what guests have to see to and to bring. */
import { waters, watersOf } from '#content/charter/waters.ts'
import type { SiteCopy } from '#content/copy.ts'
import { yachtBySlug } from '#content/fleet.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import { notIncludedIn } from '#content/not-included.ts'
import { packingFor } from '#content/packing.ts'
import type { Locale } from '#content/locales.ts'
import { addDays } from '../calendar.ts'
import { pageCharterWords } from '../page-words.server.ts'
import { alsoInPrice, includedIn } from '../included.ts'
import type { NamedTrip, PricedTrip } from '../price-trip.ts'
import type { TripWords } from './trip-words.server.ts'

/** What is in the price, what is not, and what guests pay where they are.  */
export function listsOf(
  { trip, ledger }: Pick<PricedTrip, 'trip' | 'ledger'>,
  { fleet, destination }: SiteCopy,
  locale: Locale,
) {
  const { common } = interfaceTexts[locale]
  const yacht = yachtBySlug(trip.yacht)!
  const place = waters[trip.waters].destination
  const included = includedIn(yacht.included, watersOf[yacht.base], trip.waters)
  return [
    {
      title: common.included,
      items: [
        ...included.map((each) => fleet.inclusions[each]),
        ...alsoInPrice(ledger, pageCharterWords(locale)),
      ],
    },
    { title: common.notIncluded, items: notIncludedIn(place, { fleet, destination }) },
    ...(place ? [{ title: common.paidLocally, items: destination[place].costs.paidLocally }] : []),
  ]
}

/** What guests have to see to and to bring. */
export function papersOf(
  { waters: where, stay }: Pick<NamedTrip, 'waters' | 'stay'>,
  { insurance }: SiteCopy,
  { copy }: TripWords,
) {
  // No stay is so long that a month lies between its first day and its last.
  const months = [stay.first, addDays(stay.first, stay.nights)].map((iso) => Number(iso.slice(5, 7)))
  const here = copy.papers.waters[where]
  const { mandatory, proof } = insurance.requirements.items
  return [
    {
      title: copy.papers.title,
      items: [
        ...Object.values(copy.papers.items),
        ...(typeof here === 'string' ? [here] : Object.values(here)),
      ],
    },
    { title: copy.insurance.title, items: [mandatory.text, proof.text, copy.insurance.sum] },
    { title: copy.pack.title, ...packingFor(where, months, copy) },
  ]
}
