/** What the table of pages (pages.ts) says of one page. */
import type { ArticleId, DestinationId } from '#content/schema.ts'

/** Query parameters that some page reads. */
export type QueryName =
  | 'page'
  | 'yacht'
  | 'yachts'
  | 'destination'
  | 'itinerary'
  | 'region'
  | 'days'
  | 'topic'
  | 'persons'
  | 'children'
  | 'first'
  | 'nights'
  | 'couples'
  | 'grandparents'
  | 'singles'
  | 'quoted'
  | 'sig'
  | 'from'
  | 'to'
  | 'adults'

export type PageEntry = {
  /** Route module under app/. */
  file: string
  /** Canonical path. `:slug` is the only parameter in use. */
  path: string
  /** Further paths that show the same page; their canonical link is `path`. */
  aliases?: readonly string[]
  kind: 'website' | 'article'
  /** Query parameters that change what the server renders. Any other query is ignored. */
  query?: readonly QueryName[]
  /** Whether it shows when yachts are free: such a page is rendered anew when a calendar or the day changes. */
  calendars?: true
  /** Whether a form on it offers months: such a page is rendered anew when the first of them is past. */
  months?: true
  /** Its address may name a trip, in the parameters of charter/trip.ts. */
  trip?: true
  /** Answers one visitor's question: search engines are asked to leave it, and no list of pages names it. */
  unlisted?: true
  destination?: DestinationId
  /** The page of the header's links to which it belongs; of a page about a destination that is the destinations. */
  part?: 'yachts'
  article?: ArticleId
}
