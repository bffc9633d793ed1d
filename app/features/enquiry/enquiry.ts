/** The short enquiry: its fields, the message to the relay, and the letter that replaces it when no relay answers. */
import { chatLink, firstSigns, fittingLink, longestChatLink, mailLink } from '#app/ui/contact-links.ts'

export type Enquiry = {
  name: string
  email: string
  phone: string
  destination: string
  dates: string
  guests: string
  message: string
}
export const emptyEnquiry: Enquiry = {
  name: '',
  email: '',
  phone: '',
  destination: '',
  dates: '',
  guests: '',
  message: '',
}
export const enquiryFields = Object.keys(emptyEnquiry) as (keyof Enquiry)[]

/** Fixed, whatever the visitor's language: the company sorts its mail by it (specification, section 7). */
export const enquirySubject = 'Kontaktanfrage über die Website'

/** Labels of the letter, always German, in the order of the specification (section 8). */
const letterLabels: Record<keyof Enquiry, string> = {
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  destination: 'Reiseziel',
  dates: 'Reisedaten',
  guests: 'Anzahl Gäste',
  message: 'Nachricht',
}

/** The body of the fallback mail: one field a line, the message last and apart. */
export function enquiryLetter(enquiry: Enquiry): string {
  const lines = enquiryFields
    .filter((field) => field !== 'message')
    .map((field) => `${letterLabels[field]}: ${enquiry[field]}`)
  return [...lines, '', `${letterLabels.message}:`, enquiry.message].join('\n')
}

/** The mail link of an enquiry, and whether its message had to be shortened in it; the other fields give way only when that is not enough. */
export function enquiryMail(mailbox: string, enquiry: Enquiry): { link: string; shortened: boolean } {
  const linkOf = (each: Enquiry) => mailLink(mailbox, enquirySubject, enquiryLetter(each))
  const brief = Object.fromEntries(
    enquiryFields.map((field) => [field, firstSigns(enquiry[field], 25)]),
  ) as Enquiry
  return fittingLink(
    enquiry.message,
    (message) => linkOf({ ...enquiry, message }),
    (message) => linkOf({ ...brief, email: enquiry.email, message }),
  )
}

/** The chat link of an enquiry; a very long message is shortened in it. */
export function enquiryChat(phone: string, enquiry: Enquiry): string {
  const linkOf = (message: string) => chatLink(phone, enquiryLetter({ ...enquiry, message }))
  return fittingLink(enquiry.message, linkOf, linkOf, longestChatLink).link
}

/** What a form-to-mail relay is sent. `_subject` is where such relays read the subject; the specification names `subject`. */
export function relayMessage(enquiry: Enquiry, honey: string) {
  return { ...enquiry, subject: enquirySubject, _subject: enquirySubject, _honey: honey, _template: 'table' }
}

/** Longest value a field keeps from the form; the relay has its own limits. */
const longest = 6000

/** A browser that posts a form itself ends lines with two signs and counts one (HTML, constructing the entry list). */
export const typedText = (value: FormDataEntryValue | null) => String(value ?? '').replace(/\r\n/g, '\n')

/** The short form as it is posted, or as it stands in the page. */
export function enquiryOf(form: FormData): Enquiry {
  const entries = enquiryFields.map((field) => [field, typedText(form.get(field)).slice(0, longest)])
  return { ...emptyEnquiry, ...Object.fromEntries(entries) }
}
