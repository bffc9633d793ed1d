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

/** Words of a drawing that stand in one another. A pixel beside or four above are the air around the letters. */
export function crowdedLabels(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Until their own letters are there, words are as wide as those of another face.
    await document.fonts.ready
    return [...document.querySelectorAll('svg')].flatMap((svg) => {
      const labels = [...svg.querySelectorAll('text')]
        .map((text) => ({ said: text.textContent, box: text.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0)
      return labels.flatMap((a, i) =>
        labels
          .slice(i + 1)
          .filter(
            (b) =>
              Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1 &&
              Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 4,
          )
          .map((b) => `crowded at ${innerWidth} px: "${a.said}" and "${b.said}"`),
      )
    })
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

/** Which of the headline and the first button beside it are not wholly in sight in this window: outside it, or behind something. */
export function headlineFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    scrollTo(0, 0)
    // A window that was just made smaller is laid out with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const headline = document.querySelector<HTMLElement>('main h1')!
    const button = headline.closest('header, section')?.querySelector<HTMLElement>('.button')
    return [headline, button].flatMap((element) => {
      if (!element) return []
      const words = document.createRange()
      words.selectNodeContents(element)
      const { left, right, top, bottom } = words.getBoundingClientRect()
      const inWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      const corners = [
        [left + 2, top + 2],
        [right - 2, top + 2],
        [left + 2, bottom - 2],
        [right - 2, bottom - 2],
      ] as const
      const covering = corners
        .map(([x, y]) => document.elementFromPoint(x, y))
        .find((above) => above?.closest('header.site-header, .consent, .ask-bar'))
      if (inWindow && !covering) return []
      const what = element.textContent!.slice(0, 30)
      return [
        covering
          ? `"${what}" is behind ${covering.className} at ${innerWidth} px`
          : `"${what}" leaves the window at ${innerWidth} px`,
      ]
    })
  })
}
