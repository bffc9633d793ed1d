/** The small boat on the chart of an itinerary. */
import { href } from '../app/pages.ts'
import { expect, hydrate, test } from './site.ts'

test('a boat follows the route while the days are read, and none where less motion is wished', async ({
  page,
  site,
}) => {
  const boat = page.locator('.chart-boat').first()
  const read = (day: number) =>
    page.locator(`#day-${day}`).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(`${site.address}${href('itineraryPanama')}?lang=en`)
  await hydrate(page)
  await read(3)
  await expect(boat).toHaveAttribute('visibility', 'visible')
  const onDayThree = await boat.getAttribute('transform')
  await read(5)
  await expect(boat).not.toHaveAttribute('transform', onDayThree!)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await hydrate(page)
  await read(3)
  await expect(page.locator('.chart-chosen').first()).toBeAttached()
  await expect(boat).toHaveCount(0)
})
