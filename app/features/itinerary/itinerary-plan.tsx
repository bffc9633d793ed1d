import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useBoat } from '#app/ui/use-boat.ts'
import { useDayInView } from '#app/ui/use-day-in-view.ts'
import type { SheetData } from '#app/ui/drawing.tsx'
import type { ItineraryDayData } from './itinerary-view.server.ts'
import { DatedForm } from './dated-form.tsx'
import type { DatedData } from './dated-view.server.ts'
import { ItineraryTabs } from './itinerary-tabs.tsx'
import { RouteChart } from './route-chart.tsx'

type Length = 7 | 10 | 14
type ItineraryPlanProps = {
  chart: SheetData
  days: ItineraryDayData[]
  chosen: Length
  dated: DatedData
  /** What follows, for the length that the visitor chose. */ children: (length: Length) => ReactNode
}

/** The tab in which a day stands (specification, 2.14). */
const tabOf = (day: number): Length => (day <= 7 ? 7 : day <= 10 ? 10 : 14)

/** An itinerary: its chart, and its days in three tabs. Each can be reached from the other, and `#day-9` opens the tab of that day. */
export function ItineraryPlan({ chart, days, chosen, dated, children }: ItineraryPlanProps) {
  const [tab, setTab] = useState(chosen)
  const [length, setLength] = useState(chosen)
  const list = useRef<HTMLElement>(null)
  const chartBox = useRef<HTMLElement>(null)
  const dayInView = useDayInView(list, tab)
  useBoat({ chart: chartBox, days: list }, tab)
  function open(day: number) {
    setTab(tabOf(day))
    setLength(tabOf(day))
  }
  useEffect(() => {
    function openDay() {
      const day = Number(/^#day-(\d{1,2})$/.exec(location.hash)?.[1])
      if (!day) return
      flushSync(() => open(day))
      document.getElementById(`day-${day}`)?.scrollIntoView()
    }
    // After the page's own first scroll, which finds the day still hidden.
    const first = setTimeout(openDay)
    addEventListener('hashchange', openDay)
    return () => {
      clearTimeout(first)
      removeEventListener('hashchange', openDay)
    }
  }, [])
  return (
    <>
      <div className="page plan mt-14 md:mt-20">
        <section ref={chartBox} className="plan-chart">
          <RouteChart
            chart={chart}
            days={days}
            length={length}
            dayInView={dayInView}
            onRead={(day) => flushSync(() => open(day))}
          />
        </section>
        <section id="days" ref={list} className="scroll-mt-20 max-lg:mt-14">
          <DatedForm dated={dated} length={length} />
          <ItineraryTabs key={tab} days={days} chosen={tab} onChoose={setLength} />
        </section>
      </div>
      {children(length)}
    </>
  )
}
