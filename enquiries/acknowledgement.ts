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
import { afterOpenHours } from '#content/office-hours.ts'
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
  const answerBy = afterOpenHours(new Date(receivedAt), terms.answerHours.value, company)
  const { moment } = formats(locale)
  const ours = moment(answerBy, company.timeZone)
  const theirs = timeZone ? moment(answerBy, timeZone) : ours
  const answers = guestAnswers(kind, fields, locale)
  const words = answers.some(namesAddress)
    ? [copy.link]
    : [copy.words, '', ...answers.map((answer) => lineOf(answer))]
  return [
    interpolate(copy.received, { reference: referenceOf(id) }),
    '',
    [
      interpolate(copy.answer, { deadline: ours }),
      ...officeHours(locale).map((line) => `  ${line}`),
      ...(theirs === ours ? [] : [interpolate(copy.answerYourTime, { deadline: theirs })]),
    ].join('\n'),
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
