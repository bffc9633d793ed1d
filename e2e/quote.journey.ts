/** The form for a quote by chat. */
import { href } from '../app/pages.ts'
import { locales } from '../content/locales.ts'
import { offerTexts } from '../content/offer.server.ts'
import { expect, test } from './site.ts'

for (const locale of locales)
  test(`the quote in ${locale} opens the messaging app with the message laid out`, async ({
    page,
    context,
    site,
  }) => {
    const { quote } = offerTexts[locale]
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    await page.goto(`${site.address}${href('contact')}?lang=${locale}#quote`)
    const box = page.locator('#quote')
    await box.locator('[name=quote-name]').fill('Ana & José')
    await box.locator('[name=quote-destination]').fill('San Blas')
    await box.locator('[name=quote-guests]').fill('6')
    const [chat] = await Promise.all([
      context.waitForEvent('page'),
      box.getByRole('button', { name: quote.submit }).click(),
    ])
    const url = new URL(
      chat.url() === 'about:blank' ? (await chat.waitForURL(/wa\.me/), chat.url()) : chat.url(),
    )
    expect(`${url.origin}${url.pathname}`).toBe('https://wa.me/50760000000')
    expect(url.searchParams.get('text')).toBe(
      `${quote.hello}\n\n${quote.name}: Ana & José\n${quote.destination}: San Blas\n${quote.guests}: 6`,
    )
    await expect(page.locator('[data-quote=opened]')).toContainText(quote.done)
  })

test('a blocked window leaves a visible link to the chat', async ({ page, site }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto(`${site.address}${href('contact')}?lang=en#quote`)
  await page.locator('#quote [name=quote-name]').fill('Ana')
  await page.locator('#quote [name=quote-destination]').fill('Exumas')
  await page.locator('#quote').getByRole('button', { name: 'Open WhatsApp' }).click()
  const { quote } = offerTexts.en
  await expect(page.locator('[data-quote=ready]')).toContainText(quote.ready)
  await expect(page.locator('[data-quote=ready] a')).toHaveAttribute(
    'href',
    `https://wa.me/50760000000?text=${encodeURIComponent(`${offerTexts.en.quote.hello}\n\nName: Ana\nDestination: Exumas`)}`,
  )
})

test('a long text goes into the chat as far as a link carries it, and stands whole in the page', async ({
  page,
  context,
  site,
}) => {
  const { quote } = offerTexts.en
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  await page.goto(`${site.address}${href('contact')}?lang=en#quote`)
  const long = 'Three generations, and a dog. '.repeat(400).trim()
  const box = page.locator('#quote')
  await box.locator('[name=quote-name]').fill('Ana')
  await box.locator('[name=quote-destination]').fill('Exumas')
  await box.locator('[name=quote-message]').fill(long)
  await expect(box.locator('[name=quote-message]')).toHaveValue(long)
  await box.getByRole('button', { name: quote.submit }).click()
  await expect(page.locator('[data-quote=opened]')).toContainText(quote.shortened)
  expect(await page.locator('[data-quote] [data-copy]').innerText()).toContain(long)
  const link = (await page.locator('[data-quote] a').getAttribute('href'))!
  expect(link.length).toBeLessThanOrEqual(8000)
  expect(decodeURIComponent(link)).toContain(`(${offerTexts.en.answer.cutMark})`)
})

test('a change of language and a reload keep the quote, also with what a page brought along', async ({
  page,
  site,
}) => {
  // Wide enough for the languages to stand in the header.
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto(`${site.address}${href('contact')}?lang=en&destination=bahamas#quote`)
  const box = page.locator('#quote')
  await box.locator('[name=quote-name]').fill('Ana')
  await box.locator('[name=quote-message]').fill('In March.')
  await page.locator('#enquiry [name=phone]').fill('+49 30 1234')
  await page.locator('header a[hreflang=de]').first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(box.locator('[name=quote-message]')).toHaveValue('In March.')
  await expect(page.locator('#enquiry [name=phone]')).toHaveValue('+49 30 1234')
  await page.reload()
  await expect(box.locator('[name=quote-name]')).toHaveValue('Ana')
  await expect(box.locator('[name=quote-destination]')).toHaveValue('Bahamas')
})
