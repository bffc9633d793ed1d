/** What the company's letter proposes as an answer. The relay knows nothing of charters: the server hands it in. */
import type { Logger } from 'pino'
import type { Locale } from '#content/locales.ts'
import type { EnquiryFields, EnquiryKind } from './fields.ts'

/** A line for the advisor, with the page it speaks of. */
export type DraftNote = { text: string; link?: string | undefined }
export type Draft = {
  /** Who fits, free or not, at what price, and what to mind. */
  notes: DraftNote[]
  /** Ready to send, in the guest's language. */
  answer: string
  /** Opens the mail program with it (RFC 6068); of a long answer with a shorter version. */
  mail: { link: string; shortened: boolean; subjectOnly: string }
}
/** @returns nothing where an enquiry gives nothing to work with */
export type DraftFor = (
  enquiry: { kind: EnquiryKind; locale: Locale; fields: EnquiryFields },
  reference: string,
) => Draft | undefined

/** A draft is a help: without it the enquiry goes out all the same. */
export function safely(draftFor: DraftFor, log: Pick<Logger, 'error'>): DraftFor {
  return (enquiry, reference) => {
    try {
      return draftFor(enquiry, reference)
    } catch (error) {
      const failure = error instanceof Error ? error.name : 'unknown'
      log.error({ reference, failure }, 'no draft of an answer could be written')
      return undefined
    }
  }
}
