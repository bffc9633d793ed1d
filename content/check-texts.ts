/** Looks through the prose for what types cannot see; part of the check of the contents. */
import type { FleetCopy } from './copy.ts'
import { nameIn } from './format.ts'
import { fleet } from './fleet.ts'
import { itineraries } from './itineraries.ts'
import type { Locale } from './locales.ts'
import { longestMetaDescription, metaDescription } from './meta-description.ts'
import { places } from './places.ts'
import type { PlaceId } from './places.ts'
import { type DestinationId, destinationIds, type YachtSlug } from './schema.ts'

/** The texts of one file, in the form that the file gives them. */
export type TextFile = { file: string; texts: unknown }
/** A text with its place in the file, such as `hero.title` or `days, entry 3, title`. */
type PlacedText = { file: string; field: string; text: string }

/** @returns a line for each flaw, with file, field and what to write. */
export function textFlaws(
  files: readonly TextFile[],
  calledBefore: ReadonlyMap<YachtSlug, string>,
): string[] {
  return files
    .flatMap(({ file, texts }) => placed(texts).map((each) => ({ file, ...each })))
    .flatMap((text) => [...emptyFlaws(text), ...asteriskFlaws(text), ...nameFlaws(text, calledBefore)])
}

function placed(value: unknown, field = ''): Omit<PlacedText, 'file'>[] {
  if (typeof value === 'string') return [{ field, text: value }]
  if (Array.isArray(value))
    return value.flatMap((each, i) => placed(each, `${field}${field && ', '}entry ${i + 1}`))
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, each]) =>
    placed(each, field === '' ? key : `${field}${/entry \d+$/.test(field) ? ', ' : '.'}${key}`),
  )
}

function emptyFlaws({ file, field, text }: PlacedText): string[] {
  return text.trim() === '' ? [`${file}: "${field}" is empty. Write the text`] : []
}

/** One that stands alone is a sign, as in "fields with * are required". */
const asterisk = /(?<!\\)\*(?=\S)|(?<=\S)(?<!\\)\*/g

/** Asterisks set words in italics or, two at a time, in bold; both need an end in the same paragraph. */
function asteriskFlaws({ file, field, text }: PlacedText): string[] {
  const paragraphs = text.split(/\n\s*\n|\n(?=\s*(?:-|\d+\.) )/)
  return paragraphs
    .filter((paragraph) => (paragraph.match(asterisk) ?? []).length % 2 === 1)
    .map(
      (paragraph) =>
        `${file}: "${field}" has an asterisk without its other one, in "${paragraph.trim().slice(0, 60)}". Write *word* for italics, **word** for bold`,
    )
}

/** Where a yacht was renamed since the last build, her old name is found. */
function nameFlaws(
  { file, field, text }: PlacedText,
  calledBefore: ReadonlyMap<YachtSlug, string>,
): string[] {
  return fleet.flatMap(({ slug, name }) => {
    const before = calledBefore.get(slug)
    if (!before || before === name || !hasWord(text, before)) return []
    return [
      `${file}: "${field}" says "${before}", and content/fleet/${slug}.ts calls her "${name}" now. Write "${name}"`,
    ]
  })
}
const hasWord = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\d])${word.replaceAll('.', '\\.')}(?![\\p{L}\\d])`, 'u').test(text)

/** The days of an itinerary in one language, which must be as many as the stops. */
export function dayFlaws(
  locale: Locale,
  days: Record<DestinationId, readonly { location: string }[]>,
): string[] {
  return destinationIds.flatMap((id) => {
    const [told, sailed] = [days[id].length, itineraries[id].days.length]
    if (told === sailed) return misplacedDays(locale, id, days[id])
    const [more, which] = told > sailed ? [told - sailed, 'take out'] : [sailed - told, 'write']
    return [
      `content/${locale}/itinerary-${id}.ts: "days" has ${told} entries, and content/itineraries.ts has ${sailed} days. Find the day that is not in its place and ${which} ${more}`,
    ]
  })
}

/** A day's text belongs to a stop, and its `location` says to which. */
function misplacedDays(locale: Locale, id: DestinationId, days: readonly { location: string }[]): string[] {
  return itineraries[id].days.flatMap(({ place }, i) => {
    // The check of the facts names a place that there is not.
    if (!(place in places)) return []
    const stop = nameIn(places[place as PlaceId].name, locale)
    const { location } = days[i]!
    return location.includes(stop)
      ? []
      : [
          `content/${locale}/itinerary-${id}.ts: day ${i + 1} is at "${location}", and content/itineraries.ts has it at ${stop}. Put the days into that order, or name ${stop} in "location"`,
        ]
  })
}

/** What a yacht's page needs of her texts: a description that search engines can show, and a text for each activity. */
export function yachtTextFlaws(locale: Locale, yachts: FleetCopy['yachts']): string[] {
  return fleet.flatMap(({ slug, activities }) => {
    const file = `content/${locale}/fleet/${slug}.ts`
    const copy: FleetCopy['yachts'][YachtSlug] | undefined = yachts[slug]
    if (!copy) return [`${file} is missing, or content/${locale}/fleet.ts does not import it`]
    const { description, activities: told } = copy
    const shown = metaDescription(description)
    const tooMany = Object.keys(told).filter((id) => !activities.some((activity) => activity === id))
    return [
      ...(shown.length > longestMetaDescription
        ? [
            `${file}: the first sentence of "description" has ${shown.length} characters. Search engines show it alone, so end it within ${longestMetaDescription}`,
          ]
        : []),
      ...activities
        .filter((id) => !told[id])
        .map(
          (id) => `${file}: "activities.${id}" is missing, and content/fleet/${slug}.ts offers it. Write it`,
        ),
      ...tooMany.map(
        (id) =>
          `${file}: "activities.${id}" is not offered by content/fleet/${slug}.ts. Take it out here, or add it there`,
      ),
    ]
  })
}
