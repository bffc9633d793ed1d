/**
 * Every page in every language, rendered once per build and kept in memory as brotli, with its ETag and the hashes of
 * its Content-Security-Policy. Each page stands twice: reached by its address alone, and with `?lang=`, because its
 * links then name the language too.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib'
import { pageAt, pageIds, pages, page as pageEntry } from '#app/pages.ts'
import { type Locale, locales } from '#content/locales.ts'
import { yachtSlugs } from '#content/schema.ts'
import { type InlineHashes, inlineHashes } from './headers.ts'
import type { Site, SiteSettings } from './site.ts'

type PageFacts = { etag: string; hashes: InlineHashes; locale: Locale }
export type StoredPage = PageFacts & { br: Buffer }
export type PageStore = Map<string, StoredPage>
/** Head of the stored file: what its pages were rendered for, and how long each one's brotli is, in the order in which they follow. */
type Head = { settings: SiteSettings; pages: (PageFacts & { key: string; length: number })[] }

/** Every path of the site that can be rendered ahead. */
export function staticPaths(): string[] {
  return pageIds.flatMap((id) => {
    const paths = [pages[id].path, ...(pageEntry(id).aliases ?? [])]
    return id === 'yacht'
      ? paths.flatMap((path) => yachtSlugs.map((slug) => path.replace(':slug', slug)))
      : paths
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

/**
 * Renders all pages, into `store` as they are ready; while one is compressed, the next is rendered. Quality 10 takes
 * three times as long as 9 and makes the pages a twelfth smaller; 11 takes eight times as long for two hundredths more.
 * @throws if one of them does not answer 200, naming the page.
 */
export async function renderPages(
  site: Site,
  settings: SiteSettings,
  quality = 10,
  store: PageStore = new Map(),
): Promise<PageStore> {
  let compressing: Promise<unknown> = Promise.resolve()
  for (const path of staticPaths())
    for (const locale of locales)
      for (const explicit of [false, true]) {
        const url = `${settings.origin}${path}${explicit ? `?lang=${locale}` : ''}`
        const response = await site(new Request(url, { headers: { 'accept-language': locale } }))
        if (response.status !== 200)
          throw new Error(`The page ${path} in "${locale}" was rendered with status ${response.status}`)
        const html = Buffer.from(await response.arrayBuffer())
        await compressing
        compressing = compressPage(html, locale, quality).then((page) =>
          store.set(storeKey(path, locale, explicit), page),
        )
      }
  await compressing
  return store
}

async function compressPage(html: Buffer, locale: Locale, quality: number): Promise<StoredPage> {
  return {
    br: await compressBrotli(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
    etag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
    hashes: inlineHashes(html.toString('utf8')),
    locale,
  }
}

/** The page as it was rendered. Few ask for it (no browser does), so it is unpacked each time: about a millisecond. */
export function htmlOf(page: StoredPage): Buffer {
  return brotliDecompressSync(page.br)
}

const gzipped = new WeakMap<StoredPage, Promise<Buffer>>()

/** The page for clients that take gzip alone; made when one first asks. */
export function gzipOf(page: StoredPage): Promise<Buffer> {
  const known = gzipped.get(page) ?? compressGzip(htmlOf(page))
  gzipped.set(page, known)
  return known
}

const file = new URL('../build/pages.store', import.meta.url)

/** Writes one file: four bytes with the length of the head, the head as JSON, then every page's brotli. */
export async function savePages(store: PageStore, settings: SiteSettings): Promise<void> {
  const head: Head = {
    settings,
    pages: [...store].map(([key, { br, ...facts }]) => ({ key, ...facts, length: br.length })),
  }
  const json = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(json.length)
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(file, Buffer.concat([length, json, ...[...store.values()].map(({ br }) => br)]))
}

/** The store of the last build, or nothing if it was rendered for other settings. */
export async function loadPages(settings: SiteSettings): Promise<PageStore | undefined> {
  const stored = await readFile(file).catch(() => undefined)
  if (!stored) return undefined
  let at = 4 + stored.readUInt32LE(0)
  const head = JSON.parse(stored.toString('utf8', 4, at)) as Head
  if (JSON.stringify(head.settings) !== JSON.stringify(settings)) return undefined
  return new Map(
    head.pages.map(({ key, length, ...facts }) => [
      key,
      { ...facts, br: stored.subarray(at, (at += length)) },
    ]),
  )
}

export async function forgetPages(): Promise<void> {
  await rm(file, { force: true })
}
