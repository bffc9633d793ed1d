/** The app for tests, with parts that answer as little as they can. */
import { type CachedPage, CachedPages } from './cached-pages.ts'
import { createLinkKey } from '#enquiries/link-key.ts'
import { createApp } from './app.ts'
import { createPages, type PagesOptions } from './pages.ts'
import { signedBy } from './quotes.ts'
import type { Site, SiteServices } from './site.ts'

export const settings = {
  origin: 'https://www.alisios.example',
  relayUrl: '',
  analyticsSrc: '',
  offerModel: false,
}

/** Takes no enquiry; every yacht is always free. */
export const siteServices: SiteServices = {
  enquire: async () => ({ status: 'refused' }),
  calendars: { calendarOf: () => ({ busy: [], ports: [] }), edition: () => 'always free' },
  quotes: signedBy(createLinkKey(['a key for tests alone'])),
}

type TestParts = Partial<Parameters<typeof createApp>[0]> &
  Partial<Pick<PagesOptions, 'cached' | 'scripts' | 'queue' | 'renderer'>> &
  Partial<Pick<Site, 'render' | 'edition'>>

/** @param parts what the test is about; without `render`, every page is "not found" */
export function testApp({
  render,
  edition = siteServices.calendars.edition,
  cached,
  scripts = [],
  queue,
  renderer,
  ...parts
}: TestParts = {}) {
  const log = parts.log ?? console
  const site: Site = {
    render: render ?? (async () => new Response('not found', { status: 404 })),
    takesForms: (page) => page === 'contact',
    edition,
  }
  return createApp({
    pages: createPages({
      site,
      settings: parts.settings ?? settings,
      cached: cached ?? new CachedPages(new Map<string, CachedPage>()),
      scripts,
      log,
      queue,
      renderer,
    }),
    relay: {
      fetch: async () => new Response(),
      ready: async () => ({ ok: true }),
      desk: async () => new Response(),
    },
    brochures: async () => undefined,
    tripFiles: async () => new Response(),
    offerLetter: async () => new Response(),
    mcp: async () => new Response(),
    settings,
    files: (_, next) => next(),
    log,
    ...parts,
  })
}
