/** What other pages bring along to the forms. */
import { href } from '../app/pages.ts'
import { copyOf } from '../content/site.server.ts'
import { expect, takenOver, test } from './site.ts'

test('coming from an itinerary or a destination carries region and length along', async ({ page, site }) => {
  await page.goto(`${site.address}${href('itineraryColombia')}?lang=en`)
  await page.getByRole('tab').nth(2).click()
  await page.locator('main a[href*="/contact?"]').last().click()
  await expect(page.locator('#charter [name=chartingRegion][value=rosario]')).toBeChecked()
  await expect(page.locator('#charter [name=duration][value="14"]')).toBeChecked()
  await page.goto(`${site.address}${href('cuba')}?lang=en`)
  await page.getByRole('link', { name: copyOf('en').destination.cuba.hero.flySail, exact: true }).click()
  await expect(page.locator('#configurator [name=chartingRegion][value=cuba]')).toBeChecked()
  await page.goto(`${site.address}${href('flySail')}?lang=en&destination=colombia&days=14`)
  await expect(page.locator('#configurator [name=chartingRegion][value=rosario]')).toBeChecked()
  await expect(page.locator('#configurator [name=duration][value="14"]')).toBeChecked()
})

test('what another page brings along replaces an earlier choice, never words, and what is given back stays so', async ({
  page,
  site,
}) => {
  const box = page.locator('#configurator')
  const chosen = () =>
    box
      .locator('input:checked')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  await page.goto(`${site.address}${href('flySail')}?lang=en#configurator`)
  await takenOver(box.locator('form'))
  await box.locator('label', { hasText: /^San Blas$/ }).click()
  await box.locator('[name=additional]').fill('With my mother.')
  await page.goto(`${site.address}${href('flySail')}?lang=en&destination=colombia&days=14#configurator`)
  await takenOver(box.locator('form'))
  await expect.poll(chosen).toEqual(['rosario', '14'])
  await expect(box.locator('[name=additional]')).toHaveValue('With my mother.')
  await box.locator('label', { hasText: /^14 nights$/ }).click()
  await box.locator('label', { hasText: /^Cuba$/ }).click()
  await page.reload()
  await takenOver(box.locator('form'))
  await expect.poll(chosen).toEqual(['cuba'])
  await expect(box.locator('[name=additional]')).toHaveValue('With my mother.')
})

test('coming from Aruba chooses its waters', async ({ page, site }) => {
  await page.goto(`${site.address}${href('destinations')}?lang=en`)
  await page
    .getByRole('main')
    .locator('a[href*="region=aruba"]', { hasText: copyOf('en').destinations.aruba.cta })
    .click()
  await expect(page.locator('#configurator [name=chartingRegion][value=aruba]')).toBeChecked()
})

test('coming from the Bahamas or one of her yachts chooses the Bahamas, and her yachts are offered', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}${href('bahamas')}?lang=en`)
  await page.getByRole('link', { name: copyOf('en').destination.bahamas.hero.flySail, exact: true }).click()
  const box = page.locator('#configurator')
  await expect(box.locator('[name=chartingRegion][value=bahamas]')).toBeChecked()
  await expect(box.getByLabel('Nassau')).toHaveCount(1)
  await expect(page.locator('[data-offer] ol h4').first()).toHaveText(/Bali|Brisa/)
  await page.goto(`${site.address}${href('flySail')}?lang=en&yacht=bali-54`)
  await expect(box.locator('[name=chartingRegion][value=bahamas]')).toBeChecked()
})
