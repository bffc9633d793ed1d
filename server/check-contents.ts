/** Checks the contents with the pictures they name and says what to correct; run by check.ts. */
import { readdirSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pageIds } from '#app/pages.ts'
import { photographFlaws } from '#art/photographs.ts'
import { pictures } from '#art/pictures.ts'
import { articles } from '#content/articles.ts'
import { charterFacts } from '#content/charter/facts.ts'
import { type Contents, flawsOf } from '#content/check.ts'
import { nameFlaws } from '#content/check-names.ts'
import { dayFlaws, type TextFile, textFlaws, yachtTextFlaws } from '#content/check-texts.ts'
import { company } from '#content/company.ts'
import { destinations } from '#content/destinations.ts'
import { fleet } from '#content/fleet.ts'
import { itineraries } from '#content/itineraries.ts'
import { type Locale, locales } from '#content/locales.ts'
import { places } from '#content/places.ts'
import { articleIds, type YachtSlug, yachtSlugs } from '#content/schema.ts'
import { copyOf } from '#content/site.server.ts'
import { spreadTexts } from '#content/spreads.server.ts'
import { today } from '#charter/calendar.ts'
import { dayIn } from '#charter/time-zones.ts'
import { charterFleet } from '#charter/yacht.ts'
import { contentCalendarText } from './calendars/content-source.ts'
import { readCalendar } from './calendars/read.ts'
import { problemOf } from './calendars/source.ts'
import { buildFacts, priceFlaws, readLastBuild } from './last-build.ts'
import { content, markdownFile, markdownNames, typedFiles } from './content-texts.ts'

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
    today: dayIn(company.timeZone, new Date()),
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

/** Pictures without a description in one of the languages. */
export function pictureFlaws(entries: Record<string, { alt: Record<string, unknown> }>): string[] {
  return Object.entries(entries).flatMap(([id, { alt }]) =>
    locales
      .filter((locale) => typeof alt[locale] !== 'string' || alt[locale].trim() === '')
      .map(
        (locale) =>
          `art/pictures/: "${id}" has no description in "${locale}". Each picture says what it shows in ${locales.join(', ')}, in that order`,
      ),
  )
}

/** Articles without the sentence of their dark page. */
export function spreadFlaws(locale: Locale, sentences: Partial<Record<string, string>>): string[] {
  return articleIds
    .filter((id) => !sentences[id]?.trim())
    .map(
      (id) =>
        `content/${locale}/spreads.ts: "articles.${id}" is missing. Write one short sentence for the article's dark page`,
    )
}

/** Everything to correct in the contents as they stand. @param newPrices whether prices may have moved far since the last build */
export async function contentFlaws({ newPrices }: { newPrices: boolean }): Promise<string[]> {
  const before = await readLastBuild()
  const written = markdownNames().map((name) => markdownFile(name))
  const unreadable = written.flatMap((each) => ('flaw' in each ? [each.flaw] : []))
  const files = [...(await typedFiles()), ...written.filter((each) => 'texts' in each)]
  const calledBefore = new Map(Object.entries(before?.names ?? {}) as [YachtSlug, string][])
  return [
    ...flawsOf(siteContents()),
    ...calendarFlaws(),
    ...pictureFlaws(pictures),
    ...(await photographFlaws(relative('', fileURLToPath(new URL('photographs', content))), pictures)),
    ...unreadable,
    ...locales.flatMap((locale) => dayFlaws(locale, daysOf(locale))),
    ...locales.flatMap((locale) => yachtTextFlaws(locale, copyOf(locale).fleet.yachts)),
    ...locales.flatMap((locale) => spreadFlaws(locale, spreadTexts[locale].articles)),
    ...textFlaws(files, calledBefore),
    ...nameFlaws(files),
    ...linkFlaws(files),
    ...(before && !newPrices ? priceFlaws(before, buildFacts(fleet, charterFacts)) : []),
  ]
}

function daysOf(locale: (typeof locales)[number]) {
  const { panama, colombia, cuba, bahamas } = copyOf(locale).itinerary
  return { panama: panama.days, colombia: colombia.days, cuba: cuba.days, bahamas: bahamas.days }
}

/** Links of the prose to pages that there are not: `[words](page:fqa)`. */
export function linkFlaws(files: readonly TextFile[]): string[] {
  return files.flatMap(({ file, texts }) => {
    const named = [...JSON.stringify(texts ?? '').matchAll(/\]\(page:(\w+)/g)].map(([, id]) => id!)
    return [...new Set(named)]
      .filter((id) => !(pageIds as readonly string[]).includes(id))
      .map(
        (id) =>
          `${file}: a link leads to "page:${id}", which is no page. The names are the left column of app/pages.ts`,
      )
  })
}
