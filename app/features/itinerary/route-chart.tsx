import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showDay } from '#app/ui/chart-day.ts'
import { Sheet, type SheetData } from '#app/ui/drawing.tsx'
import { DayFacts } from './day-facts.tsx'
import type { ItineraryDayData } from './itinerary-view.server.ts'
import { useRouteDrawing } from './use-route-drawing.ts'

type RouteChartProps = {
  chart: SheetData
  days: ItineraryDayData[]
  /** How many of them the chart shows. */
  length: number
  /** The day that is being read beside the chart. */
  dayInView?: number
  onRead: (day: number) => void
}

/** The chart of an itinerary and its days: choosing one lights up its leg and says where it goes. */
export function RouteChart({ chart, days, length, dayInView, onRead }: RouteChartProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<number>()
  const sheet = useRef<HTMLDivElement>(null)
  useRouteDrawing(sheet)
  useEffect(() => showDay(sheet.current!, chosen), [chosen])
  // Whichever came last is lit: the day chosen, or the one that is read.
  useEffect(() => {
    if (dayInView) showDay(sheet.current!, dayInView)
  }, [dayInView])
  function chooseOnChart({ target }: MouseEvent) {
    const day = (target as Element).closest<SVGElement>('[data-day]')?.dataset['day']?.split(' ')
    if (day) setChosen(nextOf(day.map(Number), chosen))
  }
  const day = days.find(({ number }) => number === chosen && number <= length)
  return (
    <figure className="break-inside-avoid">
      {/* The chart's stops are a second way to choose a day; the links below it are the first. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div ref={sheet} onClick={chooseOnChart}>
        <Sheet sheet={chart} title={chart.title} length={length} className="chart chart--tall" />
      </div>
      <figcaption className="mt-5 grid gap-x-10 gap-y-4">
        <nav aria-label={t('itinerary.chooseDay')} className="no-print">
          <ol className="grid grid-cols-[repeat(auto-fill,2.75rem)] justify-between gap-y-2 phone:flex phone:flex-wrap phone:justify-start phone:gap-1">
            {days.slice(0, length).map(({ number, title }) => (
              <li key={number}>
                <a
                  href={`#day-${number}`}
                  aria-current={number === chosen ? 'true' : undefined}
                  aria-label={`${t('itinerary.day', { number })}: ${title}`}
                  onClick={(event) => {
                    event.preventDefault()
                    setChosen(number === chosen ? undefined : number)
                  }}
                  className="day-link"
                >
                  {number}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div aria-live="polite" className="lg:min-h-[6.5rem]">
          {day ? (
            <>
              <p className="font-serif text-[1.35rem] leading-snug">
                <span className="text-magenta">{t('itinerary.day', { number: day.number })}</span> ·{' '}
                {day.title}
              </p>
              <DayFacts day={day} inline />
              <a
                href={`#day-${day.number}`}
                onClick={() => onRead(day.number)}
                className="arrow-link mt-1 text-small"
              >
                {t('itinerary.readDay')}
              </a>
            </>
          ) : (
            <p className="no-print text-small text-quiet">{t('itinerary.chartHint')}</p>
          )}
        </div>
      </figcaption>
    </figure>
  )
}

/** A place where the boat lies several days answers with the next of them on every click, then with none. */
function nextOf(days: number[], chosen: number | undefined) {
  const at = chosen === undefined ? -1 : days.indexOf(chosen)
  return days[at + 1]
}
