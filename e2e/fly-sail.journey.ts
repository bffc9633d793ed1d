/** The Fly & Sail enquiry by mail, online and by chat, and what stays of it. */
import PostalMime from 'postal-mime'
import { tripLetter } from '../app/features/enquiry/trip-letter.ts'
import { href } from '../app/pages.ts'
import { charterTexts } from '../content/charter.server.ts'
import { interpolate } from '../content/interpolate.ts'
import { locales } from '../content/locales.ts'
import { offerTexts } from '../content/offer.server.ts'
import { expect, takenOver, test } from './site.ts'
import { fillTrip, openedLinks, trip } from './trip-form.ts'

for (const locale of locales)
  test(`the enquiry in ${locale} opens the mail of the specification, and goes online with its offer`, async ({
    page,
    site,
  }) => {
    const { answer, form } = offerTexts[locale]
    const asked = new Set<string>()
    page.on('request', (request) => request.method() === 'POST' && asked.add(request.url()))
    await page.goto(`${site.address}${href('flySail')}?lang=${locale}#configurator`)
    const links = await openedLinks(page)
    await fillTrip(page, '#configurator', locale)
    // What will be sent stands in the page in the guest's language, before a way is chosen.
    await expect(page.locator('[data-review]')).toContainText(form.serviceNames.crew)
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
      body: tripLetter(trip).replaceAll('\n', '\r\n'),
    })
    const box = page.locator('[data-answer=mailed]')
    await expect(box).toBeFocused()
    expect(await box.locator('[data-copy=mail]').innerText()).toBe(tripLetter(trip))
    if (locale !== 'de')
      await expect(box.locator('[data-copy=guest]')).toContainText(form.regions['san-blas'])
    expect([...asked]).toEqual([])
    await page.getByRole('button', { name: form.submitOnline }).click()
    await expect(page.locator('[data-answer=accepted]')).toContainText(answer.accepted)
    await expect.poll(() => site.letters.length).toBe(1)
    const letter = await PostalMime.parse(site.letters[0]!.raw)
    // A browser that a program drives fills the form so fast that the relay adds a mark.
    expect(letter.subject).toMatch(
      /^Fly & Sail Reiseanfrage ....-...., .+?( \[bitte prüfen: sehr schnell ausgefüllt\])?$/,
    )
    expect(letter.replyTo).toEqual([{ name: trip.name, address: trip.email }])
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
    await expect(page.locator('[data-offer] [data-warning=too-many-guests]')).toBeVisible()
    await expect(page.locator('[data-offer]')).not.toContainText(
      charterTexts[locale].refusals['no-itinerary'],
    )
  })

test('nothing is lost on a reload or a change of language, and the form can be emptied', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}${href('flySail')}?lang=en`)
  await fillTrip(page, '#configurator', 'en')
  await page.reload()
  await page.goto(`${site.address}${href('flySail')}?lang=es#configurator`)
  const box = page.locator('#configurator')
  await expect(box.locator('[name=departureDate]')).toHaveValue('2027-03-21')
  await expect(box.locator('.date-field').getByText('21.03.2027', { exact: true })).toBeVisible()
  await expect(box.locator('[name=additional]')).toHaveValue(trip.additional)
  await expect(box.locator('[name=chartingRegion][value=san-blas]')).toBeChecked()
  await expect(box.locator('[name=activities]:checked')).toHaveCount(2)
  const { form } = offerTexts.es
  await box.getByRole('button', { name: form.clear }).click()
  await expect(box.locator('[name=departureDate]')).toHaveValue('')
  await expect(box.getByText('21.03.2027', { exact: true })).toHaveCount(0)
  await expect(box.locator('input:checked')).toHaveCount(0)
  // Cleared by mistake, everything comes back.
  await box.getByRole('button', { name: form.undo }).click()
  await expect(box.locator('[name=departureDate]')).toHaveValue('2027-03-21')
  await expect(box.locator('[name=activities]:checked')).toHaveCount(2)
  await box.getByRole('button', { name: form.clear }).click()
  await box.locator('[name=passengers]').fill('2')
  await expect(box.getByRole('button', { name: form.undo })).toHaveCount(0)
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
  const cuba = page.locator('#configurator [name=chartingRegion][value=cuba]')
  await expect(cuba).toBeChecked()
  // A click that comes while the script takes over has no press that it saw: what it chose stays chosen.
  await cuba.evaluate((radio: HTMLInputElement) => radio.click())
  await expect(cuba).toBeChecked()
  await cuba.click()
  await expect(cuba).not.toBeChecked()
  await cuba.click()
  await expect(cuba).toBeChecked()
})

test('a text too long for a mail link is shortened there and kept whole beside it', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}${href('flySail')}?lang=de`)
  const links = await openedLinks(page)
  const long = 'Wir kommen mit drei Generationen. '.repeat(100).trim()
  await fillTrip(page, '#configurator', 'de', { ...trip, additional: long })
  await page.getByRole('button', { name: offerTexts.de.form.submitMail }).click()
  await expect(page.locator('[data-answer=mailed]')).toContainText(offerTexts.de.answer.shortened)
  expect(await page.locator('[data-copy=mail]').innerText()).toContain(long)
  await expect.poll(() => links.length).toBeGreaterThan(0)
  expect(links[0]!.length).toBeLessThanOrEqual(2000)
})

for (const width of [375, 1280])
  test(`a double click on either button at ${width} px sends no more than was asked for`, async ({
    page,
    site,
  }) => {
    const { form } = offerTexts.en
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
    const posted: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()))
    await page.goto(`${site.address}${href('flySail')}?lang=en#configurator`)
    const links = await openedLinks(page)
    const box = page.locator('#configurator')
    await takenOver(box.locator('form'))
    await box.locator('[name=departure][value=open]').check()
    await box.locator('[name=name]').fill('Ana')
    await box.locator('[name=email]').fill('ana@example.org')
    const mail = page.getByRole('button', { name: form.submitMail })
    // Wherever in the window the button stands when it is pressed, between what stays at its edges.
    let mails = 0
    for (const top of [140, 340, 420, 560]) {
      await mail.evaluate((button, y) => scrollBy(0, button.getBoundingClientRect().top - y), top)
      const { x, y } = (await mail.boundingBox())!
      await page.mouse.dblclick(x + 20, y + 20, { delay: 30 })
      await expect(page.locator('[data-answer=mailed]')).toBeVisible()
      await expect.poll(() => links.length).toBe(++mails)
    }
    expect(links.every((url) => url.startsWith('mailto:'))).toBe(true)
    expect(posted).toEqual([])
    await expect(box.locator('[name=name]')).toHaveValue('Ana')
    await page.getByRole('button', { name: form.submitOnline }).dblclick()
    await expect(page.locator('[data-answer=accepted]')).toBeVisible()
    expect(posted.filter((url) => url.includes('/ajax/'))).toHaveLength(1)
    await expect.poll(() => site.letters.length).toBe(1)
  })

test('the departure is a day, a month or not fixed yet, and one of the three is required', async ({
  page,
  site,
}) => {
  const { form } = offerTexts.en
  await page.goto(`${site.address}${href('flySail')}?lang=en#configurator`)
  const links = await openedLinks(page)
  const box = page.locator('#configurator')
  await takenOver(box.locator('form'))
  await box.locator('[name=name]').fill('Ana')
  await box.locator('[name=email]').fill('ana@example.org')
  const mail = page.getByRole('button', { name: form.submitMail })
  const body = () => decodeURIComponent(links.at(-1)!)
  await mail.click()
  await expect(box.locator('[name=departure]').first()).toBeFocused()
  await box.locator('[name=departure][value=day]').check()
  await mail.click()
  await expect(box.locator('[name=departureDate]')).toBeFocused()
  await box.locator('[name=departureDate]').fill('2024-02-01')
  await mail.click()
  await expect(box.locator('[name=departureDate]')).toBeFocused()
  expect(links).toEqual([])
  await box.locator('[name=departure][value=month]').check()
  await expect(box.locator('[name=departureDate]')).toBeHidden()
  await mail.click()
  await expect(box.locator('[name=departureMonth]')).toBeFocused()
  await box.locator('[name=departureMonth]').selectOption({ index: 5 })
  await mail.click()
  await expect.poll(() => links.length).toBe(1)
  expect(body()).toMatch(/Abreisedatum: [A-Zä][a-zä]+ 20\d\d\r\n/)
  await box.locator('[name=departure][value=open]').check()
  await mail.click()
  await expect.poll(() => links.length).toBe(2)
  expect(body()).toContain('Abreisedatum: Nicht angegeben\r\n')
})

test('a return before the departure is refused by the browser', async ({ page, site }) => {
  await page.goto(`${site.address}${href('flySail')}?lang=en#configurator`)
  const box = page.locator('#configurator')
  await takenOver(box.locator('form'))
  await box.locator('[name=departure][value=day]').check()
  await box.locator('[name=departureDate]').fill('2027-03-21')
  await box.locator('[name=returnDate]').fill('2027-03-20')
  const valid = () =>
    box.locator('[name=returnDate]').evaluate((input: HTMLInputElement) => input.validity.valid)
  expect(await valid()).toBe(false)
  await box.locator('[name=returnDate]').fill('2027-03-28')
  expect(await valid()).toBe(true)
})

test('by chat the enquiry goes in the guest’s language', async ({ page, site }) => {
  const { answer, form } = offerTexts.es
  await page.goto(`${site.address}${href('flySail')}?lang=es&destination=bahamas#configurator`)
  await takenOver(page.locator('#configurator form'))
  await page.locator('#configurator [name=name]').fill('Ana')
  const link = await page
    .locator('#configurator')
    .getByRole('link', { name: answer.chat })
    .getAttribute('href')
  expect(new URL(link!).searchParams.get('text')).toBe(
    `${answer.hello['fly-sail']}\n\n${form.name}: Ana\n${form.chartingRegion}: ${form.regions.bahamas}`,
  )
})
