/** The water of the home page's picture: it moves for those whose line and wishes allow it, and stops when they say so. */
import type { Page } from '@playwright/test'
import { interfaceText } from '../content/en/interface.ts'
import { expect, test } from './site.ts'

const { pause, play } = interfaceText.motion

async function openHome(
  page: Page,
  address: string,
  connection: { effectiveType: string; downlink: number; saveData?: boolean },
) {
  await page.addInitScript((given) => {
    localStorage.setItem('cookie-consent', 'declined')
    Object.defineProperty(navigator, 'connection', { value: given })
  }, connection)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${address}/?lang=en`)
}

const onFastLine = { effectiveType: '4g', downlink: 10 }
const position = (page: Page) => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime)

test('on a fast line the water moves, and a button holds it', async ({ page, site }) => {
  await openHome(page, site.address, onFastLine)
  const hold = page.getByRole('button', { name: pause })
  await expect(hold).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => position(page)).toBeGreaterThan(0)
  await hold.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: play })).toBeFocused()
  const held = await position(page)
  await page.waitForTimeout(500)
  expect(await position(page)).toBe(held)
  await page.getByRole('button', { name: play }).click()
  await expect.poll(() => position(page)).not.toBe(held)
})

const standsStill: [string, Parameters<typeof openHome>[2], 'reduce' | 'no-preference'][] = [
  ['with less motion wished', onFastLine, 'reduce'],
  ['where data shall be saved', { ...onFastLine, saveData: true }, 'no-preference'],
  ['on a slow line', { effectiveType: '3g', downlink: 1 }, 'no-preference'],
]
for (const [when, connection, reducedMotion] of standsStill)
  test(`${when} no film is fetched`, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion })
    const films: string[] = []
    page.on('request', (request) => request.url().endsWith('.mp4') && films.push(request.url()))
    await openHome(page, site.address, connection)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('video')).toHaveCount(0)
    expect(films).toEqual([])
  })
