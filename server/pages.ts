/** Answers for pages, their data and documents: from the cache, or rendered when there is room. And for forms posted to pages. */
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { pagePathOf } from '#app/markdown-paths.ts'
import { decideLanguage, type LanguageChoice } from '#app/i18n/detect.ts'
import { type CachedPage, type CachedPages, pageKey } from './cached-pages.ts'
import { createPageRenderer, type PageRenderer } from './page-renderer.ts'
import { encode } from './encoding.ts'
import { inlineStyleHashes, type InlineScripts } from './headers.ts'
import { limitLog } from './log-limit.ts'
import { notFoundPath, type PageAddress, pageAddress } from './page-address.ts'
import { createPageResponses, pageHeaders, type ResponseOptions } from './page-responses.ts'
import { createRenderQueue, type RenderQueue } from './render-queue.ts'
import type { ClientInfo, Site, SiteSettings } from './site.ts'
import { busyPage, errorPage, refusedForm } from './small-page.ts'

export type PagesOptions = {
  site: Site
  settings: Pick<SiteSettings, 'origin' | 'relayUrl'>
  cached: CachedPages
  /** Inline scripts that may run: those of the build by their CSP hashes, or any in development. */
  scripts: InlineScripts
  log: Pick<Logger, 'warn' | 'error'>
  renderer?: PageRenderer
  queue?: RenderQueue
}
export type Pages = ReturnType<typeof createPages>

/** Forms without JavaScript wait behind each other, never behind pages. */
const formQueue = { concurrency: 2, maxWaiting: 64 }
/** A script that posts to pages must not fill the log. */
export const warningsAMinute = 10
/** Addresses whose reading is remembered; there are some 250 of pages. */
const maxAddresses = 2000
/** Statuses at which the site has no page of its own, only its last resort in Spanish. */
const refusals: ReadonlySet<number> = new Set([400, 403, 405])

export function createPages({
  site,
  settings,
  cached,
  scripts,
  log,
  renderer = createPageRenderer(site, settings.origin),
  queue = createRenderQueue({ busy: renderer.busy }),
}: PagesOptions) {
  const https = settings.origin.startsWith('https:')
  const options: ResponseOptions = { https, relayUrl: settings.relayUrl, scripts }
  const respond = createPageResponses(options)
  const forms = createRenderQueue(formQueue)
  const warn = limitLog((fields, message) => log.warn(fields, message), warningsAMinute)
  const addresses = new LRUCache<string, { address: PageAddress; query: URLSearchParams }>({
    max: maxAddresses,
  })
  const rendering = new Map<string, Promise<CachedPage>>()

  /** What a request asks for, and in which language. Its Host plays no part. */
  function read(request: Request): { address: PageAddress; language: LanguageChoice } {
    const asked = pathAndQuery(request.url)
    const known = addresses.get(asked) ?? parse(asked)
    const language = decideLanguage({
      query: known.query,
      cookie: request.headers.get('cookie'),
      acceptLanguage: request.headers.get('accept-language'),
    })
    return { address: known.address, language }
  }

  function parse(asked: string) {
    const url = new URL(`http://host${asked}`)
    const known = { address: pageAddress(url), query: url.searchParams }
    addresses.set(asked, known)
    return known
  }

  const editionOf = ({ calendars }: PageAddress) => (calendars ? site.edition() : undefined)

  /** The answer to GET and HEAD of one of our pages, if it is cached. */
  function fromCache(request: Request): Response | Promise<Response> | undefined {
    const { address, language } = read(request)
    const page = address.page && cached.get(pageKey(address, language), editionOf(address))
    return page && respond(page, request)
  }

  /** The answer to GET and HEAD of anything that is no file: a page, its data, a document, or that nothing is there. */
  async function answer(request: Request): Promise<Response> {
    const { address, language } = read(request)
    const key = pageKey(address, language)
    const edition = editionOf(address)
    const known = cached.get(key, edition)
    if (known) return respond(known, request)
    const job = `${key} ${edition}`
    const work = rendering.get(job) ?? render(key, address, language)
    if (!work) return busyPage(language.locale, `${address.path}?lang=${language.locale}`)
    rendering.set(job, work)
    try {
      return await respond(await work, request)
    } finally {
      rendering.delete(job)
    }
  }

  /** The page, once it is its turn to be rendered; nothing if too many wait. */
  function render(key: string, address: PageAddress, language: LanguageChoice) {
    // Compressing belongs to the turn: pages that wait for a free thread would hold up the threads that enquiries need.
    const work = queue.run(() => renderer.render(address, language))
    return work?.then((page) => {
      if (page.status < 500) cached.add(key, page)
      else log.error({ status: page.status, path: address.path }, 'a page could not be rendered')
      return page
    })
  }

  /** The answer to a form posted to a page. Whether it comes from our own pages was checked before (app.ts). */
  async function posted(request: Request, client: ClientInfo): Promise<Response> {
    const { address, language } = read(request)
    if (!address.page || pagePathOf(address.path) || !(await site.takesForms(address.page)))
      return address.path === notFoundPath
        ? answer(request)
        : errorPage(405, language.locale, { Allow: 'GET, HEAD' })
    const response = await forms.run(() => site.render(request, language, client))
    if (!response) return refusedForm(503, language.locale)
    if (refusals.has(response.status)) {
      warn({ status: response.status }, 'a form was refused')
      return refusedForm(response.status, language.locale)
    }
    const text = await response.text()
    const headers = pageHeaders(
      {
        status: response.status,
        locale: language.locale,
        headers: Object.fromEntries(response.headers),
        styles: inlineStyleHashes(Buffer.from(text)),
      },
      options,
    )
    const encoded = await encode(text, request.headers.get('accept-encoding'))
    return new Response(encoded.body, {
      status: response.status,
      headers: { ...headers, ...encoded.headers, 'cache-control': 'no-store' },
    })
  }

  return { read, fromCache, answer, posted }
}

const pathAndQuery = (address: string) => address.slice(address.indexOf('/', address.indexOf('://') + 3))
