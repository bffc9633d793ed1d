import { useTranslation } from 'react-i18next'
import { Picture } from '#app/ui/picture.tsx'
import { DayFacts } from './day-facts.tsx'
import type { ItineraryDayData } from './itinerary-view.server.ts'

/** One day: where, how far, how long, what happens. */
export function DayCard({ day }: { day: ItineraryDayData }) {
  const { t } = useTranslation()
  return (
    <li id={`day-${day.number}`} tabIndex={-1} className="day">
      <div>
        <p className="label text-magenta">{t('itinerary.day', { number: day.number })}</p>
        {day.dated && (
          <>
            <p className="mt-1 font-medium first-letter:uppercase" data-date>
              {day.dated.date}
            </p>
            <ul className="text-small">
              {day.dated.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </>
        )}
        <DayFacts day={day} />
      </div>
      <div>
        <h3 className="text-heading">{day.title}</h3>
        <p className="water text-[1.1rem] text-deep">{day.location}</p>
        <ul className="day-activities">
          {day.activities.map((activity) => (
            <li key={activity}>{activity}</li>
          ))}
        </ul>
      </div>
      <ul aria-label={t('itinerary.highlights')} className="day-highlights">
        {day.highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
      {day.picture && (
        <Picture
          picture={day.picture}
          sizes="(min-width: 64rem) 620px, 92vw"
          className="day-picture no-print aspect-[3/2] w-full lg:aspect-[2/1]"
        />
      )}
    </li>
  )
}
