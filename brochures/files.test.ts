import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { settings, testApp } from '#server/testing.ts'
import { type BrochureOptions, titleOf } from './brochure.ts'
import { createBrochures } from './files.ts'
import { brochureAt, brochurePath } from '#app/brochure-paths.ts'

let folder: string
let made: BrochureOptions[]
let errors: object[]
let broken: boolean

beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/brochures-`)
  made = []
  errors = []
  broken = false
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The server with a site of nothing but "not found" and a maker of brochures that only writes their names. */
function server(origin = settings.origin) {
  const brochures = createBrochures({
    folder: `${folder}/brochures`,
    origin,
    log: { error: (details) => errors.push(details) },
    make: async (options) => {
      made.push(options)
      await new Promise((resolve) => setTimeout(resolve, 20))
      if (broken) throw new Error('no ink')
      return Buffer.from(`%PDF ${titleOf(options, options.locale)}`)
    },
  })
  const app = testApp({ brochures })
  return async (path: string, init?: RequestInit) => app.fetch(new Request(`${settings.origin}${path}`, init))
}

describe('a brochure', () => {
  it('comes as a PDF that the browser opens, with a name a guest can read', async () => {
    const response = await server()('/brochures/sunreef-62-marea-de.pdf')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-language')).toBe('de')
    expect(response.headers.get('content-disposition')).toBe(
      `inline; filename="Alisios Marea Broschure.pdf"; filename*=UTF-8''Alisios%20Marea%20Brosch%C3%BCre.pdf`,
    )
    expect(response.headers.get('cache-control')).toContain('max-age=86400')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.text()).toBe('%PDF Marea: Broschüre, Alisios Yacht Charter')
  })
  it('for agencies has no name of ours, also in its file', async () => {
    const response = await server()('/brochures/agencies/rates/sunreef-62-marea-es.pdf')
    expect(response.headers.get('content-disposition')).toBe(
      `inline; filename="Marea Tarifas.pdf"; filename*=UTF-8''Marea%20Tarifas.pdf`,
    )
    expect(await response.text()).toBe('%PDF Marea: Tarifas')
    expect((await server()('/brochures/agencies/panama-es.pdf')).status).toBe(404)
  })
  it('is not sent again to who has it, and not at all to who asks for its head', async () => {
    const fetch = server()
    const first = await fetch('/brochures/panama-es.pdf')
    const etag = first.headers.get('etag')!
    const again = await fetch('/brochures/panama-es.pdf', {
      headers: { 'if-none-match': `"other", W/${etag}` },
    })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const head = await fetch('/brochures/panama-es.pdf', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(await first.text())))
    expect((await fetch('/brochures/panama-en.pdf', { headers: { 'if-none-match': etag } })).status).toBe(200)
  })
  it('is made once, however many ask at the same time and later', async () => {
    const fetch = server()
    const answers = await Promise.all(Array.from({ length: 12 }, () => fetch('/brochures/bali-54-en.pdf')))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
    await fetch('/brochures/bali-54-en.pdf')
    expect(made).toHaveLength(1)
    expect((await server()('/brochures/bali-54-en.pdf')).status).toBe(200)
    expect(made).toHaveLength(1)
  })
  it('is made again when its sources change, and the old file goes', async () => {
    await server()('/brochures/bali-54-en.pdf')
    const before = readdirSync(`${folder}/brochures`)
    await server('https://charter.example')('/brochures/bali-54-en.pdf')
    const after = readdirSync(`${folder}/brochures`)
    expect(made).toHaveLength(2)
    expect(after).toHaveLength(1)
    expect(after).not.toEqual(before)
  })
  it.each([
    '/brochures/titanic-en.pdf',
    '/brochures/bali-54-fr.pdf',
    '/brochures/bali-54.pdf',
    '/brochures/bali-54-en.pdf.part',
    '/brochures/..%2fenquiries.sqlite',
    '/brochures/',
  ])('%s is not found', async (path) => {
    expect((await server()(path)).status).toBe(404)
    expect(made).toHaveLength(0)
  })
  it('that cannot be made is answered with 500 and made at the next request', async () => {
    const fetch = server()
    broken = true
    const failed = await Promise.all([fetch('/brochures/bali-54-en.pdf'), fetch('/brochures/cuba-en.pdf')])
    expect(failed.map(({ status }) => status)).toEqual([500, 500])
    expect(failed[0]!.headers.get('cache-control')).toBe('no-store')
    expect(errors).toHaveLength(2)
    expect((await fetch('/healthz')).status).toBe(200)
    broken = false
    expect((await fetch('/brochures/bali-54-en.pdf')).status).toBe(200)
  })
  it('is sent even where it cannot be kept', async () => {
    writeFileSync(`${folder}/brochures`, 'a file where the folder should be')
    expect((await server()('/brochures/bali-54-en.pdf')).status).toBe(200)
    expect(errors).toHaveLength(1)
    expect(existsSync(`${folder}/brochures/bali-54-en.pdf`)).toBe(false)
  })
})

it('paths and names agree', () => {
  expect(brochureAt(brochurePath('leopard-42-tsabalok', 'es'))).toEqual({
    kind: 'yacht',
    id: 'leopard-42-tsabalok',
    edition: 'guests',
    locale: 'es',
  })
  expect(brochureAt(brochurePath('cuba', 'de'))).toMatchObject({
    kind: 'destination',
    id: 'cuba',
    locale: 'de',
  })
})
