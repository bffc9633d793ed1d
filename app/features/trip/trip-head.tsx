import { PageHead } from '#app/ui/page-head.tsx'
import { TripHero } from './trip-hero.tsx'
import { useTripHref } from './trip-notices.tsx'
import type { TripPage } from './trip-page.server.ts'

/** What is wrong in the address, if anything, and the opening: of the trip, or of the question. */
export function TripHead({ page: { problems, problemTitle, trip, start } }: { page: TripPage }) {
  return (
    <>
      {problems.length > 0 && (
        <div className="page">
          <div className="my-6 border-l-4 border-magenta pl-4" data-problems>
            <p className="font-medium">{problemTitle}</p>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {trip?.instead && <Instead instead={trip.instead} />}
      {trip?.advice && <Advice advice={trip.advice} />}
      {trip && <TripHero trip={trip} copy={trip.copy.head} />}
      {!trip && <PageHead title={start.title} lead={start.lead} />}
    </>
  )
}

/** What cannot be and why, and what can. */
function Instead({
  instead: { title, best, text, none, groups, notes, papers },
}: {
  instead: NonNullable<NonNullable<TripPage['trip']>['instead']>
}) {
  const to = useTripHref()
  return (
    <div className="page">
      <div className="my-6 border-l-4 border-magenta pl-4" data-instead>
        <p className="font-serif text-heading">{title}</p>
        {best && (
          <div className="figures mt-2">
            <a href={to(best.query)} className="arrow-link">
              {best.label}
            </a>
            {best.note && <p className="text-small">{best.note}</p>}
          </div>
        )}
        {text && <p className="measure mt-2">{text}</p>}
        {none && <p className="measure mt-2">{none}</p>}
        <div className="mt-4 flex flex-wrap gap-x-12 gap-y-4">
          {groups.map((group) => (
            <div key={group.title}>
              <p className="text-small font-medium">{group.title}</p>
              <ul className="figures">
                {group.trips.map(({ label, note, query }) => (
                  <li key={query} className="py-1">
                    <a href={to(query)} className="arrow-link">
                      {label}
                    </a>
                    {note && <p className="text-small">{note}</p>}
                  </li>
                ))}
              </ul>
              {group.note && <p className="figures measure">{group.note}</p>}
            </div>
          ))}
        </div>
        {[notes, papers].map(
          (texts) =>
            texts.length > 0 && (
              <p key={texts[0]} className="figures mt-3 max-w-[60em] text-small">
                {texts.join(' ')}
              </p>
            ),
        )}
      </div>
    </div>
  )
}

type AdviceProps = { advice: NonNullable<NonNullable<TripPage['trip']>['advice']> }

/** Why we would not make this trip, and what we would do instead. */
function Advice({ advice: { title, text, better, home } }: AdviceProps) {
  const to = useTripHref()
  return (
    <div className="page">
      <div className="my-6 border-l-4 border-magenta pl-4" data-advice>
        <p className="font-serif text-heading">{title}</p>
        <p className="measure">{text}</p>
        <p className="no-print figures mt-2 flex flex-wrap gap-x-6 gap-y-2">
          {[better, home].map(
            (trip) =>
              trip && (
                <a key={trip.query} href={to(trip.query)} className="arrow-link">
                  {trip.label}
                </a>
              ),
          )}
        </p>
      </div>
    </div>
  )
}
