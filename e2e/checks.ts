/** What a journey can find wrong with any page: each check answers with its findings in words. */
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const axeOptions: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: false,
}

declare global {
  interface Window {
    axe: { run: (options: RunOptions) => Promise<AxeResults> }
  }
}

/** Brings axe into every page that is opened from now on. Its package for Playwright does so again for each answer. */
export const withAxe = (page: Page) => page.addInitScript({ path: axeScript })

/** What axe finds against WCAG 2.2 AA and its best practice. The page was opened after `withAxe`. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate((options) => window.axe.run(options), axeOptions)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id}: ${target.join(' ')} ${failureSummary.split('\n')[1]?.trim() ?? ''}`,
    ),
  )
}

/** Targets under 24 pixels that do not stand in running text (WCAG 2.5.8). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inText = (element: Element) =>
      element.closest('p, li, td, dd, h1, h2, h3, h4') !== null &&
      getComputedStyle(element).display === 'inline'
    return [...document.querySelectorAll('a[href], button, input:not([type=hidden]):not([hidden]), summary')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        const drawn = width > 0 && height > 0
        // The links of a drawing stand beside it in words as well, which 2.5.8 allows.
        const elsewhere = element.closest('.sr-only, svg')
        return drawn && (width < 23.5 || height < 23.5) && !inText(element) && !elsewhere
      })
      .map((element) => `small target: ${element.tagName} "${element.textContent?.trim().slice(0, 30)}"`)
  })
}

/** How far the page runs out of the window, where it does (WCAG 1.4.10). */
export async function overflow(page: Page): Promise<string[]> {
  const [over, width] = await page.evaluate(() => [
    document.documentElement.scrollWidth - innerWidth,
    innerWidth,
  ])
  return over! > 0 ? [`${over} px too wide at ${width} px`] : []
}
