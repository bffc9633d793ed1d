/**
 * Every page in every language, rendered once per build and kept in memory: HTML, brotli, gzip, ETag and
 * Content-Security-Policy. Each page stands twice: reached by its address alone, and with `?lang=`, because
 * its links then name the language too.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { pageAt, pageIds, pages, page as pageEntry } from '#app/pages.ts'
import { type Locale, locales } from '#content/locales.ts'
import { yachtSlugs } from '#content/schema.ts'
import { type InlineHashes, inlineHashes } from './headers.ts'
import type { Site, SiteSettings } from './site.ts'

export type StoredPage = { html: Buffer; br: Buffer; gzip: Buffer; etag: string; hashes: InlineHashes; locale: Locale }
export type PageStore = Map<string, StoredPage>
type StoreFile = { settings: SiteSettings; pages: Record<string, { html: string; br: string; gzip: string; etag: string; hashes: InlineHashes; locale: Locale }> }

/** Every path of the site that can be rendered ahead. */
export function staticPaths(): string[] {
  return pageIds.flatMap((id) => {
    const paths = [pages[id].path, ...(pageEntry(id).aliases ?? [])]
    return id === 'yacht' ? paths.flatMap((path) => yachtSlugs.map((slug) => path.replace(':slug', slug))) : paths
  })
}

export function storeKey(pathname: string, locale: Locale, explicit: boolean): string {
  return `${pathname}${explicit ? '?' : '#'}${locale}`
}

/** The key under which a request's page would be stored; nothing where the query changes the page. */
export function keyOf(url: URL, language: { locale: Locale; explicit: boolean }): string | undefined {
  const match = pageAt(url.pathname)
  if (!match || (pageEntry(match.id).query ?? []).some((name) => url.searchParams.has(name))) return undefined
  return storeKey(url.pathname, language.locale, language.explicit)
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Renders all pages, into `store` as they are ready. @throws if one of them does not answer 200, naming the page. */
export async function renderPages(site: Site, settings: SiteSettings, quality = 9, store: PageStore = new Map()): Promise<PageStore> {
  for (const path of staticPaths())
    for (const locale of locales)
      for (const explicit of [false, true]) {
        const url = `${settings.origin}${path}${explicit ? `?lang=${locale}` : ''}`
        const response = await site(new Request(url, { headers: { 'accept-language': locale } }))
        if (response.status !== 200) throw new Error(`The page ${path} in "${locale}" was rendered with status ${response.status}`)
        const html = Buffer.from(await response.arrayBuffer())
        store.set(storeKey(path, locale, explicit), {
          html,
          br: await compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length } }),
          gzip: await compressGzip(html, { level: 9 }),
          etag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
          hashes: inlineHashes(html.toString('utf8')),
          locale,
        })
      }
  return store
}

const file = new URL('../build/pages.json', import.meta.url)

export async function savePages(store: PageStore, settings: SiteSettings): Promise<void> {
  const entries = [...store].map(([key, { html, br, gzip: gz, ...rest }]) => [key, { ...rest, html: html.toString('base64'), br: br.toString('base64'), gzip: gz.toString('base64') }])
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(file, JSON.stringify({ settings, pages: Object.fromEntries(entries) } satisfies StoreFile))
}

/** The store of the last build, or nothing if it was rendered for other settings. */
export async function loadPages(settings: SiteSettings): Promise<PageStore | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (!text) return undefined
  const stored = JSON.parse(text) as StoreFile
  if (JSON.stringify(stored.settings) !== JSON.stringify(settings)) return undefined
  const buffer = (base64: string) => Buffer.from(base64, 'base64')
  return new Map(Object.entries(stored.pages).map(([key, entry]) => [key, { ...entry, html: buffer(entry.html), br: buffer(entry.br), gzip: buffer(entry.gzip) }]))
}

export async function forgetPages(): Promise<void> {
  await rm(file, { force: true })
}
