import { describe, expect, it } from 'vitest'
import { interfaceTexts } from '#content/interface.server.ts'
import { settings, testApp } from './testing.ts'

/** An app whose site answers each form with `status`. */
function appWith(status: number) {
  const logged: unknown[] = []
  let posted = 0
  const app = testApp({
    render: async () => {
      posted++
      return new Response('<h1>Ocurrió un error</h1>', {
        status,
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      })
    },
    log: { warn: (entry: unknown) => void logged.push(entry), error: console.error },
  })
  const post = async (headers: object) =>
    app.fetch(
      new Request('http://www.alisios.example/contact', {
        method: 'POST',
        body: 'name=Ana',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    )
  return { post, logged, posted: () => posted }
}

describe('a form posted to a page', () => {
  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'no address' },
    { 'sec-fetch-site': 'cross-site' },
  ])('from another site is answered 403 and logged, and reaches nobody: %o', async (headers) => {
    const { post, logged, posted } = appWith(200)
    const response = await post({ ...headers, 'accept-language': 'de-AT' })
    expect(response.status).toBe(403)
    expect(await response.text()).toContain(interfaceTexts.de.answer.refused)
    expect(logged).toEqual([{ status: 403, siteUrl: settings.origin }])
    expect(posted()).toBe(0)
  })
  it.each([
    { origin: settings.origin },
    { origin: 'http://www.alisios.example' },
    { 'sec-fetch-site': 'same-origin' },
    {},
  ])('from our own pages reaches the site: %o', async (headers) => {
    const { post, logged, posted } = appWith(200)
    expect((await post(headers)).status).toBe(200)
    expect([posted(), logged]).toEqual([1, []])
  })
  it.each([
    [403, 'de'],
    [400, 'en'],
    [405, 'es'],
  ] as const)('and refused with %i is answered in the visitor’s language, %s', async (status, locale) => {
    const { post, logged } = appWith(status)
    const response = await post({ origin: settings.origin, cookie: `lang=${locale}` })
    const text = await response.text()
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/)
    expect(text).toContain(`<html lang="${locale}">`)
    expect(text).toContain(interfaceTexts[locale].answer.refused)
    expect(logged).toEqual([{ status }])
  })
  it.each([422, 503])('and answered %i with the form keeps that page', async (status) => {
    const response = await appWith(status).post({ origin: settings.origin })
    expect(response.status).toBe(status)
    expect(await response.text()).toContain('Ocurrió')
  })
})
