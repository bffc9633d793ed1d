/** Facts and words of a yacht put together for a page in one language. */
import type { ServerHtmlStore } from '#app/hydration/server-html.ts'
import { canonicalPath } from '#app/pages.ts'
import { yachtDrawing } from '#app/ui/yacht-drawing.server.ts'
import { hasPicture, pictureOf } from '#app/ui/picture.server.ts'
import type { PictureData } from '#app/ui/picture.tsx'
import { watersOf } from '#content/charter/waters.ts'
import type { DestinationCopy, FleetCopy } from '#content/copy.ts'
import { lyingIn } from '#content/counts.ts'
import { fleet, yachtBySlug } from '#content/fleet.ts'
import { formats } from '#content/format.ts'
import { notIncludedIn } from '#content/not-included.ts'
import type { Locale } from '#content/locales.ts'
import { modelBeside } from '#content/name-in-text.ts'
import { weekFrom } from '#charter/price-rows.ts'
import { charterYacht } from '#charter/yacht.ts'
import { pageCharterWords } from '#charter/page-words.server.ts'
import { portraitOf } from '#app/ui/portrait.server.ts'
import { yachtPrices } from './yacht-prices.server.ts'
import { yachtWords } from './yacht-words.server.tsx'
import { type DestinationId, type Yacht, type YachtSlug, yachtViews } from '#content/schema.ts'

type Words = { fleet: FleetCopy; destination: Record<DestinationId, DestinationCopy> }

/** The yacht's pictures in the order in which a page shows them. */
export function yachtPictures(slug: string, locale: Locale): PictureData[] {
  const found = yachtViews
    .map((view) => `${slug}-${view}`)
    .filter(hasPicture)
    .map((id) => pictureOf(id, locale))
  if (found.length === 0)
    throw new Error(`art/pictures/yachts.ts: the yacht "${slug}" needs at least the picture "${slug}-anchor"`)
  return found
}

function featuredPicture(slug: string, locale: Locale): PictureData {
  const found = ['underway', 'astern', 'anchor'].map((view) => `${slug}-${view}`).find(hasPicture)
  return found ? pictureOf(found, locale) : yachtPictures(slug, locale)[0]!
}

/** What a card shows. A card that leads its list shows the yacht under sail or from astern. */
export function yachtCard(yacht: Yacht, words: Words, locale: Locale, { featured = false } = {}) {
  const { slug, name, guests, cabins } = yacht
  const charter = pageCharterWords(locale)
  const { week, share } = weekFrom(charterYacht(slug), charter)
  return {
    slug,
    name,
    model: modelBeside(yacht),
    guests,
    cabins,
    week,
    share,
    length: {
      metres: formats(locale).dimension(yacht.specifications.length),
      feet: formats(locale).feet(yacht.specifications.length),
    },
    location: words.destination[yacht.base].waters,
    subtitle: words.fleet.yachts[slug].subtitle,
    features: ownFeatures(yacht).map((feature) => words.fleet.features[feature]),
    picture: featured ? featuredPicture(slug, locale) : portraitOf(slug, locale),
  }
}
export type YachtCardData = ReturnType<typeof yachtCard>

/** What tells her from others: a captain and a cook come with every yacht, and the list says so once. */
const ownFeatures = ({ features }: Yacht) =>
  features.filter((feature) => !fleet.every((other) => other.features.includes(feature))).slice(0, 4)

/** What a row of a list shows beside her name. */
export function yachtRow(slug: YachtSlug, locale: Locale) {
  const yacht = yachtBySlug(slug)!
  const kind = [modelBeside(yacht), sizeOf(yacht, locale)].filter(Boolean).join(', ')
  return { kind, picture: portraitOf(slug, locale) }
}

/** What the drawing of the fleet says below each name, and where it leads. @param explicit whether links name the language */
export function lineUpLinks(locale: Locale, explicit: boolean) {
  const { say } = pageCharterWords(locale)
  return Object.fromEntries(
    fleet.map(({ slug, guests }) => [
      slug,
      {
        href: `${canonicalPath('yacht', { slug })}${explicit ? `?lang=${locale}` : ''}`,
        lines: [
          say('guests', { count: guests }),
          weekFrom(charterYacht(slug), pageCharterWords(locale)).short,
        ],
      },
    ]),
  )
}

/** The yachts that lie in the waters of a destination, in short. */
export function stationedYachts(destination: DestinationId, locale: Locale) {
  return lyingIn(watersOf[destination]).map((yacht) => ({
    slug: yacht.slug,
    name: yacht.name,
    size: sizeOf(yacht, locale),
    week: weekFrom(charterYacht(yacht.slug), pageCharterWords(locale)).short,
    picture: portraitOf(yacht.slug, locale),
  }))
}
export type StationedYacht = ReturnType<typeof stationedYachts>[number]

/** What the detail page shows. */
export function yachtDetail(yacht: Yacht, words: Words, locale: Locale, page: ServerHtmlStore) {
  const { fleet } = words
  const copy = fleet.yachts[yacht.slug]
  const { name, model, guests, cabins } = yacht
  const prices = yachtPrices(yacht.slug, locale)
  return {
    slug: yacht.slug,
    name,
    model,
    guests,
    cabins,
    rating: formats(locale).number(yacht.rating, 1),
    prices: { week: prices.short, share: prices.share, fee: prices.fee, rule: prices.rule },
    size: sizeOf(yacht, locale),
    subtitle: copy.subtitle,
    description: copy.description,
    words: yachtWords(yacht, {
      fleet,
      notIncluded: notIncludedIn(yacht.base, words),
      paidLocally: words.destination[yacht.base].costs.paidLocally,
      prices,
      locale,
      page,
    }),
    builderNote: fleet.builderNote,
    pictures: yachtPictures(yacht.slug, locale),
    drawing: yachtDrawing(yacht, locale, page),
  }
}
export type YachtDetailData = ReturnType<typeof yachtDetail>

/** "10 guests · 5 cabins" */
function sizeOf({ guests, cabins }: Yacht, locale: Locale): string {
  const { say } = pageCharterWords(locale)
  return `${say('guests', { count: guests })} · ${say('cabinCount', { count: cabins })}`
}
