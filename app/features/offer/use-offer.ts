import { useMemo } from 'react'
import { useFormat, useSite } from '#app/site.ts'
import { useInBrowser } from '#app/ui/in-browser.ts'
import { today } from '#charter/calendar.ts'
import { facts } from '#charter/facts.ts'
import { companyOffer } from '#charter/company-offer.ts'
import { ruleLetter } from '#charter/offer-letter.ts'
import { offerFor } from '#charter/offer.ts'
import type { TripEnquiry } from '#enquiries/fields.ts'
import { offerWords } from '#charter/offer-words.ts'
import type { OfferView } from './offer-view.server.ts'

/** The offer for a request, its words, and it as a letter. */
export function useOffer(request: TripEnquiry, view: OfferView) {
  const { locale } = useSite()
  const figures = useFormat()
  // Pages are rendered ahead, on no day in particular.
  const day = useInBrowser(today, '')
  const input = useMemo(
    () => ({ locale, copy: view.copy, charter: view.charter, figures }),
    [locale, figures, view],
  )
  const words = useMemo(() => offerWords(input), [input])
  const offer = useMemo(() => offerFor(request, facts, day), [request, day])
  const { itinerary } = offer
  const route = itinerary && view.routes[itinerary.destination][String(itinerary.days)]
  const letter = () => ruleLetter({ offer, request, input, route, brand: view.brand })
  return { offer, words, route, letter }
}

/** The offer in German, for the advisor. */
export function offerText(request: TripEnquiry): string {
  return companyOffer(offerFor(request, facts, today()))
}
