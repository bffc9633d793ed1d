/** Puts everything behind one address: pages, files, relay, letters. `(Request) => Promise<Response>`. */
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Locale } from '#content/locales.ts'
import { deskPath } from '#enquiries/desk-link.ts'
import { ajaxPosts } from '#enquiries/http.ts'
import { postDoor, type PostKind } from '#enquiries/post-door.ts'
import { tripFiles as tripPaths } from '#app/trip-paths.ts'
import { type Desk, styledDesk } from './desk.ts'
import { brochurePolicy, securityHeaders } from './headers.ts'
import { limitLog } from './log-limit.ts'
import { mcpPath } from '#app/mcp-path.ts'
import { type McpEndpoint, mcpPosts } from './mcp/endpoint.ts'
import { letterPosts, type OfferLetter } from './offer-letter.ts'
import { type Pages, warningsAMinute } from './pages.ts'
import { legacyPath } from './paths.ts'
import { securityText } from './security-txt.ts'
import type { SiteSettings } from './site.ts'
import { errorPage, refusedForm } from './small-page.ts'
import type { TripFiles } from './trip-files.ts'

export type RelayHandler = {
  fetch: (request: Request, info: { remoteAddress: string }) => Promise<Response>
  ready: () => Promise<{ ok: boolean }>
  desk: Desk
}
/** Answers for a brochure, or with nothing if there is none at the address. */
export type Brochures = (request: Request) => Promise<Response | undefined>
type ServerParts = {
  pages: Pages
  relay: RelayHandler
  brochures: Brochures
  tripFiles: TripFiles
  offerLetter: OfferLetter
  mcp: McpEndpoint
  settings: SiteSettings
  /** Serves files: of the build, or Vite's. */
  files: MiddlewareHandler
  log: Pick<Logger, 'warn' | 'error'>
  /** Whether the server is about to stop and takes nothing new. */
  stopping?: () => boolean
}
type Bindings = { incoming?: { socket?: { remoteAddress?: string } } }
type AppContext = Context<{ Bindings: Bindings }>

/** Bytes of a posted form; the long enquiry has about 15,000. */
const maxFormBytes = 64 * 1024
const methods = ['GET', 'HEAD', 'POST']
const letterPath = '/offer/letter'

export function createApp(parts: ServerParts) {
  const {
    pages,
    relay,
    brochures,
    tripFiles,
    offerLetter,
    mcp,
    settings,
    files,
    log,
    stopping = () => false,
  } = parts
  const app = new Hono<{ Bindings: Bindings }>()
  const security = Object.entries(securityHeaders({ https: settings.origin.startsWith('https:') }))
  const warn = limitLog((fields, message) => log.warn(fields, message), warningsAMinute)
  const localeOf = (c: AppContext) => pages.read(c.req.raw).language.locale

  // Cached pages come first, with all their headers ready.
  app.get('*', (c, next) => pages.fromCache(c.req.raw) ?? next())

  app.use(async (c, next) => {
    // Node takes any Host; nothing can be asked of one that is no name.
    if (!URL.canParse(c.req.raw.url)) c.res = errorPage(400, localeOf(c))
    else await next()
    for (const [name, value] of security) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })

  app.post(
    '*',
    postDoor(settings.origin, (c) => {
      const { maxBytes, refuse } = postKind(c.req.path, () => localeOf(c as AppContext))
      return {
        maxBytes,
        refuse: (status) => {
          const reason = status === 403 ? 'it comes from none of our pages' : 'it is too large'
          warn({ status, siteUrl: settings.origin }, `a post was refused: ${reason}`)
          return refuse(status)
        },
      }
    }),
  )

  app.get('/healthz', (c) => c.text('ok\n'))
  const securityFile = securityText(settings.origin, Date.now())
  app.get('/.well-known/security.txt', (c) => c.text(securityFile))
  app.get('/readyz', async (c) => {
    const state = stopping() ? { ok: false, stopping: true } : await relay.ready()
    return c.json(state, state.ok ? 200 : 503)
  })
  app.all('/ajax/*', (c) => relay.fetch(c.req.raw, clientOf(c)))
  const desk = styledDesk(relay.desk)
  app.on(['GET', 'POST'], `${deskPath}*`, (c) => desk(c.req.raw, localeOf(c)))
  app.all(mcpPath, (c) => mcp(c.req.raw, clientOf(c)))
  app.post(letterPath, (c) => offerLetter(c.req.raw, clientOf(c)))

  app.use(async (c, next) => {
    if (legacyPath(c.req.path)) return c.redirect('/', 308)
    if (!methods.includes(c.req.method)) return errorPage(405, localeOf(c), { Allow: methods.join(', ') })
    return next()
  })

  app.post('*', (c) => pages.posted(c.req.raw, clientOf(c)))
  app.get('*', files)
  app.get('/brochures/*', async (c, next) => {
    const answer = await brochures(c.req.raw)
    if (!answer) return next()
    answer.headers.set('Content-Security-Policy', brochurePolicy)
    return answer
  })
  app.on('GET', Object.values(tripPaths), async (c) => {
    const answer = await tripFiles(new URL(c.req.url), localeOf(c))
    answer.headers.set('Content-Security-Policy', brochurePolicy)
    return answer
  })
  app.get('*', (c) => pages.answer(c.req.raw))

  app.onError((error, c) => {
    log.error({ err: error }, 'a request could not be answered')
    return errorPage(500, localeOf(c))
  })
  return app
}

function clientOf(c: AppContext) {
  return { remoteAddress: c.env?.incoming?.socket?.remoteAddress ?? '' }
}

/** What a post may weigh and how it is refused, by where it goes: the relay, the letter, or a page. */
function postKind(path: string, locale: () => Locale): PostKind {
  if (path.startsWith('/ajax/')) return ajaxPosts
  if (path === letterPath) return letterPosts
  if (path === mcpPath) return mcpPosts
  return { maxBytes: maxFormBytes, refuse: (status) => refusedForm(status, locale()) }
}
