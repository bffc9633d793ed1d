/** The letter that reaches the company: fixed German layout, in text and HTML, the same bytes on every attempt. */
import type { Locale } from '#content/locales.ts'
import type { Draft } from './draft.ts'
import { draftText } from './draft-html.ts'
import {
  type EnquiryFields,
  type EnquiryKind,
  type FieldId,
  fieldIds,
  fields as fieldTable,
  inGerman,
  shortFields,
  subjects,
} from './fields.ts'
import { type Mark, markLabels } from './marks.ts'
import { headerName, plainLine, plainLines } from './plain-text.ts'
import { referenceOf } from './reference.ts'
import type { EnquiryRow } from './tables.ts'
import { type Letter, companyMailbox, writeLetter } from './write-letter.ts'
import { htmlOf, officeOnly, replyReaches, whoAnswers } from './letter-html.ts'

const languages: Record<Locale, string> = { es: 'Spanisch', en: 'Englisch', de: 'Deutsch' }

export type LetterInput = {
  id: string
  kind: EnquiryKind
  locale: Locale
  fields: EnquiryFields
  receivedAt: number
  /** Where the guest's clock stands, if it is known. */
  timeZone?: string | null
  from: string
  /** What speaks against the enquiry. */
  marks?: readonly Mark[]
  /** To the enquiry's page, where the office says who answers. */
  deskLink?: string
  /** What to answer. */
  draft?: Draft
  /** Without the HTML part, which takes more room than the text. */
  textOnly?: boolean
}
/** Every field of the short form stands in the letter, empty or not; beside them the trip that it was about, and of the longer forms what was filled. */
function rowsOf({ kind, fields, locale, timeZone, marks = [] }: LetterInput): [string, string][] {
  const always: readonly FieldId[] = kind === 'contact' ? shortFields : []
  const rows = (kind === 'contact' ? [...shortFields, 'offer' as const] : fieldIds)
    .filter((id) => always.includes(id) || inGerman(id, fields[id]) !== '')
    .map((id): [string, string] => {
      const text = inGerman(id, fields[id])
      return [fieldTable[id].label, 'lines' in fieldTable[id] ? plainLines(text) : plainLine(text)]
    })
  const warnings: [string, string][] = marks.length > 0 ? [['Bitte prüfen', markWords(marks)]] : []
  return [
    ...rows,
    ['Sprache des Gastes', languages[locale]],
    ...(timeZone ? [['Zeitzone des Gastes', timeZone] as [string, string]] : []),
    ...warnings,
  ]
}

const markWords = (marks: readonly Mark[]) => marks.map((mark) => markLabels[mark]).join(', ')

/** Characters of a guest's name in a subject. */
const maxSubjectName = 40

/**
 * The fixed subject that the company sorts by stands first. Reference, name and month follow, so that mail programs do
 * not pile up different enquiries as one.
 */
export function subjectOf({ id, kind, fields, marks = [] }: LetterInput): string {
  const month = inGerman('departureDate', fields.departureDate?.slice(0, 7) ?? '')
  const parts = [
    `${subjects[kind]} ${referenceOf(id)}`,
    headerName(fields.name).slice(0, maxSubjectName),
    month,
  ]
  const subject = parts.filter(Boolean).join(', ')
  return marks.length > 0 ? `${subject} [bitte prüfen: ${markWords(marks)}]` : subject
}

/** An enquiry as plain text: one field a line, the long ones below their label. */
export function textOf(input: LetterInput): string {
  const lines = rowsOf(input).map(([name, value]) =>
    value.includes('\n') ? `${name}:\n${value}` : `${name}: ${value || '-'}`,
  )
  const desk = input.deskLink ? [whoAnswers, input.deskLink, officeOnly, ''] : []
  return [
    ...lines,
    '',
    ...desk,
    ...draftText(input.draft),
    replyReaches,
    `Anfrage ${referenceOf(input.id)}, ${input.id}`,
  ].join('\n')
}

/** What the letter about a stored enquiry is written from. */
export function letterInputOf(row: EnquiryRow, from: string, deskLink?: string): LetterInput {
  return {
    id: row.id,
    kind: row.kind as EnquiryKind,
    locale: row.locale as Locale,
    fields: JSON.parse(row.fields) as EnquiryFields,
    receivedAt: row.received_at,
    timeZone: row.time_zone,
    from,
    deskLink,
    marks: (row.marks?.split(', ') ?? []) as Mark[],
  }
}

/** Composes the letter to the company. Its bytes depend on the enquiry alone. */
export function composeLetter(input: LetterInput): Promise<Letter> {
  const { id, fields, receivedAt, from, textOnly } = input
  const subject = subjectOf(input)
  return writeLetter({
    id,
    from,
    to: companyMailbox,
    subject,
    receivedAt,
    replyTo: { name: headerName(fields.name), address: fields.email },
    text: textOf(input),
    ...(textOnly ? {} : { html: htmlOf(subject, rowsOf(input), input) }),
  })
}
