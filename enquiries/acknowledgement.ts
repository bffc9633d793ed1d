/**
 * The letter that confirms an enquiry to its guest: reference, when an answer comes, and what was sent. It is plain text
 * and marks the guest's words as theirs; where they name a web address it leaves them out. With the rates of limits.ts
 * nobody can use it to carry words to strangers.
 */
import { acknowledgementTexts } from '#content/acknowledgement.server.ts'
import { terms } from '#content/charter/terms.ts'
import { company } from '#content/company.ts'
import { clock, formats } from '#content/format.ts'
import { interpolate } from '#content/interpolate.ts'
import type { Locale } from '#content/locales.ts'
import { afterOpenHours, isOpen, opensAfter } from '#content/office-hours.ts'
import { type Answer, guestAnswers } from './guest-words.ts'
import type { LetterInput } from './letter.ts'
import { type Letter, writeLetter } from './write-letter.ts'
import { referenceOf } from './reference.ts'

type AcknowledgementInput = Pick<
  LetterInput,
  'id' | 'kind' | 'locale' | 'fields' | 'receivedAt' | 'timeZone' | 'from'
>

export function composeAcknowledgement(input: AcknowledgementInput): Promise<Letter> {
  const { id, locale, fields, receivedAt, from } = input
  return writeLetter({
    id: `${id}-guest`,
    from,
    to: { address: fields.email },
    replyTo: { name: company.brand, address: company.enquiryMailbox },
    subject: interpolate(acknowledgementTexts[locale].subject, { reference: referenceOf(id) }),
    text: textOf(input),
    receivedAt,
    // RFC 3834: nobody wrote it, so other robots do not answer it, and a bounce of it goes nowhere.
    sender: '',
    headers: { 'Auto-Submitted': 'auto-replied' },
  })
}

function textOf({ id, kind, locale, fields, receivedAt, timeZone }: AcknowledgementInput): string {
  const copy = acknowledgementTexts[locale]
  const answers = guestAnswers(kind, fields, locale)
  const words = answers.some(namesAddress)
    ? [copy.link]
    : [copy.words, '', ...answers.map((answer) => lineOf(answer))]
  return [
    interpolate(copy.received, { reference: referenceOf(id) }),
    '',
    ...whenAnswered(new Date(receivedAt), locale, timeZone),
    '',
    copy.change,
    '',
    ...words,
    '',
    copy.stranger,
    '',
    `${company.brand}\n${company.phoneDisplay}, ${company.enquiryMailbox}`,
  ].join('\n')
}

/** When the answer comes and when the telephone is answered: by the guest's clock where we know it, and by ours. */
function whenAnswered(received: Date, locale: Locale, timeZone?: string | null): string[] {
  const { answer, closed, call, clocks } = acknowledgementTexts[locale]
  const { moment, hour } = formats(locale)
  const answerBy = afterOpenHours(received, terms.answerHours.value, company)
  const opens = opensAfter(received, company)
  const hourIn = (zone: string) => hour(opens.toISOString(), zone)
  const theirZone = timeZone && hourIn(timeZone) !== hourIn(company.timeZone) ? timeZone : undefined

  return [
    [...(isOpen(received, company) ? [] : [told(closed, opens)]), told(answer, answerBy)].join(' '),
    '',
    [call, ...officeHours(locale).map((line) => `  ${line}`)].join('\n'),
    ...(theirZone
      ? [interpolate(clocks, { ours: hourIn(company.timeZone), theirs: hourIn(theirZone) })]
      : []),
  ]

  function told(copy: { ours: string; theirs: string }, at: Date): string {
    const ours = moment(at, company.timeZone)
    if (!theirZone) return interpolate(copy.ours, { ours })
    const theirs = moment(at, theirZone)
    // The day is said once where both clocks show the same.
    const day = (text: string) => text.slice(0, text.lastIndexOf(', '))
    const oursHere = day(ours) === day(theirs) ? hour(at.toISOString(), company.timeZone) : ours
    return interpolate(copy.theirs, { theirs, ours: oursHere })
  }
}

/** Every line of the guest's bears a mark, so that none can pass for ours. */
function lineOf({ label, value, long }: Answer): string {
  const title = label.endsWith('?') ? label : `${label}:`
  if (!long) return `> ${value ? `${title} ${value}` : label}`
  return [title, ...value.split('\n')].map((line) => `> ${line}`).join('\n')
}

/** What a mail program makes a link of, in anything but the guest's own mail address. */
function namesAddress({ field, value }: Answer): boolean {
  return field !== 'email' && /https?:|www\.|[\p{L}\d-]\.[a-z]{2,24}\b/iu.test(value)
}

/** "Mon–Fri 8:00–18:00", a line for each. */
function officeHours(locale: Locale): string[] {
  const { weekdays } = formats(locale)
  return company.hours.map(({ days, opens, closes }) => `${weekdays(days)} ${clock(opens)}–${clock(closes)}`)
}
