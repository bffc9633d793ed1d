/** A form's answers in the guest's own language: to be read before choosing a way to send them, and sent by chat. */
import { chatLink, firstCharacters, fittingLink, maxChatLink } from '#app/ui/contact-links.ts'
import { type Enquiry, germanDate, shortFields, type TripEnquiry, tripFields } from '#enquiries/fields.ts'
import { choiceNames } from '#content/choice-names.ts'
import type { Formats } from '#content/format.ts'
import { interpolate } from '#content/interpolate.ts'
import type { OfferCopy } from '#content/offer-copy.ts'
import { givenAnswers } from './trip-letter.ts'

/** A label with its value, which is empty where the label says it all. */
export type Answered = { field: keyof TripEnquiry | keyof Enquiry; label: string; value: string }

/** What was filled in, in the order of the mail. */
export function tripAnswers(enquiry: TripEnquiry, copy: OfferCopy['form'], format: Formats): Answered[] {
  const names: Partial<Record<keyof TripEnquiry, Record<string, string>>> = choiceNames(copy)
  const given = givenAnswers(enquiry)
  const written = (field: keyof TripEnquiry): string => {
    const value = given[field]
    if (typeof value === 'boolean') return ''
    if (field === 'duration') return value && interpolate(copy.days, { count: String(value) })
    if (field === 'returnDate') return germanDate(String(value))
    if (field === 'departureDate') return departureInWords(String(value), copy, format)
    return [value]
      .flat()
      .map((each) => names[field]?.[each] ?? each.trim())
      .join(', ')
  }
  return tripFields
    .map((field) => ({ field, label: copy[field], value: written(field) }))
    .filter(({ field, value }) => value !== '' || given[field] === true)
}

function departureInWords(value: string, copy: OfferCopy['form'], format: Formats): string {
  if (value === 'open') return copy.departureChoices.open
  return /^\d{4}-\d{2}$/.test(value) ? format.monthOfYear(value) : germanDate(value)
}

/** What was filled in of the short form. @param labels of its fields */
export function shortAnswers(enquiry: Enquiry, labels: Record<keyof Enquiry, string>): Answered[] {
  return shortFields
    .map((field) => ({ field, label: labels[field].replace(/\u2060/g, ''), value: enquiry[field].trim() }))
    .filter(({ value }) => value !== '')
}

/** A greeting, then a line an answer. */
export function inLines(greeting: string, answers: readonly Answered[]): string {
  return [greeting, '', ...answers.map(({ label, value }) => (value ? `${label}: ${value}` : label))].join(
    '\n',
  )
}

/**
 * The chat link with a greeting and the answers. The longest answer is shortened where a link cannot hold it, the others
 * only where that is not enough.
 * @param mark what stands where it was cut, in the guest's language
 */
export function chatOf(phone: string, greeting: string, answers: readonly Answered[], mark: string) {
  const longest = answers.reduce<Answered | undefined>(
    (most, each) => (most && most.value.length >= each.value.length ? most : each),
    undefined,
  )
  const linkOf = (value: string, other = Number.POSITIVE_INFINITY) =>
    chatLink(
      phone,
      inLines(
        greeting,
        answers.map((each) =>
          each === longest ? { ...each, value } : { ...each, value: firstCharacters(each.value, other) },
        ),
      ),
    )
  return fittingLink(
    longest?.value ?? '',
    (value) => linkOf(value),
    (value) => linkOf(value, 60),
    { max: maxChatLink, mark: ` […] (${mark})` },
  )
}
