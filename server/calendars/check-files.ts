/** What is wrong with the calendars that the owner keeps as files, and which of those that come with the site are made up. */
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayIn } from '#charter/time-zones.ts'
import { charterYacht } from '#charter/yacht.ts'
import { waters } from '#content/charter/waters.ts'
import type { OpenFact } from '#content/readiness.ts'
import { type YachtSlug, yachtSlugs } from '#content/schema.ts'
import { contentCalendarText } from './content-source.ts'
import { createReader, type Reader } from './reader.ts'
import type { CalendarUrls } from './settings.ts'
import { problemOf } from './source.ts'

/** Where the owner's calendars lie. */
export const calendarFolder = (dataDir: string) => join(dataDir, 'calendar')

/** Calendars that are named after no yacht, which somebody has probably misspelt. */
export function strayFiles(dataDir: string): string[] {
  const folder = calendarFolder(dataDir)
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ics')) : []
  return files
    .filter((name) => !yachtSlugs.some((slug) => name === `${slug}.ics`))
    .map((name) => join(folder, name))
}

export type FileProblem = { file: string; problem: string }

/** Reads every file in DATA_DIR and changes nothing. */
export async function fileProblems(dataDir: string, read: Reader = createReader()): Promise<FileProblem[]> {
  const problems = yachtSlugs.map(async (slug): Promise<FileProblem[]> => {
    const file = join(calendarFolder(dataDir), `${slug}.ics`)
    if (!existsSync(file)) return []
    const { home } = charterYacht(slug)
    try {
      await read(await readFile(file, 'utf8'), { home, today: dayIn(waters[home].timeZone, new Date()) })
      return []
    } catch (error) {
      return [{ file, problem: problemOf(error) }]
    }
  })
  const strays = strayFiles(dataDir).map((file) => ({ file, problem: strayProblem }))
  return [...(await Promise.all(problems)).flat(), ...strays]
}

export const strayProblem = 'is named after no yacht: its name must be her slug in content/fleet.ts'

/** Marks a calendar as made up; a real one does not have the line. */
const mark = /^X-EXAMPLE:/m

/** Calendars that are made up and that neither a file in DATA_DIR nor an address replaces. */
export function exampleCalendars(
  dataDir: string,
  urls: CalendarUrls,
  textOf = contentCalendarText,
): OpenFact[] {
  const isReplaced = (slug: YachtSlug) =>
    urls[slug] !== undefined || existsSync(join(calendarFolder(dataDir), `${slug}.ics`))
  return yachtSlugs
    .filter((slug) => !isReplaced(slug) && mark.test(textOf(slug)))
    .map((slug) => ({
      kind: 'example',
      file: `content/calendar/${slug}.ics`,
      field: 'X-EXAMPLE',
      write: 'her own calendar over it, or subscribe to it with CALENDAR_URLS',
    }))
}
