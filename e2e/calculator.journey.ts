/** The calculator on a yacht's page: a form that asks the page's own address. */
import { href } from '../app/pages.ts'
import { charterTexts } from '../content/charter.server.ts'
import { expect, test } from './site.ts'

const page = href('yacht', { slug: 'bali-54' })

test('a stay is worked out line by line, and what cannot be is said', async ({ page: tab, site }) => {
  await tab.goto(`${site.address}${page}?lang=en`)
  const box = tab.locator('#calculator')
  const answer = box.locator('[data-calculated]')
  await expect(answer).toContainText('Bahamas charter fee')
  await box.locator('[name=persons]').fill('8')
  await box.locator('[name=children]').fill('2')
  await box.locator('[name=nights]').fill('10')
  await box.getByRole('button', { name: charterTexts.en.calculator.submit }).click()
  await expect(tab).toHaveURL(/persons=8/)
  await expect(answer).toContainText('Yacht, 10 nights outside high season')
  await expect(answer).toContainText(/If your trip ends at Staniel Cay.*about US\$.1,280 for 8 guests/)
  await expect(box.locator('[name=persons]')).toHaveValue('8')
  await box.locator('[name=children]').fill('8')
  await box.getByRole('button', { name: charterTexts.en.calculator.submit }).click()
  await expect(answer).toContainText(charterTexts.en.refusals['children-alone'])
  await expect(box.locator('[name=nights]')).toHaveValue('10')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the calculator answers in the language of the page', async ({ page: tab, site }) => {
    await tab.goto(`${site.address}${page}?lang=de`)
    const box = tab.locator('#calculator')
    await box.locator('[name=persons]').fill('4')
    await box.locator('[name=nights]').fill('14')
    await box.getByRole('button', { name: charterTexts.de.calculator.submit }).click()
    await expect(tab.locator('[data-calculated]')).toContainText('Yacht, 14 Nächte außerhalb der Hochsaison')
    await tab.goto(`${site.address}${page}?lang=de&persons=many&nights=7`)
    await expect(tab.locator('[data-calculated]')).toContainText(charterTexts.de.refusals['not-a-number'])
  })
})
