/** The long charter enquiry on the contact page. */
import PostalMime from 'postal-mime'
import { href } from '../app/pages.ts'
import { offerTexts } from '../content/offer.server.ts'
import { expect, test } from './site.ts'
import { fillTrip, openedLinks, trip } from './trip-form.ts'

test('the long charter enquiry arrives as a letter with every field', async ({ page, site }) => {
  await page.goto(`${site.address}${href('contact')}?lang=en#charter`)
  await fillTrip(page, '#charter', 'en')
  await page.locator('#charter').getByRole('button', { name: offerTexts.en.form.submitOnline }).click()
  await expect(page.locator('#charter [data-answer=accepted]')).toBeVisible()
  await expect.poll(() => site.letters.length).toBe(1)
  const letter = await PostalMime.parse(site.letters[0]!.raw)
  // A browser that a program drives fills the form so fast that the relay adds a mark.
  expect(letter.subject).toMatch(
    /^Charteranfrage über die Website ....-...., .+?( \[bitte prüfen: sehr schnell ausgefüllt\])?$/,
  )
  for (const value of ['21.03.2027', 'Katamaran', 'Schnorcheln, Angeln']) expect(letter.text).toContain(value)
  for (const text of [letter.text, letter.html]) expect(text!.split('Ein Geburtstag')).toHaveLength(2)
})

test('a relay that refuses the long enquiry leaves everything in the form and offers the mail', async ({
  page,
  site,
  consoleErrors,
}) => {
  await page.route('**/ajax/**', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{"success":"false"}' }),
  )
  await page.goto(`${site.address}${href('contact')}?lang=de#charter`)
  const links = await openedLinks(page)
  await fillTrip(page, '#charter', 'de')
  await page.locator('#charter').getByRole('button', { name: offerTexts.de.form.submitOnline }).click()
  await expect(page.locator('#charter [data-answer=refused]')).toBeVisible()
  await expect(page.locator('#charter [name=name]')).toHaveValue(trip.name)
  await expect.poll(() => links.some((url) => url.startsWith('mailto:enquiries@alisios.example'))).toBe(true)
  consoleErrors.length = 0
})
