/** A page keeps its layout: nothing moves while it loads, and it is as high before the visitor's first touch as after it. */
import { sitemapPaths } from '../app/seo/sitemap.server.ts'
import { locales } from '../content/locales.ts'
import { expect, test } from './site.ts'

/** Below it, a shift is a part of a pixel: Lighthouse, which gives three decimals, prints it as 0. */
const leastShift = 0.0005

/** How much higher or lower a page may be once it is hydrated, as a part of its height. */
const mostChange = 0.1

for (const locale of locales)
  test(`no page in ${locale} moves while it loads, or changes its height when it is touched @phone`, async ({
    context,
    site,
  }) => {
    test.setTimeout(300_000)
    const found: string[] = []
    const page = await context.newPage()
    await page.addInitScript(() => {
      localStorage.setItem('cookie-consent', 'declined')
      window.shifts = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[])
          if (!entry.hadRecentInput) window.shifts.push(entry)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    // Fonts come from the browser's cache from here on: how late a busy machine brings them is measured, not tested.
    await page.goto(`${site.address}/?lang=${locale}`, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    for (const path of sitemapPaths()) {
      await page.goto(`${site.address}${path}?lang=${locale}`, { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
      const [before, shifted] = [
        await height(),
        await page.evaluate(
          (least) =>
            window.shifts
              .filter(({ value }) => value >= least)
              .map(
                ({ value, sources }) =>
                  `${value} by ${sources[0]?.node?.parentElement?.outerHTML.slice(0, 80)}`,
              ),
          leastShift,
        ),
      ]
      found.push(...shifted.map((shift) => `${path} moves ${shift}`))
      await page.evaluate(() => window.dispatchEvent(new Event('pointermove')))
      await page.waitForFunction(() => window.earlyActions === undefined)
      const change = Math.abs((await height()) - before) / before
      if (change > mostChange) found.push(`${path} changes its height by ${Math.round(change * 100)} %`)
    }
    expect(found).toEqual([])
  })

/** https://wicg.github.io/layout-instability/ */
type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node?: Node }[]
}
declare global {
  interface Window {
    shifts: LayoutShift[]
  }
}
