/** The short enquiry: its fields, the message to the relay, and the letter that replaces it when no relay answers. */
import { emptyEnquiry, type Enquiry, fields, shortFields, subjects } from '#enquiries/fields.ts'
import { firstCharacters, fittingLink, mailLink } from '#app/ui/contact-links.ts'
import { formValues } from './form-values.ts'

/** The body of the fallback mail: one field a line, the message last and apart. */
export function enquiryLetter(enquiry: Enquiry): string {
  const lines = shortFields
    .filter((field) => field !== 'message')
    .map((field) => `${fields[field].label}: ${enquiry[field]}`)
  return [...lines, '', `${fields.message.label}:`, enquiry.message].join('\n')
}

/** The mail link of an enquiry, and whether its message had to be shortened in it; the other fields give way only when that is not enough. */
export function enquiryMail(mailbox: string, enquiry: Enquiry): { link: string; shortened: boolean } {
  const linkOf = (each: Enquiry) => mailLink(mailbox, subjects.contact, enquiryLetter(each))
  const brief = Object.fromEntries(
    shortFields.map((field) => [field, firstCharacters(enquiry[field], 25)]),
  ) as Enquiry
  return fittingLink(
    enquiry.message,
    (message) => linkOf({ ...enquiry, message }),
    (message) => linkOf({ ...brief, email: enquiry.email, message }),
  )
}

/** What a form-to-mail relay is sent. `_subject` is where such relays read the subject; the specification names `subject`. */
export function relayMessage(enquiry: Enquiry, honey: string) {
  return {
    ...enquiry,
    subject: subjects.contact,
    _subject: subjects.contact,
    _honey: honey,
    _template: 'table',
  }
}

/** The short form as it is posted, or as it stands in the page. */
export function enquiryOf(form: FormData): Enquiry {
  return { ...emptyEnquiry, ...formValues(shortFields, form) }
}

/** Before the names of the fields of the form for a quote by chat, which stands on the same page. */
export const quotePrefix = 'quote-'

/** The form for a quote by chat as it is posted, or as it stands in the page. */
export function quoteOf(form: FormData): Enquiry {
  return { ...emptyEnquiry, ...formValues(shortFields, form, quotePrefix) }
}
