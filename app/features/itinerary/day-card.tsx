import { useTranslation } from 'react-i18next'
import { useFormat } from '#app/site.ts'
import type { ItineraryDayData } from './itinerary-view.server.ts'

/** One day: where, how far, how long, what happens. */
export function DayCard({ day }: { day: ItineraryDayData }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const how = { sail: '', stay: t('itinerary.atAnchor'), road: t('itinerary.byRoad'), air: t('itinerary.byAir') }[day.leg]
  return (
    <li id={`day-${day.number}`} className="grid-12 break-inside-avoid gap-y-4 border-b border-hairline py-8 md:py-10">
      <div className="col-span-12 md:col-span-3">
        <p className="label text-magenta">{t('itinerary.day', { number: day.number })}</p>
        <p className="figures mt-2 text-small text-quiet">{day.coordinates}</p>
        {how && <p className="text-small text-quiet">{how}</p>}
        {day.distanceNm !== undefined && (
          <p className="figures text-small text-quiet">{t('itinerary.nm', { value: number(day.distanceNm, 1) })}, {duration(day.hours ?? 0)} {t('itinerary.atKnots')}</p>
        )}
      </div>
      <div className="col-span-12 md:col-span-6">
        <h3 className="text-heading">{day.title}</h3>
        <p className="water text-[1.1rem] text-deep">{day.location}</p>
        <ul className="mt-4">{day.activities.map((activity) => <li key={activity} className="py-1">{activity}</li>)}</ul>
      </div>
      <ul aria-label={t('itinerary.highlights')} className="col-span-12 flex flex-wrap content-start gap-2 md:col-span-3 md:justify-end">
        {day.highlights.map((highlight) => <li key={highlight} className="border border-lagoon px-3 py-1 text-small text-deep">{highlight}</li>)}
      </ul>
    </li>
  )
}

/** Hours as clock time: 1.5 is 1:30 h. */
function duration(hours: number) {
  const minutes = Math.round((hours * 60) / 5) * 5
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}\u00a0h`
}
