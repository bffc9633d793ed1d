/**
 * What an address asks the site for, in one spelling: addresses that are answered with the same bytes get the same
 * `PageAddress`, so that a page is rendered and cached once, whatever else a query or an unknown path says.
 */
import { isDocument, pageAt, showsCalendars } from '#app/page-at.server.ts'
import { markdownPath, pagePathOf } from '#app/markdown-paths.ts'
import type { QueryName } from '#app/page-entry.ts'
import { page as pageEntry, type PageId, pageIds, pages } from '#app/pages.ts'
import { type TripParam, tripParams } from '#charter/trip.ts'
import { optionIds } from '#enquiries/fields.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import { fallbackLocale } from '#content/locales.ts'
import { destinationIds, itineraryLengths, yachtSlugs, yachtsPerPage } from '#content/schema.ts'

export type PageAddress = {
  /** Path for which the site is asked; ends in `.md` where a page shall be Markdown. */
  path: string
  /** The part of the query that changes the answer: known names with known values, in the order of app/pages.ts. */
  query: string
  /** The page at the path; none where nothing is found, and for documents such as the sitemap. */
  page?: PageId
  /** Whether the answer shows when yachts are free, and is good only as long as no calendar changes. */
  calendars?: true
  /** Whether the page offers months, of which the first is this one. */
  months?: true
}

/** Stands for every path without a page. */
export const notFoundPath = '/not-found'
/** Stands for every yacht that there is not. */
export const unknownYachtPath = pages.yacht.path.replace(':slug', 'not-found')

/** Every path of the site that is rendered at the build. */
export function sitePaths(): string[] {
  return pageIds.flatMap((id) => {
    const paths = [pages[id].path, ...(pageEntry(id).aliases ?? [])]
    return id === 'yacht'
      ? paths.flatMap((path) => yachtSlugs.map((slug) => path.replace(':slug', slug)))
      : paths
  })
}

/** Values that change a page: a list, outside which any value is as good as none, or the shape of what guests type. */
const knownValues: Record<QueryName, readonly string[] | RegExp> = {
  // The first page is the one without a number.
  page: Array.from({ length: Math.ceil(yachtSlugs.length / yachtsPerPage) - 1 }, (_, i) => String(i + 2)),
  yacht: yachtSlugs,
  yachts: /^[\w,-]{0,200}$/,
  destination: destinationIds,
  itinerary: destinationIds,
  region: optionIds.chartingRegion,
  days: [...new Set([...optionIds.duration, ...itineraryLengths.map(String)])],
  persons: /^\d{0,4}$/,
  children: /^\d{0,4}$/,
  first: /^[\d-]{0,10}$/,
  from: /^[\d-]{0,10}$/,
  couples: /^\d{0,4}$/,
  grandparents: /^\d{0,4}$/,
  singles: /^\d{0,4}$/,
  nights: /^\d{0,4}$/,
  quoted: /^[\w.-]{0,80}$/,
  sig: /^[\w-]{0,40}$/,
  to: /^[\w-]{0,40}$/,
  adults: /^\d{0,4}$/,
  topic: Object.keys(interfaceTexts[fallbackLocale].form.aboutTopic),
}

/** The shapes of what a guest can mean by a trip; which values make sense is for its page to say. */
const tripShapes: Record<TripParam, RegExp> = {
  yacht: /^[\w-]{0,40}$/,
  to: /^[\w-]{0,40}$/,
  from: /^[\d-]{0,10}$/,
  days: /^\d{0,4}$/,
  adults: /^\d{0,4}$/,
  children: /^\d{0,4}$/,
}

/** Longest path we read; the longest of ours has 60 characters. */
const maxPathLength = 2000
const dataSuffix = /(?:(?<=\/)_)?\.data$/

export function pageAddress(url: URL): PageAddress {
  const { pathname, searchParams } = url
  if (pathname.length > maxPathLength) return { path: notFoundPath, query: '' }
  if (isDocument(pathname))
    return { path: pathname, query: '', calendars: showsCalendars(pathname) || undefined }
  const data = dataSuffix.test(pathname)
  const markdown = pagePathOf(pathname)
  const match = pageAt(data ? pathname.replace(dataSuffix, '') : (markdown ?? pathname))
  const unknownYacht = match?.id === 'yacht' && !yachtSlugs.some((slug) => slug === match.params.slug)
  const path = !match ? notFoundPath : unknownYacht ? unknownYachtPath : match.path
  const query = match ? knownQuery(match.id, searchParams) : new URLSearchParams()
  const found = match && !unknownYacht
  const { calendars, months } = found ? pageEntry(match.id) : {}
  if (!data)
    return {
      path: markdown && found ? markdownPath(path) : path,
      query: query.toString(),
      page: match?.id,
      calendars,
      months,
    }
  const routes = knownRoutes(searchParams.get('_routes'), match?.id)
  if (routes) query.set('_routes', routes)
  return { path: `${path === '/' ? '/_' : path}.data`, query: query.toString(), page: match?.id, calendars }
}

function knownQuery(id: PageId, asked: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams()
  const { query: names = [], trip } = pageEntry(id)
  for (const name of names) {
    const value = knownValue(knownValues[name], name === 'yachts' ? listed(asked, name) : asked.get(name))
    if (value !== undefined) query.set(name, value)
  }
  // A form may ask for one thing in two fields, such as a day or a month: the one that is filled counts.
  for (const name of trip ? tripParams : []) {
    const value = knownValue(tripShapes[name], asked.getAll(name).find(Boolean) ?? null)
    if (value !== undefined) query.set(name, value)
  }
  return query
}

/** `yachts=a&yachts=b`, as a form sends check marks, means `yachts=a,b`. */
const listed = (asked: URLSearchParams, name: string) =>
  asked.has(name) ? asked.getAll(name).filter(Boolean).join(',') : null

/** Stands for whatever a guest typed that has not the shape asked for; the page says so. */
const unreadable = 'unreadable'

function knownValue(known: readonly string[] | RegExp, value: string | null): string | undefined {
  if (value === null) return undefined
  if (known instanceof RegExp) return known.test(value) ? value : unreadable
  return known.includes(value) ? value : undefined
}

/** Routes whose data a page in the browser asks for: the root, or the page by one of its paths (app/routes.ts). */
function knownRoutes(routes: string | null, id: PageId | undefined): string {
  const known = (route: string) => route === 'root' || route === 'notFound' || route.split(':')[0] === id
  return (routes ?? '').split(',').filter(known).slice(0, 3).join(',')
}
