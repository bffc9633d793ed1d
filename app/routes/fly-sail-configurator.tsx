import type { EnquiryOutcome } from '#app/context.ts'
import { TripForm } from '#app/features/enquiry/trip-form.tsx'
import { OfferLine } from '#app/features/offer/offer-line.tsx'
import { OfferPanel } from '#app/features/offer/offer-panel.tsx'
import type { ServerData } from '#app/hydration/server-html.ts'
import { useServerData } from '#app/hydration/use-server-data.ts'
import type { OfferView } from '#app/features/offer/offer-view.server.ts'
import { offerText } from '#app/features/offer/use-offer.ts'
import type { TripEnquiry } from '#enquiries/fields.ts'

type ConfiguratorProps = {
  /** An `OfferView`. */
  offer: ServerData
  prefill: Partial<TripEnquiry>
  renderedOn: string
  posted?: { answer: EnquiryOutcome; values: TripEnquiry }
}

/** The long request with its offer beside it: one script and its data, fetched with its section. */
export function Configurator({ offer, prefill, renderedOn, posted }: ConfiguratorProps) {
  const view = useServerData<OfferView>(offer)
  return (
    <TripForm
      kind="fly-sail"
      copy={view.copy}
      prefill={prefill}
      renderedOn={renderedOn}
      posted={posted}
      offerText={offerText}
      offerLine={(request) => <OfferLine request={request} view={view} />}
      offer={(request) => <OfferPanel request={request} view={view} />}
    />
  )
}
