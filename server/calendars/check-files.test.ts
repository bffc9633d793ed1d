import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { yachtSlugs } from '#content/schema.ts'
import { exampleCalendars, fileProblems } from './check-files.ts'
import { canary, icsFile, weekFrom } from './testing.ts'

let dataDir: string
const put = (name: string, text: string) => {
  mkdirSync(join(dataDir, 'calendar'), { recursive: true })
  writeFileSync(join(dataDir, 'calendar', name), text)
}
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'files-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

describe('the calendars that the owner keeps', () => {
  it('are named with what is wrong with them, and nothing of what stands in them', async () => {
    put('lagoon-56.ics', icsFile(weekFrom('2027-02-06')))
    put('lagoon-62.ics', `BEGIN:VCALENDAR\n${canary}\n`)
    put('lagoon56.ics', icsFile())
    expect(await fileProblems(dataDir)).toEqual([
      { file: join(dataDir, 'calendar/lagoon-62.ics'), problem: 'line 2 is no line of a calendar' },
      { file: join(dataDir, 'calendar/lagoon56.ics'), problem: expect.stringContaining('after no yacht') },
    ])
  })
  it('need not be there', async () => expect(await fileProblems(join(dataDir, 'none'))).toEqual([]))
})

describe('a calendar that is made up', () => {
  const made = () => 'BEGIN:VCALENDAR\r\nX-EXAMPLE:Made up.\r\nEND:VCALENDAR\r\n'
  const slugs = (urls = {}, textOf = made) =>
    exampleCalendars(dataDir, urls, textOf).map(({ file }) => /([^/]+)\.ics$/.exec(file)![1])
  it('is open until it is replaced in its place, by a file or by an address', () => {
    expect(slugs()).toEqual([...yachtSlugs])
    put('lagoon-56.ics', icsFile())
    const left = slugs({ 'lagoon-62': 'https://calendar.example/' })
    expect(left).toHaveLength(yachtSlugs.length - 2)
    expect(left).not.toContain('lagoon-56')
    expect(slugs({}, () => icsFile())).toEqual([])
  })
})
