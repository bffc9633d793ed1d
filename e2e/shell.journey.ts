/** What the frame of the site does for every page: the sign of loading, tabs within reach, Back from full-screen pictures. */
import type { Page } from '@playwright/test'
import { href } from '../app/pages.ts'
import { interfaceTexts } from '../content/interface.server.ts'
import { locales } from '../content/locales.ts'
import { expect, hydrate, test } from './site.ts'

const yacht = href('yacht', { slug: 'lagoon-56' })

/** Holds back the data of pages reached inside the site. */
const delayData = (page: Page, ms: number) =>
  page.route('**/*.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.continue()
  })

test('a page that takes 5 seconds shows that it is loading, to eyes and to screen readers', async ({
  page,
  site,
}) => {
  const { common } = interfaceTexts.en
  await page.goto(`${site.address}${href('faq')}?lang=en`)
  await hydrate(page)
  await delayData(page, 5000)
  await page.locator('main a.button[href^="/contact"]').first().click()
  await expect(page.locator('[data-loading]')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: common.loading })).toHaveCount(1)
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(/contact/, { timeout: 10_000 })
  await expect(page.locator('[data-loading]')).toHaveCount(0)
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy')
})

test('a page that comes soon shows no sign of loading', async ({ page, site }) => {
  await page.goto(`${site.address}${yacht}?lang=en`)
  await page.evaluate(() => {
    const seen = () =>
      document.querySelector('[data-loading]') && document.body.setAttribute('data-flashed', '')
    new MutationObserver(seen).observe(document.body, { subtree: true, childList: true })
  })
  await delayData(page, 50)
  await page.locator('main a.button[href^="/contact"]').first().click()
  await expect(page).toHaveURL(/contact/)
  await expect(page.locator('body')).not.toHaveAttribute('data-flashed')
})

for (const locale of locales)
  test(`the five tabs of a yacht stand in one row, within reach, in ${locale}`, async ({
    page,
    site,
    viewport,
  }) => {
    const isPhone = viewport!.width < 768
    if (isPhone) await page.setViewportSize({ width: 375, height: 700 })
    await page.goto(`${site.address}${yacht}?lang=${locale}`)
    const boxes = await page.getByRole('tab').evaluateAll((tabs) =>
      tabs.map((tab) => {
        const { left, right, top, width } = tab.getBoundingClientRect()
        return { left, right, top, width: Math.round(width), fits: tab.scrollWidth <= tab.clientWidth }
      }),
    )
    expect(boxes).toHaveLength(5)
    for (const { left, right, fits } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0)
      if (!isPhone) expect(right).toBeLessThanOrEqual(viewport!.width)
      expect(fits).toBe(true)
    }
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    await page.getByRole('tab').last().scrollIntoViewIfNeeded()
    await expect(page.getByRole('tab').last()).toBeInViewport({ ratio: 0.9 })
    if (!isPhone) {
      const widths = boxes.map(({ width }) => width)
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1)
    }
  })

test('Back closes a full-screen picture and stays on the page', async ({ page, site }) => {
  const { fleet, common } = interfaceTexts.en
  await page.goto(`${site.address}${href('yachts')}?lang=en`)
  await page.locator(`main article a[href^="${yacht}"]`).first().click()
  await page.getByRole('tab', { name: fleet.gallery }).click()
  const pictures = page.getByRole('tabpanel', { name: fleet.gallery }).getByRole('button')
  const viewer = page.locator('dialog[open]')
  await pictures.first().click()
  await expect(viewer).toBeVisible()
  await page.goBack()
  await expect(viewer).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(yacht))
  // Closed by its button or by Escape, the viewer leaves nothing in the history to go back through.
  await pictures.first().click()
  await viewer.getByRole('button', { name: common.close }).click()
  await expect(viewer).toHaveCount(0)
  await pictures.first().click()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(pictures.first()).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${href('yachts')}\\?`))
})
