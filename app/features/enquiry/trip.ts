/** The long request on its ways out: as a mail, as a chat message, and as a message to the relay. */
import { chatLink, firstSigns, fittingLink, longestChatLink, mailLink } from '#app/ui/contact-links.ts'
import { charterSubject, companyLetter, flySailSubject, germanFields } from '#offer/company-letter.ts'
import {
  activities,
  airports,
  boatTypes,
  budgets,
  contactMethods,
  durations,
  emptyRequest,
  flightOptions,
  regions,
  services,
  type TripRequest,
} from '#offer/request.ts'
import { typedText } from './enquiry.ts'

export type TripKind = 'fly-sail' | 'charter'
export const tripSubject: Record<TripKind, string> = { 'fly-sail': flySailSubject, charter: charterSubject }

/** The mail link of a request, and whether the free text had to be shortened in it. The other free fields give way only when that is not enough. */
export function tripMail(
  mailbox: string,
  kind: TripKind,
  request: TripRequest,
): { link: string; shortened: boolean } {
  const linkOf = (each: TripRequest) => mailLink(mailbox, tripSubject[kind], companyLetter(each))
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
export function tripChat(phone: string, request: TripRequest): string {
  const linkOf = (additional: string) => chatLink(phone, companyLetter({ ...request, additional }))
  return fittingLink(request.additional, linkOf, linkOf, longestChatLink).link
}

/** What the relay is sent: every field in the company's words, and the offer that the visitor saw. */
export function tripMessage(kind: TripKind, request: TripRequest, offer: string, honey: string) {
  const subject = tripSubject[kind]
  return { ...germanFields(request), offer, subject, _subject: subject, _honey: honey, _template: 'table' }
}

const one = <T extends string>(allowed: readonly T[], value: FormDataEntryValue | null) =>
  allowed.find((each) => each === value) ?? ''
const many = <T extends string>(allowed: readonly T[], values: FormDataEntryValue[]) =>
  allowed.filter((each) => values.includes(each))

/** Reads the form as it is posted without JavaScript. Choices that do not exist are dropped. */
export function tripOf(form: FormData): TripRequest {
  const text = (field: keyof TripRequest, longest = 200) => typedText(form.get(field)).slice(0, longest)
  return {
    ...emptyRequest,
    name: text('name'),
    email: text('email', 254),
    phone: text('phone'),
    departureLocation: text('departureLocation'),
    departureDate: text('departureDate', 10),
    returnDate: text('returnDate', 10),
    passengers: text('passengers', 3),
    children: text('children', 3),
    additional: text('additional', 5000),
    flexibleDates: form.get('flexibleDates') !== null,
    contactMethod: one(contactMethods, form.get('contactMethod')),
    destinationAirport: one(airports, form.get('destinationAirport')),
    flightOption: one(flightOptions, form.get('flightOption')),
    chartingRegion: one(regions, form.get('chartingRegion')),
    duration: one(durations, form.get('duration')),
    yachtType: one(boatTypes, form.get('yachtType')),
    budget: one(budgets, form.get('budget')),
    services: many(services, form.getAll('services')),
    activities: many(activities, form.getAll('activities')),
  }
}
