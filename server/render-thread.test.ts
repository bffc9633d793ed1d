import { Worker } from 'node:worker_threads'
import { afterEach, expect, it, vi } from 'vitest'
import type { YachtCalendar } from '#charter/availability.ts'
import { CachedPages } from './cached-pages.ts'
import { createPageRenderer } from './page-renderer.ts'
import { openRenderThread, type RenderThread } from './render-thread.ts'
import { settings, siteServices, testApp } from './testing.ts'

/** Answers with the edition that it knows, and ends where it is asked for a trip of 13 days. */
const standIn = `
  const { parentPort } = require('node:worker_threads')
  let edition
  parentPort.on('message', ({ id, address, calendars }) => {
    if (address.query.includes('days=13')) process.exit(1)
    edition = calendars ? calendars.edition : edition
    const news = calendars ? 'sent' : 'known'
    const headers = { 'content-type': 'text/plain', 'x-rendered': edition + ' ' + news }
    parentPort.postMessage({ id, page: { status: 200, locale: 'en', headers, etag: '1', styles: [], edition, br: new Uint8Array() } })
  })
  parentPort.postMessage({})`

const opened: RenderThread[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.stop()
})

/** An app whose pages a stand-in renders, and this thread as "here". */
async function appWithThread(restartAfterMs = 10) {
  let edition = 'first'
  const threads: Worker[] = []
  const calendars = { edition: () => edition, calendarOf: (): YachtCalendar => ({ busy: [], ports: [] }) }
  const thread = openRenderThread({
    settings,
    linkKeys: ['a key for tests alone'],
    calendars,
    log: { error: () => {} },
    restartAfterMs,
    start: () => {
      const started = new Worker(standIn, { eval: true })
      threads.push(started)
      return started
    },
  })
  opened.push(thread)
  await thread.started
  const render = async () => new Response('', { headers: { 'x-rendered': 'here' } })
  const renderer = createPageRenderer({ render, edition: calendars.edition }, settings.origin, thread)
  const cached = new CachedPages(new Map(), { keep: false })
  const app = testApp({ renderer, edition: calendars.edition, cached })
  const rendered = async (query: string) => {
    const request = new Request(`${settings.origin}/trip?${query}`, { headers: { 'accept-encoding': 'br' } })
    return (await app.fetch(request)).headers.get('x-rendered')
  }
  return { rendered, renderer, threads, changeCalendars: () => (edition = 'second') }
}

it('renders pages in the thread, which is told of calendars once and whenever they change', async () => {
  const { rendered, renderer, changeCalendars } = await appWithThread()
  expect(await rendered('days=7')).toBe('first sent')
  expect(await rendered('days=8')).toBe('first known')
  changeCalendars()
  expect(await rendered('days=7')).toBe('second sent')
  expect(renderer.busy(), 'so this thread needs no rest').toBe(0)
})

it('loses no answer when the thread ends: what it had and what comes next is rendered here', async () => {
  const { rendered, renderer } = await appWithThread(1_000_000)
  expect(await Promise.all([rendered('days=13'), rendered('days=7')])).toEqual(['here', 'here'])
  expect(renderer.busy()).toBeGreaterThan(0)
})

it('is followed by another thread, which knows no calendars yet', async () => {
  const { rendered, threads } = await appWithThread(10)
  expect(await rendered('days=13')).toBe('here')
  await vi.waitFor(async () => expect(await rendered('days=9')).toBe('first sent'), { timeout: 10_000 })
  expect(threads).toHaveLength(2)
})

it('renders here while there is no thread', () => {
  const { calendars } = siteServices
  const thread = openRenderThread({
    settings,
    linkKeys: ['a key for tests alone'],
    calendars,
    log: { error: () => {} },
    start: () => new Worker('setInterval(() => {}, 1000)', { eval: true }),
  })
  opened.push(thread)
  const address = { path: '/trip', query: '' }
  expect(thread.render(address, { locale: 'en', explicit: false })).toBeUndefined()
})
