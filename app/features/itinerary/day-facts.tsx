import { useTranslation } from 'react-i18next'
import { useFormat } from '#app/site.ts'
import type { ItineraryDayData } from './itinerary-view.server.ts'

/** Position, and how far and how long from the day before. */
export function DayFacts({ day, inline }: { day: ItineraryDayData; inline?: boolean }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const how = {
    sail: '',
    stay: day.night ? '' : t(day.dayOut ? 'itinerary.dayOut' : 'itinerary.atAnchor'),
    road: t('itinerary.byRoad'),
    air: t('itinerary.byAir'),
  }[day.leg]
  return (
    <ul className={`figures text-small text-quiet ${inline ? 'mt-1 flex flex-wrap gap-x-4' : 'mt-2'}`}>
      <li>{day.coordinates}</li>
      {how && <li>{how}</li>}
      {day.night && <li>{day.night}</li>}
      {day.distanceNm !== undefined && (
        <li>
          {t('itinerary.miles', { value: number(day.distanceNm) })},{' '}
          {t('itinerary.about', { hours: day.underWay })}
        </li>
      )}
    </ul>
  )
}
