/** What the offer panel is given: the fleet's facts and pictures, seasons, names and routes, in one language. */
import { portraitOf } from '#app/ui/portrait.server.ts'
import { charterTexts } from '#content/charter.server.ts'
import { company } from '#content/company.ts'
import type { DestinationCopy, FleetCopy } from '#content/copy.ts'
import { fleet } from '#content/fleet.ts'
import { startOf } from '#content/itineraries.ts'
import type { Locale } from '#content/locales.ts'
import { offerTexts } from '#content/offer.server.ts'
import { places } from '#content/places.ts'
import { nameIn } from '#content/format.ts'
import { type DestinationId, destinationIds, type Place } from '#content/schema.ts'
import { daysOfStay } from '#content/itinerary-lengths.ts'
import { itineraryStages } from '#content/itinerary-stages.ts'
import type { LedgerCopy } from '#content/charter-copy.ts'
import type { Route } from '#charter/offer-letter.ts'
import { notIncludedIn } from '#content/not-included.ts'
import { optionIds } from '#enquiries/fields.ts'

type Words = { fleet: FleetCopy; destination: Record<DestinationId, DestinationCopy> }

export function offerView(words: Words, locale: Locale, model: boolean) {
  const byDestination = <T>(make: (id: DestinationId) => T) =>
    Object.fromEntries(destinationIds.map((id) => [id, make(id)])) as Record<DestinationId, T>
  return {
    pictures: Object.fromEntries(fleet.map(({ slug }) => [slug, portraitOf(slug, locale)])),
    paidLocally: byDestination((id) => words.destination[id].costs.paidLocally),
    included: Object.fromEntries(fleet.map(({ slug, included }) => [slug, included])),
    inclusions: words.fleet.inclusions,
    notIncluded: byDestination((id) => notIncludedIn(id, words)),
    notIncludedElsewhere: words.fleet.notIncluded,
    routes: byDestination((id) =>
      Object.fromEntries(optionIds.duration.map((days) => [days, routeOf(id, Number(days), locale)])),
    ),
    copy: offerTexts[locale],
    charter: ledgerCopy(locale),
    brand: company.brand,
    /** A language model is set up for letters. */
    model,
  }
}

/** The texts of a ledger alone; those of rate sheets and calculators stay on the server. */
export function ledgerCopy(locale: Locale): LedgerCopy {
  const {
    advice: _advice,
    prices: _prices,
    calculator: _calculator,
    terms: _terms,
    fit: _fit,
    cabins: _cabins,
    dated: _dated,
    drawbacks: _drawbacks,
    wish: _wish,
    ...rest
  } = charterTexts[locale]
  return rest
}

export type OfferView = ReturnType<typeof offerView>

/** Where guests come aboard, where the first `days` days of an itinerary end, and the nautical miles between. */
function routeOf(id: DestinationId, days: number, locale: Locale): Route {
  const stages = itineraryStages(id, undefined, daysOfStay(id, days))
  const name = (place: string) => nameIn((places as Record<string, Place>)[place]!.name, locale)
  return {
    from: name(startOf[id]),
    to: name(stages.at(-1)!.place),
    distanceNm: stages.reduce((sum, { distanceNm = 0 }) => sum + distanceNm, 0),
  }
}
