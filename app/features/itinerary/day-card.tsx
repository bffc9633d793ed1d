import { useTranslation } from 'react-i18next'
import { DayFacts } from './day-facts.tsx'
import type { ItineraryDayData } from './itinerary-view.server.ts'

/** One day: where, how far, how long, what happens. */
export function DayCard({ day }: { day: ItineraryDayData }) {
  const { t } = useTranslation()
  return (
    <li
      id={`day-${day.number}`}
      tabIndex={-1}
      className="grid-12 break-inside-avoid gap-y-4 border-b border-hairline print:!py-3 py-8 last:border-b-0 md:py-10"
    >
      <div className="col-span-12 md:col-span-3 print:col-span-3">
        <p className="label text-magenta">{t('itinerary.day', { number: day.number })}</p>
        <DayFacts day={day} />
      </div>
      <div className="col-span-12 md:col-span-6 print:col-span-6">
        <h3 className="text-heading">{day.title}</h3>
        <p className="water text-[1.1rem] text-deep">{day.location}</p>
        <ul className="mt-4 print:mt-1">
          {day.activities.map((activity) => (
            <li key={activity} className="py-1 print:py-0">
              {activity}
            </li>
          ))}
        </ul>
      </div>
      <ul
        aria-label={t('itinerary.highlights')}
        className="col-span-12 flex flex-wrap content-start gap-2 md:col-span-3 md:justify-end print:col-span-3 print:justify-end lg:block lg:border-t lg:border-hairline"
      >
        {day.highlights.map((highlight) => (
          <li
            key={highlight}
            className="border border-lagoon px-3 py-1 text-small text-deep lg:border-x-0 lg:border-t-0 lg:border-hairline lg:px-0 lg:py-2"
          >
            {highlight}
          </li>
        ))}
      </ul>
    </li>
  )
}
