/** Where phone and wide layout meet, at 768 pixels, and the same pages on paper. */
import { href } from '../app/pages.ts'
import { company } from '../content/company.ts'
import { locales } from '../content/locales.ts'
import { expect, test } from './site.ts'
import { templates } from './templates.ts'

/** One page of every template, and the imprint. */
const paths = [...templates, href('imprint')]

test.beforeEach(async ({ page, viewport }) => {
  test.skip(viewport!.width < 768, 'sets the window itself')
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
})

test('at 768 pixels nothing runs out of the window or of its footer column, and the menu keeps to one row', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 768, height: 1024 })
  const faults: string[] = []
  for (const locale of locales) {
    for (const path of paths) {
      await page.goto(`${site.address}${path}?lang=${locale}`)
      const found = await page.evaluate(() => {
        const over = document.documentElement.scrollWidth - innerWidth
        const wide = [...document.querySelectorAll<HTMLElement>('footer nav')]
          .filter((nav) => nav.scrollWidth > nav.clientWidth)
          .map((nav) => nav.ariaLabel)
        return { over, header: document.querySelector<HTMLElement>('header')!.offsetHeight, wide }
      })
      if (found.over > 0) faults.push(`${locale} ${path}: ${found.over} px too wide`)
      if (found.header > 100) faults.push(`${locale} ${path}: the header is ${found.header} px high`)
      if (found.wide.length)
        faults.push(`${locale} ${path}: footer column ${found.wide.join(', ')} too narrow`)
    }
  }
  expect(faults).toEqual([])
})

test('a yacht on paper shows every tab and the letterhead, and nothing to press', async ({ page, site }) => {
  await page.goto(`${site.address}${href('yacht', { slug: 'lagoon-56' })}?lang=en`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(company.brand, { exact: true }).first()).toBeVisible()
  expect(
    await page
      .locator('.tab-panel')
      .evaluateAll((panels) => panels.filter((panel) => !panel.checkVisibility()).length),
  ).toBe(0)
  expect(
    await page
      .locator('.button, .arrow-link, .tab-list, header')
      .evaluateAll((all) => all.filter((each) => each.checkVisibility()).length),
  ).toBe(0)
  await expect(page.locator('.drawing--wide')).toBeVisible()
  await expect(page.locator('.drawing--tall')).toBeHidden()
})
