import { LedgerTable } from '#app/ui/ledger-table.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { ledgerView } from '#charter/ledger-view.ts'
import type { YachtSlug } from '#content/schema.ts'
import type { TripEnquiry } from '#enquiries/fields.ts'
import { OfferBasis, OfferMisfits } from './offer-basis.tsx'
import { type OfferTexts, useOffer } from './use-offer.ts'

type TripLedgerProps = {
  request: TripEnquiry
  texts: OfferTexts
  /** The yacht whose page the guest comes from. */
  named?: YachtSlug
}

/** What the enquiry beside it would cost, line by line: the yacht asked for or the one that suits best, and the others that fit. */
export function TripLedger({ request, texts, named }: TripLedgerProps) {
  const { offer, words } = useOffer(request, texts, named)
  const { charter } = words
  const [first, ...others] = offer.yachts
  return (
    <aside
      id="offer"
      aria-labelledby="offer-title"
      className="scroll-mt-20 border border-ink bg-paper p-5 sm:p-8 lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:max-h-[calc(100dvh-var(--header-height)-2rem)] lg:overflow-y-auto scrolls-on"
      data-offer
    >
      <h3 id="offer-title" className="text-heading">
        {charter.say('asked.title')}
      </h3>
      <p className="mt-2 text-small text-quiet">{charter.say('asked.lead')}</p>
      <OfferBasis offer={offer} words={words} />
      {first && (
        <div className="mt-5">
          <h4 className="mb-2 font-serif text-[1.5rem] leading-tight">
            <YachtLink slug={first.yacht.slug} name={first.yacht.name} />
          </h4>
          <LedgerTable {...ledgerView(charter, first.ledger, first.yacht)} />
        </div>
      )}
      {others.length > 0 && (
        <div className="mt-5 text-small">
          <h4 className="font-sans font-medium">{charter.say('asked.others')}</h4>
          <ul className="figures">
            {others.map((offered) => (
              <li
                key={offered.yacht.slug}
                className="flex flex-wrap justify-between gap-x-4 border-b border-hairline py-1.5"
              >
                <YachtLink slug={offered.yacht.slug} name={offered.yacht.name} />
                <span className="ml-auto text-right">{words.price(offered)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <OfferMisfits offer={offer} words={words} />
    </aside>
  )
}

const YachtLink = ({ slug, name }: { slug: YachtSlug; name: string }) => (
  <PageLink page="yacht" params={{ slug }} className="inline-block min-h-6 no-underline hover:underline">
    {name}
  </PageLink>
)
