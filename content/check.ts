/**
 * Looks for what types cannot see in the facts: a telephone number of the wrong form, a picture that does not exist,
 * a slug used twice. The build stops at what it finds, so every line names file, field and what to write.
 */
import { z } from 'zod'
import { charterFlaws } from './charter/check.ts'
import type { CharterFacts } from './charter/facts.ts'
import { type Article, type Destination, type Itinerary, mostGuests, type Yacht } from './schema.ts'

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

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:00')
const companySchema = z
  .object({
    brand: z.string().min(1, 'is empty'),
    aboutSlug: z.string().regex(/^[a-z0-9-]+$/, 'may hold lower case letters, digits and hyphens only'),
    origin: z
      .string()
      .regex(
        /^https?:\/\/[^/]+$/,
        'must be an address such as https://www.example.com, without a slash at the end',
      ),
    infoMailbox: z.email('must be a mail address'),
    enquiryMailbox: z.email('must be a mail address'),
    phone: z
      .string()
      .regex(
        /^\+[1-9]\d{6,14}$/,
        'must be a plus sign, the country code and the number without spaces, such as +50760000000',
      ),
    phoneDisplay: z.string(),
    country: z.string().regex(/^[A-Z]{2}$/, 'must be the two capital letters of a country, such as PA'),
    timeZone: z
      .string()
      .refine(
        (zone) => Intl.supportedValuesOf('timeZone').includes(zone),
        'must be a time zone such as America/Panama',
      ),
    chef: z.string().regex(/^\p{L}+$/u, 'must be one first name, because it is part of an address'),
    hours: z.array(
      z
        .object({
          days: z.array(
            z
              .number()
              .int()
              .min(1, 'is no day: 1 is Monday, 7 is Sunday')
              .max(7, 'is no day: 1 is Monday, 7 is Sunday'),
          ),
          opens: clock,
          closes: clock,
        })
        .refine(({ opens, closes }) => opens.length !== 5 || opens < closes, 'closes before it opens'),
    ),
  })
  .refine(({ phone, phoneDisplay }) => phoneDisplay.replace(/\D/g, '') === phone.replace(/\D/g, ''), {
    path: ['phoneDisplay'],
    message: 'must be the same number as phone, with spaces as people read it',
  })

const above = z.number('must be a number without quotation marks').positive('must be above 0')
const yachtSchema = z.object({
  name: z.string().trim().min(1, 'is empty'),
  guests: above.int().max(mostGuests, `is more than the ${mostGuests} guests that the forms take`),
  cabins: above.int(),
  speed: above,
  rating: z.number().min(0).max(5, 'must be between 0 and 5'),
  specifications: z.object({
    length: above,
    beam: above,
    draft: above,
    year: z.string().regex(/^\d{4}(-(\d{4})?)?$/, 'must be "2009", "2009-2019" or "2020-"'),
  }),
})

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
