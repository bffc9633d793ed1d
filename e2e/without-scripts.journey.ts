/** All three forms without JavaScript. */
import type { Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { href } from '../app/pages.ts'
import { interfaceTexts } from '../content/interface.server.ts'
import { offerTexts } from '../content/offer.server.ts'
import { expect, test } from './site.ts'

test.use({ javaScriptEnabled: false })

async function writeShort(page: Page, email = 'ana@example.org') {
  const box = page.locator('#enquiry')
  await box.locator('[name=name]').fill('Ana')
  await box.locator('[name=email]').fill(email)
  await box.locator('[name=dates]').fill('12.-19. Februar')
  await box.locator('[name=message]').fill('Zwei Kinder.\nEine Allergie: Nüsse.')
  return box
}

test('the short form posts, the answer page says so and the letter arrives', async ({ page, site }) => {
  await page.goto(`${site.address}${href('contact')}?lang=es`)
  const box = await writeShort(page)
  await box.getByRole('button', { name: interfaceTexts.es.form.send }).click()
  await expect(page.locator('[data-answer=accepted]')).toContainText(offerTexts.es.answer.received)
  await expect(page.locator('[data-answer=accepted]')).toBeInViewport()
  await expect.poll(() => site.letters.length).toBe(1)
  const letter = await PostalMime.parse(site.letters[0]!.raw)
  expect(letter.text).toContain('12.-19. Februar')
  expect(letter.subject).toContain(` ${await page.locator('[data-reference]').innerText()}, Ana`)
})

test('a wrong field is named and nothing typed is lost', async ({ page, site, consoleErrors }) => {
  await page.goto(`${site.address}${href('contact')}?lang=en`)
  const box = await writeShort(page, 'a@b')
  await box.getByRole('button', { name: interfaceTexts.en.form.send }).click()
  await expect(page.locator('[data-answer=invalid]')).toContainText('Email')
  await expect(box.locator('[name=message]')).toHaveValue('Zwei Kinder.\nEine Allergie: Nüsse.')
  expect(site.letters).toEqual([])
  // Chromium reports the answer's status 422 as an error of its own.
  expect(consoleErrors.splice(0)).toHaveLength(1)
})

test('the quote is posted, stands in no address, and is answered with the link to the chat', async ({
  page,
  site,
}) => {
  const { quote } = offerTexts.en
  await page.goto(`${site.address}${href('contact')}?lang=en#quote`)
  const box = page.locator('#quote')
  await box.locator('[name=quote-name]').fill('Ana')
  await box.locator('[name=quote-phone]').fill('+49 30 1234')
  await box.locator('[name=quote-destination]').fill('Exumas')
  await box.getByRole('button', { name: quote.submit }).click()
  const ready = page.locator('[data-quote=ready]')
  await expect(ready).toContainText(quote.ready)
  await expect(ready).toBeInViewport()
  expect(new URL(page.url()).search).toBe('?lang=en')
  expect(new URL((await ready.getByRole('link').getAttribute('href'))!).searchParams.get('text')).toBe(
    `${quote.hello}\n\nName: Ana\n${quote.phone}: +49 30 1234\nDestination: Exumas`,
  )
  await expect(box.locator('[name=quote-name]')).toHaveValue('Ana')
  expect(site.letters).toEqual([])
})

test('the trip enquiry posts and arrives with the offer', async ({ page, site }) => {
  await page.goto(`${site.address}${href('flySail')}?lang=de`)
  const box = page.locator('#configurator')
  await box.locator('[name=name]').fill('Ana')
  await box.locator('[name=email]').fill('ana@example.org')
  await box.locator('[name=departure][value=month]').check()
  await expect(box.locator('[name=departureDate]')).toBeHidden()
  await box.locator('[name=departureMonth]').selectOption({ index: 5 })
  await box.locator('label', { hasText: /^San Blas$/ }).click()
  await box.locator('[name=passengers]').fill('3')
  // No mail program opens without a script, so none is spoken of.
  await expect(box.getByText(offerTexts.de.form.mailNote)).toBeHidden()
  const button = box.locator('button[type=submit]')
  expect(await button.innerText()).toBe(offerTexts.de.form.submitOnline)
  await button.click()
  await expect(page.locator('[data-answer=accepted]')).toBeInViewport()
  await expect.poll(() => site.letters.length).toBe(1)
  const { text } = await PostalMime.parse(site.letters[0]!.raw)
  expect(text).toContain('Schätzung für 3 Personen')
  expect(text).toMatch(/Abreisedatum: [A-Zä][a-zä]+ 20\d\d/)
  await expect(page.locator('[data-offer]')).toContainText('Für 3 Personen, 7 Nächte')
  await page.locator('[data-offer]').getByText(offerTexts.de.panel.letter).click()
  await expect(page.locator('[data-letter]')).toContainText('Guten Tag, Ana,')
})

test('a departure in the past is named, and nothing typed is lost', async ({ page, site, consoleErrors }) => {
  const { form } = offerTexts.en
  await page.goto(`${site.address}${href('contact')}?lang=en#charter`)
  const box = page.locator('#charter')
  await box.locator('[name=name]').fill('Ana')
  await box.locator('[name=email]').fill('ana@example.org')
  await box.locator('[name=departure][value=day]').check()
  await box.locator('[name=departureDate]').evaluate((input) => input.removeAttribute('min'))
  await box.locator('[name=departureDate]').fill('2024-02-01')
  await box.getByRole('button', { name: form.submitOnline }).click()
  await expect(page.locator('#charter [data-answer=invalid]')).toContainText(form.departureDate)
  await expect(box.locator('[name=name]')).toHaveValue('Ana')
  expect(site.letters).toEqual([])
  expect(consoleErrors.splice(0)).toHaveLength(1)
})
