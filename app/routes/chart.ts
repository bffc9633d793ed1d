import { data } from 'react-router'
import { insetChart } from '#app/ui/chart-drawing.server.ts'
import { isLocale } from '#content/locales.ts'
import { destinationIds } from '#content/schema.ts'
import type { Route } from './+types/chart.ts'

/** The chart of the first days of an itinerary in a language, drawn for a narrow column: `panama-7-de`. */
export function loader({ params: { name } }: Route.LoaderArgs) {
  const [, id, days, locale] = /^(\w+)-(5|7|10|14)-(\w+)$/.exec(name) ?? []
  const destination = destinationIds.find((each) => each === id)
  if (!destination || !isLocale(locale)) throw data(null, { status: 404 })
  return data(insetChart(destination, Number(days), locale), {
    headers: { 'Cache-Control': 'public, max-age=3600' },
  })
}
