/** Answers with cached pages. Headers that do not depend on the request are put together once for a page and encoding. */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type CachedPage, htmlOf } from './cached-pages.ts'
import { type Encoding, negotiate } from './encoding.ts'
import { type InlineScripts, securityHeaders } from './headers.ts'

/** How long an answer may be kept without asking again. */
const revalidated = 'public, max-age=0, must-revalidate'
/** Data that a link fetched when somebody pointed at it is there for the click a moment later. */
const fetchedAhead = 'private, max-age=60'
/** What an answer of the site depends on beside its address. */
export const pageVary = 'Accept-Encoding, Accept-Language, Cookie'

export type ResponseOptions = {
  https: boolean
  relayUrl: string
  scripts: InlineScripts
}
type Prepared = { etag: string; body: Uint8Array<ArrayBuffer> | undefined; headers: Record<string, string> }

const compressGzip = promisify(gzip)

/** @returns the answer with a page: its bytes, or 304 where the client has them. */
export function createPageResponses(options: ResponseOptions) {
  const prepared = new WeakMap<CachedPage, Map<Encoding, Promise<Prepared> | Prepared>>()

  function prepare(page: CachedPage, encoding: Encoding): Promise<Prepared> | Prepared {
    const known = prepared.get(page) ?? new Map<Encoding, Promise<Prepared> | Prepared>()
    prepared.set(page, known)
    const found = known.get(encoding) ?? build(page, encoding)
    known.set(encoding, found)
    return found
  }

  function build(page: CachedPage, encoding: Encoding): Promise<Prepared> | Prepared {
    const etag = `"${page.etag}${encoding ? `-${encoding}` : ''}"`
    const headers = { ...pageHeaders(page, options), etag }
    const encoded = (body: Uint8Array<ArrayBuffer>): Prepared => ({
      etag,
      body,
      headers: { ...headers, 'content-encoding': encoding!, 'content-length': String(body.length) },
    })
    if (encoding === 'br') return encoded(page.br)
    if (encoding === 'gzip') return compressGzip(htmlOf(page)).then((body) => encoded(new Uint8Array(body)))
    return { etag, body: undefined, headers }
  }

  function send(page: CachedPage, { etag, body, headers }: Prepared, ifNoneMatch: string | null): Response {
    if (page.status === 200 && ifNoneMatch && matches(ifNoneMatch, etag))
      return new Response(null, { status: 304, headers })
    return new Response(body ?? htmlOf(page), { status: page.status, headers })
  }

  return function respond(page: CachedPage, request: Request): Response | Promise<Response> {
    const ready = prepare(page, negotiate(request.headers.get('accept-encoding')))
    const ifNoneMatch = request.headers.get('if-none-match')
    return ready instanceof Promise
      ? ready.then((each) => send(page, each, ifNoneMatch))
      : send(page, ready, ifNoneMatch)
  }
}

/** Headers of a page, whatever its encoding. */
export function pageHeaders(
  { headers, locale, status, styles }: Omit<CachedPage, 'br' | 'etag'>,
  { scripts, ...options }: ResponseOptions,
): Record<string, string> {
  const isHtml = headers['content-type']?.startsWith('text/html')
  const isData = headers['x-remix-response'] !== undefined
  const merged = new Headers({
    ...securityHeaders({ ...options, ...(isHtml ? { scripts, styles } : {}) }),
    'Cache-Control': isData && status === 200 ? fetchedAhead : revalidated,
    'Content-Language': locale,
  })
  for (const [name, value] of Object.entries(headers)) merged.set(name, value)
  merged.set('Vary', pageVary)
  merged.delete('Content-Length')
  return Object.fromEntries(merged)
}

/** Weak comparison (RFC 9110, 13.1.2). */
function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)
}
