/** The offer beside the Fly & Sail form, and its letter by a language model. */
import { href } from '../app/pages.ts'
import { locales } from '../content/locales.ts'
import { copyOf } from '../content/site.server.ts'
import { offerTexts } from '../content/offer.server.ts'
import { letter, openEndpoint } from '../charter/model/testing-endpoint.ts'
import { letters, request as modelRequest } from '../charter/model/testing-letters.ts'
import { expect, test } from './site.ts'

test('the offer follows every choice @both', async ({ page, site }) => {
  await page.goto(`${site.address}${href('flySail')}?lang=en`)
  const offer = page.locator('[data-offer]')
  const box = page.locator('#configurator')
  await expect(offer).toContainText('Example: 2 guests, 7 nights')
  await box.locator('label', { hasText: /^Rosario$/ }).click()
  await box.locator('label', { hasText: /^Motor yacht$/ }).click()
  await expect(offer.locator('ol h4').first()).toHaveText('Macan')
  await expect(offer.locator('ol li').first()).toContainText('from US$ 28,000, plus the park entry')
  await box.locator('[name=passengers]').fill('11')
  await expect(offer.locator('[data-warning=too-many]')).toContainText(
    'the largest of our yachts there takes 6',
  )
  await box.locator('[name=passengers]').fill('2')
  await box.locator('label', { hasText: /^Cuba$/ }).click()
  await box.locator('[name=departure][value=day]').check()
  await box.locator('[name=departureDate]').fill('2027-09-05')
  await expect(offer.locator('[data-warning=hurricane]')).toBeVisible()
  await expect(offer.locator('[data-warning=no-yacht]')).toBeVisible()
  await box.locator('label', { hasText: /^San Blas$/ }).click()
  await box.locator('[name=departureDate]').fill('2027-01-18')
  await expect(offer.locator('[data-warning]')).toHaveCount(0)
  await offer
    .getByText('To go with it', { exact: false })
    .or(offer.getByText('Where you would sail'))
    .first()
    .scrollIntoViewIfNeeded()
  await expect(offer.locator('svg.chart [data-day="2"]').first()).toBeAttached()
  await offer.getByText('The offer as a letter').click()
  await expect(offer.locator('[data-letter]')).toContainText(
    'aboard on 18 January and ashore on the morning of 25 January 2027',
  )
  await expect(offer.locator('[data-letter]')).not.toContainText('{{')
})

for (const locale of locales)
  test(`no artificial intelligence is claimed in ${locale} where no model is set up`, async ({
    page,
    site,
  }) => {
    const { steps } = copyOf(locale).flySail
    await page.goto(`${site.address}${href('flySail')}?lang=${locale}`)
    await expect(page.locator('main')).toContainText(steps.items.analysis.text)
    expect(await page.locator('main').innerText()).not.toMatch(/\b(AI|KI|IA)\b/)
  })

const withModel = test.extend<{ endpoint: Awaited<ReturnType<typeof openEndpoint>> }>({
  // oxlint-disable-next-line no-empty-pattern
  endpoint: async ({}, use) => {
    const endpoint = await openEndpoint()
    await use(endpoint)
    await endpoint.close()
  },
  env: async ({ endpoint }, use) =>
    use({ OFFER_MODEL_URL: endpoint.url, OFFER_MODEL_KEY: 'sk-test', OFFER_MODEL: 'test' }),
})

withModel(
  'a language model writes the letter without knowing who asks, and a lying one is not shown',
  async ({ page, site, endpoint }) => {
    endpoint.behave(letter(letters.en))
    await page.addInitScript(
      (draft) => localStorage.setItem('draft:trip', draft),
      JSON.stringify({
        version: 2,
        savedAt: Date.now(),
        fields: {
          ...modelRequest,
          name: 'Anna Lindqvist',
          email: 'anna@example.org',
          phone: '+46 70 123 45 67',
        },
      }),
    )
    await page.goto(`${site.address}${href('flySail')}?lang=en`)
    await expect(page.locator('main')).toContainText(copyOf('en').flySail.steps.analysisByModel)
    const offer = page.locator('[data-offer]')
    const text = offer.locator('[data-letter]')
    // The form takes over when it comes near the window, and reads the draft: what is opened then stays open.
    await offer.scrollIntoViewIfNeeded()
    await expect(text).toContainText('Dear Anna Lindqvist,')
    await offer.getByText('The offer as a letter').click()
    await offer.getByRole('button', { name: offerTexts.en.panel.askLetter }).click()
    await expect(offer.locator('[data-letter=done]')).toContainText(
      'We would begin with Lagoon 56. She is a catamaran with room for 10 guests in 5 cabins',
    )
    await expect(text).toContainText('Dear Anna Lindqvist,')
    expect(endpoint.received).toHaveLength(1)
    expect(endpoint.received[0]!.body).not.toMatch(/Anna|Lindqvist|example\.org|70 123/)

    endpoint.behave(
      letter(
        letters.en.map((paragraph) => ({
          ...paragraph,
          text: paragraph.text.replace('{price}', 'She costs US$ 9,900.'),
        })),
      ),
    )
    await page.locator('#configurator [name=departureLocation]').fill('Oslo')
    await offer.getByRole('button', { name: offerTexts.en.panel.askLetter }).click()
    await expect(offer.locator('[data-letter=refused]')).toContainText('US$ 12,688')
    await expect(text).not.toContainText('9,900')
  },
)
