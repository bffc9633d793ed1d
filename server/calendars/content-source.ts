/** The calendar that comes with the site: `content/calendar/{slug}.ics`. The build has checked it. */
import { readFileSync } from 'node:fs'
import type { YachtSlug } from '#content/schema.ts'
import { readCalendar } from './read.ts'
import type { Source, SourceState, Yacht } from './source.ts'

const folder = new URL('../../content/calendar/', import.meta.url)

/** @throws Error for a file that is missing */
export function contentCalendarText(slug: YachtSlug): string {
  return readFileSync(new URL(`${slug}.ics`, folder), 'utf8')
}

export function contentSource(slug: YachtSlug, { home }: Yacht): Source {
  const text = contentCalendarText(slug)
  let read: { today: string; state: SourceState } | undefined
  return {
    name: `content/calendar/${slug}.ics`,
    async check({ today }) {
      if (read?.today !== today) read = { today, state: { calendar: readCalendar(text, { home, today }) } }
      return read.state
    },
  }
}
