/** Composition root: services, cached pages and site put together and served. */
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import type { ServerBuild } from 'react-router'
import { createApp } from './app.ts'
import { type CachedPage, CachedPages, renderPages, scriptHashes } from './cached-pages.ts'
import { createPageRenderer } from './page-renderer.ts'
import { listen } from './http-server.ts'
import { loadPages } from './page-files.ts'
import { createPages } from './pages.ts'
import { openRenderThread } from './render-thread.ts'
import { monthAt, notRendered, pageRenewal } from './renew-pages.ts'
import { openServices } from './services.ts'
import { createSite } from './site.ts'
import { staticFiles } from './static-files.ts'

/** So long the server waits for the thread that renders before it listens: until then it would render here, and slowly. */
const threadStartMs = 3000
const clientFolder = new URL('../build/client', import.meta.url).pathname

/** Starts the whole product and resolves when it accepts requests. `stop` lets posts and letters in flight finish. */
export async function startServer(env: Record<string, string | undefined>) {
  const log = pino({ level: env.LOG_LEVEL ?? 'info' })
  const { config, settings, role, relay, siteServices, calendars, brochures, tripFiles, offerLetter, mcp } =
    await openServices(env, log)
  const thread =
    config.renderThread && role !== 'worker'
      ? openRenderThread({ settings, linkKeys: relay.linkKeys, calendars, log })
      : undefined
  const build = (await import(new URL('../build/server/index.js', import.meta.url).href)) as ServerBuild
  const site = createSite(build, settings, siteServices)
  const built = await loadPages(settings)
  const cached = new CachedPages(built?.pages)
  const scripts = built?.scripts ?? (await scriptHashes(site, settings.origin))
  const renderer = createPageRenderer(site, settings.origin, thread)
  const pages = createPages({ site, settings, cached, scripts, log, renderer })
  let stopping = () => false
  const app = createApp({
    pages,
    relay,
    brochures,
    tripFiles,
    offerLetter,
    mcp,
    settings,
    files: staticFiles(clientFolder),
    log,
    stopping: () => stopping(),
  })
  relay.start()
  await Promise.race([thread?.started, sleep(threadStartMs)])

  const server = await listen(getRequestListener(app.fetch, { hostname: config.host }), config)
  stopping = server.stopping
  const add = (key: string, page: CachedPage) => cached.addBuilt(key, page)
  const now = { edition: site.edition(), month: monthAt(new Date()) }
  const renew = pageRenewal({ site, origin: settings.origin, shown: built ?? now, add, log })
  // Built for other settings: pages are rendered when they are asked for until each is cached.
  if (!built)
    renderPages(site, settings.origin, { quality: 5, gently: true, add }).catch((error: unknown) =>
      log.error({ error: String(error) }, notRendered),
    )
  void renew()
  if (role !== 'worker') calendars.start(() => void renew())

  async function stop() {
    calendars.stop()
    await server.stop()
    await thread?.stop()
    await relay.stop()
  }
  return {
    address: `http://${config.host}:${server.port}`,
    letters: relay.letters,
    calendarProblems: calendars.problems,
    role,
    config,
    stop,
  }
}
