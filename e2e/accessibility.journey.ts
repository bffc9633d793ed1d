/** Every page in every language against WCAG 2.2 AA as far as a machine can tell (axe), and every widget in its open state. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { href } from '../app/pages.ts'
import { sitemapPaths } from '../app/seo/sitemap.server.ts'
import { interfaceTexts } from '../content/interface.server.ts'
import { locales } from '../content/locales.ts'
import { offerTexts } from '../content/offer.server.ts'
import { expect, test } from './site.ts'

const paths = sitemapPaths()

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Legacy mode gathers the results in the page itself instead of a second one, which our pages without frames do not need: a third of the time. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: rules, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id}: ${target.join(' ')} ${failureSummary.split('\n')[1]?.trim() ?? ''}`,
    ),
  )
}
const declined = (page: Page) => page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))

/** 320 pixels are 1280 at 400 % (WCAG 1.4.10), 384 and 640 are common windows at 200 % (1.4.4). */
const narrowWidths = [320, 384, 640]

/** How far the page runs out of the window at each narrow width, where it does. */
async function overflows(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of narrowWidths) {
    await page.setViewportSize({ width, height: 640 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) found.push(`${over} px too wide at ${width} px`)
  }
  return found
}

/** Targets under 24 pixels that do not stand in running text (WCAG 2.5.8). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inText = (element: Element) =>
      element.closest('p, li, td, dd, h1, h2, h3, h4') !== null &&
      getComputedStyle(element).display === 'inline'
    return [...document.querySelectorAll('a[href], button, input:not([type=hidden]):not([hidden]), summary')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        const drawn = width > 0 && height > 0
        return drawn && (width < 23.5 || height < 23.5) && !inText(element) && !element.closest('.sr-only')
      })
      .map((element) => `small target: ${element.tagName} "${element.textContent?.trim().slice(0, 30)}"`)
  })
}

for (const locale of locales)
  test(`no page in ${locale} has a fault that axe can find, a target too small or text out of the window`, async ({
    page,
    site,
    consoleErrors,
    viewport,
  }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await declined(page)
    const found: string[] = []
    for (const path of [...paths, '/nowhere']) {
      await page.setViewportSize(viewport!)
      await page.goto(`${site.address}${path}?lang=${locale}`)
      const onPage = [...(await faults(page)), ...(await smallTargets(page))]
      if (viewport!.width < 768) onPage.push(...(await overflows(page)))
      found.push(...onPage.map((fault) => `${path}: ${fault}`))
    }
    expect(found).toEqual([])
    // The page that does not exist says so on the console.
    consoleErrors.length = 0
  })

test('no open state has a fault that axe can find', async ({ page, site, isMobile, viewport }) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { consent, fleet, form } = interfaceTexts.de
  const found: Record<string, string[]> = {}
  const check = async (state: string) => {
    found[state] = await faults(page)
  }
  const open = (path: string) => page.goto(`${site.address}${path}?lang=de`)

  await open('/faq')
  await expect(page.locator('[data-consent]')).toBeVisible()
  await check('banner')
  await page.getByRole('button', { name: consent.decline, exact: true }).click()
  await page.locator('main details summary').first().click()
  await check('accordion')
  if (viewport!.width < 768) {
    await page.locator('[data-menu]').click()
    await check('menu')
  }
  await open(href('yacht', { slug: 'lagoon-56' }))
  for (const tab of [fleet.service, fleet.crew, fleet.activities, fleet.gallery]) {
    await page.getByRole('tab', { name: tab }).click()
    await check(`tab ${tab}`)
  }
  await page.getByRole('tabpanel', { name: fleet.gallery }).getByRole('button').first().click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  await check('viewer')
  await open(href('itineraryPanama'))
  await page.locator('.day-link').nth(4).click()
  await check('chosen day')
  await open(href('contact'))
  await page.route('**/ajax/**', (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"success":"true"}' }),
  )
  await page.locator('#enquiry').getByRole('button', { name: form.send }).click()
  await check('form error')
  await page.locator('#enquiry [name=name]').fill('Ana')
  await page.locator('#enquiry [name=email]').fill('ana@example.org')
  await page.locator('#enquiry').getByRole('button', { name: form.send }).click()
  await expect(page.locator('[data-answer=accepted]')).toBeVisible()
  await check('toast and answer')
  await open(href('flySail'))
  const offer = page.locator('[data-offer]')
  await offer.scrollIntoViewIfNeeded()
  await page.locator('#configurator label', { hasText: /^Kuba$/ }).click()
  await offer.getByText(offerTexts.de.panel.letter).click()
  await offer.getByText(offerTexts.de.panel.lines).first().click()
  // Where the line of steps stands in its own place and covers no field.
  await page.locator('#configurator').evaluate((section) => section.scrollIntoView())
  await check('offer')
  await page.locator('#configurator [name=departure][value=day]').check()
  await page.locator('#configurator [name=departureDate]').fill('2027-03-21')
  await page.locator('#configurator [name=name]').fill('Ana')
  await page.locator('#configurator [name=email]').fill('ana@example.org')
  await page.locator('#configurator').getByRole('button', { name: offerTexts.de.form.submitMail }).click()
  await expect(page.locator('[data-answer=mailed]')).toBeVisible()
  await check('mail opened')
  expect(Object.entries(found).flatMap(([state, list]) => list.map((fault) => `${state}: ${fault}`))).toEqual(
    [],
  )
  expect(Object.keys(found).length).toBeGreaterThan(isMobile ? 10 : 9)
})
