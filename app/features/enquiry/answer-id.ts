import type { EnquiryKind } from '#enquiries/fields.ts'

/** Id of the box that answers a form; where the form posted without scripts leads to. */
export const answerId = (kind: EnquiryKind) => `${kind}-answer`
