/** Every page by keyboard alone: where focus goes, that it can be seen, and that nothing covers it (WCAG 2.4.7, 2.4.11). */
import type { Page } from '@playwright/test'
import { href } from '../app/pages.ts'
import { withoutPictures } from './chromium.ts'
import { expect, test } from './site.ts'
import { templates } from './templates.ts'
import { desktop, phone } from './windows.ts'

type Stop = {
  name: string
  /** A stop of an earlier round, a date's parts aside. */ again: boolean
  /** Of its points in the window, those that are not under something else. */ seen: number
  /** Outline or shadow differs from the same element without focus. */ marked: boolean
}

/** Notes how everything looks without focus, so that a stop of the tour can be told from it. */
async function beforeTheTour(page: Page) {
  await page.evaluate(async () => {
    // The next stop is the first of the page, as after the address bar.
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    scrollTo(0, 0)
    const twoFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // The header comes back with the next frame.
    await twoFrames()
    const look = (element: Element | null) =>
      element
        ? (({ outlineStyle, outlineWidth, outlineColor, boxShadow }) =>
            (outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`) + boxShadow)(
            getComputedStyle(element),
          )
        : ''
    // A choice is an invisible input over its label's words, which bear the mark.
    const bearer = (element: Element) =>
      element.matches('.choice input') ? element.nextElementSibling! : element
    const passed = new Set<Element>()
    let last: Element | undefined
    const calm = new Map([...document.querySelectorAll('*')].map((element) => [element, look(element)]))
    Object.assign(window, {
      tourStop: async (): Promise<Stop | undefined> => {
        const element = document.activeElement
        if (!element || element === document.body) return undefined
        const pointsInSight = () => {
          const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
          const parts = [0.02, 0.25, 0.5, 0.75, 0.98]
          const points = parts
            .flatMap((x) => parts.map((y) => [left + width * x, top + height * y] as const))
            .filter(
              ([x, y]) =>
                x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && right > left && bottom > top,
            )
          return points.filter(([x, y]) => {
            const there = document.elementFromPoint(x, y)
            return there && (element.contains(there) || there.contains(element))
          }).length
        }
        let seen = pointsInSight()
        // Even the shortest transition, of the skip link or the header, ends with a frame, which a busy machine draws late.
        if (seen === 0) {
          await twoFrames()
          seen = pointsInSight()
        }
        const again = passed.has(element) && element !== last
        passed.add((last = element))
        const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '').trim().slice(0, 40)}"`
        return {
          name,
          again,
          seen,
          marked: look(bearer(element)) !== calm.get(bearer(element)) && look(bearer(element)) !== 'none',
        }
      },
    })
  })
}

/** Tabs from the address bar through the whole page, and answers every stop. */
async function tour(page: Page): Promise<Stop[]> {
  await beforeTheTour(page)
  const stops: Stop[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() =>
      (window as unknown as { tourStop: () => Promise<Stop | undefined> }).tourStop(),
    )
    if (!stop || stop.again || stops.length > 200) return stops
    stops.push(stop)
  }
}

const whole = [...templates, '/nowhere']
const half = Math.ceil(whole.length / 2)
test.describe.configure({ mode: 'parallel' })
test.use({ launchOptions: withoutPictures })

/**
 * The whole site with the banner open, which covers most, in two parts that two browsers share; without it the pages where
 * something else stays in the window.
 */
for (const [part, banner, paths] of [
  ['first half', 'open', whole.slice(0, half)],
  ['second half', 'open', whole.slice(half)],
  ['contact', 'closed', [href('contact')]],
] as const)
  test(`with the consent banner ${banner}, every stop of the keyboard is marked and in sight, ${part} @desktop`, async ({
    page,
    site,
    consoleErrors,
  }) => {
    test.setTimeout(300_000)
    if (banner === 'closed')
      await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const faults: string[] = []
    for (const path of paths) {
      await page.goto(`${site.address}${path}?lang=de`)
      await expect(page.locator('[data-consent]')).toHaveCount(banner === 'open' ? 1 : 0)
      if (banner === 'closed') await page.waitForLoadState('networkidle')
      for (const size of [desktop, phone]) {
        await page.setViewportSize(size)
        const stops = await tour(page)
        expect(stops.length, `stops on ${path}`).toBeGreaterThan(15)
        for (const { name, seen, marked } of stops) {
          if (seen === 0) faults.push(`${path} at ${size.width} px: ${name} is covered`)
          if (!marked) faults.push(`${path} at ${size.width} px: ${name} is not marked`)
        }
      }
    }
    expect(faults).toEqual([])
    // The page that does not exist says so on the console.
    consoleErrors.length = 0
  })
