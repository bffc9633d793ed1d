import type { ComponentProps } from 'react'
import { TripForm } from '#app/features/enquiry/trip-form.tsx'
import { TripLedger } from '#app/features/offer/trip-ledger.tsx'
import { type OfferTexts, offerText } from '#app/features/offer/use-offer.ts'
import type { YachtSlug } from '#content/schema.ts'

type CharterFormProps = Pick<ComponentProps<typeof TripForm>, 'prefill' | 'renderedOn' | 'posted'> & {
  texts: OfferTexts
  /** The yacht whose page the guest comes from. */
  named?: YachtSlug
}

/** The long enquiry with what it would cost beside it: one script, fetched with its section. */
export function CharterForm({ texts, named, ...form }: CharterFormProps) {
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
