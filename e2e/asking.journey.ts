/** An enquiry is one tap away from wherever a visitor is on a page. */
import { href } from '../app/pages.ts'
import { interfaceTexts } from '../content/interface.server.ts'
import { expect, test } from './site.ts'

const yacht = href('yacht', { slug: 'lagoon-56' })

test('the header leaves on the way down and is back on the way up, with the way to ask in it @desktop', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}${yacht}?lang=en`)
  const ask = page.locator('header [data-ask]').locator('visible=true')
  await page.mouse.wheel(0, 1400)
  await expect(ask).not.toBeInViewport()
  await page.mouse.wheel(0, -200)
  await expect(ask).toBeInViewport()
  await page.mouse.wheel(0, 1400)
  await expect(ask).not.toBeInViewport()
  await ask.focus()
  await expect(ask).toBeInViewport()
  await ask.click()
  const form = page.locator('#enquiry')
  await expect(form.getByRole('heading', { name: 'Ask about her dates' })).toBeInViewport()
  await expect(form.getByLabel(interfaceTexts.en.form.message)).toHaveValue(/Lagoon 56/)
})

test('a bar at the foot of phones asks about the page shown, and leaves while somebody types', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}${href('panama')}?lang=de`)
  const bar = page.getByRole('complementary', { name: interfaceTexts.de.ask.label })
  await page.mouse.wheel(0, 2000)
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('link', { name: interfaceTexts.de.ask.call })).toHaveAttribute('href', /^tel:\+/)
  await bar.getByRole('link', { name: interfaceTexts.de.ask.dates }).click()
  await expect(page).toHaveURL(/\/contact\?destination=panama&lang=de/)
  await page.locator('[name=name]').first().focus()
  await expect(bar).toBeHidden()
})
