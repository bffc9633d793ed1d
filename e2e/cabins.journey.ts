/** Who sleeps where: the form on a yacht's page, the plan, and the list beside it. */
import { href } from '../app/pages.ts'
import { charterTexts } from '../content/charter.server.ts'
import { expect, test } from './site.ts'

const big = href('yacht', { slug: 'lagoon-56' })
const small = href('yacht', { slug: 'guji-sun-odyssey-44i' })
const heads = 'svg:visible .plan-head'

test('a party is put to bed on the plan, and its price follows', async ({ page, site }) => {
  await page.goto(`${site.address}${big}?lang=en`)
  const box = page.locator('#cabins')
  await expect(box.locator(heads)).toHaveCount(0)
  await box.locator('[name=couples]').fill('2')
  await box.locator('[name=children]').fill('2')
  await box.getByRole('button', { name: charterTexts.en.fit.submit }).click()
  await expect(box.locator('[data-fit=yes]')).toContainText('6 guests')
  await expect(box.locator(heads)).toHaveCount(6)
  await expect(box.getByRole('listitem').filter({ hasText: '2 children' })).toHaveCount(1)
  await expect(page.locator('#calculator [name=persons]')).toHaveValue('6')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a yacht that is too small says why, and which are not', async ({ page, site }) => {
    await page.goto(`${site.address}${small}?lang=de`)
    const box = page.locator('#cabins')
    await box.locator('[name=grandparents]').fill('1')
    await box.getByRole('button', { name: charterTexts.de.fit.submit }).click()
    await expect(box.locator('[data-fit=no]')).toContainText(
      charterTexts.de.misfits['no-easy-cabin_one'].slice(-30),
    )
    await box.getByRole('link', { name: 'Lagoon 56' }).click()
    await expect(page.locator('#cabins [data-fit=yes]')).toBeVisible()
    await expect(page.locator('#cabins [name=grandparents]')).toHaveValue('1')
  })
})
