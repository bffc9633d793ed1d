/** What the site shows of calendars: free, held, booked and port, and nothing else of what stands in them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { isSaturday } from '#charter/availability.ts'
import { addDays } from '#charter/calendar.ts'
import { calendarTexts } from '#content/calendar.server.ts'
import { formats } from '#content/format.ts'
import { locales } from '#content/locales.ts'
import { CachedPages } from '../cached-pages.ts'
import { createSite } from '../site.ts'
import { settings, siteServices, testApp } from '../testing.ts'
import { openCalendars } from './calendars.ts'
import { canary, icsFile, weekFrom } from './testing.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'shown-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
mkdirSync(join(dataDir, 'calendar'))
const file = join(dataDir, 'calendar', 'lagoon-56.ics')
const today = new Date().toISOString().slice(0, 10)
/** A Saturday some weeks ahead. */
const [saturday] = Array.from({ length: 7 }, (_, i) => addDays(today, 60 + i)).filter(isSaturday)
const logged: string[] = []
const write = (...line: unknown[]) => logged.push(JSON.stringify(line))
const calendars = await openCalendars({ dataDir, log: { info: write, warn: write } })
const build = (await import(
  /* @vite-ignore */ new URL('../../build/server/index.js', import.meta.url).pathname
)) as ServerBuild
const site = createSite(build, settings, { ...siteServices, calendars })
const app = testApp({ ...site, cached: new CachedPages() })
const get = async (path: string) => (await app.fetch(new Request(settings.origin + path))).text()
const paths = [
  '/yacht/lagoon-56',
  '/yacht/lagoon-56.data',
  '/calendar/lagoon-56.ics',
  '/yachts',
  '/sitemap.xml',
]

describe('a calendar full of names', () => {
  it.each(locales)('shows its weeks in %s, and none of the names', async (locale) => {
    writeFileSync(file, icsFile(weekFrom(saturday!), weekFrom(addDays(saturday!, 7), 'STATUS:TENTATIVE')))
    await calendars.check()
    const texts = await Promise.all(paths.map((path) => get(`${path}?lang=${locale}`)))
    const { states, events } = calendarTexts[locale]
    const week = (weeks: number) =>
      formats(locale).shortDates(addDays(saturday!, 7 * weeks), addDays(saturday!, 7 * weeks + 7))
    expect(texts[0]).toContain(`${week(0)} ${states.booked}`)
    expect(texts[0]).toContain(`${week(1)} ${states.held}`)
    expect(texts[0]).toContain(`from=${addDays(saturday!, 14)}&amp;days=7`)
    expect(texts[0]).not.toContain(`from=${saturday}&`)
    expect(texts[2]).toContain(`SUMMARY:${events.held}`)
    expect(texts.join()).not.toContain(canary)
  })
  it('shows the new state as soon as the file has changed', async () => {
    writeFileSync(file, icsFile())
    await calendars.check()
    expect(await get('/yacht/lagoon-56?lang=en')).toContain(`from=${saturday}&amp;days=7`)
  })
  it('leaves none in the log when it is broken', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(write)
    writeFileSync(file, `${icsFile(weekFrom(saturday!))}${canary} again`)
    await calendars.check()
    expect(calendars.problems().join()).toContain('no line of a calendar')
    expect(logged.join()).toContain('no line of a calendar')
    expect(`${logged.join()}${calendars.problems().join()}`).not.toContain(canary)
    expect(printed).not.toHaveBeenCalled()
  })
})
