/** Answers from the page store. Everything that does not depend on the request is put together once per page. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { localeOfAcceptLanguage, localeOfCookie } from '#app/i18n/detect.ts'
import { fallbackLocale, locales } from '#content/locales.ts'
import { negotiate } from './encoding.ts'
import { securityHeaders } from './headers.ts'
import { gzipOf, htmlOf, type PageStore, storeKey, type StoredPage } from './page-store.ts'

export const revalidated = 'public, max-age=0, must-revalidate'

type Options = { https: boolean; relayUrl: string }
type Encoding = ReturnType<typeof negotiate>
/** `headers` are those of every answer with this page in this encoding; a 304 has no others. */
type Prepared = { etag: string; headers: Record<string, string> }

export type StoredAnswers = {
  /** The answer with the page under `key`: 200 with its bytes, or 304 where the client has them. Nothing if none stands there. */
  answer: (key: string, request: Request) => Promise<Response> | undefined
  /**
   * Writes a stored page straight to Node's response for what browsers send: GET or HEAD, brotli, a path alone or with
   * `?lang=`. @returns false for anything else; the request is then untouched, and `answer` would say the same.
   */
  write: (request: IncomingMessage, response: ServerResponse) => boolean
}

export function createStoredAnswers(pages: PageStore, options: Options): StoredAnswers {
  const prepared = {
    br: new WeakMap<StoredPage, Prepared>(),
    gzip: new WeakMap<StoredPage, Prepared>(),
    plain: new WeakMap<StoredPage, Prepared>(),
  }
  const lines = new WeakMap<StoredPage, string[]>()

  function prepare(page: StoredPage, encoding: Encoding): Prepared {
    const ofEncoding = prepared[encoding ?? 'plain']
    const known = ofEncoding.get(page) ?? describe(page, encoding, options)
    ofEncoding.set(page, known)
    return known
  }

  function answer(key: string, request: Request): Promise<Response> | undefined {
    const page = pages.get(key)
    return page && answerWith(page, request)
  }

  async function answerWith(page: StoredPage, request: Request): Promise<Response> {
    const encoding = negotiate(request.headers.get('accept-encoding'))
    const { etag, headers } = prepare(page, encoding)
    if (isKnown(request.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers })
    const body = encoding === 'br' ? page.br : encoding === 'gzip' ? await gzipOf(page) : htmlOf(page)
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
      headers: { ...headers, ...ofBody(encoding, body) },
    })
  }

  function write(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    if (negotiate(request.headers['accept-encoding'] ?? null) !== 'br') return false
    const page = pages.get(keyOfMessage(request))
    if (!page) return false
    const { etag, headers } = prepare(page, 'br')
    if (isKnown(request.headers['if-none-match'] ?? null, etag)) {
      response.writeHead(304, headers).end()
      return true
    }
    const ofPage = lines.get(page) ?? Object.entries({ ...headers, ...ofBody('br', page.br) }).flat()
    lines.set(page, ofPage)
    response.writeHead(200, ofPage).end(request.method === 'HEAD' ? undefined : page.br)
    return true
  }
  return { answer, write }
}

const explicitly = new Map(locales.map((locale) => [`lang=${locale}`, locale]))

/** A key of the store, or one under which no page stands. Queries other than a sole `lang` are for those who parse them. */
function keyOfMessage({ url = '', headers }: IncomingMessage): string {
  const mark = url.indexOf('?')
  if (mark < 0)
    return storeKey(
      url,
      localeOfCookie(headers.cookie) ?? localeOfAcceptLanguage(headers['accept-language']) ?? fallbackLocale,
      false,
    )
  const locale = explicitly.get(url.slice(mark + 1))
  return locale ? storeKey(url.slice(0, mark), locale, true) : ''
}

function describe(page: StoredPage, encoding: Encoding, options: Options): Prepared {
  const etag = `"${page.etag}${encoding ? `-${encoding}` : ''}"`
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': page.locale,
    'Cache-Control': revalidated,
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
    ETag: etag,
    ...securityHeaders({ ...options, hashes: page.hashes }),
  }
  return { etag, headers }
}

function ofBody(encoding: Encoding, body: Buffer): Record<string, string> {
  return { ...(encoding && { 'Content-Encoding': encoding }), 'Content-Length': String(body.length) }
}

/** Weak comparison (RFC 9110, 13.1.2). */
function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch !== null && ifNoneMatch.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)
}
