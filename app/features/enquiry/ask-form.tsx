import type { ComponentProps } from 'react'
import type { ServerData } from '#app/hydration/server-html.ts'
import { useServerData } from '#app/hydration/use-server-data.ts'
import type { OfferCopy } from '#content/offer-copy.ts'
import { EnquiryForm } from './enquiry-form.tsx'

export type AskFormProps = Omit<ComponentProps<typeof EnquiryForm>, 'copy'> & {
  /** The words of its answer, as JSON. */
  copy: ServerData
}

/** The short form on a page of a yacht; the words of its answer come when it is near. */
export function AskForm({ copy, ...form }: AskFormProps) {
  return <EnquiryForm {...form} copy={useServerData<OfferCopy['answer']>(copy)} />
}
