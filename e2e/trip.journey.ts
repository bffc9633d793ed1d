/** A trip: opened, shared into another browser, asked for, and the letter that arrives with the same total and link. */
import type { Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { href } from '../app/pages.ts'
import { addDays, today } from '../charter/calendar.ts'
import { pageCharterWords } from '../charter/page-words.server.ts'
import { priceTrip } from '../charter/price-trip.ts'
import { readTrip, tripQuery } from '../charter/trip.ts'
import { company } from '../content/company.ts'
import { interfaceTexts } from '../content/interface.server.ts'
import { type Locale, locales } from '../content/locales.ts'
import { tripTexts } from '../content/trip.server.ts'
import { expect, type RunningSite, takenOver, test } from './site.ts'
import { phone } from './windows.ts'

/** So far ahead that no calendar has anything on these days. */
const query = `yacht=lagoon-56&to=san-blas&from=${addDays(today(), 700)}&days=7&adults=6&children=2`
const { nearest } = readTrip(new URLSearchParams(query), today())
const trip = { ...nearest, yacht: nearest.yacht! }
const { ledger } = priceTrip(trip, () => ({ busy: [], ports: [] }), today())

const totalIn = (locale: Locale) => pageCharterWords(locale).money(ledger.all.cents, ledger.currency)
/** The address that a guest would copy, as it is reached here. */
async function sharedLink(page: Page, site: RunningSite) {
  const link = await page.locator('[data-share-link]').inputValue()
  return { link, here: link.replace(company.origin, site.address) }
}

async function ask(page: Page, locale: Locale) {
  const form = page.locator('#ask form')
  await form.locator('[name=name]').fill('Ana Pérez')
  await form.locator('[name=email]').fill('ana@example.org')
  await expect(form.locator('[name=guests]')).toHaveValue('8')
  await form.getByRole('button', { name: interfaceTexts[locale].form.send }).click()
  await expect(page.locator('[data-answer=accepted]')).toBeVisible()
}

async function letterSays(site: RunningSite, link: string) {
  await expect.poll(() => site.letters.length).toBe(1)
  const { text } = await PostalMime.parse(site.letters[0]!.raw)
  expect(text).toContain(link)
  expect(text).toContain(totalIn('de').replaceAll('\u00a0', ' '))
}

for (const locale of locales)
  test(`a trip in ${locale} is shared, asked for and arrives`, async ({ page, site, browser }) => {
    await page.goto(`${site.address}${href('trip')}?${query}&lang=${locale}`)
    await expect(page.locator('[data-total]')).toContainText(totalIn(locale))
    const { link, here } = await sharedLink(page, site)
    const other = await browser.newContext({ viewport: phone })
    const family = await other.newPage()
    await family.goto(`${here}&lang=${locale}`)
    await expect(family.locator('[data-quoted]')).toContainText(
      tripTexts[locale].quoted.same.split('{{')[0]!.trim(),
    )
    await expect(family.locator('[data-total]')).toContainText(totalIn(locale))
    await other.close()
    await page.locator('#ask').scrollIntoViewIfNeeded()
    await takenOver(page.locator('#ask form'))
    await ask(page, locale)
    await letterSays(site, link)
  })

test('what is wrong in an address is said, and the nearest trip is shown', async ({ page, site }) => {
  await page.goto(`${site.address}${href('trip')}?yacht=lagoon-56&from=2027-02-30&days=2&adults=13&lang=en`)
  await expect(page.locator('[data-problems] li')).toHaveCount(3)
  await expect(page.locator('h1')).toContainText('Lagoon 56')
  await page.goto(`${site.address}${href('trip')}?${tripQuery({ ...trip, yacht: undefined })}&lang=en`)
  await page.locator('[data-found=lagoon-56] a.button').click()
  await page.waitForURL((url) => url.pathname === href('trip'))
  await expect(page.locator('dd[data-total]')).toContainText(totalIn('en'))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a trip is asked for and arrives with its paper and its calendar file', async ({ page, site }) => {
    await page.goto(`${site.address}${href('trip')}?${query}&lang=es`)
    await expect(page.locator('[data-total]')).toContainText(totalIn('es'))
    const { link, here } = await sharedLink(page, site)
    for (const [file, type] of [
      ['/trip.pdf', 'application/pdf'],
      ['/trip.ics', 'text/calendar; charset=utf-8'],
    ] as const) {
      const answer = await page.request.get(here.replace(href('trip'), file))
      expect(answer.headers()['content-type']).toBe(type)
    }
    await ask(page, 'es')
    await letterSays(site, link)
  })
})
