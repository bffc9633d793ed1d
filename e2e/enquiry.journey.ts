import PostalMime from 'postal-mime'
import { interpolate } from '../content/interpolate.ts'
import { interfaceTexts } from '../content/interface.server.ts'
import { type Locale, locales } from '../content/locales.ts'
import { href } from '../app/pages.ts'
import { expect, test } from './site.ts'

const typed = {
  name: 'Jürgen Müller & Söhne',
  email: 'juergen@example.org',
  phone: '+49 30 1234',
  destination: 'San Blas',
  dates: '12.-19. Februar',
  guests: '6',
  message: 'Zwei Kinder, 7 und 9.\nEine Allergie: Nüsse.',
}

async function fill(page: import('@playwright/test').Page, locale: Locale) {
  const { form } = interfaceTexts[locale]
  for (const [field, value] of Object.entries(typed))
    await page
      .locator('#enquiry')
      .getByLabel(new RegExp(`^${form[field as keyof typeof typed]}( \\*)?$`))
      .fill(value)
}

for (const locale of locales)
  test(`an enquiry in ${locale} arrives as a letter with every field`, async ({ page, site }) => {
    const text = interfaceTexts[locale]
    await page.goto(`${site.address}${href('contact')}?lang=${locale}`)
    await fill(page, locale)
    await page.locator('#enquiry').getByRole('button', { name: text.form.send }).click()
    await expect(page.getByRole('status').getByText(text.answer.success)).toBeVisible()
    await expect(page.locator('[data-answer=accepted] [data-reference]')).toHaveText(
      /^[2-9C-X]{4}-[2-9C-X]{4}$/,
    )
    await expect(page.locator('#enquiry').getByLabel(new RegExp(`^${text.form.message}$`))).toHaveValue('')
    await expect.poll(() => site.letters.length).toBe(1)
    const letter = await PostalMime.parse(site.letters[0]!.raw)
    // A browser that a program drives fills the form so fast that the relay adds a mark.
    expect(letter.subject).toMatch(
      /^Kontaktanfrage über die Website ....-...., .+?( \[bitte prüfen: sehr schnell ausgefüllt\])?$/,
    )
    expect(letter.replyTo).toEqual([{ name: typed.name, address: typed.email }])
    for (const value of Object.values(typed)) expect(letter.text!.replace(/\r\n/g, '\n')).toContain(value)
  })

test('what was typed survives a reload and a change of language until it is sent', async ({ page, site }) => {
  await page.goto(`${site.address}${href('contact')}?lang=en`)
  await page.locator('#enquiry').getByLabel('Message').fill('Still thinking about it.')
  await page.reload()
  await expect(page.locator('#enquiry').getByLabel('Message')).toHaveValue('Still thinking about it.')
  await page.goto(`${site.address}${href('contact')}?lang=de`)
  await expect(page.locator('#enquiry').getByLabel('Nachricht')).toHaveValue('Still thinking about it.')
})

test('coming from a yacht fills the message, and her guests are a hint and no bound', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}${href('yacht', { slug: 'macan-pershing-64' })}?lang=en`)
  await page.getByRole('link', { name: 'Request a quote' }).first().click()
  await expect(page.locator('#enquiry').getByLabel('Message')).toHaveValue(
    'I would like to know more about the yacht Macan.',
  )
  const guests = page.locator('#enquiry').getByLabel('Guests')
  await expect(page.locator('#enquiry')).toContainText('She takes up to 6 guests')
  await guests.fill('7')
  expect(await guests.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(true)
  await guests.fill('13')
  expect(await guests.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false)
})

test('the browser itself asks for name and email', async ({ page, site }) => {
  await page.goto(`${site.address}${href('contact')}?lang=en`)
  await page.locator('#enquiry').getByRole('button', { name: 'Get in touch' }).click()
  await expect(page.locator('#enquiry').getByLabel(/^Name/)).toBeFocused()
  await page.locator('#enquiry').getByLabel(/^Name/).fill('Ana')
  await page
    .locator('#enquiry')
    .getByLabel(/^Email/)
    .fill('no address')
  await page.locator('#enquiry').getByRole('button', { name: 'Get in touch' }).click()
  expect(
    await page
      .locator('#enquiry')
      .getByLabel(/^Email/)
      .evaluate((input: HTMLInputElement) => input.validity.typeMismatch),
  ).toBe(true)
  expect(site.letters).toEqual([])
})

/** Keeps the mail program's link instead of opening it, which no test browser has. */
async function mailLinks(page: import('@playwright/test').Page) {
  const opened: string[] = []
  const client = await page.context().newCDPSession(page)
  await client.send('Page.enable')
  client.on('Page.frameRequestedNavigation', ({ url }: { url: string }) => opened.push(url))
  return opened
}

test('a relay that refuses opens the mail program, clears the form and keeps a copy', async ({
  page,
  site,
  consoleErrors,
}) => {
  await page.route('**/ajax/**', (route) =>
    route.fulfill({
      status: 200,
      contentType: 'application/json',
      body: '{"success":"false","message":"no"}',
    }),
  )
  await page.goto(`${site.address}${href('contact')}?lang=de`)
  const opened = await mailLinks(page)
  await fill(page, 'de')
  await page.locator('#enquiry').getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(
    page.getByRole('status').getByText('Das Formular öffnet Ihr E-Mail-Programm als Alternative.'),
  ).toBeVisible()
  await expect(page.locator('#enquiry').getByLabel('Nachricht')).toHaveValue('')
  const copy = await page.locator('[data-copy=mail]').innerText()
  for (const value of Object.values(typed)) expect(copy).toContain(value)
  const link = await page.locator('[data-answer] a[href^="mailto:"]').getAttribute('href')
  const mail = new URL(link!)
  expect(mail.pathname).toBe('enquiries@alisios.example')
  expect(decodeURIComponent(mail.search)).toContain('subject=Kontaktanfrage über die Website')
  for (const value of Object.values(typed))
    expect(decodeURIComponent(mail.search).replaceAll('\r\n', '\n')).toContain(value)
  await expect.poll(() => opened.some((url) => url.startsWith('mailto:'))).toBe(true)
  // A phone may drop the page while its mail program is open.
  await page.reload()
  await expect(page.locator('#enquiry').getByLabel('Nachricht')).toHaveValue(typed.message)
  consoleErrors.length = 0
})

test('a line that breaks opens the mail program and keeps the form filled', async ({
  page,
  site,
  consoleErrors,
}) => {
  await page.route('**/ajax/**', (route) => route.abort())
  await page.goto(`${site.address}${href('contact')}?lang=en`)
  await fill(page, 'en')
  await page.locator('#enquiry').getByRole('button', { name: 'Get in touch' }).click()
  await expect(page.locator('[data-answer=failed]')).toBeVisible()
  await expect(page.locator('#enquiry').getByLabel('Message')).toHaveValue(typed.message)
  consoleErrors.length = 0
})

test('a text beyond the limit is taken whole, counted, and said to be too long', async ({ page, site }) => {
  const { form } = interfaceTexts.en
  await page.goto(`${site.address}${href('contact')}?lang=en`)
  const box = page.locator('#enquiry')
  const message = box.getByLabel('Message')
  await box.getByLabel(/^Name/).fill('Ana')
  await box.getByLabel(/^Email/).fill('ana@example.org')
  await message.fill('a'.repeat(3999))
  await expect(box.locator('[data-length]')).toHaveCount(0)
  await message.fill('a'.repeat(4000))
  await expect(box.locator('[data-length]')).toHaveText('4,000 of 5,000 characters')
  await message.fill('a'.repeat(6000))
  expect((await message.inputValue()).length).toBe(6000)
  await expect(box.locator('[data-length]')).toContainText(
    interpolate(form.tooLong, { limit: '5,000', over: '1,000' }),
  )
  await box.getByRole('button', { name: form.send }).click()
  await expect(message).toBeFocused()
  expect(site.letters).toEqual([])
  await message.fill('a'.repeat(5000))
  await box.getByRole('button', { name: form.send }).click()
  await expect(page.locator('[data-answer=accepted]')).toBeVisible()
  await expect.poll(() => site.letters.length).toBe(1)
})
