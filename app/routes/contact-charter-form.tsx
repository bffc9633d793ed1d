import type { ComponentProps } from 'react'
import type { ServerData } from '#app/hydration/server-html.ts'
import { useServerData } from '#app/hydration/use-server-data.ts'
import { TripForm } from '#app/features/enquiry/trip-form.tsx'
import { TripLedger } from '#app/features/offer/trip-ledger.tsx'
import { type OfferTexts, offerText } from '#app/features/offer/use-offer.ts'
import type { YachtSlug } from '#content/schema.ts'

type CharterFormProps = Pick<ComponentProps<typeof TripForm>, 'prefill' | 'renderedOn' | 'posted'> & {
  /** `OfferTexts`. */
  texts: ServerData
  /** The yacht whose page the guest comes from. */
  named?: YachtSlug
}

/** The long enquiry with what it would cost beside it: one script and its words, fetched with its section. */
export function CharterForm({ texts: served, named, ...form }: CharterFormProps) {
  const texts = useServerData<OfferTexts>(served)
  return (
    <TripForm
      {...form}
      kind="charter"
      copy={texts.copy}
      offerText={(request) => offerText(request, named)}
      offer={(request) => <TripLedger request={request} texts={texts} named={named} />}
    />
  )
}
