/** What a path leads to: a page of the table, a document for machines, or nothing. */
import { page, type PageId, pageIds, pages } from './pages.ts'

/** `path` is the page's own spelling of the path that was asked for: without closing slashes, in its letters. */
export type PageMatch = { id: PageId; params: Record<string, string>; path: string }

const patterns = pageIds.flatMap((id) =>
  [pages[id].path, ...(page(id).aliases ?? [])].map((path) => ({
    id,
    path,
    names: [...path.matchAll(/:(\w+)/g)].map((m) => m[1]!),
    test: matcher(path),
  })),
)

/** As React Router matches a route's path: letters of either case, any number of closing slashes. */
function matcher(path: string): RegExp {
  return new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '([^/]+)')}/*$`, 'i')
}

/** As React Router reads a path: decoded piece by piece, or as it is where it cannot be decoded. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((piece) => decodeURIComponent(piece).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return pathname
  }
}

/** The page at a path, or nothing; the same that React Router finds (page-at.test.ts). */
export function pageAt(pathname: string): PageMatch | undefined {
  const asked = decoded(pathname)
  for (const { id, path, names, test } of patterns) {
    const found = test.exec(asked)
    if (!found) continue
    const params = Object.fromEntries(names.map((name, i) => [name, found[i + 1]!.replaceAll('%2F', '/')]))
    return {
      id,
      params,
      path: path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!)),
    }
  }
  return undefined
}

/** When a yacht is free, for the programs of brokers: `/calendar/lagoon-56.ics`. */
const calendarFeeds = '/calendar/:file'

/** Answers that are no pages: for machines. Their route modules under app/, by path. */
export const documents = {
  '/sitemap.xml': 'routes/sitemap.ts',
  '/robots.txt': 'routes/robots.ts',
  '/llms.txt': 'routes/llms.ts',
  '/feed/:file': 'routes/feed.ts',
  '/chart/:name': 'routes/chart.ts',
  [calendarFeeds]: 'routes/calendar-feed.ts',
  '/section-data/:name': 'routes/section-data.ts',
  '/site.webmanifest': 'routes/manifest.ts',
} as const

const documentMatchers = Object.keys(documents).map(matcher)
const calendarMatcher = matcher(calendarFeeds)

export function isDocument(pathname: string): boolean {
  return documentMatchers.some((test) => test.test(pathname))
}

/** Where brokers subscribe to a yacht's calendar. */
export const calendarFeedPath = (slug: string) => calendarFeeds.replace(':file', `${slug}.ics`)

/** Whether a document says when yachts are free. */
export function showsCalendars(pathname: string): boolean {
  return calendarMatcher.test(pathname)
}
