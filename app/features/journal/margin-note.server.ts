import { pageCharterWords } from '#charter/page-words.server.ts'
import { weekHereFrom } from '#charter/week-here.ts'
import { watersOf } from '#content/charter/waters.ts'
import { lyingIn } from '#content/counts.ts'
import { destinations } from '#content/destinations.ts'
import { formatPosition } from '#content/format.ts'
import type { Locale } from '#content/locales.ts'
import type { DestinationId } from '#content/schema.ts'

/** What a reader may want to know of the place beside an article: where, when, with whom and what a week costs. */
export function marginNote(id: DestinationId, waters: string, locale: Locale) {
  const { season, position } = destinations[id]
  return {
    destination: id,
    waters,
    position: formatPosition(position),
    season,
    week: weekHereFrom(watersOf[id], pageCharterWords(locale)),
    yachts: lyingIn(watersOf[id]).map(({ slug, name }) => ({ slug, name })),
  }
}
export type MarginNoteData = ReturnType<typeof marginNote>
