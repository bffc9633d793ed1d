/** The question for consent to measurement. */
import { interfaceTexts } from '../content/interface.server.ts'
import { expect, test } from './site.ts'

test.describe('consent', () => {
  test.use({ env: { ANALYTICS_SRC: '/measure.js' } })
  test('asks once, loads the measurement after a yes alone, and can be asked again', async ({
    page,
    site,
  }) => {
    let fetched = 0
    await page.route('**/measure.js', (route) => {
      fetched++
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    const { consent, footer } = interfaceTexts.en
    await page.goto(`${site.address}/faq?lang=en`)
    const banner = page.locator('[data-consent]')
    await expect(banner).toBeVisible()
    await banner.getByRole('button', { name: consent.close }).click()
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('declined')
    await page.reload()
    await expect(page.getByRole('button', { name: footer.cookies })).toBeVisible()
    await expect(banner).toHaveCount(0)
    expect(fetched).toBe(0)
    await page.getByRole('button', { name: footer.cookies }).click()
    await expect(banner).toBeFocused()
    await banner.getByRole('button', { name: consent.accept }).click()
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('accepted')
    await expect.poll(() => fetched).toBe(1)
    await page.reload()
    await expect.poll(() => fetched).toBe(2)
    await expect(banner).toHaveCount(0)
  })
})
