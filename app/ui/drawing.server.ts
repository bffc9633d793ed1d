/** Charts and scale drawings in the shape in which a page shows them. */
import { chartOf } from '#charts/chart.server.ts'
import { overviewChart } from '#charts/overview.server.ts'
import { drawingOf, fleetLineUp } from '#charts/drawings/drawing.server.ts'
import type { Locale } from '#content/locales.ts'
import type { DestinationId, Yacht } from '#content/schema.ts'
import type { DrawingData, InsetChart } from './drawing.tsx'

type Made = {
  svg: string
  viewBox: string
  width: number
  height: number
  title: string
  description: string
}

/** A drawing changes only with the build, so each is made once. */
function keeper<T>() {
  const kept = new Map<string, T>()
  return (key: string, make: () => T): T => {
    if (!kept.has(key)) kept.set(key, make())
    return kept.get(key)!
  }
}
const keepDrawing = keeper<DrawingData>()
const keepInset = keeper<InsetChart>()

function both(key: string, kind: DrawingData['kind'], make: (variant: 'wide' | 'tall') => Made): DrawingData {
  return keepDrawing(key, () => {
    const sheet = ({ svg, viewBox, width, height }: Made) => ({ svg, viewBox, width, height })
    const [wide, tall] = [make('wide'), make('tall')]
    return { kind, title: wide.title, description: wide.description, wide: sheet(wide), tall: sheet(tall) }
  })
}

/** The chart of a destination with the fourteen days of its itinerary. */
export const destinationChart = (destination: DestinationId, locale: Locale): DrawingData =>
  both(`${destination} ${locale}`, 'chart', (variant) =>
    chartOf({ destination, locale, variant, idPrefix: variant }),
  )

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

/** The western Caribbean with the places where the company sails. */
export const caribbeanChart = (locale: Locale): DrawingData =>
  both(`caribbean ${locale}`, 'chart', (variant) => overviewChart(locale, { variant, idPrefix: variant }))

/** One yacht in profile and plan. */
export const yachtDrawing = (yacht: Yacht, locale: Locale): DrawingData =>
  both(`${yacht.slug} ${locale}`, 'drawing', (variant) =>
    drawingOf(yacht, { view: 'both', locale, idPrefix: variant, variant }),
  )

/** All yachts to one scale. */
export const fleetDrawing = (fleet: readonly Yacht[], locale: Locale): DrawingData =>
  both(`${fleet.map(({ slug }) => slug).join()} ${locale}`, 'drawing', (variant) =>
    fleetLineUp(fleet, locale, { idPrefix: variant, variant }),
  )
