/** A trip enquiry on its ways out: as a mail and as a message to the relay. */
import { firstCharacters, fittingLink, mailLink } from '#app/ui/contact-links.ts'
import { emptyTrip, subjects, type TripEnquiry, tripFields, type TripKind } from '#enquiries/fields.ts'
import { formValues, readValue } from './form-values.ts'
import { givenAnswers, tripLetter } from './trip-letter.ts'

/** The mail link of a trip enquiry, and whether the free text had to be shortened in it. The other free fields give way only when that is not enough. */
export function tripMail(
  mailbox: string,
  kind: TripKind,
  enquiry: TripEnquiry,
): { link: string; shortened: boolean } {
  const linkOf = (each: TripEnquiry) => mailLink(mailbox, subjects[kind], tripLetter(each))
  const brief = {
    ...enquiry,
    name: firstCharacters(enquiry.name, 60),
    phone: firstCharacters(enquiry.phone, 40),
    departureLocation: firstCharacters(enquiry.departureLocation, 60),
  }
  return fittingLink(
    enquiry.additional,
    (additional) => linkOf({ ...enquiry, additional }),
    (additional) => linkOf({ ...brief, additional }),
  )
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
  return { ...emptyTrip, ...formValues(tripFields, form), departureDate: departureOf(form) }
}

/** The departure has a choice of its own (a day, a month, not fixed yet), beside the day and the month. */
function departureOf(form: FormData): string {
  const kind = readValue('departureDate', form.get('departure')) || ''
  const day = readValue('returnDate', form.get('departureDate')) || ''
  const month = readValue('departureDate', form.get('departureMonth')) || ''
  if (kind === 'open') return 'open'
  if (kind === 'month') return String(month || kind)
  return String(day || (kind === '' ? month : kind))
}

/** Fields that contradict the calendar: a departure that is missing or past, a return before it. @param today ISO day */
export function calendarProblems({ departureDate, returnDate }: TripEnquiry, today: string) {
  const isMonth = departureDate.length === 'yyyy-mm'.length
  const missing = departureDate === '' || departureDate === 'day' || departureDate === 'month'
  const past = departureDate !== 'open' && departureDate < (isMonth ? today.slice(0, 7) : today)
  const earliest = missing || past || departureDate === 'open' ? today : departureDate
  return [
    ...(missing || past ? (['departureDate'] as const) : []),
    ...(returnDate !== '' && returnDate < earliest ? (['returnDate'] as const) : []),
  ]
}
