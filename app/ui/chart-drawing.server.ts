/** Charts in the shape in which a page shows them. */
import type { ServerHtmlStore } from '#app/hydration/server-html.ts'
import { type Chart, chartOf } from '#charts/chart.server.ts'
import { overviewChart } from '#charts/overview.server.ts'
import type { Stage } from '#content/itinerary-stages.ts'
import type { Locale } from '#content/locales.ts'
import type { DestinationId } from '#content/schema.ts'
import { bothLayouts, keeper } from './drawing.server.ts'
import type { DrawingData, InsetChart, SheetData } from './drawing.tsx'

const keepInset = keeper<InsetChart>()
const keepSheet = keeper<Chart>()

/** The chart of a destination with the first week of its itinerary, which is what most guests charter. */
export const destinationChart = (
  destination: DestinationId,
  locale: Locale,
  page: ServerHtmlStore,
): DrawingData =>
  bothLayouts(page, `${destination} ${locale}`, 'chart', (variant) =>
    chartOf({ destination, locale, variant, days: [1, 7], idPrefix: variant }),
  )

/** The upright chart of an itinerary with each of its lengths, of which the page shows one. */
export const itineraryChart = (
  destination: DestinationId,
  locale: Locale,
  page: ServerHtmlStore,
): SheetData => {
  const { svg, viewBox, title, description } = keepSheet(`${destination} ${locale}`, () =>
    chartOf({ destination, locale, variant: 'tall', idPrefix: 'days' }),
  )
  return { svg: page.keep('itinerary-chart', svg), viewBox, title, description }
}

/** The chart of the first `days` days of an itinerary, drawn for a narrow column. */
export const insetChart = (destination: DestinationId, days: number, locale: Locale): InsetChart =>
  keepInset(`${destination} ${days} ${locale}`, () => {
    const { svg, viewBox, title } = chartOf({
      destination,
      locale,
      variant: 'tall',
      days: [1, days],
      idPrefix: 'offer',
    })
    return { svg, viewBox, title }
  })

/** The route of a trip, drawn upright, so that it can stay beside its days. */
export const tripChart = (
  destination: DestinationId,
  stages: Stage[],
  locale: Locale,
  page: ServerHtmlStore,
): SheetData => {
  const told = stages.map(({ day, planned }) => `${day}:${planned}`).join()
  const { svg, ...sheet } = keepSheet(`${destination} trip ${told} ${locale}`, () =>
    chartOf({ destination, locale, variant: 'tall', trip: stages, idPrefix: destination }),
  )
  const { viewBox, title, description } = sheet
  return { svg: page.keep(`${destination}-chart`, svg), viewBox, title, description }
}

/** The route of the first `days` days of an itinerary, drawn upright, so that it can stay beside them or beside another. */
export const uprightChart = (
  destination: DestinationId,
  days: number,
  locale: Locale,
  page: ServerHtmlStore,
): SheetData => {
  const { svg, ...sheet } = keepSheet(`${destination} ${days} ${locale}`, () =>
    chartOf({ destination, locale, variant: 'tall', days: [1, days], idPrefix: destination }),
  )
  const { viewBox, title, description } = sheet
  return { svg: page.keep(`${destination}-chart`, svg), viewBox, title, description }
}

/** The western Caribbean with the places where the company sails. */
export const caribbeanChart = (locale: Locale, page: ServerHtmlStore): DrawingData =>
  bothLayouts(page, `caribbean ${locale}`, 'chart', (variant) =>
    overviewChart(locale, { variant, idPrefix: variant }),
  )
