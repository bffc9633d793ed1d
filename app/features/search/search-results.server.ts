/** The answers of a search in the words of one language: what fits, when and for how much, and what does not and why. */
import type { TripSearch } from '#charter/search-trips.ts'
import type { PictureData } from '#app/ui/picture.tsx'
import type { Locale } from '#content/locales.ts'
import { nameInText } from '#content/name-in-text.ts'
import type { YachtSlug } from '#content/schema.ts'
import { queryOf, searchWords } from './search-words.server.ts'

/** What the fleet's cards know of a yacht. */
type Card = { model: string; size: string; picture: PictureData }

export function searchResults(search: TripSearch, locale: Locale, cardOf: (slug: YachtSlug) => Card) {
  const words = searchWords(locale)
  const { trip, month, anywhere, persons, found, unfit } = search
  const most = trip.party.persons
  const free = found.filter(({ trips }) => trips.some(({ availability }) => availability.state === 'free'))
  return {
    title: words.title(trip, month, anywhere),
    summary: [
      words.party(trip, persons),
      words.say(month ? 'results.freeInMonth' : persons > most ? 'results.freeForMost' : 'results.free', {
        count: free.length,
        most,
      }),
      ...words.hurricanes(found),
    ].join(' '),
    found: found.map((each) => ({
      slug: each.yacht.slug,
      name: each.yacht.name,
      ...cardOf(each.yacht.slug),
      ...(month ? words.departures(each) : words.offer(each.trips[0]!)),
    })),
    unfit: unfit.map(({ yacht, because }) => ({
      slug: yacht.slug,
      name: yacht.name,
      reason: words.reason(because, month !== undefined),
      ...(because.code === 'elsewhere' && {
        trip: {
          query: queryOf(because.trip.trip),
          label: words.say('results.elsewhereTrip', { name: nameInText(yacht.slug, locale) }),
        },
      }),
    })),
    /** What the comparison is asked for, beside the yachts. */
    asked: { ...queryOf(trip), ...(anywhere && { to: '' }), ...(month && { from: month }) },
    labels: words.labels,
  }
}
export type SearchResultsData = ReturnType<typeof searchResults>

export type FoundYacht = SearchResultsData['found'][number]
