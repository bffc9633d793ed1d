/**
 * Every page in every language, opened as a first visitor does: nothing moves while it loads, nothing runs out of any window,
 * and no words of a drawing stand in one another. One page of each template in every language, and every other page in one
 * of them, is looked at more closely: it is as high before the first touch as after it, axe finds no fault (WCAG 2.2 AA),
 * targets are large enough, and a template's headline and first button stand in the first window although the question
 * about visits is open.
 */
import type { Page } from '@playwright/test'
import { sitemapPaths } from '../app/seo/sitemap.server.ts'
import { href } from '../app/pages.ts'
import { addDays, today } from '../charter/calendar.ts'
import { type Locale, locales } from '../content/locales.ts'
import { axeFaults, crowdedLabels, headlineFaults, overflow, smallTargets, withAxe } from './checks.ts'
import { shifts, withShifts } from './layout-shifts.ts'
import { expect, hydrate, laidOut, test } from './site.ts'
import { templates } from './templates.ts'
import { desktop, phone, tablet } from './windows.ts'

test.describe.configure({ mode: 'parallel' })

/** How much higher or lower a page may be once it is hydrated, as a part of its height. */
const mostChange = 0.1
/** Further windows of docs/look/README.md, in which headlines have to stand. */
const otherDesktops = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
]
/** 320 pixels are 1280 at 400 % (WCAG 1.4.10). */
const narrowest = 320
/** Common windows at 200 % (WCAG 1.4.4). */
const narrow = [384, 640]
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
      await withAxe(page)
      await withShifts(page)
      const found: string[] = []
      const pathsHere = paths.filter((_, i) => i % parts.length === part)
      for (const path of [...pathsHere, ...(part === 1 ? [answers[locale]] : [])]) {
        const isTemplate = templates.includes(path)
        // Markup and styles are the same in all languages: what is no template of its own takes turns.
        const itsTurn = path === answers[locale] || locales[paths.indexOf(path) % locales.length] === locale
        await page.setViewportSize(phone)
        const query = `${path.includes('?') ? '&' : '?'}lang=${locale}`
        await page.goto(`${site.address}${path}${query}`, { waitUntil: 'load' })
        const isClose = isTemplate || itsTurn
        const faults = [...(await shiftsOf(page)), ...(isClose ? await heightFaults(page) : [])]
        if (isTemplate) faults.push(...(await headlineFaults(page)))
        if (isClose) faults.push(...(await axeFaults(page)), ...(await smallTargets(page)))
        for (const width of itsTurn ? [narrowest, ...narrow] : [narrowest])
          faults.push(...(await roomFaults(page, { width, height: 640 })))
        faults.push(...(await roomFaults(page, tablet)), ...(await tabletFaults(page)))
        if (isTemplate) faults.push(...(await headlineFaults(page)))
        faults.push(...(await roomFaults(page, desktop)))
        if (isTemplate) faults.push(...(await headlineFaults(page)))
        if (itsTurn) faults.push(...(await axeFaults(page)), ...(await smallTargets(page)))
        for (const size of isTemplate ? otherDesktops : [])
          faults.push(...(await roomFaults(page, size)), ...(await headlineFaults(page)))
        found.push(...new Set(faults.map((fault) => `${path}: ${fault}`)))
      }
      expect(found).toEqual([])
    })

/** What lacks room in a window of this size. */
async function roomFaults(page: Page, size: { width: number; height: number }): Promise<string[]> {
  await page.setViewportSize(size)
  return [...(await overflow(page)), ...(await crowdedLabels(page))]
}

/** Shifts while the page loads. */
async function shiftsOf(page: Page): Promise<string[]> {
  await laidOut(page)
  return shifts(page)
}

/** How much the height of the page changes at the visitor's first touch. */
async function heightFaults(page: Page): Promise<string[]> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await hydrate(page)
  const change = Math.abs((await height()) - before) / before
  return change > mostChange ? [`changes its height by ${Math.round(change * 100)} %`] : []
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
