/** The calendars that come with the site: `content/calendar/{slug}.ics`. */
import { readFileSync } from 'node:fs'
import type { YachtCalendar } from '#charter/availability.ts'
import { dayIn } from '#charter/calendar.ts'
import { charterYacht } from '#charter/yacht.ts'
import { waters } from '#content/charter/waters.ts'
import { type YachtSlug, yachtSlugs } from '#content/schema.ts'
import { readCalendar } from './read.ts'

export type CalendarOf = (slug: YachtSlug) => YachtCalendar

/** @throws CalendarProblem for a file that cannot be read */
export function contentCalendars(now = new Date()): CalendarOf {
  const calendars = new Map(
    yachtSlugs.map((slug) => {
      const { home } = charterYacht(slug)
      const text = readFileSync(new URL(`../../content/calendar/${slug}.ics`, import.meta.url), 'utf8')
      return [slug, readCalendar(text, { home, today: dayIn(waters[home].timeZone, now) })] as const
    }),
  )
  return (slug) => calendars.get(slug)!
}
