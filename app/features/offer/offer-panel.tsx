import { useTranslation } from 'react-i18next'
import { LedgerTable } from '#app/ui/ledger-table.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { itineraryPage } from '#app/pages.ts'
import { alsoInPrice, includedIn } from '#charter/included.ts'
import type { Offered } from '#charter/offer.ts'
import { watersOf } from '#content/charter/waters.ts'
import type { TripEnquiry } from '#enquiries/fields.ts'
import { OfferChart } from './offer-chart.tsx'
import { OfferLetter } from './offer-letter.tsx'
import type { OfferView } from './offer-view.server.ts'
import { OfferBasis, OfferMisfits } from './offer-basis.tsx'
import { type useOffer, useOfferLetter } from './use-offer.ts'

type OfferPanelProps = { request: TripEnquiry; view: OfferView }

/** The first offer, changing with every choice: yachts with reasons and prices, route, season, warnings, and all of it as a letter. */
export function OfferPanel({ request, view }: OfferPanelProps) {
  const { t } = useTranslation()
  const { offer, words, letter } = useOfferLetter(request, view)
  const { yachts, itinerary } = offer
  const converted = words.conversions(offer).join(' ')
  const { copy } = view
  const { say } = words
  const season = words.season(offer)
  const lists = [
    [copy.panel.included, yachts[0] ? includedWith(yachts[0], view, words) : []],
    [copy.panel.notIncluded, itinerary ? view.notIncluded[itinerary.destination] : view.notIncludedElsewhere],
    [copy.panel.paidThere, itinerary ? view.paidLocally[itinerary.destination] : []],
  ] as const
  return (
    <aside
      id="offer"
      aria-labelledby="offer-title"
      className="scroll-mt-20 border border-ink bg-paper p-5 sm:p-8 max-h-[34rem] overflow-y-auto lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:max-h-[calc(100dvh-var(--header-height)-2rem)] scrolls-on"
      data-offer
    >
      <h3 id="offer-title" className="text-[clamp(1.9rem,2.4vw,2.6rem)] leading-tight">
        {copy.panel.title}
      </h3>
      <p className="mt-2 text-small text-quiet">{copy.panel.lead}</p>
      <OfferBasis offer={offer} words={words} />
      <ol className="mt-2">
        {yachts.map((offered) => (
          <li key={offered.yacht.slug} className="border-b border-hairline py-5">
            <OfferedYacht offered={offered} view={view} words={words} />
          </li>
        ))}
      </ol>
      <OfferMisfits offer={offer} words={words} />
      {converted && <p className="mt-3 text-small text-quiet">{converted}</p>}
      {(itinerary || offer.region) && (
        <div className="mt-6">
          <h4 className="font-serif text-[1.3rem]">{copy.panel.itinerary}</h4>
          {itinerary ? (
            <>
              <OfferChart destination={itinerary.destination} days={itinerary.days} />
              {itinerary.days < itinerary.tab && (
                <p className="mt-2">{say('letter.itineraryShort', { days: itinerary.days })}</p>
              )}
              <PageLink
                page={itineraryPage(itinerary.destination)}
                query={{ days: String(itinerary.tab) }}
                className="arrow-link mt-2"
              >
                {say('panel.itineraryLink', {
                  days: itinerary.days,
                  waters: words.charter.say(`waters.${watersOf[itinerary.destination]}`),
                })}
              </PageLink>
              <p className="mt-2 text-small text-quiet">{t('itinerary.caution')}</p>
            </>
          ) : (
            <p className="mt-1">{words.charter.refusal({ code: 'no-itinerary' })}</p>
          )}
        </div>
      )}
      {season.length > 0 && (
        <div className="mt-6">
          <h4 className="font-serif text-[1.3rem]">{copy.panel.season}</h4>
          {season.map((line) => (
            <p key={line} className="mt-1">
              {line}
            </p>
          ))}
        </div>
      )}
      <div className="mt-6 grid gap-x-8 gap-y-5 text-small sm:grid-cols-2">
        {lists
          .filter(([, items]) => items.length > 0)
          .map(([title, items]) => (
            <div key={title}>
              <h4 className="border-b border-ink pb-1 font-sans font-medium">{title}</h4>
              <ul>
                {items.map((each) => (
                  <li key={each} className="border-b border-hairline py-1.5">
                    {each}
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </div>
      <p className="mt-4">{copy.panel.flights}</p>
      <OfferLetter request={request} copy={copy.panel} paragraphs={letter()} model={view.model} />
      <p className="mt-5 text-small text-quiet">{copy.panel.carry}</p>
    </aside>
  )
}

/** What the price of a yacht holds in the waters of the trip. */
function includedWith({ yacht, ledger }: Offered, view: OfferView, words: OfferWords): string[] {
  const included = includedIn(view.included[yacht.slug]!, yacht.home, ledger.waters)
  return [...included.map((each) => view.inclusions[each]), ...alsoInPrice(ledger, words.charter)]
}

type OfferWords = ReturnType<typeof useOffer>['words']
type OfferedYachtProps = { offered: Offered; view: OfferView; words: OfferWords }

function OfferedYacht({ offered, view, words }: OfferedYachtProps) {
  const { copy } = view
  const { yacht, reasons, ledger } = offered
  const { charter } = words
  return (
    <article className="grid grid-cols-[min(6.5rem,30%)_minmax(0,1fr)] gap-x-5 gap-y-3">
      <div>
        <Picture
          picture={view.pictures[yacht.slug]!}
          decorative
          sizes="170px"
          className="aspect-square w-full"
        />
      </div>
      <div>
        <h4 className="font-serif text-[1.5rem] leading-tight">
          <PageLink page="yacht" params={{ slug: yacht.slug }} className="no-underline hover:underline">
            {yacht.name}
          </PageLink>
        </h4>
        <p className="figures mt-1 font-medium">{words.price(offered)}</p>
        <p className="figures text-small text-quiet">
          {charter.perPerson(ledger)}, {charter.perPersonDay(ledger)}
        </p>
      </div>
      <ul className="col-span-2 text-small">
        {reasons.map((reason) => (
          <li key={reason.code + ('wish' in reason ? reason.wish : '')} className="reason">
            {words.reason(reason, yacht.type)}
          </li>
        ))}
      </ul>
      <details className="col-span-2 text-small">
        <summary className="inline-block min-h-6 cursor-pointer underline decoration-1 underline-offset-4">
          {copy.panel.lines}
        </summary>
        <LedgerTable rows={charter.rows(ledger, yacht)} notes={[charter.tip(ledger)]} />
      </details>
    </article>
  )
}
