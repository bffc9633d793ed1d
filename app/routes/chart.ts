import { data } from 'react-router'
import { chartOf } from '#art/charts/chart.server.ts'
import type { InsetChart } from '#app/ui/drawing.tsx'
import { isLocale } from '#content/locales.ts'
import { destinationIds } from '#content/schema.ts'
import type { Route } from './+types/chart.ts'

const kept = new Map<string, InsetChart>()

/** The chart of the first days of an itinerary in a language, drawn for a narrow column: `panama-7-de`. */
export function loader({ params: { name } }: Route.LoaderArgs) {
  const [, id, days, locale] = /^(\w+)-(5|7|10|14)-(\w+)$/.exec(name) ?? []
  const destination = destinationIds.find((each) => each === id)
  if (!destination || !isLocale(locale)) throw data(null, { status: 404 })
  if (!kept.has(name)) {
    const { svg, viewBox, title } = chartOf({ destination, locale, variant: 'tall', days: [1, Number(days)], idPrefix: 'offer' })
    kept.set(name, { svg, viewBox, title })
  }
  return data(kept.get(name)!, { headers: { 'Cache-Control': 'public, max-age=3600' } })
}
