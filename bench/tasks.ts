/**
 * What the main thread does while a page loads, and when the visitor first touches it and its scripts run; in processor
 * time, because a busy machine stretches a clock more than this.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumPath } from '../e2e/chromium.ts'
import { median, tableRow, tableRule } from './figures.ts'
import { templatePaths } from './lighthouse.ts'
import { startBuiltServer } from './server.ts'

/** What is read of Chromium's trace events; `tdur` is the thread's processor time in μs. */
type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args: { name?: string }
}
type Tasks = { all: number; longest: number; blocked: number }

const rounds = 3
/** As many times slower is the phone that Lighthouse imagines. */
const slowdown = 4
/** A task is felt from here on (Long Tasks API). */
const felt = 50
const settledMs = 1500

/** Prints for every template the medians of three loads; `blocked` is the part of each task above 50 ms, on a processor four times slower. All in ms, times four. */
export async function tasks() {
  const server = await startBuiltServer()
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    console.log(
      tableRow(['page', 'load: all', 'longest', 'blocked', 'first touch: all', 'longest', 'blocked']),
    )
    console.log(tableRule(7))
    for (const path of templatePaths()) {
      const runs: { load: Tasks; touch: Tasks }[] = []
      for (let round = 0; round < rounds; round++) runs.push(await tasksOf(browser, server.origin + path))
      const medians = (['load', 'touch'] as const).flatMap((part) =>
        (['all', 'longest', 'blocked'] as const).map((name) =>
          median(runs.map((run) => run[part][name])).toFixed(0),
        ),
      )
      console.log(tableRow([`\`${path}\``, ...medians]))
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** One load with an empty cache. @throws if the trace names no main thread. */
async function tasksOf(browser: Browser, url: string): Promise<{ load: Tasks; touch: Tasks }> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  })
  const load = await traced(browser, page, async () => {
    await page.goto(url, { waitUntil: 'load' })
  })
  const touch = await traced(browser, page, async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('touchstart')))
    await page.waitForFunction(() => window.earlyActions === undefined)
  })
  await page.close()
  return { load, touch }
}

async function traced(browser: Browser, page: Page, work: () => Promise<void>): Promise<Tasks> {
  await browser.startTracing(page, {
    categories: ['toplevel', '__metadata', 'disabled-by-default-devtools.timeline'],
  })
  await work()
  await page.waitForTimeout(settledMs)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  return summary(traceEvents)
}

/** Of the renderer whose main thread was busiest; idle ones belong to no page. */
function summary(events: TraceEvent[]): Tasks {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  if (threads.length === 0) throw new Error('The trace names no main thread')
  return threads
    .map(({ pid, tid }) =>
      events
        .filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid)
        .map(({ tdur = 0 }) => (tdur / 1000) * slowdown),
    )
    .map((times) => ({
      all: sum(times),
      longest: Math.max(0, ...times),
      blocked: sum(times.map((time) => Math.max(0, time - felt))),
    }))
    .toSorted((a, b) => b.all - a.all)[0]!
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
