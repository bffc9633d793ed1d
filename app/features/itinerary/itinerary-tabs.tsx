import { useTranslation } from 'react-i18next'
import { Tabs } from '#app/ui/tabs.tsx'
import { DayCard } from './day-card.tsx'
import type { ItineraryDayData } from './itinerary-view.server.ts'

type ItineraryTabsProps = {
  days: ItineraryDayData[]
  chosen: 7 | 10 | 14
  onChoose: (length: 7 | 10 | 14) => void
}

/** The first week, and what each longer trip adds to it: days 1-7, 8-10, 11-14 (specification, 2.14). */
export function ItineraryTabs({ days, chosen, onChoose }: ItineraryTabsProps) {
  const { t } = useTranslation()
  const parts = [
    { id: '7', label: t('itinerary.tab7'), note: t('itinerary.tabNote7'), days: days.slice(0, 7) },
    { id: '10', label: t('itinerary.tab10'), note: t('itinerary.tabNote10'), days: days.slice(7, 10) },
    { id: '14', label: t('itinerary.tab14'), note: t('itinerary.tabNote14'), days: days.slice(10, 14) },
  ]
  function remember(id: string) {
    const url = new URL(location.href)
    url.searchParams.set('days', id)
    history.replaceState(history.state, '', url)
    onChoose(Number(id) as 7 | 10 | 14)
  }
  return (
    <Tabs
      key={chosen}
      label={t('itinerary.tabs')}
      selected={String(chosen)}
      onSelect={remember}
      tabs={parts.map(({ days: shown, note, ...tab }) => ({
        ...tab,
        panel: (
          <>
            <p className="break-after-avoid text-small text-quiet">{note}</p>
            <ol>
              {shown.map((day) => (
                <DayCard key={day.number} day={day} />
              ))}
            </ol>
          </>
        ),
      }))}
    />
  )
}
