import { href } from '#app/pages.ts'
import { useSite } from '#app/site.ts'

type TripNoticesProps = {
  trip: {
    name: string
    state: { id: string; text: string }
    /** What one comes for. */
    wish: string
    weather?: string
    /** Who may come, where not everybody may. */
    entry?: string
    nearest: { date: string; query: string }[]
    others: string
    query: string
    quoted?: { text: string; taken?: string; today?: string }
  }
  copy: { nearest: string; otherYachts: string }
}

/** What has to be said before the trip is read: a price of another day, and how free the yacht is. */
export function TripNotices({ trip, copy }: TripNoticesProps) {
  const { quoted, wish, state, weather, entry, nearest } = trip
  const to = useTripHref()
  return (
    <section className="page mt-10 grid gap-x-[var(--gutter)] gap-y-6 md:grid-cols-12 lg:mt-14">
      {quoted && (
        <div className="border-l-4 border-magenta pl-4 md:col-span-5" data-quoted>
          <p className="figures font-medium">{quoted.text}</p>
          {quoted.taken && <p className="mt-1">{quoted.taken}</p>}
          {quoted.today && (
            <a href={to(trip.query)} className="arrow-link no-print mt-1 text-small">
              {quoted.today}
            </a>
          )}
        </div>
      )}
      <div className={quoted ? 'md:col-span-6 md:col-start-7' : 'md:col-span-8'}>
        <p className="measure text-lead">{wish}</p>
        <p className="measure mt-3">{state.text}</p>
        {[weather, entry].map(
          (text) =>
            text && (
              <p key={text} className="measure mt-3">
                {text}
              </p>
            ),
        )}
        {nearest.length > 0 && (
          <p className="no-print mt-3 flex flex-wrap gap-x-5 gap-y-2">
            <span>{copy.nearest}</span>
            {nearest.map(({ date, query }) => (
              <a key={query} href={to(query)} className="figures underline underline-offset-4">
                {date}
              </a>
            ))}
          </p>
        )}
        {state.id !== 'free' && (
          <a href={to(trip.others)} className="arrow-link no-print mt-3">
            {copy.otherYachts}
          </a>
        )}
      </div>
    </section>
  )
}

/** The address of a trip's page by its query; it names the language where the present address does. */
export function useTripHref() {
  const { locale, explicit } = useSite()
  return (query: string) => `${href('trip')}?${query}${explicit ? `&lang=${locale}` : ''}`
}
