/** What the server is put together from, the same in production and development. */
import type { Logger } from 'pino'
import { createBrochures } from '#brochures/files.ts'
import { fleet } from '#content/fleet.ts'
import { parseRelayConfig } from '#enquiries/config.ts'
import { openPrivateFolder } from '#enquiries/private-files.ts'
import { storeProblem } from '#enquiries/problems.ts'
import { createRelay } from '#enquiries/relay.ts'
import { openCalendars } from './calendars/calendars.ts'
import { parseServerConfig } from './config.ts'
import { drafts } from './draft.ts'
import { enquiryForm } from './enquiry-form.ts'
import { openMcp } from './mcp/endpoint.ts'
import { openOfferLetter } from './offer-letter.ts'
import { signedBy } from './quotes.ts'
import { createTripFiles } from './trip-files.ts'

/** @param ownAddress whether the site is named by where it listens, if SITE_URL names nothing @throws if the configuration cannot be used or the store cannot be opened */
export async function openServices(env: Record<string, string | undefined>, log: Logger, ownAddress = false) {
  const config = parseServerConfig(env)
  const address = `http://${config.host}:${config.port}`
  const settings = { ...config.site, origin: ownAddress && !env.SITE_URL ? address : config.site.origin }
  const relayConfig = parseRelayConfig(env)
  openPrivateFolder(relayConfig.dataDir)
  const { dataDir } = relayConfig
  const calendars = await openCalendars({ dataDir, urls: config.calendarUrls, log })
  const relay = await createRelay(relayConfig, {
    log,
    siteUrl: settings.origin,
    draftFor: drafts({ calendarOf: calendars.calendarOf, origin: settings.origin }),
    staleCalendars: () =>
      fleet.filter(({ slug }) => calendars.calendarOf(slug).stale).map(({ name }) => name),
  }).catch((error: unknown) => {
    throw storeProblem(error, relayConfig)
  })
  const quotes = signedBy(relay.linkKey)
  return {
    config,
    settings,
    role: relayConfig.role,
    relay,
    siteServices: {
      enquire: enquiryForm(relay, settings),
      calendars,
      quotes,
    },
    calendars,
    mcp: openMcp({
      origin: settings.origin,
      calendarOf: calendars.calendarOf,
      now: () => new Date(),
      trustProxy: relayConfig.trustProxy,
    }),
    brochures: createBrochures({ folder: `${relayConfig.dataDir}/brochures`, origin: settings.origin, log }),
    tripFiles: createTripFiles({ ...calendars, quotes, origin: settings.origin, log }),
    offerLetter: await openOfferLetter({
      model: config.model,
      trustProxy: relayConfig.trustProxy,
      log,
    }),
  }
}
