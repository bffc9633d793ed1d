/** Forms posted without JavaScript through a proxy that ends TLS: the built site sees http: and the proxy's address. */
import type { ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createSite, type ClientInfo } from './site.ts'
import { settings, siteServices } from './testing.ts'

async function post(headers: Record<string, string>) {
  const build = (await import(
    /* @vite-ignore */ new URL('../build/server/index.js', import.meta.url).pathname
  )) as ServerBuild
  const clients: ClientInfo[] = []
  const site = createSite(build, settings, {
    ...siteServices,
    enquire: async (client) => {
      clients.push(client)
      return { status: 'accepted' }
    },
  })
  const body = new URLSearchParams({ name: 'John Carter', email: 'john@example.org', message: 'Hello' })
  const { status } = await site.render(
    new Request('http://www.alisios.example/contact', { method: 'POST', headers, body }),
    { locale: 'es', explicit: false },
    { remoteAddress: '127.0.0.1' },
  )
  return { status, clients }
}

describe('a form posted without JavaScript, behind a proxy that ends TLS', () => {
  it('is taken, with what the proxy says of the client', async () => {
    const { status, clients } = await post({ Origin: settings.origin, 'X-Forwarded-For': '198.51.100.9' })
    expect(status).toBe(200)
    expect(clients).toEqual([{ remoteAddress: '127.0.0.1', forwardedFor: '198.51.100.9' }])
  })

  it('is refused from another site', async () => {
    for (const origin of ['https://evil.example', 'https://www.alisios.example.evil.example']) {
      const { status, clients } = await post({ Origin: origin })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(clients).toEqual([])
    }
  })
})
