import { interfaceTexts } from '../content/interface.server.ts'
import { localeNames, locales } from '../content/locales.ts'
import { fleet } from '../content/fleet.ts'
import { href } from '../app/pages.ts'
import { expect, test } from './site.ts'

const lagoon = href('yacht', { slug: 'lagoon-56' })

test('a visitor reads the fleet, opens a yacht and her pictures, and turns the pages by keyboard @both', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}${href('yachts')}?lang=en`)
  for (const { name } of fleet) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Brisa', exact: true }).click()
  await expect(page).toHaveTitle('Brisa Charter | Alisios')
  await page.getByRole('tab', { name: 'Gallery' }).click()
  const first = page.getByRole('button', { name: /^Open picture 1 / })
  const count = await page.getByRole('button', { name: /^Open picture/ }).count()
  expect(count).toBeGreaterThan(1)
  await first.click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText(`1 of ${count}`)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByText(`${count} of ${count}`)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText(`1 of ${count}`)).toBeVisible()
  await viewer.getByRole('button', { name: 'Next' }).click()
  await viewer.getByRole('button', { name: 'Show picture 1', exact: true }).click()
  await expect(viewer.getByText(`1 of ${count}`)).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(first).toBeFocused()
})

test('a finger turns the pictures', async ({ page, site }) => {
  await page.goto(`${site.address}${href('yacht', { slug: 'lagoon-62' })}?lang=en`)
  await page.getByRole('tab', { name: 'Gallery' }).click()
  await page.getByRole('button', { name: /^Open picture 1 / }).click()
  const viewer = page.getByRole('dialog')
  const stage = viewer.locator('.viewer-stage')
  await stage.dispatchEvent('pointerdown', { clientX: 300, pointerType: 'touch' })
  await stage.dispatchEvent('pointerup', { clientX: 120, pointerType: 'touch' })
  await expect(viewer.getByText(/^2 of \d/)).toBeVisible()
})

test('tabs follow the arrow keys', async ({ page, site }) => {
  await page.goto(`${site.address}${lagoon}?lang=en`)
  await page.getByRole('tab', { name: 'Description' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Service' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Gallery' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tabpanel', { name: 'Description' })).toBeVisible()
})

test('the language changes in place, is remembered, and links keep naming it', async ({
  page,
  site,
  viewport,
}) => {
  await page.goto(`${site.address}${lagoon}?lang=es`)
  if (viewport!.width < 768) await page.locator('summary[data-menu]').click()
  await page.getByRole('link', { name: localeNames.de }).locator('visible=true').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(new URL(page.url()).pathname).toBe(lagoon)
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de')
  await expect(page.getByRole('tab', { name: interfaceTexts.de.fleet.description })).toBeVisible()
  await expect(page.getByRole('link', { name: interfaceTexts.de.fleet.quote }).first()).toHaveAttribute(
    'href',
    /lang=de/,
  )
  await page.goto(`${site.address}${href('faq')}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('a language in storage alone is applied after the page is there', async ({ page, site }) => {
  await page.goto(`${site.address}${href('faq')}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'de-DE'))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('the menu opens, closes, and closes when a link is chosen', async ({ page, site }) => {
  await page.goto(`${site.address}/?lang=en`)
  const summary = page.locator('summary[data-menu]')
  const link = page
    .getByRole('navigation', { name: 'Menu', exact: true })
    .getByRole('link', { name: 'Yachts' })
  await expect(link).toBeHidden()
  await summary.click()
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await summary.click()
  await link.click()
  await expect(page).toHaveURL(/\/yachts/)
  await expect(link).toBeHidden()
})

test('the chat button floats on narrow screens only @both', async ({ page, site, viewport }) => {
  await page.goto(`${site.address}/?lang=en`)
  const button = page.locator('.ask-bar [data-chat-button]')
  await expect(button).toBeVisible({ visible: viewport!.width < 768 })
  await expect(button).toHaveAttribute('href', 'https://wa.me/50760000000')
  await expect(button).toHaveAttribute('target', '_blank')
})

test('a change of page starts at its top and says its title; going back returns to the place', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}${href('yachts')}?lang=en`)
  const card = page.getByRole('link', { name: 'Tsabalok', exact: true })
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(400)
  await card.click()
  await expect(page).toHaveTitle(/^Tsabalok/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('#content')).toBeFocused()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
})

test('a page that cannot be fetched says so in the visitor’s language and offers to try again', async ({
  page,
  site,
  consoleErrors,
}) => {
  await page.goto(`${site.address}${href('yachts')}?lang=de`)
  await page.route('**/*.data*', (route) => route.abort())
  await page.getByRole('link', { name: 'Macan', exact: true }).click()
  await expect(page.getByRole('heading', { name: interfaceTexts.de.common.error })).toBeVisible()
  await page.unroute('**/*.data*')
  await page.getByRole('button', { name: interfaceTexts.de.common.tryAgain }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  consoleErrors.length = 0
})

test('an unknown path says so and logs it', async ({ page, site, consoleErrors }) => {
  await page.goto(`${site.address}/no/such/page?lang=en`)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect.poll(() => consoleErrors.some((line) => line.includes('/no/such/page'))).toBe(true)
  consoleErrors.length = 0
  await page.getByRole('link', { name: 'Return to home' }).click()
  await expect(page).toHaveURL(`${site.address}/?lang=en`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('everything can be read and reached @both', async ({ page, site, viewport }) => {
    await page.goto(`${site.address}${lagoon}?lang=en`)
    for (const name of ['Service', 'Crew', 'Activities', 'Gallery'])
      await expect(page.getByRole('tabpanel', { name, includeHidden: true })).toBeVisible()
    if (viewport!.width < 768) await page.locator('summary[data-menu]').click()
    await page.getByRole('link', { name: 'Destinations' }).locator('visible=true').first().click()
    await expect(page).toHaveURL(/\/destinations\?lang=en/)
  })
  test('an address opens its answer and closes the one before', async ({ page, site }) => {
    const open = page.locator('main section:has(#season) details[open]')
    for (const id of ['season', 'booking']) {
      await page.goto(`${site.address}${href('faq')}?lang=en#${id}`)
      await expect(open).toHaveCount(1)
      await expect(open.locator(`#${id}`)).toBeVisible()
      await expect(open.locator('summary')).toBeInViewport()
    }
  })
})

test('the privacy page names whatever the browser keeps', async ({ page, site, context, viewport }) => {
  await page.goto(`${site.address}/?lang=en`)
  await page.mouse.wheel(0, 900)
  if (viewport!.width < 768) await page.locator('summary[data-menu]').click()
  await page.getByRole('link', { name: 'Yachts', exact: true }).locator('visible=true').first().click()
  await page.getByRole('link', { name: 'Brisa', exact: true }).click()
  await expect(page).toHaveTitle('Brisa Charter | Alisios')
  await page.goBack()
  await page.goto(`${site.address}${href('contact')}?lang=en`)
  await page.locator('[name=name]').first().fill('Ana')
  await page.reload()
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(kept).toEqual(
    expect.arrayContaining(['i18nextLng', 'draft:enquiry', 'react-router-scroll-positions']),
  )
  const names = [...new Set([...kept, ...(await context.cookies()).map(({ name }) => name)])]
  for (const locale of locales) {
    const told = await (await fetch(`${site.address}${href('privacy')}?lang=${locale}`)).text()
    expect(
      names.filter((name) => !told.includes(`>${name}<`)),
      locale,
    ).toEqual([])
  }
})
