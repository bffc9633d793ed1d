import { describe, expect, it } from 'vitest'
import { pageRenewal } from './renew-pages.ts'
import { settings } from './testing.ts'

const december = new Date('2026-12-15T12:00:00Z')

/** The paths that are rendered anew, once each. */
async function renewed({ month = '2026-12', edition = 'now' }) {
  const paths = new Set<string>()
  const renew = pageRenewal({
    site: {
      edition: () => 'now',
      async render({ url }) {
        const { pathname } = new URL(url)
        paths.add(pathname)
        return new Response('', { status: pathname.includes('not-found') ? 404 : 200 })
      },
    },
    origin: settings.origin,
    shown: { month, edition },
    add: () => {},
    log: { error: (fields: unknown) => expect.fail(JSON.stringify(fields)) },
    now: () => december,
  })
  await renew()
  const first = [...paths]
  paths.clear()
  await renew()
  expect([...paths]).toEqual([])
  return first
}

describe('pages of the build', () => {
  it('stay as they are in their month, with the calendars that they show', async () =>
    expect(await renewed({})).toEqual([]))
  it('that offer months are rendered anew when one is past', async () => {
    const paths = await renewed({ month: '2026-11' })
    expect(paths).toEqual(expect.arrayContaining(['/', '/destinations', '/itinerary-cuba', '/contact']))
    expect(paths).not.toContain('/yachts')
    expect(paths).not.toContain('/faq')
  })
  it('that show calendars are rendered anew when one changes', async () => {
    const paths = await renewed({ edition: 'before' })
    expect(paths).toEqual(expect.arrayContaining(['/yachts', '/yacht/lagoon-56', '/trip']))
    expect(paths).not.toContain('/')
  })
})
