/** `npm run dev`: the site through Vite, reloading on change, with the relay beside it. */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import { parseRelayConfig } from '#enquiries/config.ts'
import { createBrochures } from '#brochures/files.ts'
import { createRelay } from '#enquiries/relay.ts'
import { parseServerConfig } from './config.ts'
import { enquiryForm } from './enquiry-form.ts'
import { openOfferLetter } from './offer-letter.ts'
import { createSite } from './site.ts'

const config = parseServerConfig(process.env)
const address = `http://${config.host}:${config.port}`
const settings = { ...config.site, origin: process.env.SITE_URL ? config.site.origin : address }
const relayConfig = parseRelayConfig(process.env)
const log = pino({ level: 'warn' })
const brochures = createBrochures({
  folder: `${relayConfig.dataDir}/brochures`,
  origin: settings.origin,
  log,
})
const relay = await createRelay(relayConfig, { log, siteUrl: settings.origin })
const offerLetter = await openOfferLetter({
  model: config.model,
  origin: settings.origin,
  trustProxy: relayConfig.trustProxy,
  log,
})
const server = createServer((request, response) =>
  vite.middlewares(request, response, () => void listener(request, response)),
)
// News of changes go over the same port, so that two checkouts can be worked on at once.
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } } })
relay.start()

const listener = getRequestListener(async (request, env) => {
  const remoteAddress = 'incoming' in env ? (env.incoming.socket.remoteAddress ?? '') : ''
  if (new URL(request.url).pathname.startsWith('/ajax/')) return relay.fetch(request, { remoteAddress })
  if (request.method === 'POST' && new URL(request.url).pathname === '/offer/letter')
    return offerLetter(request, { remoteAddress })
  const brochure = await brochures(request)
  if (brochure) return brochure
  const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
  return createSite(build, settings, enquiryForm(relay, settings), 'development')(request, { remoteAddress })
})
server.listen(config.port, config.host, () => {
  console.log(`The site is at ${address}, reloading on change\n${relay.letters}`)
})
