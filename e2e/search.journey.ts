/** From a search to a comparison to the page of one trip, with one total all the way. */
import type { Page } from '@playwright/test'
import { href } from '../app/pages.ts'
import { addDays, today } from '../charter/calendar.ts'
import { type Locale, locales } from '../content/locales.ts'
import { searchTexts } from '../content/search.server.ts'
import { expect, type RunningSite, test } from './site.ts'

/** Far enough ahead to be chosen, near enough to be priced; where fewer than two yachts are free, a week later. */
const day = addDays(today(), 120)

async function searchCompareOpen(page: Page, site: RunningSite, locale: Locale) {
  const { form, compare } = searchTexts[locale]
  await page.goto(`${site.address}${href('home')}?lang=${locale}`)
  const search = page.locator('form', { has: page.locator('select[name=to]') })
  await search.locator('[name=to]').selectOption('san-blas')
  await search.locator('input[name=from]').fill(day)
  await search.locator('[name=adults]').fill('4')
  await search.getByRole('button', { name: form.submit }).click()
  await expect(page).toHaveURL(new RegExp(`${href('yachts')}\\?.*from=${day}`))
  const free = page.locator('[data-found]:has(a.button)')
  for (let week = 1; (await free.count()) < 2; week++)
    await page.goto(page.url().replace(/from=[\d-]+/, `from=${addDays(day, 7 * week)}`))
  const from = new URL(page.url()).searchParams.get('from')
  const total = await free.first().locator('[data-total]').innerText()
  const slug = await free.first().getAttribute('data-found')
  await expect(page.locator('[data-unfit~="bali-54"]')).toContainText('Nas')
  for (const each of [0, 1]) await free.nth(each).locator('[name=yachts]').check()
  await page.getByRole('button', { name: compare.button }).click()
  await expect(page).toHaveURL(new RegExp(href('compare')))
  await expect(page.locator('[data-total]')).toHaveCount(2)
  const column = page.locator('[data-total]').filter({ hasText: total })
  await expect(column.first()).toBeVisible()
  await page
    .locator(`a[href*="${href('trip')}?yacht=${slug}&"]`)
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`${href('trip')}\\?yacht=${slug}&to=san-blas&from=${from}`))
  await expect(page.locator('main')).toContainText(total)
}

for (const locale of locales)
  test(`search, compare, open a trip in ${locale}`, async ({ page, site }) => {
    await searchCompareOpen(page, site, locale)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('search, compare, open a trip', async ({ page, site }) => {
    await searchCompareOpen(page, site, 'de')
  })
  test('what cannot be is said, and the rest stays in the form', async ({ page, site }) => {
    await page.goto(
      `${site.address}${href('yachts')}?lang=en&to=atlantis&from=&from=2027-02-30&days=7&adults=3`,
    )
    await expect(page.locator('[data-problems] li')).toHaveCount(2)
    // The day that the answers stand for, in place of the one that no calendar has.
    await expect(page.locator('input[type=date][name=from]')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/)
    await expect(page.locator('input[type=date][name=from]')).not.toHaveValue('2027-02-30')
    await expect(page.locator('[name=adults]').first()).toHaveValue('3')
    await expect(page.locator('[data-found]').first()).toBeVisible()
    await page.goto(`${site.address}${href('compare')}?lang=en&yachts=bali-54,titanic,bali-54`)
    await expect(page.locator('[data-problems] li')).toHaveCount(3)
  })
})
