/**
 * Every page of the site, once. Routes, links, sitemap, alternates, metadata and tests all read this table,
 * so nothing else in the project writes a path.
 */
import { company } from '#content/company.ts'
import type { ArticleId, DestinationId } from '#content/schema.ts'
import type { PageEntry } from './page-entry.ts'

/** What led to the contact page; a trip that is asked for stands in the last six (features/search/asked-trip.server.ts). */
const contactQuery = [
  ...(['yacht', 'destination', 'itinerary', 'region', 'days', 'topic'] as const),
  ...(['yachts', 'to', 'from', 'nights', 'adults', 'children'] as const),
] as const
const chef = company.chef.toLowerCase()

const articleAt = (path: string, article: ArticleId, aliases: readonly string[] = []) =>
  ({ file: 'routes/article.tsx', path, aliases, kind: 'article', article }) as const

export const pages = {
  home: { file: 'routes/home.tsx', path: '/', kind: 'website', months: true },
  destinations: { file: 'routes/destinations.tsx', path: '/destinations', kind: 'website', months: true },
  yachts: {
    file: 'routes/yachts.tsx',
    path: '/yachts',
    kind: 'website',
    query: ['page'],
    calendars: true,
    trip: true,
  },
  yacht: {
    file: 'routes/yacht.tsx',
    path: '/yacht/:slug',
    kind: 'website',
    part: 'yachts',
    query: ['couples', 'grandparents', 'singles', 'persons', 'children', 'first', 'nights'],
    calendars: true,
  },
  compare: {
    file: 'routes/compare.tsx',
    path: '/compare',
    kind: 'website',
    part: 'yachts',
    query: ['yachts'],
    calendars: true,
    trip: true,
    unlisted: true,
  },
  colombia: {
    file: 'routes/destination.tsx',
    path: '/yacht-charter-colombia-cartagena',
    aliases: ['/destinos/colombia'],
    kind: 'website',
    months: true,
    destination: 'colombia',
  },
  panama: {
    file: 'routes/destination.tsx',
    path: '/yacht-charter-panama-san-blas',
    aliases: ['/destinos/panama'],
    kind: 'website',
    months: true,
    destination: 'panama',
  },
  cuba: {
    file: 'routes/destination.tsx',
    path: '/yacht-charter-cuba-havana',
    aliases: ['/destinos/cuba'],
    kind: 'website',
    months: true,
    destination: 'cuba',
  },
  bahamas: {
    file: 'routes/destination.tsx',
    path: '/yacht-charter-bahamas-nassau',
    aliases: ['/destinos/bahamas'],
    kind: 'website',
    months: true,
    destination: 'bahamas',
  },
  about: {
    file: 'routes/about.tsx',
    path: `/about-${company.aboutSlug}`,
    aliases: ['/sobre-nosotros', '/about'],
    kind: 'website',
  },
  flySail: {
    file: 'routes/fly-sail.tsx',
    path: '/fly-sail-caribbean-packages',
    aliases: ['/fly-sail'],
    kind: 'website',
    query: ['destination', 'region', 'days', 'yacht'],
    months: true,
  },
  contact: {
    file: 'routes/contact.tsx',
    path: '/contact-yacht-charter',
    aliases: ['/contact'],
    kind: 'website',
    query: contactQuery,
    calendars: true,
    months: true,
  },
  chef: articleAt(`/blog/chef-${chef}-catch-clean-cook`, 'chef'),
  waterActivities: articleAt('/blog/water-activities-san-blas', 'water-activities'),
  gunaYala: articleAt('/blog/guna-yala-culture-san-blas', 'guna-yala', ['/blog/guna-yala']),
  whyCharter: articleAt('/blog/why-choose-yacht-charter', 'why-charter', ['/blog/yacht-charter']),
  sailingSanBlas: articleAt('/blog/sailing-san-blas-islands-turquoise-waters', 'sailing-san-blas'),
  charterCost: articleAt('/blog/crewed-yacht-charter-cost', 'charter-cost'),
  sanBlasOrExumas: articleAt('/blog/san-blas-or-exumas', 'san-blas-or-exumas'),
  childrenAboard: articleAt('/blog/yacht-charter-with-children', 'children-aboard'),
  trip: {
    file: 'routes/trip.tsx',
    path: '/trip',
    kind: 'website',
    part: 'yachts',
    query: ['quoted', 'sig'],
    calendars: true,
    trip: true,
    unlisted: true,
  },
  insurance: { file: 'routes/insurance.tsx', path: '/reiseversicherung', kind: 'website' },
  agencies: { file: 'routes/agencies.tsx', path: '/travel-agencies', kind: 'website' },
  faq: { file: 'routes/faq.tsx', path: '/faq', kind: 'website' },
  itineraryPanama: {
    file: 'routes/itinerary.tsx',
    path: '/itinerary-panama',
    kind: 'website',
    query: ['days', 'from'],
    months: true,
    destination: 'panama',
  },
  itineraryColombia: {
    file: 'routes/itinerary.tsx',
    path: '/itinerary-colombia',
    kind: 'website',
    query: ['days', 'from'],
    months: true,
    destination: 'colombia',
  },
  itineraryBahamas: {
    file: 'routes/itinerary.tsx',
    path: '/itinerary-bahamas',
    kind: 'website',
    query: ['days', 'from'],
    months: true,
    destination: 'bahamas',
  },
  itineraryCuba: {
    file: 'routes/itinerary.tsx',
    path: '/itinerary-cuba',
    kind: 'website',
    query: ['days', 'from'],
    months: true,
    destination: 'cuba',
  },
  privacy: { file: 'routes/legal.tsx', path: '/privacy', kind: 'website' },
  imprint: { file: 'routes/legal.tsx', path: '/imprint', kind: 'website' },
} as const satisfies Record<string, PageEntry>

export type PageId = keyof typeof pages
export const pageIds = Object.keys(pages) as PageId[]
/** The pages that search engines should know. */
export const listedPageIds = pageIds.filter((id) => !page(id).unlisted)

type Paths = Partial<Record<PageId, string>>
/** The paths that the specification's navigation uses: the short alias where a page has one. */
const navigationPath: Paths = { about: '/sobre-nosotros', flySail: '/fly-sail', contact: '/contact' }
/** Parts of the site whose links take another of a page's paths (specification, 2.1 and 2.3). */
const pathsOf = { home: { about: pages.about.path }, footer: { about: '/about' } } satisfies Record<
  string,
  Paths
>
export type LinksOf = keyof typeof pathsOf

/** Id of the route at a page's path (0) or at one of its aliases (1, 2 ...). */
export const routeId = (id: PageId, at: number) => (at === 0 ? id : `${id}:${at}`)

/** The route module that answers where no page is. */
export const notFoundFile = 'routes/not-found.tsx'

/** Route module of a route id. */
export function routeFile(route: string): string {
  const id = pageIds.find((each) => each === route.split(':')[0])
  return id ? pages[id].file : notFoundFile
}

export function page(id: PageId): PageEntry {
  return pages[id]
}

/** Path of a page. @throws if a parameter of the path is missing, because a broken link must not be built. */
export function href(id: PageId, params: Record<string, string> = {}, of?: LinksOf): string {
  return ((of && (pathsOf[of] as Paths)[id]) ?? navigationPath[id] ?? pages[id].path).replace(
    /:(\w+)/g,
    (_, name: string) => fill(id, name, params),
  )
}

/** The one address of a page that search engines should keep. */
export function canonicalPath(id: PageId, params: Record<string, string> = {}): string {
  return pages[id].path.replace(/:(\w+)/g, (_, name: string) => fill(id, name, params))
}

function fill(id: PageId, name: string, params: Record<string, string>) {
  const value = params[name]
  if (!value) throw new Error(`app/pages.ts: a link to page "${id}" needs the parameter "${name}"`)
  return encodeURIComponent(value)
}

export function destinationPage(id: DestinationId): PageId {
  return id
}

const itineraryPages = {
  panama: 'itineraryPanama',
  colombia: 'itineraryColombia',
  bahamas: 'itineraryBahamas',
  cuba: 'itineraryCuba',
} as const
export function itineraryPage(id: DestinationId): PageId {
  return itineraryPages[id]
}

export function articlePage(id: ArticleId): PageId {
  const found = pageIds.find((pageId) => page(pageId).article === id)
  if (!found)
    throw new Error(
      `app/pages.ts: no page shows the article "${id}". Add one beside the pages of the other articles.`,
    )
  return found
}

/** Where the chart of the first days of an itinerary is fetched from. */
export function chartPath(id: DestinationId, days: number, locale: string): string {
  return `/chart/${id}-${days}-${locale}`
}

/** Where the data of a section are fetched from. @param name section, language and digest (hydration/section-file.server.ts) */
export function sectionDataPath(name: string): string {
  return `/section-data/${name}`
}
