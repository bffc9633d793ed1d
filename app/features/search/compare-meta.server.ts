/** A comparison's title and description, for a tab and for whoever it is sent to. */
import type { Comparison } from '#charter/compare-trips.ts'
import type { Locale } from '#content/locales.ts'
import { capitalised, nameInText } from '#content/name-in-text.ts'
import { searchTexts } from '#content/search.server.ts'
import { searchWords } from './search-words.server.ts'

/** @param asksForTrip whether the address names a trip */
export function compareMeta(
  { trip, month, anywhere, persons, yachts: compared }: Comparison,
  asksForTrip: boolean,
  locale: Locale,
): { pageTitle: string; pageDescription: string } {
  const { say, format, place, when, guests } = searchWords(locale)
  const { meta } = searchTexts[locale].compare
  if (compared.length === 0) return { pageTitle: meta.title, pageDescription: meta.description }
  const yachts = capitalised(format.all(compared.map(({ yacht }) => nameInText(yacht.slug, locale))))
  if (!asksForTrip)
    return { pageTitle: say('compare.meta.titleOf', { yachts }), pageDescription: meta.description }
  return {
    pageTitle: say('compare.meta.titleOfTrip', {
      yachts,
      place: place(trip, anywhere),
      when: when(trip, month),
    }),
    pageDescription: say('compare.meta.descriptionOfTrip', { yachts, guests: guests(trip, persons) }),
  }
}
