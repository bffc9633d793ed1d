/** The built site for tests: its app, and its pages as they stand on disk. `npm run test:built` builds first. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { ServerBuild } from 'react-router'
import { afterAll } from 'vitest'
import { canonicalPath, listedPageIds } from '#app/pages.ts'
import { createBrochures } from '#brochures/files.ts'
import { type Locale, locales } from '#content/locales.ts'
import { yachtSlugs } from '#content/schema.ts'
import { createApp } from './app.ts'
import { CachedPages, htmlOf, pageKey } from './cached-pages.ts'
import { openOfferLetter } from './offer-letter.ts'
import { sitePaths } from './page-address.ts'
import { loadPages } from './page-files.ts'
import { createPages } from './pages.ts'
import { createSite } from './site.ts'
import { createTripFiles } from './trip-files.ts'
import { staticFiles } from './static-files.ts'
import { settings, siteServices } from './testing.ts'

export const clientFolder = new URL('../build/client', import.meta.url).pathname

/** Every page of the site in every language. */
export const pagesByLocale = sitePaths().flatMap((path) => locales.map((locale) => ({ path, locale })))

/** The pages that search engines shall know, without the aliases of some. */
export const canonicalPaths = listedPageIds.flatMap((id) =>
  id === 'yacht' ? yachtSlugs.map((slug) => canonicalPath(id, { slug })) : [canonicalPath(id)],
)

/** The text of a page as a visitor reads it, on one line. */
export const visibleText = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')

/** Call it where the tests of a file are described: what it keeps on disk is removed after the last of them. @throws where the site was not built, or for other settings than the tests' own */
export async function openBuiltSite() {
  const built = await loadPages(settings)
  if (!built) throw new Error('There are no built pages for these tests; run "npm run build" first')
  const { pages, scripts } = built
  const htmlAt = (path: string, locale: Locale) =>
    Buffer.from(htmlOf(pages.get(pageKey({ path, query: '' }, { locale, explicit: true }))!)).toString()
  const html = new Map(
    pagesByLocale.map(({ path, locale }) => [`${path} ${locale}`, htmlAt(path, locale)] as const),
  )
  const build = (await import(
    /* @vite-ignore */ new URL('../build/server/index.js', import.meta.url).pathname
  )) as ServerBuild
  const log = console
  const folder = mkdtempSync(`${tmpdir()}/brochures-`)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const app = createApp({
    pages: createPages({
      site: createSite(build, settings, siteServices),
      settings,
      cached: new CachedPages(pages),
      scripts,
      log,
    }),
    relay: {
      fetch: async () => new Response(null, { status: 418 }),
      ready: async () => ({ ok: true }),
      desk: async () => new Response(),
    },
    brochures: createBrochures({
      folder,
      origin: settings.origin,
      log,
      // Each is drawn and read in brochures/; here it is enough that an address has one.
      make: async () => Buffer.from('%PDF-'),
    }),
    tripFiles: createTripFiles({
      ...siteServices.calendars,
      quotes: siteServices.quotes,
      origin: settings.origin,
      log,
    }),
    offerLetter: await openOfferLetter({ model: undefined, trustProxy: 0, log }),
    mcp: async () => new Response(null, { status: 418 }),
    settings,
    files: staticFiles(clientFolder),
    log,
  })
  return {
    pages,
    /** Pages by `/path locale`, as `/path?lang=locale` is answered. */
    html,
    htmlOf: (path: string, locale: Locale) => html.get(`${path} ${locale}`)!,
    fetchPage: async (path: string, init?: RequestInit): Promise<Response> =>
      app.fetch(new Request(`${settings.origin}${path}`, init)),
  }
}
