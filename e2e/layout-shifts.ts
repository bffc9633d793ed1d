/** What moves on a page while it loads, as Chromium sees it: https://wicg.github.io/layout-instability/ */
import type { Page } from '@playwright/test'

/** Below it, a shift is a part of a pixel: Lighthouse, which gives three decimals, prints it as 0. */
const leastShift = 0.0005

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

/**
 * Notes the shifts of every page that is opened from now on. Nothing is visible, so nothing shifts, until the fonts are
 * there: how late a busy machine brings them is measured (docs/performance.md), not tested.
 */
export const withShifts = (page: Page) =>
  page.addInitScript(() => {
    const hidden = new CSSStyleSheet()
    hidden.replaceSync(':root { visibility: hidden }')
    document.adoptedStyleSheets.push(hidden)
    document.addEventListener('DOMContentLoaded', async () => {
      document.body.getBoundingClientRect() // Which fonts are needed is known once the page is laid out.
      await document.fonts.ready
      hidden.replaceSync('')
    })
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput) window.shifts.push(entry)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The shifts since the page was opened after `withShifts`; it has loaded and was drawn. */
export const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(async (least) => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    return window.shifts
      .filter(({ value }) => value >= least)
      .map(
        ({ value, sources }) =>
          `moves ${value} by ${sources[0]?.node?.parentElement?.outerHTML.slice(0, 80)}`,
      )
  }, leastShift)
