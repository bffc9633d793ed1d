import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { letter, openEndpoint } from '#charter/model/testing-endpoint.ts'
import { letters, request } from '#charter/model/testing-letters.ts'
import { parseServerConfig } from './config.ts'
import { openOfferLetter } from './offer-letter.ts'
import { testApp } from './testing.ts'

const model = {
  OFFER_MODEL_URL: 'https://models.example/v1',
  OFFER_MODEL_KEY: 'sk-secret',
  OFFER_MODEL: 'small',
}

describe('the settings of the letter', () => {
  it('are off by default', () =>
    expect(parseServerConfig({ OFFER_MODEL_KEY: '' })).toMatchObject({
      site: { offerModel: false },
      model: undefined,
    }))
  it('are on when address, key and model are named', () =>
    expect(parseServerConfig({ ...model, OFFER_MODEL_DAILY_TOKENS: '5000' })).toMatchObject({
      site: { offerModel: true },
      model: { url: 'https://models.example/v1', key: 'sk-secret', name: 'small', tokensPerDay: 5000 },
    }))
  it('belong together', () =>
    expect(() => parseServerConfig({ OFFER_MODEL_KEY: 'sk-secret' })).toThrow(
      /OFFER_MODEL_URL: is missing[\s\S]*OFFER_MODEL: is missing/,
    ))
  it('are refused without repeating the key', () => {
    expect(() => parseServerConfig({ ...model, OFFER_MODEL_URL: 'sk-secret' })).toThrow(
      /OFFER_MODEL_URL: must be an address/,
    )
    expect(() => parseServerConfig({ ...model, OFFER_MODEL_URL: 'sk-secret' })).not.toThrow(/sk-secret/)
  })
})

describe('POST /offer/letter', () => {
  const origin = 'https://site.example'
  let endpoint: Awaited<ReturnType<typeof openEndpoint>>
  const logged: unknown[] = []
  beforeAll(async () => {
    endpoint = await openEndpoint()
  })
  afterAll(() => endpoint.close())

  async function appWith({ on = true, trustProxy = 0 } = {}) {
    const offerLetter = await openOfferLetter({
      model: on ? { url: endpoint.url, key: 'key', name: 'model', tokensPerDay: 1_000_000 } : undefined,
      trustProxy,
      log: { info: (...entry: unknown[]) => void logged.push(entry) } as never,
    })
    return testApp({ offerLetter, settings: { origin, relayUrl: '', analyticsSrc: '', offerModel: on } })
  }
  const body = JSON.stringify({
    locale: 'en',
    request: { ...request, name: 'Ada Lovelace', additional: 'a very private wish' },
  })
  const post = (init: RequestInit = {}) =>
    new Request(`${origin}/offer/letter`, {
      method: 'POST',
      body,
      ...init,
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...init.headers },
    })

  it('is 404 where no model is configured', async () => {
    const response = await (await appWith({ on: false })).fetch(post())
    expect([response.status, await response.json()]).toEqual([404, { refused: 'not configured' }])
  })
  it('answers with a letter, security headers, and a log without words', async () => {
    endpoint.behave(letter(letters.en))
    const response = await (await appWith()).fetch(post())
    expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await response.text()).toMatch(/"done":true\}\n$/)
    expect(JSON.stringify(logged)).toContain('"outcome":"done"')
    expect(JSON.stringify(logged)).not.toMatch(/private|Ada|San Blas/)
  })
  it('counts the address that a trusted proxy saw, and an IPv6 household once', async () => {
    endpoint.behave(letter(letters.en))
    const app = await appWith({ trustProxy: 1 })
    const from = async (address: string) => {
      const response = await app.fetch(post({ headers: { 'X-Forwarded-For': address } }), {
        incoming: { socket: { remoteAddress: '127.0.0.1' } },
      })
      await response.text()
      return response.status
    }
    for (let i = 0; i < 6; i++) expect(await from(`2001:db8:1:2::${i}`)).toBe(200)
    expect(await from('2001:db8:1:2::77')).toBe(429)
    expect(await from('2001:db8:1:3::1')).toBe(200)
  })
  it('breaks the model off when the visitor leaves', async () => {
    endpoint.received.length = 0
    endpoint.behave(({ chunk }) => chunk('{"elements":['))
    const server = createAdaptorServer({ fetch: (await appWith()).fetch })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const visitor = httpRequest({
      host: '127.0.0.1',
      port,
      path: '/offer/letter',
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    })
    visitor.on('error', () => undefined)
    visitor.end(body)
    await expect.poll(() => endpoint.received.length).toBe(1)
    visitor.destroy()
    await expect.poll(() => endpoint.received[0]!.aborted, { timeout: 3000 }).toBe(true)
    await expect.poll(() => JSON.stringify(logged.at(-1))).toContain('"outcome":"gone"')
    server.close()
  })
})
