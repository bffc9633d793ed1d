import { interpolate } from '#content/interpolate.ts'
import type { Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { href } from '../app/pages.ts'
import { interfaceTexts } from '../content/interface.server.ts'
import { type Locale, locales } from '../content/locales.ts'
import { offerTexts } from '../content/offer.server.ts'
import { copyOf } from '../content/site.server.ts'
import { tripLetter } from '../app/features/enquiry/trip-letter.ts'
import { emptyTrip, type TripEnquiry } from '../enquiries/fields.ts'
import { letter, openEndpoint } from '../charter/model/testing-endpoint.ts'
import { letters, request as modelRequest } from '../charter/model/testing-letters.ts'
import { expect, takenOver, test } from './site.ts'

const request: TripEnquiry = {
  ...emptyTrip,
  name: 'Jürgen Müller & Söhne',
  email: 'juergen@example.org',
  phone: '+49 30 1234',
  contactMethod: 'whatsapp',
  departureLocation: 'Köln',
  departureDate: '2027-03-21',
  returnDate: '2027-04-02',
  flexibleDates: true,
  destinationAirport: 'panama',
  flightOption: 'compare',
  chartingRegion: 'san-blas',
  duration: '10',
  passengers: '4',
  children: '1',
  yachtType: 'catamaran',
  services: ['crew', 'air-conditioning'],
  activities: ['snorkelling', 'fishing'],
  budget: '5000-10000',
  additional: 'Ein Geburtstag 🎂 & Grüße\nZweite Zeile',
}

/** Fills the long form under `scope` with every field, as a visitor would. */
async function fill(page: Page, scope: string, locale: Locale, values = request) {
  const { form } = offerTexts[locale]
  const box = page.locator(scope)
  const choose = async (group: string, label: string) =>
    box.getByRole('group', { name: group, exact: true }).getByLabel(label, { exact: true }).check()
  for (const name of [
    'passengers',
    'children',
    'departureLocation',
    'departureDate',
    'returnDate',
    'additional',
    'name',
    'email',
    'phone',
  ] as const)
    await box.locator(`[name=${name}]`).fill(values[name])
  await box.getByText(form.flexibleDates).click()
  await choose(form.destinationAirport, form.airports.panama)
  await choose(form.flightOption, form.flights.compare)
  await choose(form.chartingRegion, form.regions['san-blas'])
  await choose(form.duration, interpolate(form.days, { count: '10' }))
  await choose(form.yachtType, form.boats.catamaran)
  await choose(form.services, form.serviceNames.crew)
  await choose(form.services, form.serviceNames['air-conditioning'])
  await choose(form.activities, form.activityNames.snorkelling)
  await choose(form.activities, form.activityNames.fishing)
  await choose(form.budget, form.budgets['5000-10000'])
  await choose(form.contactMethod, form.contactMethods.whatsapp)
}

/** Keeps the links that the page opens, mail programs among them, which no test browser has. */
async function opened(page: Page) {
  const links: string[] = []
  const client = await page.context().newCDPSession(page)
  await client.send('Page.enable')
  client.on('Page.frameRequestedNavigation', ({ url }: { url: string }) => links.push(url))
  return links
}

for (const locale of locales)
  test(`the request in ${locale} opens the mail of the specification, and goes online with its offer when nothing opened @phone`, async ({
    page,
    site,
  }) => {
    const { answer, form } = offerTexts[locale]
    await page.goto(`${site.address}${href('flySail')}?lang=${locale}#configurator`)
    const links = await opened(page)
    await fill(page, '#configurator', locale)
    await page.getByRole('button', { name: form.submitMail }).click()
    await expect.poll(() => links.find((url) => url.startsWith('mailto:'))).toBeTruthy()
    const mail = links.find((url) => url.startsWith('mailto:'))!
    const [address, query = ''] = mail.slice('mailto:'.length).split('?')
    const [subject, body] = query
      .split('&')
      .map((part) => decodeURIComponent(part.slice(part.indexOf('=') + 1)))
    expect({ address, subject, body }).toEqual({
      address: 'info@alisios.example',
      subject: 'Fly & Sail Reiseanfrage',
      body: tripLetter(request).replaceAll('\n', '\r\n'),
    })
    const box = page.locator('[data-answer=opened]')
    await expect(box).toBeFocused()
    expect(await box.locator('[data-copy]').innerText()).toBe(tripLetter(request))
    await page.waitForTimeout(3000)
    await box.getByRole('button', { name: answer.online }).click()
    await expect(page.locator('[data-answer=accepted]')).toContainText(answer.accepted)
    await expect.poll(() => site.letters.length).toBe(1)
    const letter = await PostalMime.parse(site.letters[0]!.raw)
    expect(letter.subject).toBe('Fly & Sail Reiseanfrage')
    expect(letter.replyTo).toEqual([{ name: request.name, address: request.email }])
    const text = letter.text!.replace(/\r\n/g, '\n')
    for (const value of [
      'Köln',
      '21.03.2027',
      '02.04.2027',
      'San Blas',
      'Katamaran',
      'Crew inklusive (mit Koch), Klimaanlage',
      'Schnorcheln, Angeln',
      '5.000 bis 10.000 EUR',
      'Ein Geburtstag 🎂 & Grüße',
      'Schätzung für 4 Personen, davon 1 Kind',
      'Tsabalok: ',
    ])
      expect(text).toContain(value)
    await expect(page.locator('#configurator [name=name]')).toHaveValue('')
    // What was sent can still be read, until something new is chosen.
    await expect(page.locator('[data-offer] ol h4')).toHaveCount(3)
    await expect(page.locator('[data-offer]')).toContainText(interpolate(form.days, { count: '10' }))
    await page.locator('#configurator [name=passengers]').fill('14')
    await expect(page.locator('[data-offer] [data-warning=too-many]')).toBeVisible()
    await expect(page.locator('[data-offer]')).not.toContainText(offerTexts[locale].panel.noItinerary)
  })

test('nothing is lost on a reload or a change of language, and the form can be emptied @phone', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}${href('flySail')}?lang=en`)
  await fill(page, '#configurator', 'en')
  await page.reload()
  await page.goto(`${site.address}${href('flySail')}?lang=es#configurator`)
  const box = page.locator('#configurator')
  await expect(box.locator('[name=departureDate]')).toHaveValue('2027-03-21')
  await expect(box.getByText('21.03.2027', { exact: true })).toBeVisible()
  await expect(box.locator('[name=additional]')).toHaveValue(request.additional)
  await expect(box.locator('[name=chartingRegion][value=san-blas]')).toBeChecked()
  await expect(box.locator('[name=activities]:checked')).toHaveCount(2)
  await box.getByRole('button', { name: offerTexts.es.form.clear }).click()
  await expect(box.locator('[name=departureDate]')).toHaveValue('')
  await expect(box.getByText(offerTexts.es.form.datePlaceholder)).toHaveCount(2)
  await expect(box.getByText('21.03.2027', { exact: true })).toHaveCount(0)
  await expect(box.locator('input:checked')).toHaveCount(0)
})

test('a choice is given back by choosing it again, and by keyboard', async ({ page, site }) => {
  await page.goto(`${site.address}${href('flySail')}?lang=en#configurator`)
  await takenOver(page.locator('#configurator form'))
  const aruba = page.locator('#configurator [name=chartingRegion][value=aruba]')
  await aruba.focus()
  await page.keyboard.press('Space')
  await expect(aruba).toBeChecked()
  await page.keyboard.press('Space')
  await expect(aruba).not.toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('#configurator [name=chartingRegion][value=cuba]')).toBeChecked()
})

test('the offer follows every choice', async ({ page, site }) => {
  await page.goto(`${site.address}${href('flySail')}?lang=en`)
  const offer = page.locator('[data-offer]')
  const box = page.locator('#configurator')
  await expect(offer).toContainText('worked out for 2 guests and 7 days')
  await box.locator('label', { hasText: /^Rosario$/ }).click()
  await box.locator('label', { hasText: /^Motor yacht$/ }).click()
  await expect(offer.locator('ol h4').first()).toHaveText('Macan')
  await expect(offer.locator('ol li').first()).toContainText('US$ 28,000 to US$ 33,600')
  await box.locator('[name=passengers]').fill('11')
  await expect(offer.locator('[data-warning=too-many]')).toContainText('the largest takes 10')
  await box.locator('[name=passengers]').fill('2')
  await box.locator('label', { hasText: /^Cuba$/ }).click()
  await box.locator('[name=departureDate]').fill('2027-09-05')
  await expect(offer.locator('[data-warning=hurricane]')).toBeVisible()
  await expect(offer.locator('[data-warning=no-yacht]')).toBeVisible()
  await box.locator('label', { hasText: /^San Blas$/ }).click()
  await box.locator('[name=departureDate]').fill('2027-01-18')
  await expect(offer.locator('[data-warning]')).toHaveCount(0)
  await offer
    .getByText('To go with it', { exact: false })
    .or(offer.getByText('The itinerary to go with it'))
    .first()
    .scrollIntoViewIfNeeded()
  await expect(offer.locator('svg.chart [data-day="2"]').first()).toBeAttached()
  await offer.getByText('The offer as a letter').click()
  await expect(offer.locator('[data-letter]')).toContainText('from 18 January to 24 January 2027')
  await expect(offer.locator('[data-letter]')).not.toContainText('{{')
})

test('a text too long for a mail link is shortened there and kept whole beside it @phone', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}${href('flySail')}?lang=de`)
  const links = await opened(page)
  const long = 'Wir kommen mit drei Generationen. '.repeat(100).trim()
  await fill(page, '#configurator', 'de', { ...request, additional: long })
  await page.getByRole('button', { name: offerTexts.de.form.submitMail }).click()
  await expect(page.locator('[data-answer=opened]')).toContainText(offerTexts.de.answer.shortened)
  expect(await page.locator('[data-copy]').innerText()).toContain(long)
  await expect.poll(() => links.length).toBeGreaterThan(0)
  expect(links[0]!.length).toBeLessThanOrEqual(2000)
})

for (const locale of locales)
  test(`the quote in ${locale} opens the messaging app with the message laid out @phone`, async ({
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
      `${quote.hello}\n\n${quote.name}: Ana & José\n${quote.guests}: 6\n${quote.destination}: San Blas`,
    )
    await expect(page.locator('[data-quote-opened]')).toContainText(quote.done)
  })

test('a blocked window leaves a visible link to the chat @phone', async ({ page, site }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto(`${site.address}${href('contact')}?lang=en#quote`)
  await page.locator('#quote [name=quote-name]').fill('Ana')
  await page.locator('#quote [name=quote-destination]').fill('Exumas')
  await page.locator('#quote').getByRole('button', { name: 'Open WhatsApp' }).click()
  await expect(page.locator('[data-quote-opened] a')).toHaveAttribute(
    'href',
    `https://wa.me/50760000000?text=${encodeURIComponent(`${offerTexts.en.quote.hello}\n\nName: Ana\nDestination: Exumas`)}`,
  )
})

test('the long charter enquiry arrives as a letter with every field @phone', async ({ page, site }) => {
  await page.goto(`${site.address}${href('contact')}?lang=en`)
  await fill(page, '#charter', 'en')
  await page.waitForTimeout(3000)
  await page.locator('#charter').getByRole('button', { name: offerTexts.en.form.submitOnline }).click()
  await expect(page.locator('#charter [data-answer=accepted]')).toBeVisible()
  await expect.poll(() => site.letters.length).toBe(1)
  const letter = await PostalMime.parse(site.letters[0]!.raw)
  expect(letter.subject).toBe('Charteranfrage über die Website')
  for (const value of ['21.03.2027', 'Katamaran', 'Schnorcheln, Angeln']) expect(letter.text).toContain(value)
  for (const text of [letter.text, letter.html]) expect(text!.split('Ein Geburtstag')).toHaveLength(2)
})

test('a relay that refuses the long enquiry leaves everything in the form and offers the mail @phone', async ({
  page,
  site,
  consoleErrors,
}) => {
  await page.route('**/ajax/**', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{"success":"false"}' }),
  )
  await page.goto(`${site.address}${href('contact')}?lang=de`)
  const links = await opened(page)
  await fill(page, '#charter', 'de')
  await page.locator('#charter').getByRole('button', { name: offerTexts.de.form.submitOnline }).click()
  await expect(page.locator('#charter [data-answer=refused]')).toBeVisible()
  await expect(page.locator('#charter [name=name]')).toHaveValue(request.name)
  await expect.poll(() => links.some((url) => url.startsWith('mailto:enquiries@alisios.example'))).toBe(true)
  consoleErrors.length = 0
})

test('coming from an itinerary or a destination carries region and length along @phone', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}${href('itineraryColombia')}?lang=en`)
  await page.getByRole('tab').nth(2).click()
  await page.locator('main a[href*="/contact?"]').click()
  await expect(page.locator('#charter [name=chartingRegion][value=rosario]')).toBeChecked()
  await expect(page.locator('#charter [name=duration][value="14"]')).toBeChecked()
  await page.goto(`${site.address}${href('cuba')}?lang=en`)
  await page.getByRole('link', { name: copyOf('en').destination.cuba.hero.flySail, exact: true }).click()
  await expect(page.locator('#configurator [name=chartingRegion][value=cuba]')).toBeChecked()
  await page.goto(`${site.address}${href('flySail')}?lang=en&destination=colombia&days=14`)
  await expect(page.locator('#configurator [name=chartingRegion][value=rosario]')).toBeChecked()
  await expect(page.locator('#configurator [name=duration][value="14"]')).toBeChecked()
})

test('what another page brings along replaces an earlier choice, never words, and what is given back stays so @phone', async ({
  page,
  site,
}) => {
  const box = page.locator('#configurator')
  const chosen = () =>
    box
      .locator('input:checked')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  await page.goto(`${site.address}${href('flySail')}?lang=en#configurator`)
  await takenOver(box.locator('form'))
  await box.locator('label', { hasText: /^San Blas$/ }).click()
  await box.locator('[name=additional]').fill('With my mother.')
  await page.goto(`${site.address}${href('flySail')}?lang=en&destination=colombia&days=14#configurator`)
  await takenOver(box.locator('form'))
  await expect.poll(chosen).toEqual(['rosario', '14'])
  await expect(box.locator('[name=additional]')).toHaveValue('With my mother.')
  await box.locator('label', { hasText: /^14 days$/ }).click()
  await box.locator('label', { hasText: /^Cuba$/ }).click()
  await page.reload()
  await takenOver(box.locator('form'))
  await expect.poll(chosen).toEqual(['cuba'])
  await expect(box.locator('[name=additional]')).toHaveValue('With my mother.')
})

test('coming from Aruba chooses its waters @phone', async ({ page, site }) => {
  await page.goto(`${site.address}${href('destinations')}?lang=en`)
  await page.getByRole('link', { name: copyOf('en').destinations.aruba.cta }).click()
  await expect(page.locator('#configurator [name=chartingRegion][value=aruba]')).toBeChecked()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the long request posts and arrives with the offer @phone', async ({ page, site }) => {
    await page.goto(`${site.address}${href('flySail')}?lang=de`)
    const box = page.locator('#configurator')
    await box.locator('[name=name]').fill('Ana')
    await box.locator('[name=email]').fill('ana@example.org')
    await box.locator('label', { hasText: /^San Blas$/ }).click()
    await box.locator('[name=passengers]').fill('3')
    // No mail program opens without a script, so none is spoken of.
    await expect(box.getByText(offerTexts.de.form.mailNote)).toBeHidden()
    const button = box.locator('button[type=submit]')
    expect(await button.innerText()).toBe(offerTexts.de.form.submitOnline)
    await button.click()
    await expect(page.locator('[data-answer=accepted]')).toBeInViewport()
    await expect.poll(() => site.letters.length).toBe(1)
    expect((await PostalMime.parse(site.letters[0]!.raw)).text).toContain('Schätzung für 3 Personen')
    await expect(page.locator('[data-offer]')).toContainText('Für 3 Personen, 7 Tage')
    await page.locator('[data-offer]').getByText(offerTexts.de.panel.letter).click()
    await expect(page.locator('[data-letter]')).toContainText('Guten Tag, Ana,')
  })
})

test.describe('consent', () => {
  test.use({ env: { ANALYTICS_SRC: '/measure.js' } })
  test('asks once, loads the measurement after a yes alone, and can be asked again @phone', async ({
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
  'a language model writes the letter without knowing who asks, and a lying one is not shown @phone',
  async ({ page, site, endpoint }) => {
    endpoint.behave(letter(letters.en))
    await page.addInitScript(
      (draft) => localStorage.setItem('draft:fly-sail', draft),
      JSON.stringify({
        ...modelRequest,
        name: 'Anna Lindqvist',
        email: 'anna@example.org',
        phone: '+46 70 123 45 67',
      }),
    )
    await page.goto(`${site.address}${href('flySail')}?lang=en`)
    const offer = page.locator('[data-offer]')
    await offer.getByText('The offer as a letter').click()
    const text = offer.locator('[data-letter]')
    await expect(text).toContainText('Dear Anna Lindqvist,')
    await offer.getByRole('button', { name: offerTexts.en.panel.askLetter }).click()
    await expect(offer.locator('[data-letter=done]')).toContainText(
      'Lagoon 56 comes first because she is the catamaran with most room',
    )
    await expect(text).toContainText('Dear Anna Lindqvist,')
    expect(endpoint.received).toHaveLength(1)
    expect(endpoint.received[0]!.body).not.toMatch(/Anna|Lindqvist|example\.org|70 123/)

    endpoint.behave(
      letter(
        letters.en.map((paragraph) => ({
          ...paragraph,
          text: paragraph.text.replace('US$ 12,600', 'US$ 9,900'),
        })),
      ),
    )
    await page.locator('#configurator [name=departureLocation]').fill('Oslo')
    await offer.getByRole('button', { name: offerTexts.en.panel.askLetter }).click()
    await expect(offer.locator('[data-letter=refused]')).toContainText('US$ 12,600')
    await expect(text).not.toContainText('9,900')
  },
)
