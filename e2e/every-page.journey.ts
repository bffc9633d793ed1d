/**
 * Every page in every language, opened once: nothing moves while it loads, it is as high before the visitor's first touch
 * as after it, axe finds no fault (WCAG 2.2 AA), targets are large enough, and nothing runs out of any window.
 */
import type { Page } from '@playwright/test'
import { sitemapPaths } from '../app/seo/sitemap.server.ts'
import { href } from '../app/pages.ts'
import { addDays, today } from '../charter/calendar.ts'
import { type Locale, locales } from '../content/locales.ts'
import { axeFaults, overflow, smallTargets, withAxe } from './checks.ts'
import { shifts, withShifts } from './layout-shifts.ts'
import { expect, hydrate, test } from './site.ts'

test.describe.configure({ mode: 'parallel' })

/** How much higher or lower a page may be once it is hydrated, as a part of its height. */
const mostChange = 0.1
const phone = { width: 375, height: 812 }
const tablet = { width: 768, height: 1024 }
const desktop = { width: 1440, height: 900 }
/** 320 pixels are 1280 at 400 % (WCAG 1.4.10), 384 and 640 are common windows at 200 % (1.4.4). */
const narrowWidths = [320, 384, 640]
/** Pixels; a menu of two rows is higher. */
const mostOfHeader = 100

const paths = [...sitemapPaths(), '/nowhere']
const asked = `to=san-blas&from=${addDays(today(), 120)}&days=7&adults=4&children=2`
/** What answers one visitor's question, each in one language: only figures differ in the others. */
const answers: Record<Locale, string> = {
  es: `${href('trip')}?yacht=lagoon-56&${asked}`,
  en: `${href('compare')}?yachts=lagoon-56,sunreef-62-marea,bali-54&${asked}`,
  de: `${href('yachts')}?${asked}`,
}
/** A test each, so that two browsers share the work evenly. */
const parts = [0, 1]

for (const locale of locales)
  for (const part of parts)
    test(`pages in ${locale}, part ${part + 1}: nothing moves, axe finds nothing, all fits`, async ({
      context,
      site,
    }) => {
      test.setTimeout(300_000)
      // Not the fixture's page, which is hydrated at once; the page that does not exist may say so on this one's console.
      const page = await context.newPage()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
      await withAxe(page)
      await withShifts(page)
      const found: string[] = []
      const pathsHere = paths.filter((_, i) => i % parts.length === part)
      for (const path of [...pathsHere, ...(part === 1 ? [answers[locale]] : [])]) {
        await page.setViewportSize(phone)
        const query = `${path.includes('?') ? '&' : '?'}lang=${locale}`
        await page.goto(`${site.address}${path}${query}`, { waitUntil: 'load' })
        const faults = [
          ...(await stability(page)),
          ...(await axeFaults(page)),
          ...(await smallTargets(page)),
          ...(await atOtherWidths(page)),
          // In the large window in one language each: markup and styles are the same in all.
          ...(path === answers[locale] || locales[paths.indexOf(path) % locales.length] === locale
            ? await axeFaults(page)
            : []),
        ]
        found.push(...new Set(faults.map((fault) => `${path}: ${fault}`)))
      }
      expect(found).toEqual([])
    })

/** Shifts while the page loads, and how much its height changes at the visitor's first touch. */
async function stability(page: Page): Promise<string[]> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const found = await shifts(page)
  const before = await height()
  await hydrate(page)
  const change = Math.abs((await height()) - before) / before
  return change > mostChange ? [...found, `changes its height by ${Math.round(change * 100)} %`] : found
}

async function atOtherWidths(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of narrowWidths) {
    await page.setViewportSize({ width, height: 640 })
    found.push(...(await overflow(page)))
  }
  await page.setViewportSize(tablet)
  found.push(...(await overflow(page)), ...(await tabletFaults(page)))
  await page.setViewportSize(desktop)
  return [...found, ...(await overflow(page)), ...(await smallTargets(page))]
}

/** Where phone and wide layout meet, words are the first to lack room: in the menu's row and the footer's columns. */
function tabletFaults(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const { offsetHeight } = document.querySelector<HTMLElement>('header')!
    const narrow = [...document.querySelectorAll<HTMLElement>('footer nav')]
      .filter((nav) => nav.scrollWidth > nav.clientWidth)
      .map((nav) => `footer column ${nav.ariaLabel} is too narrow`)
    return offsetHeight > most ? [...narrow, `the header is ${offsetHeight} px high`] : narrow
  }, mostOfHeader)
}
