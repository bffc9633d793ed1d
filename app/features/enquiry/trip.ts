/** A trip enquiry on its ways out: as a mail, as a chat message, and as a message to the relay. */
import { chatLink, firstSigns, fittingLink, longestChatLink, mailLink } from '#app/ui/contact-links.ts'
import { emptyTrip, subjects, type TripEnquiry, tripFields, type TripKind } from '#enquiries/fields.ts'
import { formValues } from './form-values.ts'
import { givenAnswers, tripLetter } from './trip-letter.ts'

/** The mail link of a request, and whether the free text had to be shortened in it. The other free fields give way only when that is not enough. */
export function tripMail(
  mailbox: string,
  kind: TripKind,
  request: TripEnquiry,
): { link: string; shortened: boolean } {
  const linkOf = (each: TripEnquiry) => mailLink(mailbox, subjects[kind], tripLetter(each))
  const brief = {
    ...request,
    name: firstSigns(request.name, 60),
    phone: firstSigns(request.phone, 40),
    departureLocation: firstSigns(request.departureLocation, 60),
  }
  return fittingLink(
    request.additional,
    (additional) => linkOf({ ...request, additional }),
    (additional) => linkOf({ ...brief, additional }),
  )
}

/** The chat link of a request; a very long free text is shortened in it. */
export function tripChat(phone: string, request: TripEnquiry): string {
  const linkOf = (additional: string) => chatLink(phone, tripLetter({ ...request, additional }))
  return fittingLink(request.additional, linkOf, linkOf, longestChatLink).link
}

/** What the relay is sent: every field by its ids, and the offer that the guest saw. */
export function tripMessage(kind: TripKind, enquiry: TripEnquiry, offer: string, honey: string) {
  const given = givenAnswers(enquiry)
  return {
    ...given,
    flexibleDates: given.flexibleDates ? 'yes' : '',
    offer,
    subject: subjects[kind],
    _subject: subjects[kind],
    _honey: honey,
    _template: 'table',
  }
}

/** The form as it is posted without JavaScript, or as it stands in the page. Choices that do not exist are dropped. */
export function tripOf(form: FormData): TripEnquiry {
  return { ...emptyTrip, ...formValues(tripFields, form) }
}
