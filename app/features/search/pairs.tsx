import { PageLink } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { FoundPair, SearchResultsData } from './search-results.server.ts'

type PairsProps = { pairs: FoundPair[]; lead: string; labels: SearchResultsData['labels']['pairs'] }

/** Two yachts together, for a party that no single one takes. */
export function Pairs({ pairs, lead, labels }: PairsProps) {
  return (
    <section aria-labelledby="pairs" className="mb-12">
      <h2 id="pairs" className="text-heading">
        {labels.title}
      </h2>
      <p className="measure mt-2 mb-8 text-small text-quiet">{lead}</p>
      {pairs.map((pair) => (
        <Pair key={pair.split} pair={pair} labels={labels} />
      ))}
    </section>
  )
}

function Pair({ pair, labels }: { pair: FoundPair; labels: PairsProps['labels'] }) {
  return (
    <article
      data-pair={pair.yachts.map(({ slug }) => slug).join(' ')}
      className="grid-12 gap-y-5 border-t border-ink py-8 md:py-10"
    >
      <div className="col-span-12 flex gap-3 md:col-span-4 md:flex-col lg:col-span-6 lg:flex-row">
        {pair.yachts.map((yacht) => (
          <div key={yacht.slug} className="min-w-0 flex-1 md:flex-none lg:flex-1">
            <Picture
              picture={yacht.picture}
              sizes="(min-width: 1024px) 23vw, (min-width: 768px) 31vw, 46vw"
              className="aspect-[3/2] w-full"
            />
          </div>
        ))}
      </div>
      <div className="col-span-12 md:col-span-8 lg:col-span-6 lg:col-start-7">
        <h3 className="text-title">
          {pair.yachts.map(({ slug, name }, i) => (
            <span key={slug}>
              {i > 0 && ' + '}
              <PageLink page="yacht" params={{ slug }} className="no-underline hover:underline">
                {name}
              </PageLink>
            </span>
          ))}
        </h3>
        <p className="mt-2">
          {pair.split} {pair.reason}
        </p>
        <p className="availability mt-4 font-medium" data-state="free">
          {labels.dates}
        </p>
        <ul className="figures mt-2">
          {pair.stays.map((stay) => (
            <li key={stay.dates} className="border-b border-hairline py-3">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span>{stay.dates}</span>
                <strong className="font-serif text-heading font-normal">{stay.sum}</strong>
              </span>
              <span className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
                <span className="flex flex-wrap gap-x-4">
                  {stay.trips.map(({ name, query }) => (
                    <PageLink
                      key={name}
                      page="trip"
                      query={query}
                      className="inline-block py-1 underline underline-offset-4"
                    >
                      {name}
                    </PageLink>
                  ))}
                </span>
                <span className="text-quiet">{stay.share}</span>
              </span>
              <span className="block text-small text-quiet">{stay.besides}</span>
              <span className="block text-small text-quiet">{stay.converted}</span>
              <PageLink page="contact" query={stay.ask} className="button mt-3">
                {labels.ask}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
