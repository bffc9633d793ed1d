import type { ServerBuild } from 'react-router'
import { expect, it, vi } from 'vitest'
import { createLinkKey } from '#enquiries/link-key.ts'
import { drawPage, htmlOf } from './cached-pages.ts'
import { liveAddress, liveKinds } from './live-addresses.ts'
import { pageAddress } from './page-address.ts'
import { signedBy } from './quotes.ts'
import { openRenderThread } from './render-thread.ts'
import { createSite } from './site.ts'
import { settings, siteServices } from './testing.ts'

const bundle = new URL('../build/server/index.js', import.meta.url).pathname
const linkKeys = ['a key for tests alone'] as const

it('renders the very bytes that this thread would render, signed links included', async () => {
  const build = (await import(/* @vite-ignore */ bundle)) as ServerBuild
  const site = createSite(build, settings, { ...siteServices, quotes: signedBy(createLinkKey(linkKeys)) })
  const { calendars } = siteServices
  const thread = openRenderThread({ settings, linkKeys, calendars, log: console })
  try {
    for (const kind of liveKinds) {
      const address = pageAddress(new URL(liveAddress(kind, 1), settings.origin))
      const language = { locale: 'en', explicit: true } as const
      const there = await vi.waitFor(() => thread.render(address, language) ?? Promise.reject(), {
        timeout: 60_000,
      })
      const here = await drawPage(site, settings.origin, address, language)
      expect(Buffer.from(htmlOf(there)).equals(here.content), kind).toBe(true)
      expect({ ...there, br: undefined }).toEqual({ ...here, content: undefined })
    }
  } finally {
    await thread.stop()
  }
})
