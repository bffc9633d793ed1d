/**
 * Looks for what types cannot see in the facts: a telephone number of the wrong form, a picture that does not exist,
 * a slug used twice. The build stops at what it finds, so every line names file, field and what to write.
 */
import { z } from 'zod'
import { charterFlaws } from './charter/check.ts'
import type { CharterFacts } from './charter/facts.ts'
import type { Article, Destination, Itinerary, Yacht } from './schema.ts'
import { companySchema, yachtSchema } from './fact-schemas.ts'

export type Contents = {
  company: unknown
  fleet: readonly Yacht[]
  yachtSlugs: readonly string[]
  articles: Record<string, Article>
  destinations: Record<string, Destination>
  itineraries: Record<string, Itinerary>
  charter: CharterFacts
  /** The ids of places and pictures that may be named. */
  places: readonly string[]
  pictures: readonly string[]
  /** Names in content/{language}/articles without ".md", by language. */
  articleFiles: Record<string, readonly string[]>
  /** The ISO day that it is where the company is. */
  today: string
}

/** @returns a line for each flaw; none if all is well. */
export function flawsOf({
  company,
  fleet,
  yachtSlugs,
  articles,
  destinations,
  itineraries,
  charter,
  places,
  pictures,
  articleFiles,
  today,
}: Contents): string[] {
  const flaws = issuesOf('content/company.ts', companySchema.safeParse(company))
  const picture = (where: string, id: string) => {
    if (!pictures.includes(id))
      flaws.push(
        `${where}: there is no picture "${id}". The ids are the left column of the files in art/pictures/`,
      )
  }
  for (const yacht of fleet) {
    const where = `content/fleet/${yacht.slug}.ts`
    flaws.push(...issuesOf(where, yachtSchema.safeParse(yacht)))
    if (!pictures.includes(`${yacht.slug}-anchor`))
      flaws.push(`${where}: she has no picture "${yacht.slug}-anchor". Add it to art/pictures/yachts.ts`)
  }
  flaws.push(...charterFlaws(charter, fleet))
  for (const field of ['id', 'slug', 'name'] as const)
    for (const value of twice(fleet.map((yacht) => yacht[field])))
      flaws.push(`content/fleet/: two yachts have the ${field} "${value}". Give one of them another`)
  for (const slug of yachtSlugs)
    if (!fleet.some((yacht) => yacht.slug === slug))
      flaws.push(
        `content/fleet.ts: the yacht "${slug}" is missing, though "yachtSlugs" in content/schema.ts names her`,
      )
  for (const slug of twice(yachtSlugs))
    flaws.push(`content/schema.ts: "yachtSlugs" names "${slug}" twice. Take one out`)

  for (const [id, { date, picture: pictureId, plate, related }] of Object.entries(articles)) {
    const where = `content/articles.ts, ${id}`
    picture(where, pictureId)
    if ('picture' in plate) picture(where, plate.picture)
    if (!z.iso.date().safeParse(date).success)
      flaws.push(`${where}: "date" is "${date}". It must be a day such as 2025-01-14`)
    else if (date > today)
      flaws.push(`${where}: "date" is "${date}", which has not come yet. Write the day of publication`)
    if (new Set([id, ...related]).size !== related.length + 1)
      flaws.push(`${where}: "related" must be three different articles, and not the article itself`)
  }
  for (const [locale, files] of Object.entries(articleFiles)) {
    for (const id of Object.keys(articles))
      if (!files.includes(id))
        flaws.push(
          `content/${locale}/articles/${id}.md is missing. An article needs a file in every language`,
        )
    for (const file of files)
      if (!(file in articles))
        flaws.push(
          `content/${locale}/articles/${file}.md belongs to no article. Add "${file}" to "articleIds" in content/schema.ts and to content/articles.ts, or rename the file`,
        )
  }

  for (const [id, { picture: pictureId, detail, season }] of Object.entries(destinations)) {
    for (const named of [pictureId, detail]) picture(`content/destinations.ts, ${id}`, named)
    for (const month of Object.values(season).flat())
      if (!Number.isInteger(month) || month < 1 || month > 12)
        flaws.push(`content/destinations.ts, ${id}: ${month} is no month. 1 is January, 12 is December`)
  }
  for (const [id, { days }] of Object.entries(itineraries))
    for (const [i, { place }] of days.entries())
      if (!places.includes(place))
        flaws.push(
          `content/itineraries.ts, ${id}, day ${i + 1}: there is no place "${place}" in content/places.ts`,
        )
  return flaws
}

function issuesOf(where: string, result: z.ZodSafeParseResult<unknown>): string[] {
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${where}: "${fieldOf(path)}" ${message}`)
}

/** `pricing.boatRate`; for a list `hours, entry 1, opens`, counted as people do. */
function fieldOf(path: readonly PropertyKey[]): string {
  return path
    .map((part, i) =>
      typeof part === 'number'
        ? `, entry ${part + 1}`
        : `${i === 0 ? '' : typeof path[i - 1] === 'number' ? ', ' : '.'}${String(part)}`,
    )
    .join('')
}

function twice<T>(values: readonly T[]): T[] {
  return [...new Set(values.filter((value, i) => values.indexOf(value) !== i))]
}
