/** /llms.txt: what assistants read first (llmstxt.org): who we are, how pages and prices are asked for, and every page. */
import { markdownPath } from '#app/markdown-paths.ts'
import { mcpPath } from '#app/mcp-path.ts'
import { articlePage, canonicalPath, destinationPage, href, itineraryPage, type PageId } from '#app/pages.ts'
import { readTrip, tripQuery } from '#charter/trip.ts'
import { watersIds } from '#content/charter/waters.ts'
import { company } from '#content/company.ts'
import { fleet } from '#content/fleet.ts'
import { plainHeadline } from '#content/headline.ts'
import { interpolate } from '#content/interpolate.ts'
import { llms } from '#content/llms.ts'
import { articleOf, legalOf } from '#content/markdown.server.ts'
import { articleIds, destinationIds } from '#content/schema.ts'
import { copyOf } from '#content/site.server.ts'

const locale = 'en'
/** The yachts of the examples. */
const [yacht, other] = ['lagoon-56', 'sunreef-62-marea'] as const
type Entry = { title: string; path: string; text: string }

export function llmsText(origin: string, today: string): string {
  const copy = copyOf(locale)
  const { sections } = llms
  const metaOf = (id: PageId, { title, description }: { title: string; description: string }): Entry => ({
    title,
    path: canonicalPath(id),
    text: description,
  })
  const entries: [string, Entry[]][] = [
    [
      sections.yachts,
      [
        metaOf('yachts', copy.fleet.meta),
        ...fleet.map(({ slug, name, model }) => ({
          title: name === model ? name : `${name}, ${model}`,
          path: canonicalPath('yacht', { slug }),
          text: copy.fleet.yachts[slug].subtitle,
        })),
      ],
    ],
    [
      sections.destinations,
      destinationIds.map((id) => metaOf(destinationPage(id), copy.destination[id].meta)),
    ],
    [sections.itineraries, destinationIds.map((id) => metaOf(itineraryPage(id), copy.itinerary[id].meta))],
    [
      sections.company,
      [
        metaOf('flySail', copy.flySail.meta),
        metaOf('faq', copy.faq.meta),
        metaOf('insurance', copy.insurance.meta),
        metaOf('about', copy.about.meta),
        metaOf('contact', copy.contact.meta),
        metaOf('agencies', copy.agencies.meta),
      ],
    ],
    [
      sections.journal,
      articleIds.map((id) => {
        const { title, description } = articleOf(id, locale)
        return metaOf(articlePage(id), { title: plainHeadline(title), description })
      }),
    ],
    [sections.optional, (['privacy', 'imprint'] as const).map((id) => metaOf(id, legalOf(id, locale).meta))],
  ]
  const list = (items: Entry[]) =>
    items
      .map(({ title, path, text }) => `- [${title}](${origin}${markdownPath(path)}?lang=${locale}): ${text}`)
      .join('\n')
  return [
    `# ${company.brand}`,
    `> ${copy.home.meta.description}`,
    llms.languages,
    interpolate(llms.prices, { ...examples(origin, today), waters: watersIds.join(', ') }),
    interpolate(llms.mcp, { mcp: `${origin}${mcpPath}` }),
    llms.nothing,
    ...entries.map(([title, items]) => `## ${title}\n\n${list(items)}`),
  ].join('\n\n')
}

/** Addresses of a trip, a search and a comparison that can be asked for as they are. */
function examples(origin: string, today: string) {
  const { nearest } = readTrip(new URLSearchParams({ yacht }), today)
  const fleetWide = tripQuery({ ...nearest, yacht: undefined })
  return {
    trip: `${origin}${href('trip')}?${tripQuery(nearest)}`,
    search: `${origin}${href('yachts')}?${fleetWide}`,
    compare: `${origin}${href('compare')}?yachts=${yacht},${other}&${fleetWide}`,
  }
}
