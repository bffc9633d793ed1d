/** The list of yachts for a trip: what a search has found, the form as it was filled in, and what is wrong with it. */
import type { CalendarOf } from '#charter/price-trip.ts'
import { isDayAssumed, searchTrips } from '#charter/search-trips.ts'
import { dayIn } from '#charter/time-zones.ts'
import { company } from '#content/company.ts'
import type { Locale } from '#content/locales.ts'
import { problemTexts } from '#charter/trip-view/trip-problems.server.ts'
import { tripWords } from '#charter/trip-view/trip-words.server.ts'
import { compareLabels, searchForm, type SearchValues } from './search-form.server.ts'
import { searchResults } from './search-results.server.ts'

type Cards = Parameters<typeof searchResults>[2]

/** @param now for tests */
export function searchPage(
  asked: URLSearchParams,
  locale: Locale,
  calendarOf: CalendarOf,
  cardOf: Cards,
  now = new Date(),
) {
  const search = searchTrips(asked, calendarOf, dayIn(company.timeZone, now))
  return {
    form: searchForm(locale, {
      ...typed(asked),
      to: search.anywhere ? '' : search.trip.waters,
      // A day that we chose stands in its field, to be changed there.
      ...(isDayAssumed(search) && { from: search.trip.stay.first }),
    }),
    // A party too large for one yacht is answered with two, so nothing is wrong with its number.
    problems: problemTexts(
      {
        problems: search.problems.filter(({ code }) => code !== 'too-many-guests'),
        nearest: search.trip,
        assumed: search.assumed,
      },
      tripWords(locale),
    ),
    results: searchResults(search, locale, cardOf),
    party: search.trip.party,
    compare: compareLabels(locale),
  }
}
export type SearchPageData = ReturnType<typeof searchPage>

/** What was typed stays in the fields, wrong or not. */
function typed(asked: URLSearchParams): Partial<SearchValues> {
  const fields = ['from', 'days', 'adults', 'children'] as const
  return Object.fromEntries(
    fields.flatMap((field) => (asked.has(field) ? [[field, asked.get(field)!.slice(0, 12)]] : [])),
  )
}
