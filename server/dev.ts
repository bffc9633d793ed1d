/** `npm run dev`: the site through Vite, reloading on change, behind the same app as in production. */
import { createServer } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import { pino } from 'pino'
import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import { createApp } from './app.ts'
import { CachedPages } from './cached-pages.ts'
import { flawsPage, watchFlaws } from './dev-flaws.ts'
import { listen } from './http-server.ts'
import { createPages } from './pages.ts'
import { createRenderQueue } from './render-queue.ts'
import { openServices } from './services.ts'
import { createSite, type Site } from './site.ts'

const log = pino({ level: 'warn' })
const { config, settings, relay, siteServices, calendars, brochures, tripFiles, offerLetter, mcp } =
  await openServices(process.env, log, true)
const server = createServer()
// News of changes go over the same port, so that two checkouts can be worked on at once.
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } } })

const flaws = watchFlaws((found) => console.log(found ? `\n${found}` : '\nContents: nothing to correct'))

/** The site of the sources as they are now. */
async function currentSite(): Promise<Site> {
  const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
  return createSite(build, settings, siteServices, 'development')
}
const site: Site = {
  async render(...request) {
    if (flaws()) return flawsPage(flaws())
    return (await currentSite()).render(...request)
  },
  takesForms: async (page) => (await currentSite()).takesForms(page),
  edition: siteServices.calendars.edition,
}

/** Vite's own files and modules; it writes to Node's response itself. */
const files: MiddlewareHandler<{ Bindings: HttpBindings }> = async (
  { env: { incoming, outgoing } },
  next,
) => {
  const handled = await new Promise<boolean>((resolve) => {
    outgoing.once('close', () => resolve(true))
    vite.middlewares(incoming, outgoing, () => resolve(false))
  })
  return handled ? RESPONSE_ALREADY_SENT : next()
}

const pages = createPages({
  site,
  settings,
  cached: new CachedPages(new Map(), { keep: false }),
  scripts: 'any',
  log,
  queue: createRenderQueue({ concurrency: 8, maxWaiting: 100 }),
})
const app = createApp({
  pages,
  relay,
  brochures,
  tripFiles,
  offerLetter,
  mcp,
  settings,
  files: files as MiddlewareHandler,
  log,
})
relay.start()
calendars.start(() => {})
const { port } = await listen(getRequestListener(app.fetch, { hostname: config.host }), { ...config, server })
console.log(`The site is at http://${config.host}:${port}, reloading on change\n${relay.letters}`)
