/** A form posted to a page that takes none: nothing broke, so nothing is printed. */
import type { ServerBuild } from 'react-router'
import { expect, it, vi } from 'vitest'
import { createSite } from './site.ts'
import { settings, siteServices } from './testing.ts'

it.each(['/', '/yachts', '/yachts.data'])(
  'a post to %s is answered with 405 and prints no stack',
  async (path) => {
    const build = (await import(
      /* @vite-ignore */ new URL('../build/server/index.js', import.meta.url).pathname
    )) as ServerBuild
    const site = createSite(build, settings, siteServices)
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { status } = await site.render(
      new Request(`${settings.origin}${path}`, {
        method: 'POST',
        headers: { Origin: settings.origin },
        body: new URLSearchParams({ a: 'b' }),
      }),
      { locale: 'es', explicit: false },
    )
    expect(status).toBe(405)
    expect(printed).not.toHaveBeenCalled()
    printed.mockRestore()
  },
)
