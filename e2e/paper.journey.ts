/** Pages on paper. */
import { href } from '../app/pages.ts'
import { company } from '../content/company.ts'
import { expect, test } from './site.ts'

test('a yacht on paper shows every tab and the letterhead, and nothing to press @desktop', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}${href('yacht', { slug: 'lagoon-56' })}?lang=en`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(company.brand, { exact: true }).first()).toBeVisible()
  expect(
    await page
      .locator('.tab-panel')
      .evaluateAll((panels) => panels.filter((panel) => !panel.checkVisibility()).length),
  ).toBe(0)
  expect(
    await page
      .locator('.button, .arrow-link, .tab-list, .site-header')
      .evaluateAll((all) => all.filter((each) => each.checkVisibility()).length),
  ).toBe(0)
  for (const wide of await page.locator('.drawing--wide').all()) await expect(wide).toBeVisible()
  for (const tall of await page.locator('.drawing--tall').all()) await expect(tall).toBeHidden()
})

test('paper shows every answer', async ({ page, site }) => {
  await page.goto(`${site.address}${href('faq')}?lang=en`)
  const answers = page.locator('main details > [id]')
  await expect(answers.nth(1)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const answer of await answers.all()) await expect(answer).toBeVisible()
})
