import type { TripEnquiry } from '#enquiries/fields.ts'
import type { OfferView } from './offer-view.server.ts'
import { useOffer } from './use-offer.ts'

/** The first yacht of the offer and its price, at the foot of the window while a form is filled in above its offer. */
export function OfferLine({ request, view }: { request: TripEnquiry; view: OfferView }) {
  const { offer, words } = useOffer(request, view)
  const first = offer.yachts[0]
  if (!first) return null
  return (
    <a href="#offer" className="offer-line no-print">
      <span className="figures">
        {first.yacht.name}: {words.price(first)}
      </span>
      <span className="underline underline-offset-4">{view.copy.panel.toOffer} ↓</span>
    </a>
  )
}
