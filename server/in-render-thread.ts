/** The thread of render-thread.ts: renders the pages that it is asked for. It knows of enquiries nothing at all. */
import { setImmediate } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { ServerBuild } from 'react-router'
import { locales } from '#content/locales.ts'
import { createLinkKey } from '#enquiries/link-key.ts'
import { drawPage, packPage } from './cached-pages.ts'
import { liveAddress, liveKinds } from './live-addresses.ts'
import { pageAddress } from './page-address.ts'
import { signedBy } from './quotes.ts'
import type { CalendarState, RenderTask, ThreadMessage, ThreadSettings } from './render-thread.ts'
import { createSite } from './site.ts'

/** Pages rendered at the start that nobody asked for, so that the first guest's is rendered by code that is compiled. */
const warmUpPages = 60

const port = parentPort!
const { settings, linkKeys } = workerData as ThreadSettings
const build = (await import(new URL('../build/server/index.js', import.meta.url).href)) as ServerBuild
let state: CalendarState | undefined
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
  try {
    const page = await packPage(await drawPage(site, settings.origin, address, language))
    tell({ id, page }, [page.br.buffer])
  } catch (error) {
    tell({ id, error })
  }
})

tell({})
for (let i = 0; i < warmUpPages; i++) {
  const address = pageAddress(new URL(liveAddress(liveKinds[i % liveKinds.length]!, i), settings.origin))
  await drawPage(site, settings.origin, address, { locale: locales[i % locales.length]!, explicit: false })
  await setImmediate()
}
