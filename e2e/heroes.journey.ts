/** The first window of every template, with the question about visits still open: the headline and the first button are wholly in sight. */
import type { Page } from '@playwright/test'
import { locales } from '../content/locales.ts'
import { expect, hydrate, test } from './site.ts'
import { templates } from './templates.ts'

/** The windows of docs/look/README.md: a phone, a tablet, three computers. */
const windows = [
  [375, 812],
  [768, 1024],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const

for (const locale of locales)
  test(`headlines and buttons in ${locale} stand in the first window of five sizes @desktop`, async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const found: string[] = []
    for (const path of templates) {
      await page.goto(`${site.address}${path}?lang=${locale}`)
      await hydrate(page)
      await expect(page.locator('[data-consent]')).toBeVisible()
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height })
        const hidden = await hiddenOf(page)
        if (hidden.length > 0) found.push(`${path} at ${width} x ${height}: ${hidden.join(', ')}`)
      }
    }
    expect(found).toEqual([])
  })

/** Which of the headline and the first button beside it are not wholly in sight: outside the window, or behind something. */
function hiddenOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo(0, 0)
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
      return [covering ? `"${what}" is behind ${covering.className}` : `"${what}" leaves the window`]
    })
  })
}
