/** What an agency may download of each yacht, for a page in one language. */
import { agencyPaperPath } from '#app/brochure-paths.ts'
import { calendarFeedPath } from '#app/page-at.server.ts'
import { jpegPath } from '#app/ui/picture.server.ts'
import type { PictureData } from '#app/ui/picture.tsx'
import { pageCharterWords } from '#charter/page-words.server.ts'
import { weekRate } from '#charter/price-rows.ts'
import { charterYacht } from '#charter/yacht.ts'
import type { AgenciesCopy } from '#content/company-copy.ts'
import { fleet } from '#content/fleet.ts'
import { type Locale, localeNames, locales } from '#content/locales.ts'
import type { Yacht, YachtSlug, YachtView } from '#content/schema.ts'

/** A file: where it is, what the link says, the language it is in, and the name under which browsers keep it. */
export type Download = { href: string; text: string; language?: Locale; fileName?: string }
export type YachtPapers = ReturnType<typeof papersOf>

/** @param picturesOf a yacht's pictures, her portrait first */
export const fleetPapers = (
  copy: AgenciesCopy['papers'],
  locale: Locale,
  picturesOf: (slug: YachtSlug) => PictureData[],
) => fleet.map((yacht) => papersOf(yacht, copy, locale, picturesOf(yacht.slug)))

function papersOf(
  { slug, name, model }: Yacht,
  copy: AgenciesCopy['papers'],
  locale: Locale,
  pictures: PictureData[],
) {
  const inEach = (edition: 'agencies' | 'rates'): Download[] =>
    locales.map((language) => ({
      href: agencyPaperPath(edition, slug, language),
      text: localeNames[language],
      language,
    }))
  const views = (illustration: boolean): Download[] =>
    pictures
      .filter((picture) => picture.illustration === illustration)
      .map((picture) => ({
        href: jpegPath(picture),
        text: copy.views[picture.id.slice(slug.length + 1) as YachtView],
        fileName: `${picture.id}.jpg`,
      }))
  const feed = calendarFeedPath(slug)
  const groups = [
    { title: copy.brochure, files: inEach('agencies') },
    { title: copy.rates, files: inEach('rates') },
    { title: copy.calendar, files: [{ href: feed, text: feed.slice(feed.lastIndexOf('/') + 1) }] },
    { title: copy.photographs, files: views(false) },
    { title: copy.illustrations, files: views(true) },
  ]
  return {
    slug,
    name,
    model,
    ...weekRate(charterYacht(slug), pageCharterWords(locale)),
    picture: pictures[0]!,
    groups: groups.filter(({ files }) => files.length > 0),
  }
}
