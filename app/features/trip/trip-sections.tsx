import type { AnswerLink } from '#content/answers.server.ts'
import { useServerHtml } from '#app/hydration/use-server-html.ts'
import { LedgerTable } from '#app/ui/ledger-table.tsx'
import { interpolate } from '#content/interpolate.ts'
import { chatLink, mailLink } from '#app/ui/contact-links.ts'
import { ShareTrip } from './share-trip.tsx'
import { TripDays } from './trip-days.tsx'
import { TripNight } from './trip-night.tsx'
import { TripNotices } from './trip-notices.tsx'
import type { TripPage } from './trip-page.server.ts'
import { TripPrice } from './trip-price.tsx'

type TripSectionsProps = { trip: NonNullable<TripPage['trip']>; answers: AnswerLink[] }

/** The page of one trip below its opening: all of it, or for a trip that cannot be had the price of what we would do instead. */
export function TripSections({ trip, answers }: TripSectionsProps) {
  if (!trip.instead) return <WholeTrip trip={trip} answers={answers} />
  const { price } = trip.instead
  if (!price) return null
  return (
    <section className="page mt-12">
      <div className="grid-12 gap-y-4 border-t border-ink pt-6">
        <h2 className="col-span-12 text-title lg:col-span-5">{price.title}</h2>
        <div className="col-span-12 lg:col-span-6 lg:col-start-7">
          <LedgerTable {...price.ledger} />
        </div>
      </div>
    </section>
  )
}

/** In the order in which a family reads it. */
function WholeTrip({ trip, answers }: TripSectionsProps) {
  const { copy, entries, chart, night, ashore } = trip
  return (
    <>
      <TripNotices trip={trip} copy={copy} />
      {chart && (
        <TripDays
          entries={entries}
          chapters={trip.chapters}
          chart={chart}
          ashore={ashore}
          turnsBack={trip.turnsBack}
          copy={{ ...copy.days, day: (number) => interpolate(copy.days.day, { number }) }}
        />
      )}
      {!chart && <p className="page mt-14 max-w-[34em] text-lead">{copy.days.none}</p>}
      {night && <TripNight night={night} picture={trip.pictures.dusk} />}
      <TripPrice
        ledger={trip.ledger}
        estimate={trip.estimate}
        lists={trip.lists}
        terms={trip.terms}
        answers={answers}
        copy={copy.price}
      />
      <section
        id="journey"
        className="trip-journey chapter scroll-mt-24 bg-tint-2 py-16 md:py-24"
        {...useServerHtml(trip.journey)}
      />
      <section
        className="page trip-papers chapter grid gap-x-[var(--gutter)] gap-y-12 md:grid-cols-3"
        {...useServerHtml(trip.papers)}
      />
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
