/** Checks the contents with the pictures they name and prints what to correct; part of the build. `node server/check-contents.ts`. */
import { readdirSync } from 'node:fs'
import { pictures } from '#art/pictures.ts'
import { articles } from '#content/articles.ts'
import { charterFacts } from '#content/charter/facts.ts'
import { type Contents, flawsOf } from '#content/check.ts'
import { company } from '#content/company.ts'
import { destinations } from '#content/destinations.ts'
import { fleet } from '#content/fleet.ts'
import { itineraries } from '#content/itineraries.ts'
import { locales } from '#content/locales.ts'
import { places } from '#content/places.ts'
import { yachtSlugs } from '#content/schema.ts'
import { today } from '#charter/calendar.ts'
import { charterFleet } from '#charter/yacht.ts'
import { contentCalendarText } from './calendars/content-source.ts'
import { readCalendar } from './calendars/read.ts'
import { problemOf } from './calendars/source.ts'

const content = new URL('../content/', import.meta.url)

/** The site's contents, in the form that the check takes. */
export function siteContents(): Contents {
  const articleFiles = (locale: string) =>
    readdirSync(new URL(`${locale}/articles`, content))
      .filter((name) => name.endsWith('.md'))
      .map((name) => name.slice(0, -3))
  return {
    company,
    fleet,
    yachtSlugs,
    articles,
    destinations,
    itineraries,
    charter: charterFacts,
    places: Object.keys(places),
    pictures: Object.keys(pictures),
    articleFiles: Object.fromEntries(locales.map((locale) => [locale, articleFiles(locale)])),
  }
}

/** @returns a line for each calendar that is missing or cannot be read */
export function calendarFlaws(textOf = contentCalendarText): string[] {
  return charterFleet.flatMap(({ slug, home }) => {
    const file = `content/calendar/${slug}.ics`
    try {
      readCalendar(textOf(slug), { home, today: today() })
      return []
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
      return [
        isMissing
          ? `${file} is missing. A yacht needs one, if only an empty one`
          : `${file} ${problemOf(error)}`,
      ]
    }
  })
}

if (import.meta.main) {
  const flaws = [...flawsOf(siteContents()), ...calendarFlaws()]
  for (const flaw of flaws) console.error(flaw)
  if (flaws.length > 0) process.exitCode = 1
}
