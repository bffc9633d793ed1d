/** Where a brochure is found on the site. Free of PDF and files, so that pages may link to it. */
import { isLocale, type Locale } from '#content/locales.ts'
import { type DestinationId, destinationIds, type YachtSlug, yachtSlugs } from '#content/schema.ts'

export type Subject = { kind: 'yacht'; id: YachtSlug } | { kind: 'destination'; id: DestinationId }

/** Path of the brochure of a yacht's slug or a destination in a language. */
export function brochurePath(id: YachtSlug | DestinationId, locale: Locale): string {
  return `/brochures/${id}-${locale}.pdf`
}

/** What the brochure at a path is about, or nothing if there is none. */
export function brochureAt(path: string): (Subject & { locale: Locale }) | undefined {
  const [, id, locale] = /^\/brochures\/([a-z0-9-]+)-([a-z]{2})\.pdf$/.exec(path) ?? []
  if (!isLocale(locale)) return undefined
  const yacht = yachtSlugs.find((slug) => slug === id)
  if (yacht) return { kind: 'yacht', id: yacht, locale }
  const destination = destinationIds.find((each) => each === id)
  return destination && { kind: 'destination', id: destination, locale }
}
