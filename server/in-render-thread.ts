/** The thread of render-thread.ts: renders the pages that it is asked for. It knows of enquiries nothing at all. */
import { flushCompileCache } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { ServerBuild } from 'react-router'
import { localeOfQuery } from '#app/i18n/detect.ts'
import { fallbackLocale, locales } from '#content/locales.ts'
import { createLinkKey } from '#enquiries/link-key.ts'
import { drawPage, packPage } from './cached-pages.ts'
import { liveAddress, liveKinds, tripsOfUsualLength } from './live-addresses.ts'
import { pageAddress } from './page-address.ts'
import { signedBy } from './quotes.ts'
import type { CalendarState, RenderTask, ThreadMessage, ThreadSettings } from './render-thread.ts'
import { createSite } from './site.ts'

const port = parentPort!
const { settings, linkKeys } = workerData as ThreadSettings
const build = (await import(new URL('../build/server/index.js', import.meta.url).href)) as ServerBuild
let state: CalendarState | undefined
let askedAt = 0
const site = createSite(build, settings, {
  enquire: async () => ({ status: 'refused' }),
  calendars: {
    calendarOf: (slug) => state?.calendars[slug] ?? { busy: [], ports: [] },
    edition: () => state?.edition ?? '',
  },
  quotes: signedBy(createLinkKey(linkKeys)),
})

const tell = (message: ThreadMessage, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

port.on('message', async ({ id, address, language, calendars }: RenderTask) => {
  state = calendars ?? state
  askedAt = performance.now()
  try {
    const page = await packPage(await drawPage(site, settings.origin, address, language))
    tell({ id, page }, [page.br.buffer])
  } catch (error) {
    tell({ id, error })
  }
})

/** Milliseconds without a request after which the thread has time for itself, and its rest between two such pages. */
const [quietMs, restMs] = [1000, 50]

/** Renders a page for nobody. */
async function practise(path: string): Promise<void> {
  const url = new URL(path, settings.origin)
  const locale = localeOfQuery(url.searchParams) ?? fallbackLocale
  await drawPage(site, settings.origin, pageAddress(url), { locale, explicit: true })
}

// The first pages take ten times as long as later ones, until their code is compiled: no guest shall wait for that.
for (let i = 0; i < 2 * liveKinds.length * locales.length; i++)
  await practise(liveAddress(liveKinds[i % liveKinds.length]!, i))
askedAt = performance.now()
tell({})
flushCompileCache()
// Charts are drawn once for each length and language: the usual ones beforehand, while nobody asks for anything.
for (const trip of tripsOfUsualLength()) {
  do await sleep(restMs)
  while (performance.now() - askedAt < quietMs)
  await practise(trip)
}
