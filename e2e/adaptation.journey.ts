/** The site as visitors adapt it: larger text, wider spacing, the system's own colours, more contrast, and a voice that changes language (WCAG 1.4.1, 1.4.4, 1.4.12, 3.1.2). */
import type { Page } from '@playwright/test'
import { href } from '../app/pages.ts'
import { localeNames, locales } from '../content/locales.ts'
import { expect, test } from './site.ts'
import { templates } from './templates.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

/** Words that stand outside the window or are cut off by a box that cannot be scrolled. */
async function lostWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent!.trim()
      const around = node.parentElement!
      // What stands outside on purpose: the skip link, words for screen readers alone, drawings with their own size.
      if (
        !words ||
        around.closest('.sr-only, .tab-heading, svg, script, style, noscript, a[href="#content"]') ||
        !around.checkVisibility({ visibilityProperty: true })
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, top, bottom, width } = range.getBoundingClientRect()
      if (width === 0) continue
      let [scrolls, cut] = [false, false]
      for (let box: Element | null = around; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const frame = box.getBoundingClientRect()
        if (overflowX === 'auto' || overflowX === 'scroll') scrolls = true
        if (/hidden|clip/.test(overflowX) && !scrolls && (left < frame.left - 2 || right > frame.right + 2))
          cut = true
        if (/hidden|clip/.test(overflowY) && (top < frame.top - 4 || bottom > frame.bottom + 4)) cut = true
      }
      if (cut || (!scrolls && (left < -1 || right > innerWidth + 1))) lost.push(words.slice(0, 40))
    }
    if (document.documentElement.scrollWidth > innerWidth)
      lost.push(`the page, ${document.documentElement.scrollWidth - innerWidth} pixels too wide`)
    return lost
  })
}

const adaptations = {
  'text twice as large': 'html { font-size: 212.5% !important }',
  'wider spacing':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
}
test('with larger text or wider spacing, no page loses a word or needs sideways scrolling', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  const faults: string[] = []
  for (const path of templates) {
    await page.goto(`${site.address}${path}?lang=de`)
    for (const [name, rules] of Object.entries(adaptations)) {
      await page.evaluate(async (text) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        document.adoptedStyleSheets = [sheet]
        // Which letters are needed is known once the page is laid out.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        await document.fonts.ready
      }, rules)
      faults.push(...(await lostWords(page)).map((words) => `${path}, ${name}: ${words}`))
    }
  }
  expect(faults).toEqual([])
})

test('words of another language say which', async ({ page, site }) => {
  await page.goto(`${site.address}${href('gunaYala')}?lang=en`)
  for (const locale of locales) {
    const link = page.getByRole('link', { name: localeNames[locale], includeHidden: true }).first()
    await expect(link).toHaveAttribute('lang', locale)
    await expect(link).toHaveAttribute('hreflang', locale)
  }
  await expect(page.locator('i[lang=cuk]', { hasText: 'onmaked nega' })).toBeVisible()
  await expect(page.locator('i[lang=es]', { hasText: 'comarca' })).toBeVisible()
  await page.goto(`${site.address}${href('contact')}?lang=en`)
  await page.route('**/ajax/**', (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"success":"false"}' }),
  )
  for (const [field, value] of [
    ['name', 'Ana'],
    ['email', 'ana@example.org'],
  ] as const)
    await page.locator(`#enquiry [name=${field}]`).fill(value)
  await page.locator('#enquiry [type=submit]').click()
  await expect(page.locator('[data-copy=mail]')).toHaveAttribute('lang', 'de')
})

test('in forced colours and with more contrast, what is chosen and what has focus can be told', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const style = (selector: string, property: string, pseudo?: string) =>
    page
      .locator(selector)
      .locator('visible=true')
      .first()
      .evaluate(
        (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name!),
        [property, pseudo],
      )
  await page.goto(`${site.address}${href('itineraryPanama')}?lang=en`)
  await page.locator('.day-link').nth(2).click()
  await expect(page.locator('.day-link[aria-current]')).toHaveCount(1)
  expect(await style('.day-link[aria-current]', 'background-color')).not.toBe(
    await style('.day-link:not([aria-current])', 'background-color'),
  )
  expect(await style('.tab[aria-selected=true]', 'border-bottom-width', '::after')).toBe('4px')
  expect(await style('.tab[aria-selected=false]', 'border-bottom-width', '::after')).toBe('0px')
  // Charts keep their colours and their ground, so that the line of the route stands out on any background.
  const [route, sea] = [
    await style('svg.chart .chart-leg.chart-chosen', 'stroke'),
    await style('svg.chart', 'background-color'),
  ]
  expect(route).toBe('rgb(168, 38, 95)')
  expect(sea).toBe('rgb(251, 248, 241)')
  await page.locator('.day-link').nth(4).focus()
  await page.keyboard.press('Tab')
  expect(await style('.day-link:focus-visible', 'outline-width')).toBe('3px')
  await page.goto(`${site.address}${href('panama')}?lang=en`)
  expect(await style('.season [data-season=best]', 'background-color')).not.toBe(
    await style('.season [data-season=rain]', 'background-color'),
  )
  await page.goto(`${site.address}${href('flySail')}?lang=en#configurator`)
  const cuba = page.locator('#configurator label', { hasText: /^Cuba$/ })
  await cuba.click()
  await expect(cuba.locator('input')).toBeChecked()
  const unchosen = await style('.choice input:not(:checked) + span', 'background-color')
  await expect.poll(() => style('.choice input:checked + span', 'background-color')).not.toBe(unchosen)
  for (const selector of ['.field input', '.choice span', '.button'])
    expect(
      Number.parseFloat(await style(`#configurator ${selector}`, 'border-top-width')),
      selector,
    ).toBeGreaterThan(0)
  const calm = await style('.field input', 'border-top-width')
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more', reducedMotion: 'reduce' })
  expect(calm).toBe('1px')
  await expect.poll(() => style('.field input', 'border-top-width')).toBe('2px')
})
