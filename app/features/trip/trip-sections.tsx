import type { AnswerLink } from '#content/answers.server.ts'
import { interpolate } from '#content/interpolate.ts'
import { chatLink, mailLink } from '#app/ui/contact-links.ts'
import { ShareTrip } from './share-trip.tsx'
import { TripDays } from './trip-days.tsx'
import { TripJourney } from './trip-journey.tsx'
import { TripNight } from './trip-night.tsx'
import { TripNotices } from './trip-notices.tsx'
import type { TripPage } from './trip-page.server.ts'
import { TitledList, TripPrice } from './trip-price.tsx'

type TripSectionsProps = { trip: NonNullable<TripPage['trip']>; answers: AnswerLink[] }

/** The page of one trip below its opening, in the order in which a family reads it. */
export function TripSections({ trip, answers }: TripSectionsProps) {
  const { copy, days, chart, night, ashore } = trip
  return (
    <>
      <TripNotices trip={trip} copy={copy} />
      {chart && (
        <TripDays
          days={days}
          chart={chart}
          beyond={trip.beyond}
          ashore={ashore}
          copy={{ ...copy.days, day: (number) => interpolate(copy.days.day, { number }) }}
        />
      )}
      {!chart && <p className="page mt-14 max-w-[34em] text-lead">{copy.days.none}</p>}
      {night && <TripNight night={night} days={days} picture={trip.pictures.dusk} />}
      <TripPrice
        ledger={trip.ledger}
        estimate={trip.estimate}
        lists={trip.lists}
        terms={trip.terms}
        answers={answers}
        copy={copy.price}
      />
      <TripJourney journey={trip.journey} copy={copy.journey} />
      <section className="page trip-papers chapter grid gap-x-[var(--gutter)] gap-y-12 md:grid-cols-3">
        {trip.papers.map((list) => (
          <TitledList key={list.title} {...list} />
        ))}
      </section>
      <ShareTrip
        title={trip.shareSubject}
        link={trip.link}
        chat={chatLink('', trip.about.text)}
        mail={mailLink('', trip.shareSubject, trip.about.text)}
        paths={trip.paths}
        copy={copy.share}
      />
    </>
  )
}
