import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { openCalendars, type CalendarsOptions } from './calendars.ts'
import { FeedProblem, type FetchedFeed, type Validators } from './fetch-feed.ts'
import { readCalendar } from './read.ts'
import { canary, icsFile, testNow, weekFrom } from './testing.ts'

const slug = 'lagoon-56'
const hour = 3_600_000
const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** A DATA_DIR, a clock, and a server of calendars, of which tests say what they do. */
function world() {
  const dataDir = mkdtempSync(join(tmpdir(), 'calendars-'))
  folders.push(dataDir)
  const path = join(dataDir, 'calendar', `${slug}.ics`)
  mkdirSync(join(dataDir, 'calendar'))
  const logged: string[] = []
  const write = (fields: unknown, message?: string) => logged.push(JSON.stringify([fields, message]))
  const asked: Validators[] = []
  const state = { now: testNow, answer: (): FetchedFeed => ({ changed: false }) }
  const open = (options: CalendarsOptions = {}) =>
    openCalendars({
      dataDir,
      now: () => state.now,
      log: { info: write, warn: write },
      read: async (text, reading) => readCalendar(text, reading),
      fetch: async (_, validators = {}) => {
        asked.push(validators)
        return state.answer()
      },
      ...options,
    })
  return { dataDir, path, logged, asked, state, open }
}
const urls = { [slug]: 'https://calendar.example/secret-key.ics' }
const firstDays = ({ busy }: { busy: readonly { first: string }[] }) => busy.map(({ first }) => first)

describe('a file in DATA_DIR', () => {
  it('replaces the calendar that comes with the site, while it is there', async () => {
    const { path, open } = world()
    const calendars = await open()
    const own = calendars.calendarOf(slug)
    const editions = [calendars.edition()]
    writeFileSync(path, icsFile(weekFrom('2027-02-06')))
    await calendars.check()
    expect(calendars.calendarOf(slug)).toEqual({
      busy: [{ first: '2027-02-06', ashore: '2027-02-13', state: 'booked' }],
      ports: [],
    })
    editions.push(calendars.edition())
    rmSync(path)
    await calendars.check()
    expect(calendars.calendarOf(slug)).toEqual(own)
    expect(new Set(editions).size).toBe(2)
    expect(calendars.edition()).toBe(editions[0])
  })
  it('that cannot be read changes nothing, also after a restart, and is named with what is wrong', async () => {
    const { path, open, logged, state } = world()
    writeFileSync(path, icsFile(weekFrom('2027-02-06')))
    const calendars = await open()
    writeFileSync(path, `BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY ${canary}\n`)
    await calendars.check()
    await calendars.check()
    const again = await open()
    for (const each of [calendars, again]) {
      expect(firstDays(each.calendarOf(slug))).toEqual(['2027-02-06'])
      const { source, state: found } = each.report().find((report) => report.slug === slug)!
      expect([source, found.problem]).toEqual([path, 'line 3 is no line of a calendar'])
    }
    expect(logged.filter((line) => line.includes('line 3'))).toHaveLength(2)
    expect(logged.join()).not.toContain(canary)
    state.now = statSync(path).mtimeMs + 73 * hour
    await calendars.check()
    expect(calendars.calendarOf(slug).stale).toBe(true)
  })
  it('that was never sound says nothing is free', async () => {
    const { path, open } = world()
    writeFileSync(path, 'hello')
    expect((await open()).calendarOf(slug)).toEqual({ busy: [], ports: [], stale: true })
  })
  it('leaves behind nights and ports alone, for this user alone', async () => {
    const { dataDir, path, open } = world()
    writeFileSync(path, icsFile(weekFrom('2027-02-06', 'LOCATION:Nassau')))
    await open()
    const kept = join(dataDir, 'calendar', 'kept')
    expect(readdirSync(kept)).toEqual([`${slug}.json`])
    const file = join(kept, `${slug}.json`)
    expect([statSync(kept).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600])
    expect(readFileSync(file, 'utf8')).toContain('bahamas')
    expect(readFileSync(file, 'utf8')).not.toContain(canary)
  })
})

describe('a calendar that is subscribed to', () => {
  const sound = (first: string): FetchedFeed => ({
    changed: true,
    text: icsFile(weekFrom(first)),
    etag: `"${first}"`,
    lastModified: 'Sun, 22 Nov 2026 10:00:00 GMT',
  })
  it('is fetched every quarter of an hour, with what its last answer said of itself', async () => {
    const { asked, state, open } = world()
    const calendars = await open({ urls })
    expect([asked.length, calendars.calendarOf(slug)]).toEqual([0, { busy: [], ports: [], stale: true }])
    state.answer = () => sound('2027-02-06')
    await calendars.check()
    expect(firstDays(calendars.calendarOf(slug))).toEqual(['2027-02-06'])
    state.now += hour / 4 - 1000
    await calendars.check()
    expect(asked).toHaveLength(1)
    state.now += 1000
    state.answer = () => ({ changed: false })
    await calendars.check()
    expect(asked.slice(1)).toEqual([{ etag: '"2027-02-06"', lastModified: 'Sun, 22 Nov 2026 10:00:00 GMT' }])
    expect(calendars.calendarOf(slug).stale).toBeUndefined()
  })
  it('is fetched whole on a new day, for what repeats itself', async () => {
    const { asked, state, open } = world()
    const calendars = await open({ urls })
    state.answer = () => sound('2027-02-06')
    await calendars.check()
    state.now += 24 * hour
    await calendars.check()
    expect(asked).toEqual([{}, {}])
  })
  it('that fails keeps its last good state over a restart, and says "ask us" after 72 hours', async () => {
    const { state, open, logged } = world()
    state.answer = () => sound('2027-02-06')
    const before = await open({ urls })
    await before.check()
    state.answer = () => {
      throw new FeedProblem('is answered with status 503')
    }
    const calendars = await open({ urls })
    state.now += 71 * hour
    await calendars.check()
    expect(calendars.calendarOf(slug)).toEqual(before.calendarOf(slug))
    const fresh = calendars.edition()
    state.now += 1.5 * hour
    await calendars.check()
    expect(calendars.calendarOf(slug)).toEqual({ ...before.calendarOf(slug), stale: true })
    expect(calendars.edition()).not.toBe(fresh)
    state.now += hour
    state.answer = () => sound('2027-03-06')
    await calendars.check()
    expect(calendars.calendarOf(slug).stale).toBeUndefined()
    expect(firstDays(calendars.calendarOf(slug))).toEqual(['2027-03-06'])
    expect(logged).toEqual([expect.stringContaining('status 503'), expect.stringContaining('again')])
    expect(logged.join()).not.toMatch(/secret-key|Zanzibar/)
  })
  it('keeps nothing of another address', async () => {
    const { state, open } = world()
    state.answer = () => sound('2027-02-06')
    await (await open({ urls })).check()
    const other = await open({ urls: { [slug]: 'https://calendar.example/other.ics' } })
    expect(other.calendarOf(slug)).toEqual({ busy: [], ports: [], stale: true })
  })
  it('whose answer is no calendar is treated like one that fails', async () => {
    const { state, open, logged } = world()
    state.answer = () => sound('2027-02-06')
    const calendars = await open({ urls })
    await calendars.check()
    state.now += hour
    state.answer = () => ({ changed: true, text: `<html>${canary} has to log in</html>` })
    await calendars.check()
    expect(firstDays(calendars.calendarOf(slug))).toEqual(['2027-02-06'])
    expect(logged.join()).toContain('is no calendar')
    expect(logged.join()).not.toContain(canary)
  })
})

describe('the edition', () => {
  it('is the same for the same calendars on the same day, and another on the next', async () => {
    const { state, open } = world()
    const calendars = await open()
    expect((await open()).edition()).toBe(calendars.edition())
    const before = calendars.edition()
    state.now += 24 * hour
    await calendars.check()
    expect(calendars.edition()).not.toBe(before)
  })
  it('is that of the build where nothing else is given', async () => {
    const { state, open, dataDir } = world()
    expect((await openCalendars({ now: () => state.now })).edition()).toBe((await open()).edition())
    expect(existsSync(join(dataDir, 'calendar'))).toBe(true)
  })
})
