/** Where a brochure is found on the site. Free of PDF and files, so that pages may link to it. */
import { isLocale, type Locale } from '#content/locales.ts'
import { type DestinationId, destinationIds, type YachtSlug, yachtSlugs } from '#content/schema.ts'

/**
 * For guests with our name and addresses, or about a yacht for travel agencies, without anything that leads past them to
 * us: the same brochure, or her rates on one page.
 */
export type Edition = 'guests' | 'agencies' | 'rates'
export type Subject =
  | { kind: 'yacht'; id: YachtSlug; edition?: Edition }
  | { kind: 'destination'; id: DestinationId; edition?: 'guests' }
type Paper = Subject & { locale: Locale }

/** The folder of each edition's files. */
const folders = {
  guests: '/brochures/',
  agencies: '/brochures/agencies/',
  rates: '/brochures/agencies/rates/',
} satisfies Record<Edition, string>

/** Path of the brochure of a yacht's slug or a destination in a language. */
export function brochurePath(id: YachtSlug | DestinationId, locale: Locale): string {
  return `${folders.guests}${id}-${locale}.pdf`
}

/** Path of a yacht's paper for agencies in a language. */
export function agencyPaperPath(edition: 'agencies' | 'rates', slug: YachtSlug, locale: Locale): string {
  return `${folders[edition]}${slug}-${locale}.pdf`
}

/** What the brochure at a path is about, or nothing if there is none. */
export function brochureAt(path: string): Paper | undefined {
  const [, folder, id, locale] = /^(\/brochures\/(?:[a-z]+\/)*)([a-z0-9-]+)-([a-z]{2})\.pdf$/.exec(path) ?? []
  const edition = (Object.keys(folders) as Edition[]).find((each) => folders[each] === folder)
  if (!edition || !isLocale(locale)) return undefined
  const yacht = yachtSlugs.find((slug) => slug === id)
  if (yacht) return { kind: 'yacht', id: yacht, edition, locale }
  const destination = destinationIds.find((each) => each === id)
  return destination && edition === 'guests'
    ? { kind: 'destination', id: destination, edition, locale }
    : undefined
}
