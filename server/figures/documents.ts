/**
 * Everything that the proof reads. A new page of app/pages.ts is read by itself; one that answers questions in its
 * address (a trip, a search) gets an entry in `askedPages`; paper and letters have a function of their own.
 */
import { canonicalPath, page, type PageId, pageIds } from '#app/pages.ts'
import { fleet } from '#content/fleet.ts'
import { ledger } from '#charter/ledger.ts'
import { tripQuery } from '#charter/trip.ts'
import { charterYacht } from '#charter/yacht.ts'
import { watersOf } from '#content/charter/waters.ts'
import { type Locale, locales } from '#content/locales.ts'
import { type DestinationId, type YachtSlug } from '#content/schema.ts'
import { type Block, blockOf, blocksOf } from './blocks.ts'
import type { Document } from './claims.ts'
import { ownFigures } from './model-prices.ts'
import { namedIn, type Subject, wholeFleet } from './subject.ts'

/** The built site of server/testing-built.ts. */
export type ReadSite = {
  htmlOf: (path: string, locale: Locale) => string
  fetchPage: (path: string) => Promise<Response>
}

export const ofYacht = (slug: YachtSlug): Subject => ({ yachts: [slug], waters: [charterYacht(slug).home] })
/** The yachts that lie there; where none does, those that can be brought. */
export const ofDestination = (id: DestinationId): Subject => {
  const there = fleet.filter(({ base }) => base === id).map(({ slug }) => slug)
  return { yachts: there.length > 0 ? there : wholeFleet.yachts, waters: [watersOf[id]] }
}

/** Every page of the table, and what machines read in it. */
export function pageDocuments({ htmlOf }: ReadSite): Document[] {
  return pageIds.flatMap((id) => {
    const { destination } = page(id)
    const addresses =
      id === 'yacht'
        ? fleet.map(({ slug }) => ({ path: canonicalPath(id, { slug }), about: ofYacht(slug) }))
        : [{ path: canonicalPath(id), about: destination ? ofDestination(destination) : wholeFleet }]
    return addresses.flatMap(({ path, about }) =>
      locales.map((locale) => pageDocument(path, locale, about, htmlOf(path, locale), id)),
    )
  })
}

function pageDocument(path: string, locale: Locale, about: Subject, html: string, id: PageId): Document {
  const blocks = [...blocksOf(html, about), ...textsOfJsonLd(html, about)]
  return { name: `${path} in ${locale}`, locale, about, blocks, page: id }
}

/** The structured data of a page. */
export const jsonLdOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  )

function textsOfJsonLd(html: string, about: Subject): Block[] {
  const texts: string[] = []
  JSON.stringify(jsonLdOf(html), (_, value: unknown) => {
    if (typeof value === 'string' && value.includes(' ')) texts.push(value)
    return value
  })
  return texts.flatMap((text) => blocksOf(text, named(text) ?? about))
}
function named(text: string): Subject | undefined {
  const found = namedIn(text)
  return found.yachts.length > 0 ? found : undefined
}

type AskedPage = {
  id: PageId
  path: string
  query: string
  about: Subject
  /** What the answer may show besides what pages always do. */
  own: Document['own']
}
const newYear = { first: '2027-12-28', nights: 10 }
const family = { persons: 4, children: 1 }
const calculators = fleet.map(({ slug }): AskedPage => {
  const yacht = charterYacht(slug)
  return {
    id: 'yacht',
    path: canonicalPath('yacht', { slug }),
    query: `persons=${family.persons}&children=${family.children}&first=${newYear.first}&nights=${newYear.nights}`,
    about: ofYacht(slug),
    own: ownFigures([ledger(yacht, yacht.home, newYear, family)]),
  }
})

const trips = (
  [
    { yacht: 'lagoon-56', waters: 'san-blas', stay: newYear, party: family },
    {
      yacht: 'guji-sun-odyssey-44i',
      waters: 'cuba',
      stay: { first: '2027-03-24', nights: 10 },
      party: family,
    },
    { yacht: 'bali-54', waters: 'bahamas', stay: { first: '2027-02-06', nights: 14 }, party: family },
    {
      yacht: 'leopard-42-tsabalok',
      waters: 'aruba',
      stay: { first: '2027-06-05', nights: 7 },
      party: family,
    },
  ] as const
).map(({ yacht, waters, stay, party }): AskedPage => {
  return {
    id: 'trip',
    path: canonicalPath('trip'),
    query: tripQuery({ yacht, to: waters, waters, stay, party }),
    about: { yachts: [yacht], waters: [waters] },
    own: ownFigures([ledger(charterYacht(yacht), waters, stay, party)]),
  }
})

/** Pages that are worked out for what their address asks. */
const askedPages: AskedPage[] = [...calculators, ...trips]

export function askedDocuments({ fetchPage }: ReadSite): Promise<Document[]> {
  const asked = askedPages.flatMap((each) => locales.map((locale) => ({ ...each, locale })))
  return Promise.all(
    asked.map(async ({ id, path, query, about, own, locale }) => {
      const html = await (await fetchPage(`${path}?${query}&lang=${locale}`)).text()
      return { ...pageDocument(`${path}?${query}`, locale, about, html, id), own }
    }),
  )
}

/** The journal's feeds and the manifests. */
export async function feedDocuments({ htmlOf, fetchPage }: ReadSite): Promise<Document[]> {
  const paths = locales.map((locale) => [locale, `/feed/${locale}.xml`] as const)
  const manifests = locales.map(
    (locale) => [locale, /<link rel="manifest" href="([^"]+)"/.exec(htmlOf('/', locale))![1]!] as const,
  )
  return Promise.all(
    [...paths, ...manifests].map(async ([locale, path]) => {
      const text = await (await fetchPage(path)).text()
      const blocks = text.split(/<\/?\w+[^>]*>|",?/).map((line) => blockOf(line, wholeFleet))
      return { name: path, locale, about: wholeFleet, blocks }
    }),
  )
}
