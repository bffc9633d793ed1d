/** What is refused before a post reaches the relay, the letter or a page, each in its own format. */
import { describe, expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import { settings, testApp } from './testing.ts'

const own = { origin: settings.origin }
const refusedText = interfaceTexts.de.answer.refused
const kinds = [
  {
    path: `/ajax/${company.enquiryMailbox}`,
    type: 'application/json',
    maxBytes: 32 * 1024,
    refusals: { 403: '"success":"false"', 413: '"success":"false"' },
  },
  {
    path: '/offer/letter',
    type: 'application/json',
    maxBytes: 32 * 1024,
    refusals: { 403: '{"refused":"origin"}\n', 413: '{"refused":"size"}\n' },
  },
  {
    path: '/contact',
    type: 'application/x-www-form-urlencoded',
    maxBytes: 64 * 1024,
    refusals: { 403: refusedText, 413: refusedText },
  },
]

describe.each(kinds)('a post to $path', ({ path, type, maxBytes, refusals }) => {
  /** Answers, and the bytes of the body that came through, if any did. */
  async function post(headers: object, body: string | ReadableStream = 'name=Ana') {
    let reached: number | undefined
    const handle = async (request: Request) => {
      reached = (await request.arrayBuffer()).byteLength
      return new Response('reached', { headers: { 'Content-Type': 'text/html' } })
    }
    const app = testApp({
      render: handle,
      offerLetter: handle,
      relay: { fetch: handle, ready: async () => ({ ok: true }), desk: handle },
      log: { warn: () => undefined, error: console.error },
    })
    const request = new Request(`http://www.alisios.example${path}`, {
      method: 'POST',
      headers: { 'content-type': type, 'accept-language': 'de', ...headers },
      body,
      duplex: 'half',
    } as RequestInit)
    const response = await app.fetch(request)
    return { status: response.status, text: await response.text(), headers: response.headers, reached }
  }
  const pieces = (bytes: number) => new Blob(['x'.repeat(bytes)]).stream()

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('from elsewhere is refused with 403: %o', async (headers) => {
    const { status, text, reached, headers: answered } = await post(headers)
    expect([status, reached]).toEqual([403, undefined])
    expect(text).toContain(refusals[403])
    expect(answered.get('cache-control')).toBe('no-store')
    expect(answered.get('x-content-type-options')).toBe('nosniff')
  })

  it.each([own, { origin: 'http://www.alisios.example' }, { 'sec-fetch-site': 'same-origin' }, {}])(
    'from our own pages or from no browser comes through: %o',
    async (headers) => {
      expect(await post(headers)).toMatchObject({ status: 200, reached: 8 })
    },
  )

  it('is refused with 413 when it says that it is too large', async () => {
    const large = await post({ ...own, 'content-length': String(maxBytes + 1) })
    expect([large.status, large.reached]).toEqual([413, undefined])
    expect(large.text).toContain(refusals[413])
  })

  it('is read up to its limit when it hides its length', async () => {
    expect(await post(own, pieces(maxBytes))).toMatchObject({ status: 200, reached: maxBytes })
    const large = await post(own, pieces(maxBytes + 1))
    expect([large.status, large.reached]).toEqual([413, undefined])
    expect(large.text).toContain(refusals[413])
  })
})
