/** Composition root: configuration, relay, page store and site put together and served. */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import type { ServerBuild } from 'react-router'
import { parseRelayConfig } from '#enquiries/config.ts'
import { createBrochures } from '#brochures/files.ts'
import { openPrivateFolder } from '#enquiries/private-files.ts'
import { storeProblem } from '#enquiries/problems.ts'
import { createRelay } from '#enquiries/relay.ts'
import { createApp } from './app.ts'
import { parseServerConfig } from './config.ts'
import { enquiryForm } from './enquiry-form.ts'
import { listenProblem } from './listen-problem.ts'
import { openOfferLetter } from './offer-letter.ts'
import { loadPages, type PageStore, renderPages } from './page-store.ts'
import { createSite } from './site.ts'
import { createStoredAnswers } from './stored-answers.ts'

const clientFolder = new URL('../build/client', import.meta.url).pathname

/** Starts the whole product and resolves when it accepts requests. `stop` lets letters in flight finish. */
export async function startServer(env: Record<string, string | undefined>) {
  const config = parseServerConfig(env)
  const relayConfig = parseRelayConfig(env)
  const log = pino({ level: env.LOG_LEVEL ?? 'info' })
  openPrivateFolder(relayConfig.dataDir)
  const relay = await createRelay(relayConfig, { log, siteUrl: config.site.origin }).catch(
    (error: unknown) => {
      throw storeProblem(error, relayConfig)
    },
  )
  const build = (await import(new URL('../build/server/index.js', import.meta.url).href)) as ServerBuild
  const site = createSite(build, config.site, enquiryForm(relay, config.site))
  const built = await loadPages(config.site)
  const pages: PageStore = built ?? new Map()
  const brochures = createBrochures({
    folder: `${relayConfig.dataDir}/brochures`,
    origin: config.site.origin,
    log,
  })
  const offerLetter = await openOfferLetter({
    model: config.model,
    origin: config.site.origin,
    trustProxy: relayConfig.trustProxy,
    log,
  })
  const stored = createStoredAnswers(pages, {
    https: config.site.origin.startsWith('https:'),
    relayUrl: config.site.relayUrl,
  })
  const app = createApp({
    site,
    stored,
    relay,
    brochures,
    offerLetter,
    settings: config.site,
    clientFolder,
    log,
  })
  relay.start()

  const general = getRequestListener(app.fetch, { hostname: config.host })
  const server = createServer((request, response) => {
    if (!stored.write(request, response)) void general(request, response)
  })
  await new Promise<void>((resolve, reject) =>
    server
      .once('error', (error) => reject(listenProblem(error, config)))
      .listen(config.port, config.host, resolve),
  )
  // Built for other settings: pages are answered live until each stands in the store.
  if (!built)
    renderPages(site, config.site, 5, pages).catch((error: unknown) =>
      log.error({ error: String(error) }, 'a page could not be rendered'),
    )
  const { port } = server.address() as { port: number }

  async function stop() {
    server.close()
    server.closeIdleConnections()
    await relay.stop()
  }
  const { role } = relayConfig
  return { address: `http://${config.host}:${port}`, letters: relay.letters, role, config, stop }
}
