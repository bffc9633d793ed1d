import { PageHead } from '#app/ui/page-head.tsx'
import { TripHero } from './trip-hero.tsx'
import type { TripPage } from './trip-page.server.ts'

/** What is wrong in the address, if anything, and the opening: of the trip, of yachts to choose from, or of the question. */
export function TripHead({ page: { problems, problemTitle, trip, suggested, start } }: { page: TripPage }) {
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
      {trip && <TripHero trip={trip} copy={trip.copy.head} />}
      {suggested && <PageHead title={suggested.title} lead={suggested.lead} />}
      {!trip && !suggested && <PageHead title={start.title} lead={start.lead} />}
    </>
  )
}
