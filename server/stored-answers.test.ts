import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
import { renderPages, storeKey } from './page-store.ts'
import { createStoredAnswers, type StoredAnswers } from './stored-answers.ts'

const settings = { origin: 'https://www.alisios.example', relayUrl: '', analyticsSrc: '', offerModel: false }
/** A page that says nothing but what was asked for. */
const site = async (request: Request) =>
  new Response(`<p>${request.url} ${request.headers.get('accept-language')}</p>`, {
    headers: { 'Content-Type': 'text/html' },
  })
let app: ReturnType<typeof createApp>
let stored: StoredAnswers
let server: Server
/** Whether the last request was written past the app. */
let written = false

beforeAll(async () => {
  stored = createStoredAnswers(await renderPages(site, settings, 1), { https: true, relayUrl: '' })
  app = createApp({
    site: async () => new Response('live'),
    stored,
    settings,
    clientFolder: import.meta.dirname,
    brochures: async () => undefined,
    relay: { fetch: async () => new Response(), ready: async () => ({ ok: true }) },
    offerLetter: async () => new Response(),
    log: console,
  })
  server = createServer((request, response) => {
    written = stored.write(request, response)
    if (!written) response.writeHead(501).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

type Asked = { method?: string; headers?: Record<string, string> }
const br = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** What the wire carries: bytes as they come, and the headers that are not the connection's. */
function wire(
  path: string,
  { method = 'GET', headers = {} }: Asked,
): Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    httpRequest({ port, path, method, headers, agent: false }, async (response) => {
      const { connection: _connection, date: _date, 'keep-alive': _keepAlive, ...rest } = response.headers
      resolve({ status: response.statusCode!, headers: rest, body: Buffer.concat(await response.toArray()) })
    })
      .on('error', reject)
      .end()
  })
}

async function throughApp(path: string, { method = 'GET', headers = {} }: Asked) {
  const response = await app.fetch(new Request(settings.origin + path, { method, headers }))
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  }
}

describe('a stored page', () => {
  it.each<[string, Asked]>([
    ['/', { headers: br }],
    ['/', { headers: { ...br, 'accept-language': 'de-AT, en;q=0.5' } }],
    ['/yachts', { headers: { ...br, 'accept-language': 'de', cookie: 'a=b; lang=en' } }],
    ['/yachts?lang=de', { headers: { ...br, cookie: 'lang=en' } }],
    ['/yacht/lagoon-56?lang=en', { method: 'HEAD', headers: br }],
  ])('%s %j is written as the app would answer it', async (path, asked) => {
    const answer = await wire(path, asked)
    expect(written).toBe(true)
    expect(answer.status).toBe(200)
    expect(answer).toEqual(await throughApp(path, asked))
    const known = {
      ...asked,
      headers: { ...asked.headers, 'if-none-match': `"other", W/${String(answer.headers.etag)}` },
    }
    const again = await wire(path, known)
    expect(again.status).toBe(304)
    expect(again).toEqual(await throughApp(path, known))
  })

  it.each<[string, Asked]>([
    ['/', {}],
    ['/', { headers: { 'accept-encoding': 'gzip' } }],
    ['/', { method: 'POST', headers: br }],
    ['/?lng=de', { headers: br }],
    ['/?utm_source=x', { headers: br }],
    ['/yachts?page=2', { headers: br }],
    ['/yachts?lang=fr', { headers: br }],
    ['/yachts/', { headers: br }],
    ['/nowhere', { headers: br }],
    ['//', { headers: br }],
  ])('%s %j is left to the app', async (path, asked) => {
    expect((await wire(path, asked)).status).toBe(501)
    expect(written).toBe(false)
  })

  it('is the same page in every encoding', async () => {
    async function text(encoding: string) {
      const { body } = await throughApp('/?lang=de', { headers: { 'accept-encoding': encoding } })
      return (
        encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
      ).toString()
    }
    const plain = await text('identity')
    expect(plain).toContain(`${settings.origin}/?lang=de`)
    expect(await text('br')).toBe(plain)
    expect(await text('gzip')).toBe(plain)
  })

  it('is none where none stands', () => {
    expect(stored.answer(storeKey('/nowhere', 'de', true), new Request(settings.origin))).toBeUndefined()
  })
})
