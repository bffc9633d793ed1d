/** Puts everything behind one address: page store, static files, relay, site. `(Request) => Promise<Response>`. */
import { Hono } from 'hono'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Logger } from 'pino'
import { languageOfRequest } from '#app/i18n/detect.ts'
import { sameOrigin } from '#enquiries/http.ts'
import { encode } from './encoding.ts'
import { brochurePolicy, inlineHashes, securityHeaders } from './headers.ts'
import { limitLog } from './log-limit.ts'
import type { OfferLetter } from './offer-letter.ts'
import { keyOf } from './page-store.ts'
import { badPath, legacyPath } from './paths.ts'
import { refusals, refusedForm } from './refused-form.ts'
import { securityText } from './security-txt.ts'
import type { ClientInfo, Site, SiteSettings } from './site.ts'
import { revalidated, type StoredAnswers } from './stored-answers.ts'

export type RelayFace = {
  fetch: (request: Request, info: { remoteAddress: string }) => Promise<Response>
  ready: () => Promise<{ ok: boolean }>
}
/** Answers for a brochure, or with nothing if there is none at the address. */
export type Brochures = (request: Request) => Promise<Response | undefined>
type ServerParts = {
  site: Site
  stored: StoredAnswers
  relay: RelayFace
  brochures: Brochures
  offerLetter: OfferLetter
  settings: SiteSettings
  clientFolder: string
  log: Pick<Logger, 'warn'>
}
type Bindings = { incoming?: { socket?: { remoteAddress?: string } } }

/** Data that a link fetched when somebody pointed at it is there for the click a moment later. */
const fetchedAhead = 'private, max-age=60'
const immutable = 'public, max-age=31536000, immutable'

export function createApp({
  site,
  stored,
  relay,
  brochures,
  offerLetter,
  settings,
  clientFolder,
  log,
}: ServerParts) {
  const app = new Hono<{ Bindings: Bindings }>()
  const https = settings.origin.startsWith('https:')
  const warn = limitLog((fields, message) => log.warn(fields, message), 10)

  app.use(async (c, next) => {
    const refused = badPath(c.req.raw.url)
    if (refused)
      c.res = new Response(`${refused.status}\n`, {
        status: refused.status,
        headers: { 'Content-Type': 'text/plain; charset=utf-8' },
      })
    else await next()
    for (const [name, value] of Object.entries(securityHeaders({ https })))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })

  app.get('/healthz', (c) => c.text('ok\n'))
  const securityFile = securityText(settings.origin, Date.now())
  app.get('/.well-known/security.txt', (c) => c.text(securityFile))
  app.get('/readyz', async (c) => {
    const state = await relay.ready()
    return c.json(state, state.ok ? 200 : 503)
  })
  app.all('/ajax/*', (c) => relay.fetch(c.req.raw, clientOf(c.env)))
  app.all('/ajax', (c) => c.notFound())
  app.post('/offer/letter', (c) => offerLetter(c.req.raw, clientOf(c.env)))

  const files = { root: clientFolder, precompressed: true } as const
  app.get('/assets/*', serveStatic({ ...files, onFound: (_, c) => c.header('Cache-Control', immutable) }))
  app.get('/pictures/*', serveStatic({ ...files, onFound: (_, c) => c.header('Cache-Control', immutable) }))
  app.get('/brochures/*', async (c, next) => {
    const answer = await brochures(c.req.raw)
    if (!answer) return next()
    answer.headers.set('Content-Security-Policy', brochurePolicy)
    return answer
  })
  app.get(
    '/*',
    serveStatic({ ...files, onFound: (_, c) => c.header('Cache-Control', 'public, max-age=3600') }),
  )

  app.all('*', async (c) => {
    const request = c.req.raw
    const url = new URL(request.url)
    if (legacyPath(url.pathname)) return c.redirect('/', 308)
    if (request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'POST')
      return c.text('405\n', 405, { Allow: 'GET, HEAD, POST' })
    const options = { https, relayUrl: settings.relayUrl }
    if (request.method === 'POST') return live(() => takeForm(request, clientOf(c.env)), request, options)
    const key = keyOf(url, languageOfRequest(request))
    return (
      (key && stored.answer(key, request)) || live(() => site(request, clientOf(c.env)), request, options)
    )
  })

  /** Forms posted to a page, from our own pages only. */
  async function takeForm(request: Request, client: ClientInfo): Promise<Response> {
    const { locale } = languageOfRequest(request)
    if (!sameOrigin(request, [new URL(request.url).origin, settings.origin])) {
      warn({ status: 403, siteUrl: settings.origin }, 'a form was refused: it comes from none of our pages')
      return refusedForm(403, locale)
    }
    const response = await site(request, client)
    const { status } = response
    if (!isPage(response) || !refusals.has(status)) return response
    warn({ status }, 'a form was refused')
    return refusedForm(status, locale)
  }
  return app
}

const isPage = (response: Response) => response.headers.get('content-type')?.startsWith('text/html')

function clientOf(bindings: Bindings | undefined) {
  return { remoteAddress: bindings?.incoming?.socket?.remoteAddress ?? '' }
}

type Options = { https: boolean; relayUrl: string }

/**
 * Pages whose content depends on the request: forms posted without JavaScript, filtered views, unknown paths; and the
 * data of pages to which a visitor goes inside the site.
 */
async function live(render: () => Promise<Response>, request: Request, options: Options): Promise<Response> {
  const response = await render()
  const page = isPage(response)
  const isData = response.headers.has('x-remix-response')
  if (!page && !isData) return response
  const text = await response.text()
  const headers = new Headers(response.headers)
  headers.set(
    'Cache-Control',
    request.method === 'POST' ? 'no-store' : isData && response.ok ? fetchedAhead : revalidated,
  )
  headers.set('Vary', 'Accept-Encoding, Accept-Language, Cookie')
  if (page)
    for (const [name, value] of Object.entries(securityHeaders({ ...options, hashes: inlineHashes(text) })))
      headers.set(name, value)
  const encoded = await encode(text, request.headers.get('accept-encoding'))
  const hasBody = request.method !== 'HEAD' && response.status !== 204 && response.status !== 304
  if (hasBody) for (const [name, value] of Object.entries(encoded.headers)) headers.set(name, value)
  return new Response(hasBody ? encoded.body : null, { status: response.status, headers })
}
