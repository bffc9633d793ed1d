import { useMemo } from 'react'
import { useFormat, useSite } from '#app/site.ts'
import { useInBrowser } from '#app/ui/in-browser.ts'
import { today } from '#charter/calendar.ts'
import { facts } from '#charter/facts.ts'
import { companyOffer } from '#charter/company-offer.ts'
import { ruleLetter } from '#charter/offer-letter.ts'
import { offerFor } from '#charter/offer.ts'
import type { YachtSlug } from '#content/schema.ts'
import type { TripEnquiry } from '#enquiries/fields.ts'
import { offerWords } from '#charter/offer-words.ts'
import type { OfferView } from './offer-view.server.ts'

export type OfferTexts = Pick<OfferView, 'copy' | 'charter'>

/** The offer for a request, and its words. `named` is the yacht whose page the guest comes from. */
export function useOffer(request: TripEnquiry, { copy, charter }: OfferTexts, named?: YachtSlug) {
  const { locale } = useSite()
  const figures = useFormat()
  // Pages are rendered ahead, on no day in particular.
  const day = useInBrowser(today, '')
  const input = useMemo(() => ({ locale, copy, charter, figures }), [locale, figures, copy, charter])
  const words = useMemo(() => offerWords(input), [input])
  const offer = useMemo(() => offerFor(request, facts, day, named), [request, day, named])
  return { offer, words, input }
}

/** The offer and it as a letter. */
export function useOfferLetter(request: TripEnquiry, view: OfferView) {
  const { offer, words, input } = useOffer(request, view)
  const { itinerary } = offer
  const route = itinerary && view.routes[itinerary.destination][String(itinerary.days)]
  const letter = () => ruleLetter({ offer, request, input, route, brand: view.brand })
  return { offer, words, letter }
}

/** The offer in German, for the advisor. */
export function offerText(request: TripEnquiry, named?: YachtSlug): string {
  return companyOffer(offerFor(request, facts, today(), named))
}
