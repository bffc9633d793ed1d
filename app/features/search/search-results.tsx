import { Fragment, type ReactNode } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { AvailabilityNote, Departures } from './availability-note.tsx'
import { Pairs } from './pairs.tsx'
import { Paragraphs } from './paragraphs.tsx'
import type { FoundYacht, SearchResultsData } from './search-results.server.ts'

type SearchResultsProps = {
  results: SearchResultsData
  /** The mark that takes a yacht into the comparison. */
  check: (yacht: { slug: string; name: string }) => ReactNode
}

/** The yachts for a trip, the free ones first, and below them those that do not fit. */
export function SearchResults({
  results: { found, unfit, labels, pairs, pairsLead },
  check,
}: SearchResultsProps) {
  return (
    <div data-results>
      {pairs.length > 0 && <Pairs pairs={pairs} lead={pairsLead} labels={labels.pairs} />}
      {found.length > 0 && (
        <div className="mb-8 text-small text-quiet">
          <Paragraphs texts={labels.priceNotes} />
        </div>
      )}
      {found.map((yacht, i) => (
        <Result key={yacht.slug} yacht={yacht} labels={labels} check={check(yacht)} eager={i === 0} />
      ))}
      {unfit.length > 0 && (
        <section className="border-t border-ink pt-8">
          <h2 className="text-heading">{labels.unfit}</h2>
          <ul className="mt-4 max-w-[60rem]">
            {unfit.map(({ yachts, reason, trips }) => (
              <li
                key={reason}
                data-unfit={yachts.map(({ slug }) => slug).join(' ')}
                className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-t border-hairline py-3"
              >
                <p className="w-[8rem] font-serif text-[1.35rem]">
                  {yachts.map(({ slug, name }) => (
                    <PageLink key={slug} page="yacht" params={{ slug }} className="block">
                      {name}
                    </PageLink>
                  ))}
                </p>
                <p className="figures flex-1 basis-[18rem]">
                  {reason}{' '}
                  {trips.map(({ label, query }) => (
                    <Fragment key={label}>
                      <PageLink
                        page="trip"
                        query={query}
                        className="mr-3 whitespace-nowrap underline underline-offset-4"
                      >
                        {label}
                      </PageLink>{' '}
                    </Fragment>
                  ))}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

type ResultProps = {
  yacht: FoundYacht
  labels: SearchResultsData['labels']
  check: ReactNode
  eager: boolean
}

function Result({ yacht, labels, check, eager }: ResultProps) {
  const price = 'total' in yacht ? { ...yacht, from: yacht.total, label: labels.trip } : yacht.best
  return (
    <article data-found={yacht.slug} className="grid-12 gap-y-5 border-t border-ink py-8 md:py-10">
      <div className="col-span-12 md:col-span-4 lg:col-span-6">
        <Picture
          picture={yacht.picture}
          eager={eager}
          sizes="(min-width: 1024px) 46vw, (min-width: 768px) 31vw, 91vw"
          className="aspect-[3/2] w-full lg:aspect-[2/1]"
        />
      </div>
      <div className="col-span-12 md:col-span-8 lg:col-span-4 lg:col-start-7">
        <h2 className="text-title">
          <PageLink page="yacht" params={{ slug: yacht.slug }} className="no-underline hover:underline">
            {yacht.name}
          </PageLink>
        </h2>
        {yacht.lies && <p className="mt-1 first-letter:uppercase">{yacht.lies}</p>}
        <p className="figures mt-2 text-small text-quiet">{yacht.kind}</p>
        <p className="mt-1 text-small text-quiet">{yacht.onBoard}</p>
        {yacht.reason && <p className="figures mt-3">{yacht.reason}</p>}
        <div className="figures mt-5">
          {'departures' in yacht ? <Departures {...yacht} /> : <AvailabilityNote {...yacht} />}
          {yacht.whole && (
            <p className="mt-2">
              <PageLink page="trip" query={yacht.whole.query} className="underline underline-offset-4">
                {yacht.whole.label}
              </PageLink>
            </p>
          )}
        </div>
      </div>
      <div className="col-span-12 md:col-span-8 md:col-start-5 lg:col-span-2 lg:col-start-11 lg:text-right">
        {price && (
          <>
            <p className="figures">
              {'dates' in price && (
                <span className="mb-1 block text-small font-medium">
                  {price.dates}
                  {price.note}
                </span>
              )}
              <strong className="block font-serif text-heading font-normal" data-total>
                {price.from}
              </strong>
              <span className="text-small text-quiet">{price.share}</span>
            </p>
            <PageLink
              page="trip"
              query={price.query}
              className={`mt-4 ${yacht.free ? 'button' : 'inline-block py-1 underline underline-offset-4'}`}
            >
              {price.label}
            </PageLink>
          </>
        )}
        <div className="mt-4 lg:flex lg:justify-end">{check}</div>
      </div>
    </article>
  )
}
