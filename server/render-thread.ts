/** Renders pages in a thread of its own, so that the one that takes enquiries and answers from memory stays free. */
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { YachtCalendar } from '#charter/availability.ts'
import type { LanguageChoice } from '#app/i18n/detect.ts'
import { type YachtSlug, yachtSlugs } from '#content/schema.ts'
import type { CachedPage } from './cached-pages.ts'
import type { PageAddress } from './page-address.ts'
import type { SiteServices, SiteSettings } from './site.ts'

/** What the thread is given when it starts. */
export type ThreadSettings = { settings: SiteSettings; linkKeys: readonly [string, ...string[]] }
/** Every yacht's calendar, and the name of their state. */
export type CalendarState = { edition: string; calendars: Record<YachtSlug, YachtCalendar> }
/** A page to render; with calendars where they have changed since the last one. */
export type RenderTask = {
  id: number
  address: PageAddress
  language: LanguageChoice
  calendars?: CalendarState
}
/** Once that it is ready, which has no id; then an answer to each task. */
export type ThreadMessage =
  | { id?: undefined }
  | { id: number; page: CachedPage; error?: undefined }
  | { id: number; error: unknown }

/** The thread ended before it had rendered the page. */
export class ThreadEnded extends Error {}

export type RenderThread = {
  /** @returns the page, compressed; nothing while there is no thread that could render. Rejects with ThreadEnded. */
  render: (address: PageAddress, language: LanguageChoice) => Promise<CachedPage> | undefined
  /** Resolves when the first thread is ready, or has failed. */
  started: Promise<void>
  stop: () => Promise<unknown>
}
type ThreadOptions = ThreadSettings & {
  calendars: SiteServices['calendars']
  log: Pick<Logger, 'error'>
  start?: (settings: ThreadSettings) => Worker
  /** Milliseconds after which a thread that ended is followed by another: one that cannot start must not keep a core busy. */
  restartAfterMs?: number
}

/**
 * By how much a heap may grow before V8 collects all of it. By itself V8 let the thread's 35 MB grow by as much as its
 * young generation takes, and so collected three times a second under load, 40 ms of work each time. Holds for all heaps
 * of the process; costs about 100 MB.
 */
const heapGrowth = '--heap-growing-percent=200'

/** Threads inherit no cache of compiled code; with that of this process it starts in half the time. */
function renderThread(workerData: ThreadSettings) {
  const cache = getCompileCacheDir()
  const env = cache ? { ...process.env, NODE_COMPILE_CACHE: dirname(cache) } : process.env
  setFlagsFromString(heapGrowth)
  return new Worker(new URL('./in-render-thread.ts', import.meta.url), { workerData, env })
}

export function openRenderThread({
  settings,
  linkKeys,
  calendars,
  log,
  start = renderThread,
  restartAfterMs = 10_000,
}: ThreadOptions): RenderThread {
  const asked = new Map<number, PromiseWithResolvers<CachedPage>>()
  let thread: Worker
  let ready = false
  let stopped = false
  let knownEdition = ''
  let lastId = 0
  const started = Promise.withResolvers<void>()

  function run() {
    thread = start({ settings, linkKeys })
    // It never keeps the process alive; a page that somebody waits for has its connection for that.
    thread.unref()
    thread.on('message', take)
    thread.once('error', (error) => log.error({ err: error }, 'the thread that renders pages broke off'))
    thread.once('exit', ended)
  }

  function take(message: ThreadMessage) {
    if (message.id === undefined) {
      ready = true
      return started.resolve()
    }
    const { resolve, reject } = asked.get(message.id)!
    asked.delete(message.id)
    if ('page' in message) resolve(message.page)
    else reject(message.error)
  }

  function ended() {
    ready = false
    started.resolve()
    knownEdition = ''
    for (const { reject } of asked.values()) reject(new ThreadEnded())
    asked.clear()
    if (!stopped) setTimeout(() => stopped || run(), restartAfterMs).unref()
  }

  /** All calendars, unless the thread has them already. */
  function news(): CalendarState | undefined {
    const edition = calendars.edition()
    if (edition === knownEdition) return undefined
    knownEdition = edition
    const all = yachtSlugs.map((slug) => [slug, calendars.calendarOf(slug)] as const)
    return { edition, calendars: Object.fromEntries(all) as CalendarState['calendars'] }
  }

  function render(address: PageAddress, language: LanguageChoice): Promise<CachedPage> | undefined {
    if (!ready) return undefined
    const answer = Promise.withResolvers<CachedPage>()
    const task: RenderTask = { id: ++lastId, address, language, calendars: news() }
    asked.set(task.id, answer)
    thread.postMessage(task)
    return answer.promise
  }

  async function stop() {
    stopped = true
    await thread.terminate()
  }

  run()
  return { render, started: started.promise, stop }
}
