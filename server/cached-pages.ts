/**
 * Pages as they are sent: rendered once for each address and language, compressed, with their ETag. Those of the build
 * are kept for good, or until a calendar that they show changes; those that a known query asks for as long as there is room.
 */
import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { PagePreview } from '#app/context.ts'
import type { LanguageChoice } from '#app/i18n/detect.ts'
import { fallbackLocale, type Locale, locales } from '#content/locales.ts'
import { pagePathOf } from '#app/markdown-paths.ts'
import { inlineScriptHashes, inlineStyleHashes } from './headers.ts'
import { notFoundPath, type PageAddress, pageAddress, sitePaths, unknownYachtPath } from './page-address.ts'
import type { Site } from './site.ts'

export type CachedPage = {
  status: number
  locale: Locale
  /** Headers that the site gave the page: its type, and what routes set. */
  headers: Record<string, string>
  etag: string
  /** CSP hashes of the page's style sheets. */
  styles: string[]
  /** The edition of the calendars that the page shows; none where it shows none. */
  edition?: string
  br: Uint8Array<ArrayBuffer>
  /** How previews name and show the page; none where there is no page. */
  preview?: PagePreview
}
type Address = Pick<PageAddress, 'path' | 'query' | 'calendars' | 'months'>

/** A page reached by its address alone and one reached with `?lang=` differ: the links of the second name the language. */
export function pageKey(
  { path, query }: Pick<Address, 'path' | 'query'>,
  { locale, explicit }: LanguageChoice,
): string {
  return `${path}?${query}#${locale}${explicit ? '!' : ''}`
}

/** Bytes of pages that known queries ask for; a page has about 30,000. */
const maxQueryBytes = 32 * 1024 * 1024
/** Prices and dates that such a page names may change with the day. */
const maxQueryAgeMs = 15 * 60_000

export class CachedPages {
  #built: Map<string, CachedPage>
  #keep: boolean
  #byQuery = new LRUCache<string, CachedPage>({
    maxSize: maxQueryBytes,
    ttl: maxQueryAgeMs,
    sizeCalculation: (page) => page.br.length + 1000,
  })

  /** @param keep whether pages that are rendered later are kept */
  constructor(built: Map<string, CachedPage> = new Map(), { keep = true } = {}) {
    this.#built = built
    this.#keep = keep
  }
  /** @param edition of the calendars now, for a page that shows some: one that shows others is not there any more */
  get(key: string, edition?: string): CachedPage | undefined {
    const page = this.#built.get(key) ?? this.#byQuery.get(key)
    return page?.edition === edition ? page : undefined
  }
  add(key: string, page: CachedPage) {
    if (this.#built.has(key)) this.#built.set(key, page)
    else if (this.#keep) this.#byQuery.set(key, page)
  }
  addBuilt(key: string, page: CachedPage) {
    this.#built.set(key, page)
  }
}

/** A page as the site made it, before it is compressed. */
type DrawnPage = Omit<CachedPage, 'br'> & { content: Buffer }

/** Renders one page: the part that keeps the server's thread busy. */
export async function drawPage(
  site: Pick<Site, 'render' | 'edition'>,
  origin: string,
  { path, query, calendars }: Address,
  language: LanguageChoice,
): Promise<DrawnPage> {
  const search = [query, language.explicit ? `lang=${language.locale}` : ''].filter(Boolean).join('&')
  const markdown = pagePathOf(path)
  const request = new Request(`${origin}${markdown ?? path}${search ? `?${search}` : ''}`)
  const edition = calendars && site.edition()
  let preview: PagePreview | undefined
  const rendered = await site.render(request, language, undefined, (given) => (preview = given))
  const response = markdown ? await asMarkdown(rendered, origin) : rendered
  const content = Buffer.from(await response.arrayBuffer())
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  return {
    status: response.status,
    locale: language.locale,
    headers: Object.fromEntries(response.headers),
    etag: hash('sha256', content, 'base64url').slice(0, 22),
    styles: isHtml ? inlineStyleHashes(content) : [],
    edition,
    preview,
    content,
  }
}

/**
 * Compresses a page, in a thread of its own. `quality` is brotli's: a trip of 155 KB takes 0.7 ms and becomes 48 KB at 1,
 * 1.5 ms and 43 KB at 3, 3.6 ms and 39 KB at 5. One that answers a single visitor's question is packed at 3.
 */
export async function packPage({ content, ...page }: DrawnPage, quality = 3): Promise<CachedPage> {
  return { ...page, br: await compress(content, quality) }
}

/** The converter is loaded when somebody first asks for Markdown. */
async function asMarkdown(page: Response, origin: string): Promise<Response> {
  const { markdownAnswer } = await import('./page-markdown.ts')
  return markdownAnswer(page, origin)
}

/**
 * What a build makes: the CSP hashes of the scripts in its pages, and the pages by their key. They show the calendars of
 * an edition, and offer months from this one on.
 */
export type BuiltPages = { scripts: string[]; edition: string; month: string; pages: Map<string, CachedPage> }

/** @param month such as 2027-02 */
export async function buildPages(
  site: Pick<Site, 'render' | 'edition'>,
  origin: string,
  month: string,
): Promise<BuiltPages> {
  const pages = new Map<string, CachedPage>()
  const edition = site.edition()
  await renderPages(site, origin, { add: (key, page) => pages.set(key, page) })
  return { scripts: await scriptHashes(site, origin), edition, month, pages }
}

/**
 * CSP hashes of the scripts that the build puts into every page, read from the home page as nobody in particular sees it:
 * what a visitor may have brought into another page is not among them.
 */
export async function scriptHashes(site: Pick<Site, 'render'>, origin: string): Promise<string[]> {
  const home = await site.render(new Request(`${origin}/`), { locale: fallbackLocale, explicit: false })
  return inlineScriptHashes(await home.text())
}

const brotli = promisify(brotliCompress)

async function compress(content: Buffer, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await brotli(content, {
      // In one go: each further chunk is another turn of Node's threads.
      chunkSize: 2 ** 16,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        // As much as the page: the usual window takes megabytes for each, which the garbage collector counts.
        [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, Math.ceil(Math.log2(content.length)))),
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  )
}

/** The page as it was rendered. Few ask for it (no browser does), so it is unpacked each time: about a millisecond. */
export function htmlOf(page: CachedPage): Uint8Array<ArrayBuffer> {
  return new Uint8Array(brotliDecompressSync(page.br))
}

/** Every page that is cached by the build, with the status it has to have. */
export function builtAddresses(): (Address & { status: number; language: LanguageChoice })[] {
  const paths: (Omit<Address, 'query'> & { status: number })[] = [
    ...sitePaths().map((path) => ({ ...pageAddress(new URL(path, 'http://host')), status: 200 })),
    { path: notFoundPath, status: 404 },
    { path: unknownYachtPath, status: 404 },
  ]
  return paths.flatMap((each) =>
    locales.flatMap((locale) =>
      [false, true].map((explicit) => ({ ...each, query: '', language: { locale, explicit } })),
    ),
  )
}

type RenderOptions = {
  quality?: number
  only?: (address: Address) => boolean
  /** Rests after each page as long as it took, because the server takes enquiries meanwhile. */
  gently?: boolean
  add: (key: string, page: CachedPage) => void
}

/**
 * Renders all pages; while one is compressed, the next is rendered. Quality 10 takes three times as long as 9 and makes
 * the pages a twelfth smaller; 11 takes eight times as long for two hundredths more.
 * @throws if one of them has another status than it should, naming the page
 */
export async function renderPages(
  site: Pick<Site, 'render' | 'edition'>,
  origin: string,
  { quality = 10, only = () => true, gently = false, add }: RenderOptions,
): Promise<void> {
  let before: Promise<unknown> = Promise.resolve()
  for (const { status, language, ...address } of builtAddresses().filter(only)) {
    const start = performance.now()
    const drawn = await drawPage(site, origin, address, language)
    if (gently) await sleep(performance.now() - start)
    const rendering = packPage(drawn, quality)
    await before
    before = rendering.then((page) => {
      if (page.status !== status)
        throw new Error(
          `The page ${address.path} in "${language.locale}" was rendered with status ${page.status}`,
        )
      add(pageKey(address, language), page)
    })
  }
  await before
}
