/** Largest contentful paint on a throttled phone, with scripts and with every script taken out of the same page. */
import { type Browser, chromium } from '@playwright/test'
import { chromiumPath } from '../e2e/chromium.ts'
import { phone } from '../e2e/windows.ts'
import { href } from '#app/pages.ts'
import { startFront } from './front.ts'
import { median, ratio, tableRow, tableRule } from './figures.ts'
import { startBuiltServer } from './server.ts'

const paths = [href('home'), href('yacht', { slug: 'lagoon-56' }), href('flySail'), href('itineraryPanama')]
const rounds = 5
/** The page has come to rest well before, even on the slow line. */
const settledMs = 1500
/** 1.6 Mbit/s, 150 ms round trip, four times slower processor: Lighthouse's "slow 4G" and its phone. */
const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

/** Prints each page's median of both ways and their ratio; the budget is 1.1. */
export async function lcp() {
  const server = await startBuiltServer()
  const full = await startFront(server.origin, { withScripts: true })
  const bare = await startFront(server.origin, { withScripts: false })
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  try {
    console.log(tableRow(['page', 'with scripts, ms', 'without, ms', 'ratio of medians']))
    console.log(tableRule(4))
    for (const path of paths) {
      const times = { full: [] as number[], bare: [] as number[] }
      await paintOf(browser, full.origin + path)
      for (let round = 0; round < rounds; round++) {
        times.full.push(await paintOf(browser, full.origin + path))
        times.bare.push(await paintOf(browser, bare.origin + path))
      }
      console.log(
        tableRow([
          `\`${path}\``,
          rounded(times.full),
          rounded(times.bare),
          ratio(median(times.full), median(times.bare)),
        ]),
      )
    }
  } finally {
    await browser.close()
    full.stop()
    bare.stop()
    await server.stop()
  }
}

const rounded = (times: number[]) => times.map((time) => time.toFixed(0)).join(', ')

/** Time in ms from navigation to the last candidate, in a fresh context with an empty cache. @throws if nothing is painted. */
async function paintOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    let last: number | undefined
    session.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
      if (event.lcpDetails) last = event.time
    })
    await session.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint'] })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(settledMs)
    const started = await page.evaluate(() => performance.timeOrigin / 1000)
    if (last === undefined) throw new Error(`${url} painted nothing`)
    return (last - started) * 1000
  } finally {
    await context.close()
  }
}
