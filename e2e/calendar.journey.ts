/** When a yacht is free: her year on her page, in words and by keyboard, and the way from a free week to its trip. */
import { href } from '../app/pages.ts'
import { listedParty } from '../charter/party.ts'
import { charterYacht } from '../charter/yacht.ts'
import { calendarTexts } from '../content/calendar.server.ts'
import { locales } from '../content/locales.ts'
import { nameInText } from '../content/name-in-text.ts'
import { expect, test } from './site.ts'

const yacht = href('yacht', { slug: 'lagoon-56' })

test('a free week leads to its trip, in every language', async ({ page: tab, site }) => {
  for (const locale of locales) {
    await tab.goto(`${site.address}${yacht}?lang=${locale}#calendar`)
    const { states, title } = calendarTexts[locale]
    const year = tab.getByRole('region', { name: title.replace('{{name}}', nameInText('lagoon-56', locale)) })
    // Phones fold the later ones.
    await expect(year.locator('h3')).toHaveCount(12)
    await expect(year.getByText(states.booked, { exact: true }).first()).toBeVisible()
    const week = year.getByRole('link', { name: states.free }).first()
    await week.focus()
    await expect(week).toBeFocused()
    await tab.keyboard.press('Enter')
    await expect(tab).toHaveURL(
      new RegExp(
        `${href('trip')}\\?yacht=lagoon-56&to=san-blas&from=[\\d-]{10}&days=7&adults=${listedParty(charterYacht('lagoon-56')).persons}&lang=${locale}$`,
      ),
    )
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a free week leads to its trip, and brokers find the feed', async ({ page: tab, site }) => {
    await tab.goto(`${site.address}${yacht}?lang=de`)
    const feed = await tab.locator('link[rel=alternate][type="text/calendar"]').getAttribute('href')
    expect(await (await tab.request.get(site.address + feed)).text()).toContain('BEGIN:VCALENDAR')
    await tab.locator('#calendar').getByRole('link', { name: calendarTexts.de.states.free }).first().click()
    await expect(tab).toHaveURL(/days=7/)
  })
})
