/** Checks the contents as they stand and says what to mend; part of the build. `node content/check-now.ts`. */
import { readdirSync } from 'node:fs'
import { pictures } from '../art/pictures.ts'
import { articles } from './articles.ts'
import { type Contents, flawsOf } from './check.ts'
import { company } from './company.ts'
import { destinations } from './destinations.ts'
import { fleet } from './fleet.ts'
import { itineraries } from './itineraries.ts'
import { locales } from './locales.ts'
import { places } from './places.ts'
import { yachtSlugs } from './schema.ts'

/** The contents of this folder, as the check wants them. */
export function contentsNow(): Contents {
  const articleFiles = (locale: string) =>
    readdirSync(new URL(`${locale}/articles`, import.meta.url))
      .filter((name) => name.endsWith('.md'))
      .map((name) => name.slice(0, -3))
  return {
    company,
    fleet,
    yachtSlugs,
    articles,
    destinations,
    itineraries,
    places: Object.keys(places),
    pictures: Object.keys(pictures),
    articleFiles: Object.fromEntries(locales.map((locale) => [locale, articleFiles(locale)])),
  }
}

if (import.meta.main) {
  const flaws = flawsOf(contentsNow())
  for (const flaw of flaws) console.error(flaw)
  if (flaws.length > 0) process.exitCode = 1
}
