/** Every widget by keyboard alone, with the focus where it belongs after each step (WCAG 2.1.1, 2.4.3). */
import type { Locator, Page } from '@playwright/test'
import { interpolate } from '#content/interpolate.ts'
import { href } from '../app/pages.ts'
import { interfaceTexts } from '../content/interface.server.ts'
import { localeNames } from '../content/locales.ts'
import { offerTexts } from '../content/offer.server.ts'
import { expect, takenOver, test } from './site.ts'

/** Presses Tab until the element has focus, at most as often as there are stops on the longest page. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  for (let i = 0; i < 90; i++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused({ timeout: 1 })
}
/** Tabs to the element and presses a key on it. */
async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
const { chat, common, consent, fleet, footer, form, nav, toast, viewer } = interfaceTexts.en
const { quote, form: trip, answer } = offerTexts.en

test('skip link, menu, languages, accordion and consent by keyboard alone @both', async ({
  page,
  site,
  viewport,
}) => {
  const phone = viewport!.width < 768
  await page.goto(`${site.address}${href('faq')}?lang=en`)
  await expect(page.locator('[data-consent]')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: nav.skip })).toBeFocused()
  await expect(page.getByRole('link', { name: nav.skip })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await tabTo(page, page.locator('main summary').first())
  // The first answer of each group is open from the start.
  const groups = await page.locator('main details[open]').count()
  for (const open of [false, true]) {
    await page.keyboard.press(open ? 'Enter' : 'Space')
    await expect(page.locator('main details').first()).toHaveJSProperty('open', open)
  }
  await press(page, page.locator('main summary').nth(1))
  await expect(page.locator('main details[open]')).toHaveCount(groups)

  const banner = page.locator('[data-consent]')
  await press(page, banner.getByRole('button', { name: consent.decline, exact: true }))
  await expect(banner).toHaveCount(0)
  await expect(page.locator('#content')).toBeFocused()
  const settings = page.getByRole('button', { name: footer.cookies })
  await press(page, settings)
  await expect(banner).toBeFocused()
  await press(page, banner.getByRole('button', { name: consent.close }), 'Space')
  await expect(settings).toBeFocused()
  if (phone) await tabTo(page, page.getByRole('link', { name: chat.open }))

  await page.goto(`${site.address}${href('faq')}?lang=en`)
  const menu = page.locator('[data-menu]')
  if (phone) {
    const link = page
      .getByRole('navigation', { name: nav.menu, exact: true })
      .getByRole('link', { name: nav.about })
    await press(page, menu)
    await tabTo(page, link)
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(menu).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await press(page, page.getByRole('link', { name: localeNames.de }).locator('visible=true'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  if (phone) await press(page, menu)
  await press(
    page,
    page
      .getByRole('link', { name: interfaceTexts.de.nav.yachts, exact: true })
      .locator('visible=true')
      .first(),
  )
  await expect(page.locator('#content')).toBeFocused()
  await expect(page.locator('p[aria-live=polite]').first()).toHaveText(await page.title())
})

test('tabs, the picture viewer and the days of an itinerary by keyboard alone @desktop', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  await page.goto(`${site.address}${href('yacht', { slug: 'lagoon-56' })}?lang=en`)
  await page.locator('#content').focus()
  await tabTo(page, page.getByRole('tab', { name: fleet.description }))
  for (const [key, name] of [
    ['ArrowLeft', fleet.gallery],
    ['ArrowRight', fleet.description],
    ['ArrowRight', fleet.service],
    ['Home', fleet.description],
    ['End', fleet.gallery],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('tab', { name })).toBeFocused()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
  }
  const pictures = page.getByRole('button', { name: /^Open picture/ })
  await press(page, pictures.nth(1))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: common.close })).toBeFocused()
  const total = await pictures.count()
  const shows = (current: number) =>
    expect(
      dialog.getByText(interpolate(viewer.counter, { current: String(current), total: String(total) })),
    ).toBeVisible()
  await shows(2)
  await page.keyboard.press('ArrowRight')
  await shows(3)
  await page.keyboard.press('ArrowLeft')
  await press(page, dialog.getByRole('button', { name: common.next }))
  await shows(3)
  // Round the dialog and on: the page behind it cannot be reached, only the browser itself.
  for (let i = 0; i < total + 6; i++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement!.closest('dialog') !== null,
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(pictures.nth(1)).toBeFocused()
  // Closing also takes a step back in the history, which would cut short a navigation begun before it has ended.
  await page.waitForFunction(() => !history.state?.overlay)

  await page.goto(`${site.address}${href('itineraryPanama')}?lang=en&days=14`)
  await page.locator('#content').focus()
  const ninth = page.locator('.day-link').nth(8)
  await press(page, ninth)
  await expect(ninth).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('svg.chart [data-day~="9"].chart-chosen').first()).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(page.locator('.chart-chosen')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('link', { name: interfaceTexts.en.itinerary.readDay }))
  await expect(page.locator('#day-9')).toBeVisible()
  await expect(page.locator('#day-9')).toBeFocused()
  await tabTo(page, page.getByRole('tab', { name: interfaceTexts.en.itinerary.tab10 }), 'Shift+Tab')
  await page.keyboard.press('End')
  await expect(page.locator('#day-14')).toBeVisible()
})

test('the short enquiry and the quote are written and sent by keyboard alone @desktop', async ({
  page,
  context,
  site,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  await page.goto(`${site.address}${href('contact')}?lang=en`)
  const box = page.locator('#enquiry')
  const send = box.getByRole('button', { name: form.send })
  await box.locator('[name=message]').focus()
  await press(page, send)
  await expect(box.locator('[name=name]')).toBeFocused()
  // In the order of the page, and every field has its name said.
  const typed = {
    name: 'Ana',
    email: 'ana@example.org',
    phone: '+49 30 1234',
    destination: 'San Blas',
    dates: 'May',
    guests: '6',
    message: 'By keyboard.',
  }
  for (const [i, [field, value]] of Object.entries(typed).entries()) {
    if (i > 0) await page.keyboard.press('Tab')
    await expect(box.locator(`[name=${field}]`)).toBeFocused()
    await expect(box.getByLabel(new RegExp(`^${form[field as keyof typeof typed]}( \\*)?$`))).toBeFocused()
    await page.keyboard.type(value)
  }
  await press(page, send, 'Space')
  await expect(page.locator('[data-answer=accepted]')).toBeFocused()
  const notice = page.getByRole('status', { name: toast.label })
  await expect(notice).toContainText(interfaceTexts.en.answer.success)
  await page.keyboard.press('Escape')
  await expect(notice).toHaveText('')
  await expect.poll(() => site.letters.length).toBe(1)
  expect(site.letters[0]!.raw.toString()).toContain('By keyboard.')

  const chatBox = page.locator('#quote')
  await press(page, page.locator('details:has(#quote) > summary'))
  await tabTo(page, chatBox.locator('[name=quote-name]'))
  await page.keyboard.type('Ana')
  await tabTo(page, chatBox.locator('[name=quote-destination]'))
  await page.keyboard.type('Exumas')
  await tabTo(page, chatBox.getByRole('button', { name: quote.submit }))
  const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
  await opened.close()
  await expect(page.locator('[data-quote=opened]')).toContainText(quote.done)
  await press(page, page.locator('[data-quote=opened] a'), 'Tab')
})

test('the long request from its first step to its mail and its online way by keyboard alone @desktop', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  await page.goto(`${site.address}${href('flySail')}?lang=en`)
  const box = page.locator('#configurator')
  await page.locator('#content').focus()
  const steps = box.locator('.trip-progress a[href*="#fly-sail-"]')
  await tabTo(page, steps.nth(0))
  await takenOver(box.locator('form'))
  await page.keyboard.press('Enter')
  await press(page, box.locator('[name=passengers]'), '4')
  await press(page, box.locator('[name=departureLocation]'), 'K')
  await press(page, box.locator('[name=departure][value=day]'), 'Space')
  await tabTo(page, box.locator('[name=departureDate]'))
  // The same in either order of day and month.
  await page.keyboard.type('03032027')
  await expect(box.locator('[name=departureDate]')).toHaveValue('2027-03-03')
  await press(page, box.locator('[name=flexibleDates]'), 'Space')
  await press(page, box.locator('[name=destinationAirport]').first(), 'Space')
  await press(page, box.locator('[name=chartingRegion]').first(), 'Space')
  await page.keyboard.press('ArrowRight')
  await expect(box.locator('[name=chartingRegion][value=rosario]')).toBeChecked()
  await press(page, box.locator('[name=duration]').first(), 'Space')
  await press(page, box.locator('[name=services]').nth(1), 'Space')
  await press(page, box.locator('[name=activities]').nth(0), 'Space')
  await press(page, box.locator('[name=activities]').nth(2), 'Space')
  await press(page, box.locator('[name=budget]').nth(0), 'Space')
  await expect(box.locator('[type=checkbox]:checked')).toHaveCount(4)
  await expect(
    box.getByRole('navigation', { name: interpolate(trip.progress, { step: '5', steps: '6' }) }),
  ).toBeVisible()
  await press(page, box.getByRole('button', { name: trip.submitMail }))
  await expect(box.locator('[name=name]')).toBeFocused()
  await page.keyboard.type('Ana')
  await press(page, box.locator('[name=email]'), 'a')
  await page.keyboard.type('na@example.org')
  await press(page, box.getByRole('button', { name: trip.submitMail }))
  const opened = page.locator('[data-answer=mailed]')
  await expect(opened).toBeFocused()
  await tabTo(page, opened.getByRole('link', { name: answer.mail }))
  expect(await opened.getByRole('link', { name: answer.mail }).getAttribute('href')).toContain('03.03.2027')
  await tabTo(page, box.getByRole('button', { name: trip.submitOnline }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-answer=accepted]')).toBeFocused()
  await expect.poll(() => site.letters.length).toBe(1)
})
