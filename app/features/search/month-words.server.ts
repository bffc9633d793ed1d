/** What an answer says of a month in which no stay that is free lies wholly. */
import { addDays } from '#charter/calendar.ts'
import type { PricedTrip } from '#charter/price-trip.ts'
import type { TripSearch } from '#charter/search-trips.ts'
import type { Locale } from '#content/locales.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { searchWords, spanOf } from './search-words.server.ts'

type MonthSearch = Pick<TripSearch, 'found' | 'month' | 'anywhere' | 'trip'>

/**
 * That no stay which is free lies within the month, where every one that begins in it ends in the next. A yacht that is brought
 * may well have nights enough, so of her it says that the voyage leaves too few.
 */
export function beyondMonth(search: MonthSearch, locale: Locale): string[] {
  const { month, trip, anywhere } = search
  const { say, charter, format } = searchWords(locale)
  const free = staysOf('free', search)
  if (!month || free.length === 0 || hasFreeWithin(search)) return []
  const nights = charter.say('nights', { count: trip.stay.nights })
  const waters = charter.say(`waters.${trip.waters}`)
  const said = { nights, month: format.monthOfYear(month), waters, where: anywhere ? '' : ` ${waters}` }
  const isBrought = free.every(({ relocation }) => relocation)
  return [say(`results.answer.${isBrought ? 'beyondMonthBrought' : 'beyondMonth'}`, said)]
}

/** Yachts that another party has on hold for such a stay in the month itself, each with the first of them, where none is free for one. */
export function heldWithin(search: MonthSearch, locale: Locale): string[] {
  const { say, format } = searchWords(locale)
  const held = search.found.flatMap((each) => staysOf('held', { found: [each] }).find(isWithin(search)) ?? [])
  if (held.length === 0 || hasFreeWithin(search)) return []
  const yachts = held.map(({ trip }) =>
    say('results.answer.nameAndDates', {
      name: nameInText(trip.yacht, locale),
      dates: format.dayMonths(...spanOf(trip)),
    }),
  )
  const said = { count: held.length, yachts: format.all(yachts), month: format.monthOfYear(search.month!) }
  return [capitalised(say('results.answer.heldWithin', said))]
}

const hasFreeWithin = (search: MonthSearch) => staysOf('free', search).some(isWithin(search))

const isWithin =
  ({ month }: MonthSearch) =>
  ({ trip: { stay } }: PricedTrip): boolean =>
    addDays(stay.first, stay.nights - 1).slice(0, 7) === month

const staysOf = (
  state: PricedTrip['availability']['state'],
  { found }: Pick<MonthSearch, 'found'>,
): PricedTrip[] =>
  found.flatMap(({ trips }) => trips.filter(({ availability }) => availability.state === state))
