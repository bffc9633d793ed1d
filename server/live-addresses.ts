/** Addresses of pages that answer one visitor's question, as visitors ask for them: to warm up with, and to measure by. */
import { href } from '#app/pages.ts'
import { addDays, today } from '#charter/calendar.ts'
import { fleet } from '#content/fleet.ts'
import { locales } from '#content/locales.ts'
import { destinationIds, itineraryLengths } from '#content/schema.ts'

export const liveKinds = ['search', 'month', 'compare', 'trip'] as const
export type LiveKind = (typeof liveKinds)[number]

/** A different address for each number, over yachts, waters, days, parties and languages. */
export function liveAddress(kind: LiveKind, i: number): string {
  const yacht = fleet[i % fleet.length]!
  const day = addDays(today(), 20 + ((i * 7) % 600))
  const query = new URLSearchParams({
    to: kind === 'trip' ? yacht.base : destinationIds[i % destinationIds.length]!,
    from: kind === 'month' ? day.slice(0, 7) : day,
    days: String(5 + (i % 7)),
    adults: String(2 + (Math.floor(i / 60) % 5)),
    children: String(i % 3),
    lang: locales[i % locales.length]!,
  })
  if (kind === 'trip') query.set('yacht', yacht.slug)
  if (kind === 'compare') query.set('yachts', `${yacht.slug},${fleet[(i + 2) % fleet.length]!.slug}`)
  const page = kind === 'trip' ? 'trip' : kind === 'compare' ? 'compare' : 'yachts'
  return `${href(page)}?${query}`
}

/** A trip for every chart that most guests see: by destination, language and the lengths of itineraries. */
export function* tripsOfUsualLength(): Generator<string> {
  const from = addDays(today(), 90)
  for (const days of itineraryLengths)
    for (const to of destinationIds)
      for (const lang of locales) {
        const yacht = (fleet.find(({ base }) => base === to) ?? fleet[0]!).slug
        yield `${href('trip')}?${new URLSearchParams({ yacht, to, from, days: String(days), adults: '4', lang })}`
      }
}
