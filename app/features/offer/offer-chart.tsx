import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useSite } from '#app/site.ts'
import { chartPath } from '#app/pages.ts'
import type { InsetChart } from '#app/ui/drawing.tsx'
import type { DestinationId } from '#content/schema.ts'

/** The chart of the offered days, fetched when the panel comes into view; its place is kept free until then. */
export function OfferChart({ destination, days }: { destination: DestinationId; days: number }) {
  const { locale } = useSite()
  const fetcher = useFetcher<InsetChart>()
  const frame = useRef<HTMLDivElement>(null)
  const { load } = fetcher
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return
        observer.disconnect()
        void load(chartPath(destination, days, locale))
      },
      { rootMargin: '400px' },
    )
    observer.observe(frame.current!)
    return () => observer.disconnect()
  }, [load, destination, days, locale])
  const chart = fetcher.data
  return (
    <div ref={frame} className="mt-3 aspect-[343/380] max-w-[26rem]">
      {chart && (
        <svg
          className="chart chart--inset"
          viewBox={chart.viewBox}
          role="img"
          aria-label={chart.title}
          dangerouslySetInnerHTML={{ __html: chart.svg }}
        />
      )}
    </div>
  )
}
