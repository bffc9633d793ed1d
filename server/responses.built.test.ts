/** How the built site answers: compressed, with ETags, and with the data of pages for clicks inside the site. */
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { interfaceTexts } from '#content/interface.server.ts'
import { locales } from '#content/locales.ts'
import { sitePaths } from './page-address.ts'
import { openBuiltSite } from './testing-built.ts'

const { fetchPage, pages } = await openBuiltSite()

describe('the data of a page to which a visitor goes inside the site', () => {
  it('is compressed, in the language asked for, and kept for the click that follows', async () => {
    const response = await fetchPage('/yachts.data?lang=de', { headers: { 'accept-encoding': 'br' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, max-age=60')
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie')
    const data = Buffer.from(await response.arrayBuffer())
    expect(data.length).toBeLessThan(20_000)
    expect(brotliDecompressSync(data).toString()).toContain(interfaceTexts.de.common.yachtNotFound)
  })
})

describe('the offer’s letter', () => {
  it('is 404 where none is configured', async () => {
    expect((await fetchPage('/offer/letter', { method: 'POST' })).status).toBe(404)
  })
})

describe('cached pages', () => {
  it('answers a known ETag with 304 and compresses as asked', async () => {
    const first = await fetchPage('/', { headers: { 'accept-encoding': 'br, gzip' } })
    expect(first.headers.get('content-encoding')).toBe('br')
    const again = await fetchPage('/', {
      headers: { 'accept-encoding': 'br, gzip', 'if-none-match': first.headers.get('etag')! },
    })
    expect(again.status).toBe(304)
    expect(
      (await fetchPage('/', { headers: { 'accept-encoding': 'gzip;q=0.5, br;q=0' } })).headers.get(
        'content-encoding',
      ),
    ).toBe('gzip')
    expect((await fetchPage('/')).headers.get('content-encoding')).toBeNull()
  })
  it('are every page, and both pages for what is not there, twice in every language', () => {
    expect(pages.size).toBe((sitePaths().length + 2) * locales.length * 2)
  })
})
