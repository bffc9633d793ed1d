import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { type CachedPage, CachedPages, renderPages } from './cached-pages.ts'
import type { RenderQueue } from './render-queue.ts'
import type { Site } from './site.ts'
import { settings, testApp } from './testing.ts'

/** Addresses for which the site was asked since the pages were built. */
let rendered: string[] = []
/** A page that says what was asked for and in which language. */
const render: Site['render'] = async ({ url }, { locale, explicit }) => {
  rendered.push(url.slice(settings.origin.length))
  const missing = /\/not-found/.test(url)
  return new Response(`<script>bad()</script><p>${url} ${locale} ${explicit}</p>`, {
    status: missing ? 404 : 200,
    headers: { 'Content-Type': 'text/html' },
  })
}
const built = new Map<string, CachedPage>()
beforeAll(() =>
  renderPages({ render, edition: () => 'first' }, settings.origin, {
    quality: 1,
    add: (key, page) => built.set(key, page),
  }),
)

function appWith(queue?: RenderQueue, edition = () => 'first') {
  rendered = []
  const cached = new CachedPages(new Map(built))
  const app = testApp({ render, edition, cached, scripts: ['sha256-known'], queue })
  return async (path: string, init?: RequestInit) => app.fetch(new Request(settings.origin + path, init))
}
const textOf = async (response: Response | Promise<Response>) => (await response).text()

describe('the language of a page', () => {
  const cases: [query: string, cookie: string, accept: string, locale: string, explicit: boolean][] = [
    ['', '', '', 'es', false],
    ['', '', 'de-AT, en;q=0.5', 'de', false],
    ['', 'a=b; lang=en', 'de', 'en', false],
    ['', 'lang=de-CH', 'en', 'de', false],
    ['lang=de', 'lang=en', 'en', 'de', true],
    ['lang=de-AT', '', 'en', 'de', true],
    ['lng=en', 'lang=de', '', 'en', true],
    ['lang=fr&lng=de', 'lang=en', '', 'de', true],
    ['lang=fr', 'lang=en', 'de', 'en', false],
    ['lang=<script>', '', 'de', 'de', false],
  ]
  it.each(cases)(
    'by ?%s, cookie "%s" and header "%s" is %s, cached or not',
    async (...[query, cookie, accept, locale, explicit]) => {
      const get = appWith()
      const headers = { ...(cookie ? { cookie } : {}), ...(accept ? { 'accept-language': accept } : {}) }
      const cached = await get(`/contact${query ? `?${query}` : ''}`, { headers })
      const live = await get(`/contact?days=7${query ? `&${query}` : ''}`, { headers })
      expect(rendered).toHaveLength(1)
      for (const response of [cached, live]) {
        expect(response.headers.get('content-language')).toBe(locale)
        expect(response.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie')
        expect(await response.text()).toContain(`${explicit ? `lang=${locale}` : ''} ${locale} ${explicit}`)
      }
    },
  )
})

describe('a page that shows when a yacht is free', () => {
  it('is rendered anew when a calendar or the day has changed, once, and no other page is', async () => {
    let edition = 'first'
    const get = appWith(undefined, () => edition)
    await get('/yacht/lagoon-56?lang=en')
    expect(rendered).toEqual([])
    edition = 'second'
    await Promise.all([get('/yacht/lagoon-56?lang=en'), get('/yacht/lagoon-56?lang=en'), get('/faq')])
    await get('/yacht/lagoon-56?lang=en')
    expect(rendered).toEqual(['/yacht/lagoon-56?lang=en'])
  })
  it('is rendered anew for a query and as data, too', async () => {
    let edition = 'first'
    const get = appWith(undefined, () => edition)
    const paths = [
      '/yacht/lagoon-56?persons=4&lang=en',
      '/yacht/lagoon-56.data?lang=en',
      '/calendar/lagoon-56.ics?lang=en',
    ]
    for (const round of ['first', 'first', 'second']) {
      edition = round
      for (const path of paths) await get(path)
    }
    expect(rendered).toEqual([...paths, ...paths])
  })
})

describe('a page', () => {
  it.each([
    '/',
    '/faq?utm_source=x',
    '/privacy//',
    '/Yachts/',
    '/contact?yacht=titanic&evil=1',
    '/yachts?page=1',
  ])('%s comes from the cache', async (path) => {
    const response = await appWith()(path)
    expect([response.status, rendered]).toEqual([200, []])
  })
  it('with a known query is rendered once, without what it does not know', async () => {
    const get = appWith()
    const texts = await Promise.all(
      ['/contact?topic=careers&utm=1', '/contact?yacht=x&topic=careers'].map((path) => textOf(get(path))),
    )
    expect(rendered).toEqual(['/contact?topic=careers'])
    expect(texts[0]).toBe(texts[1])
    await get('/contact?topic=careers')
    expect(rendered).toHaveLength(1)
  })
  it.each([
    '/nowhere',
    '/nowhere?x=1',
    '/yacht/titanic',
    '/%ff',
    '/%00',
    `/${'a'.repeat(8000)}`,
    '/yachts/x.data',
  ])('%.30s is the one cached page for what is not there', async (path) => {
    const response = await appWith()(path, { headers: { 'accept-language': 'de' } })
    expect([response.status, response.headers.get('content-language')]).toEqual([404, 'de'])
    expect(rendered.filter((each) => !each.endsWith('.data'))).toEqual([])
  })
  it('is the same in every encoding, and 304 to who has it', async () => {
    const get = appWith()
    const as = async (encoding: string) => {
      const response = await get('/?lang=de', { headers: { 'accept-encoding': encoding } })
      const body = Buffer.from(await response.arrayBuffer())
      const etag = response.headers.get('etag')!
      const again = await get('/?lang=de', {
        headers: { 'accept-encoding': encoding, 'if-none-match': `"x", W/${etag}` },
      })
      expect([again.status, await again.text()]).toEqual([304, ''])
      return body
    }
    const plain = (await as('identity')).toString()
    expect(plain).toContain('/?lang=de de true')
    expect(brotliDecompressSync(await as('gzip, deflate, br')).toString()).toBe(plain)
    expect(gunzipSync(await as('gzip')).toString()).toBe(plain)
  })
  it('runs the scripts of the build alone, whatever else stands in it', async () => {
    const policy = (await appWith()('/')).headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self' 'sha256-known';")
  })
  it('that finds the queue full is answered 503 in the visitor’s language, while cached ones still come', async () => {
    const get = appWith({ run: () => undefined })
    const busy = await get('/contact?topic=careers&lang=de')
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await busy.text()).toContain('<html lang="de">')
    expect((await get('/contact?lang=de')).status).toBe(200)
    expect((await get('/nowhere')).status).toBe(404)
  })
  it('without a form answers a posted one with 405 and does not ask the site', async () => {
    const response = await appWith()('/faq', { method: 'POST', body: 'a=b' })
    expect([response.status, response.headers.get('allow'), rendered]).toEqual([405, 'GET, HEAD', []])
  })
})

it('a Host that is no name is answered 400, not with a fault of ours', async () => {
  const app = testApp()
  const request = new Request(`${settings.origin}/robots.txt`)
  Object.defineProperty(request, 'url', { value: 'http://999.999.999.999/readyz' })
  expect((await app.fetch(request)).status).toBe(400)
})
