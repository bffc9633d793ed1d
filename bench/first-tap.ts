/**
 * How soon a tap is answered on a phone whose processor is four times slower than this one: from the finger to the frame
 * that shows the answer, on fresh loads, before the page is hydrated and after.
 */
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { href } from '#app/pages.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import { chromiumPath } from '../e2e/chromium.ts'
import { phone } from '../e2e/windows.ts'
import { median, tableRow, tableRule } from './figures.ts'
import { startBuiltServer } from './server.ts'

const rounds = 5
const slowdown = 4
/** Milliseconds after its load in which a page comes to rest and fetches its scripts ahead. */
const settledMs = 2500

type Tap = {
  name: string
  path: string
  target: (page: Page) => Locator
  /** What is seen once the tap is answered. */
  answer: string
  /** Brings the target into the window without touching the page. */
  prepare?: (page: Page) => Promise<void>
}

const { fleet } = interfaceTexts.en
const yacht = href('yacht', { slug: 'lagoon-56' })
const gallery = '[role=tabpanel][id$=gallery]'

const taps: Tap[] = [
  { name: 'menu', path: '/', target: (page) => page.locator('[data-menu]'), answer: '.menu[open] nav a' },
  {
    name: 'tab of a yacht',
    path: yacht,
    target: (page) => page.getByRole('tab', { name: fleet.service }),
    answer: '[role=tabpanel][id$=service]:not([data-inactive])',
  },
  {
    name: 'picture in full screen',
    path: yacht,
    target: (page) => page.locator(`${gallery} button`).first(),
    answer: 'dialog[open]',
    prepare: showGallery,
  },
]

/** The panel stands in the page and is hidden until its tab is chosen, which would be a touch of its own. */
function showGallery(page: Page) {
  return page.locator(gallery).evaluate((panel) => {
    for (const each of panel.parentElement!.querySelectorAll('[role=tabpanel]'))
      each.toggleAttribute('data-inactive', each !== panel)
  })
}

/** Prints medians and the slowest of five loads in ms. */
export async function firstTap() {
  const server = await startBuiltServer()
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    console.log(tableRow(['tap', 'before hydration: median', 'slowest', 'after: median', 'slowest']))
    console.log(tableRule(5))
    for (const tap of taps) {
      const cells: number[] = []
      for (const hydrated of [false, true]) {
        const times: number[] = []
        for (let round = 0; round < rounds; round++)
          times.push(await answerMs(browser, server.origin, tap, hydrated))
        cells.push(median(times), Math.max(...times))
      }
      console.log(tableRow([tap.name, ...cells]))
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Milliseconds of one tap, on a page loaded with an empty cache. */
async function answerMs(browser: Browser, origin: string, tap: Tap, hydrated: boolean): Promise<number> {
  const context = await browser.newContext({
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  })
  await context.addInitScript(() => {
    localStorage.setItem('cookie-consent', 'declined')
    // The target is brought into the window by a script: no visitor's action, so it must not start hydration.
    addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true })
  })
  const page = await context.newPage()
  await page.goto(`${origin}${tap.path}?lang=en`, { waitUntil: 'load' })
  await page.waitForTimeout(settledMs)
  if (hydrated) {
    await page.evaluate(() => window.dispatchEvent(new Event('touchstart')))
    await page.waitForFunction(() => window.earlyActions === undefined)
    await page.waitForTimeout(settledMs)
  }
  await tap.prepare?.(page)
  const target = tap.target(page)
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  if (!hydrated) await page.waitForFunction(() => window.earlyActions !== undefined)
  const answered = page.evaluate(answerTime, tap.answer)
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const { x, y, width, height } = (await target.boundingBox())!
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  const time = await answered
  await context.close()
  return time
}

/** Runs in the page: from the finger's touch to the frame after which `selector` is seen. */
function answerTime(selector: string): Promise<number> {
  return new Promise((resolve) => {
    function touched({ timeStamp }: Event) {
      const isSeen = () => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true })
      const look = () => {
        if (!isSeen()) return void requestAnimationFrame(look)
        // A message comes after the frame has been handed over.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now() - timeStamp))
        port1.start()
        requestAnimationFrame(() => port2.postMessage(''))
      }
      look()
    }
    addEventListener('pointerdown', touched, { capture: true, once: true, passive: true })
  })
}
