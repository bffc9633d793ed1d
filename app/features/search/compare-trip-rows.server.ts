/** What a comparison says of the trips that the yachts would sail: what each comes to, where they anchor and end, and what the prices cover. */
import type { Comparison } from '#charter/compare-trips.ts'
import { isTaken, needsOtherDays, type PricedTrip } from '#charter/price-trip.ts'
import { bestOf } from '#charter/search-trips.ts'
import { missedOn } from '#charter/trip-view/ends.server.ts'
import { entryPapers, priceCovers, priceExtra } from '#charter/trip-view/price-words.server.ts'
import { tripWords } from '#charter/trip-view/trip-words.server.ts'
import type { Locale } from '#content/locales.ts'
import { searchTexts } from '#content/search.server.ts'
import type { Row } from './compare-rows.server.ts'
import { inAllRange } from './in-all.server.ts'
import { searchWords } from './search-words.server.ts'
import { anchoragesOf, endOfTrip, seatsOn } from './trip-end.server.ts'

type Compared = Comparison['yachts'][number]

export function tripRows({ yachts, trip, month }: Comparison, locale: Locale): Row[] {
  const trips = yachts.map(shownTrip)
  return [...(month ? [] : inAllRow(trips, trip.stay.first, locale)), ...endRows(trips, locale)]
}

/** The trip whose price is shown. */
function shownTrip({ because, dear, there, trips, near }: Compared): PricedTrip | undefined {
  if (dear) return there
  const priced = because ? undefined : bestOf(trips)
  if (!priced || !needsOtherDays(priced)) return priced
  return bestOf(near) ?? (isTaken(priced) ? undefined : priced)
}

/** What they come to with the flight and the tip. @param first the day asked for */
function inAllRow(trips: readonly (PricedTrip | undefined)[], first: string, locale: Locale): Row[] {
  const { say, shortDatesOf } = searchWords(locale)
  const { compare } = searchTexts[locale]
  const values = trips.map((each) => {
    const range = each && inAllRange(each, locale)
    if (!range) return '–'
    const isAsked = each.trip.stay.first === first
    return isAsked ? range : say('compare.inAllOn', { dates: shortDatesOf(each.trip), range })
  })
  const flown = trips.flatMap((each) => (each ? [seatsOn(each) > 0] : []))
  if (flown.length === 0) return []
  const seats = flown.every(Boolean) ? 'all' : flown.some(Boolean) ? 'some' : 'none'
  return [{ name: compare.inAllName[seats], values }]
}

/** Where they go and end, where that decides about a seat in a small aircraft home or about what guests see. */
function endRows(trips: readonly (PricedTrip | undefined)[], locale: Locale): Row[] {
  const told = tripWords(locale)
  const { compare } = searchTexts[locale]
  const matters = (each: PricedTrip | undefined) =>
    each?.trip.waters === 'bahamas' || (each && missedOn(each, told))
  if (!trips.some(matters)) return []
  return [
    {
      name: compare.anchorages,
      values: trips.map((each) => (each && anchoragesOf(each, told).join(', ')) || '–'),
    },
    { name: compare.ends.title, values: trips.map((each) => (each ? endOfTrip(each, told) : '–')) },
  ]
}

/** What the prices cover, and what is extra, in the waters asked for and in those where a dear one lies; nothing where she is sought anywhere and they are of several. */
export function priceNotes({ yachts }: Comparison, locale: Locale): string[] {
  const priced = yachts.flatMap((each) => (each.because || each.dear ? [] : (bestOf(each.trips) ?? [])))
  const [first] = priced
  const isIn = ({ waters }: { waters: string }) => waters === first?.ledger.waters
  if (!first || !priced.every(({ ledger }) => isIn(ledger))) return []
  const elsewhere = yachts.find(({ there }) => there && !isIn(there.ledger))?.there
  return [first, ...(elsewhere ? [elsewhere] : [])].map(noteOf)

  function noteOf(each: PricedTrip): string {
    const told = tripWords(locale)
    const { waters } = each.ledger
    return [
      priceCovers(each.ledger, told),
      priceExtra(waters, told, { tips: true, priced: each }),
      ...entryPapers(waters, told),
    ].join(' ')
  }
}
