/** Drafts an answer to a trip enquiry, from the same model that the pages show: who fits, free or not, at what price. */
import { canonicalPath } from '#app/pages.ts'
import { fittingLink, mailLink, maxMailLink } from '#app/ui/contact-links.ts'
import { availability, type Availability, nearestTo } from '#charter/availability.ts'
import { dayIn } from '#charter/time-zones.ts'
import { companyOffer } from '#charter/company-offer.ts'
import { facts } from '#charter/facts.ts'
import { needsOf } from '#charter/nights-at-sea.ts'
import type { LetterPart } from '#charter/offer-letter.ts'
import { type Offer, offerFor, type Offered } from '#charter/offer.ts'
import type { CalendarOf } from '#charter/price-trip.ts'
import { tripQuery } from '#charter/trip.ts'
import { tripWords } from '#charter/trip-view/trip-words.server.ts'
import { charterYacht } from '#charter/yacht.ts'
import { charterWords } from '#charter/words.ts'
import { charterTexts } from '#content/charter.server.ts'
import { company } from '#content/company.ts'
import { draftTexts } from '#content/draft.server.ts'
import { formats } from '#content/format.ts'
import { interpolate } from '#content/interpolate.ts'
import type { Locale } from '#content/locales.ts'
import type { Draft, DraftFor, DraftNote } from '#enquiries/draft.ts'
import {
  emptyTrip,
  type EnquiryFields,
  fields as fieldTable,
  germanDate,
  optionIds,
  type TripEnquiry,
  tripFields,
} from '#enquiries/fields.ts'
import { type Found, answerOf } from './draft-answer.ts'

/** How the answer becomes shorter, step by step, where a mail link has no room for all of it. */
const versions: readonly { without: readonly LetterPart[]; yachts?: number }[] = [
  { without: [] },
  { without: ['wishes'] },
  { without: ['wishes', 'included'] },
  { without: ['wishes', 'included'], yachts: 1 },
  { without: ['wishes', 'included', 'season'], yachts: 1 },
]

type DraftSettings = { calendarOf: CalendarOf; origin: string; now?: () => Date }

/** The letter's German words for what a calendar says. */
const states: Record<Availability['state'], string> = {
  free: 'frei',
  held: 'vorgemerkt',
  booked: 'belegt',
  ask: 'Kalender veraltet, bitte nachsehen',
}

export function drafts({ calendarOf, origin, now = () => new Date() }: DraftSettings): DraftFor {
  return ({ kind, locale, fields }, reference) => {
    if (kind === 'contact') return undefined
    const request = requestOf(fields)
    const today = dayIn(company.timeZone, now())
    const offer = offerFor(request, facts, today)
    const found = offer.yachts.map((offered) => ({
      offered,
      availability: availabilityOf(offered, offer, today, calendarOf),
      link: tripLink(offered, offer, locale, origin),
    }))
    const notBooked = found.filter((each) => each.availability?.state !== 'booked')
    // Where each is booked, the letter names the days on which the first choices would be free.
    const open = notBooked.length > 0 ? notBooked : found
    const answers = versions.map(({ without, yachts }) =>
      answerOf({ offer, request, locale, open: open.slice(0, yachts), without }),
    )
    const answer = answers[0]!
    const subject = interpolate(draftTexts[locale].subject, { reference })
    const linkOf = (text: string) => mailLink(fields.email, subject, text)
    const fitting = answers.find((each) => linkOf(each).length <= maxMailLink) ?? answers.at(-1)!
    const { link, shortened } = fittingLink(fitting, linkOf, linkOf, { mark: ' […]' })
    return {
      notes: [
        ...found.map(noteOf),
        ...[...hintsOf(offer), ...papersFor(offer), ...unanswered(fields)].map((text) => ({ text })),
      ],
      answer,
      mail: { link, shortened: shortened || fitting !== answer, subjectOnly: linkOf('') },
    } satisfies Draft
  }
}

/** As the form has it: choices that it does not know any more are left out. */
function requestOf(fields: EnquiryFields): TripEnquiry {
  const known = (field: string, value: string) => {
    const ids = (optionIds as Record<string, readonly string[]>)[field]
    return ids === undefined || ids.includes(value)
  }
  const given = tripFields.map((field) => {
    const value = fields[field] ?? ''
    if (field === 'flexibleDates') return [field, value !== '']
    if (Array.isArray(value)) return [field, value.filter((each) => known(field, each))]
    return [field, known(field, value) ? value : '']
  })
  return { ...emptyTrip, ...Object.fromEntries(given) } as TripEnquiry
}

function availabilityOf(
  { yacht, waters }: Offered,
  { dates, stay }: Offer,
  today: string,
  calendarOf: CalendarOf,
) {
  if (!dates) return undefined
  const calendar = calendarOf(yacht.slug)
  const needs = needsOf(calendar, charterYacht(yacht.slug), waters)
  return availability(calendar, { first: dates.first, nights: stay.nights }, today, needs)
}

/** To the trip's page, where a day is known. */
function tripLink({ yacht, waters }: Offered, { dates, stay, party }: Offer, locale: Locale, origin: string) {
  if (!dates) return undefined
  const trip = {
    yacht: yacht.slug,
    to: waters,
    waters,
    stay: { first: dates.first, nights: stay.nights },
    party,
  }
  return `${origin}${canonicalPath('trip')}?${tripQuery(trip)}&lang=${locale}`
}

function noteOf({ offered: { yacht, ledger }, availability: found, link }: Found): DraftNote {
  const { total } = charterWords('de', charterTexts.de, formats('de'))
  const price = total(ledger.all, ledger).replaceAll('\u00a0', ' ')
  return { text: `${yacht.name}: ${found ? stateIn(found) : 'ohne Datum'}, ${price}`, link }
}

function stateIn(found: Availability): string {
  const near = nearestTo(found).map(germanDate).join(' oder ')
  return near ? `${states[found.state]} (frei ab ${near})` : states[found.state]
}

/** What the offer warns of: season, party, budget, the flight home. */
const hintsOf = (offer: Offer) =>
  companyOffer(offer)
    .split('\n')
    .filter((line) => line.startsWith('Hinweis:'))

/** What guests need papers for in these waters, and what a child of one parent needs. */
function papersFor({ yachts, party }: Offer): string[] {
  const { waters, items } = tripWords('de').copy.papers
  const there = [...new Set(yachts.map((each) => each.waters))].map((id) => waters[id])
  return [...there, ...(party.children > 0 ? [items.child] : [])].map((text) => `Hinweis: Papiere. ${text}`)
}

/** The draft is worked out from choices alone; what the guest wrote freely is left to a person. */
const unanswered = ({ additional }: EnquiryFields): string[] =>
  additional ? [`Hinweis: „${fieldTable.additional.label}“ bitte selbst beantworten.`] : []
