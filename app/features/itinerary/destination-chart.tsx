import { type ReactNode, useRef } from 'react'
import { Drawing, type DrawingData, DrawingDescription } from '#app/ui/drawing.tsx'
import { useRouteDrawing } from './use-route-drawing.ts'

/** The chart on a destination's page, with a link to its itinerary. */
export function DestinationChart({ chart, children }: { chart: DrawingData; children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null)
  useRouteDrawing(sheet)
  return (
    <figure>
      <Drawing ref={sheet} drawing={chart} />
      <figcaption className="mt-4 flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <DrawingDescription drawing={chart} />
        {children}
      </figcaption>
    </figure>
  )
}
