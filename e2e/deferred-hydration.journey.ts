/** Deferred hydration: what happens before the visitor's first action, and to what is pressed or sent before the scripts run. */
import { href } from '../app/pages.ts'
import { interfaceTexts } from '../content/interface.server.ts'
import { expect, test } from './site.ts'

const yacht = href('yacht', { slug: 'lagoon-56' })

/** Pages opened here are not touched by the fixture, and their scripts take a second longer: a slow connection. */
test.beforeEach(async ({ context }) => {
  await context.route('**/assets/framework-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue().catch(() => undefined)
  })
})

test('no script runs before the first touch, which a tab answers at once and for good', async ({
  context,
  site,
}) => {
  const page = await context.newPage()
  await page.goto(`${site.address}${yacht}?lang=en`, { waitUntil: 'load' })
  expect(await page.evaluate(() => '__reactRouterContext' in window)).toBe(false)
  const third = page.getByRole('tab').nth(2)
  await third.click()
  expect(await page.evaluate(() => window.earlyActions !== undefined)).toBe(true)
  expect(await third.getAttribute('aria-selected')).toBe('true')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => window.earlyActions)).toBeUndefined()
  await expect(third).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab').first().click()
  await expect(third).toHaveAttribute('aria-selected', 'false')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
})

test('a button pressed before hydration is pressed again after it', async ({ context, site }) => {
  const page = await context.newPage()
  await page.goto(`${site.address}${yacht}?lang=en`)
  const second = page.locator('[aria-pressed]').nth(1)
  await second.click()
  expect(await second.getAttribute('aria-pressed')).toBe('false')
  await expect(second).toHaveAttribute('aria-pressed', 'true')
})

test('a picture opens in full screen at once, and its viewer is drawn into it', async ({ context, site }) => {
  const page = await context.newPage()
  await page.goto(`${site.address}${yacht}?lang=en`)
  await page.getByRole('tab').last().click()
  await page.locator('[data-opens]').first().click()
  const viewer = page.locator('dialog[open]')
  expect(await viewer.count()).toBe(1)
  expect(await page.evaluate(() => window.earlyActions !== undefined)).toBe(true)
  await expect(viewer.getByRole('button', { name: interfaceTexts.en.common.close })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(page.locator('[data-opens]').first()).toBeFocused()
})

test('a quote that is sent before the scripts run is posted, and answered with the link to the chat', async ({
  context,
  site,
}) => {
  const page = await context.newPage()
  await page.goto(`${site.address}${href('contact')}?lang=en#quote`)
  await page.locator('[name=quote-name]').fill('Ana')
  await page.locator('[name=quote-destination]').fill('Exumas')
  await page.locator('#quote [type=submit]').click()
  await expect(page.locator('[data-quote] a')).toHaveAttribute('href', /Ana/)
  await expect(page.locator('[name=quote-name]')).toHaveValue('Ana')
  expect(page.url()).not.toContain('Ana')
})

test('the first touch may lead further down the page, and the place stays', async ({ context, site }) => {
  const page = await context.newPage()
  await page.goto(`${site.address}${href('flySail')}?lang=en`)
  await page.locator('a[href$="#configurator"]').first().click()
  const top = () =>
    page.locator('#configurator').evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await expect.poll(() => page.evaluate(() => window.earlyActions)).toBeUndefined()
  await page.waitForTimeout(500)
  expect(Math.abs(await top())).toBeLessThan(200)
})

test('a draft, a place in the address and a stored language need no touch', async ({ context, site }) => {
  const page = await context.newPage()
  await page.goto(`${site.address}${yacht}?lang=en#gallery`)
  await expect.poll(() => page.evaluate(() => window.earlyActions)).toBeUndefined()
  await page.evaluate(() => {
    localStorage.setItem('i18nextLng', 'de')
    document.cookie = 'lang=; Max-Age=0; Path=/'
  })
  await page.goto(`${site.address}${yacht}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.evaluate(() =>
    localStorage.setItem(
      'draft:enquiry',
      JSON.stringify({ version: 2, savedAt: Date.now(), fields: { message: 'Noch unentschlossen' } }),
    ),
  )
  await page.goto(`${site.address}${href('contact')}`)
  await expect(page.locator('#enquiry').getByLabel(interfaceTexts.de.form.message)).toHaveValue(
    'Noch unentschlossen',
  )
})

test('scripts that fail to load at the first touch are loaded at the next', async ({
  context,
  site,
  consoleErrors,
}) => {
  const page = await context.newPage()
  await page.goto(`${site.address}${yacht}?lang=en`)
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed')
  await page.mouse.move(40, 40)
  await failed
  await context.setOffline(false)
  await expect
    .poll(async () => {
      await page.mouse.move(40 + 40 * Math.random(), 80)
      return page.evaluate(() => window.earlyActions)
    })
    .toBeUndefined()
  consoleErrors.length = 0
})

test('what the server drew stays through hydration and is there on pages reached inside the site', async ({
  page,
  site,
}) => {
  const places = page.locator('main svg.chart:visible text')
  await page.goto(`${site.address}${href('panama')}?lang=en`)
  const onArrival = await places.count()
  expect(onArrival).toBeGreaterThan(10)
  await page
    .locator(`main a[href^="${href('itineraryPanama')}"]`)
    .first()
    .click()
  await expect(page.locator('main .day').first()).toBeVisible()
  // The chart of the whole route, drawn by the server for this page.
  await expect.poll(() => places.count()).toBeGreaterThan(onArrival)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(href('panama')))
  await expect(places).toHaveCount(onArrival)
  await page.goto(`${site.address}${href('gunaYala')}?lang=en`)
  const words = async () => (await page.locator('main .reading').allTextContents()).join('')
  const english = await words()
  expect(english.length).toBeGreaterThan(500)
  await page.locator('[data-menu]').click()
  await page.locator('header a[hreflang=de]:visible').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await words()).not.toBe(english)
})
