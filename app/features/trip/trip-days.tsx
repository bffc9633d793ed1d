import { type MouseEvent, useEffect, useRef } from 'react'
import { itineraryPage } from '#app/pages.ts'
import { showDay } from '#app/ui/chart-day.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { DrawingDescription, Sheet, type SheetData } from '#app/ui/drawing.tsx'
import { Headline } from '#app/ui/headline.tsx'
import { useBoat } from '#app/ui/use-boat.ts'
import { useDayInView } from '#app/ui/use-day-in-view.ts'
import type { Chapter } from '#charter/trip-view/chapters.server.ts'
import type { TripDay } from '#charter/trip-view/days.server.ts'
import type { FreeDays } from '#charter/trip-view/free-days.server.ts'
import type { TripEntry } from '#charter/trip-view/trip-order.ts'
import type { DestinationId } from '#content/schema.ts'

type TripDaysProps = {
  entries: TripEntry<TripDay, FreeDays>[]
  chapters: Chapter[]
  chart: SheetData
  ashore: { date: string; title: string; text: string }
  /** Why these days differ from the itinerary. */
  turnsBack?: { text: string; link: string; destination: DestinationId }
  copy: { title: string; lead: string; day: (number: number) => string }
}

/** The chart, which stays in sight beside the days; the leg of the day that is being read is lit. */
export function TripDays({ entries, chapters, chart, ashore, turnsBack, copy }: TripDaysProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const dayInView = useDayInView(list)
  useBoat({ chart: sheet, days: list })
  useEffect(() => showDay(sheet.current!, dayInView), [dayInView])
  function goToDay({ target }: MouseEvent) {
    const day = (target as Element).closest<SVGElement>('[data-day]')?.dataset['day']?.split(' ')[0]
    if (day) document.getElementById(`day-${day}`)?.scrollIntoView({ block: 'center' })
  }
  return (
    <section className="page trip-days" aria-labelledby="days-title">
      <div className="trip-chart">
        {/* The days beside it are the first way to each of them; its stops are a second one. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div ref={sheet} onClick={goToDay}>
          <Sheet sheet={chart} title={chart.title} className="chart trip-chart-sheet" />
        </div>
        <DrawingDescription drawing={chart} />
      </div>
      <div>
        <Headline id="days-title" className="text-title">
          {copy.title}
        </Headline>
        <p className="measure mt-3 text-quiet">{copy.lead}</p>
        {turnsBack && (
          <p className="measure mt-3" data-turns-back>
            {turnsBack.text}{' '}
            <PageLink page={itineraryPage(turnsBack.destination)} className="no-print underline">
              {turnsBack.link}
            </PageLink>
          </p>
        )}
        <ol ref={list} className="trip-day-list">
          {entries.map((entry) =>
            entry.kind === 'day' ? (
              <Day
                key={entry.iso}
                day={entry.day}
                label={copy.day(entry.day.number)}
                chapter={chapters.find(({ iso }) => iso === entry.iso)}
              />
            ) : entry.kind === 'free' ? (
              <Free key="free" free={entry.free} />
            ) : (
              <li key="ashore" className="trip-day">
                <p className="figures text-small text-quiet">{ashore.date}</p>
                <h3 className="text-heading">{ashore.title}</h3>
                <p>{ashore.text}</p>
              </li>
            ),
          )}
        </ol>
      </div>
    </section>
  )
}

function Free({ free }: { free: FreeDays }) {
  return (
    <li className="trip-day">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="label text-magenta">{free.label}</span>
        <span className="figures text-small font-medium">{free.date}</span>
      </p>
      <h3 className="mt-2 text-title">{free.title}</h3>
      <p>{free.text}</p>
      <ul className="trip-activities">
        {free.proposals.map(({ dates, text }) => (
          <li key={dates}>
            <span className="figures font-medium">{dates}:</span> {text}
          </li>
        ))}
      </ul>
    </li>
  )
}

function Day({ day, label, chapter }: { day: TripDay; label: string; chapter?: Chapter }) {
  return (
    <li id={`day-${day.number}`} className="trip-day">
      {chapter && (
        <div data-chapter className="mb-8">
          <Headline as="h3" className="text-title">
            {chapter.title}
          </Headline>
          <p className="figures measure mt-2">{chapter.text}</p>
        </div>
      )}
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="label text-magenta">{label}</span>
        <time dateTime={day.iso} className="figures text-small font-medium">
          {day.date}
        </time>
        {day.note && <span className="text-small text-deep">{day.note}</span>}
      </p>
      <h3 className="mt-2 text-heading">{day.title}</h3>
      <p className="water text-[1.1rem] text-deep">{day.location}</p>
      <p className="figures mt-2 text-small">{day.leg}</p>
      <p className="figures text-small text-quiet">
        {day.sun} · {day.moon.name} · {day.coordinates}
      </p>
      <ul className="trip-activities">
        {day.activities.map((activity) => (
          <li key={activity}>{activity}</li>
        ))}
      </ul>
    </li>
  )
}
