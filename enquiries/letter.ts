/** The letter that reaches the company: fixed German layout, in text and HTML, the same bytes on every attempt. */
import { createHash } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer'
import { company } from '#content/company.ts'
import type { Locale } from '#content/locales.ts'
import type { Draft } from './draft.ts'
import { draftHtml, draftText } from './draft-html.ts'
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
export type Letter = { sender: string; recipient: string; message: string }

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

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const whoAnswers = 'Wer antwortet? Übernehmen, Notizen, frühere Anfragen:'
/** A mail program quotes what it answers, and the link opens the enquiry without a login. */
const officeOnly = 'Der Link ist nur für das Büro: bitte nicht mitsenden, wenn Sie dem Gast antworten.'

function htmlOf(subject: string, rows: [string, string][], { id, deskLink = '', draft }: LetterInput) {
  const desk =
    deskLink &&
    `<p style="margin:24px 0"><a href="${deskLink}" style="color:#0e4c63">${whoAnswers.replace(/:$/, '')}</a><br><span style="font-size:13px;color:#4b5f69">${officeOnly}</span></p>`
  const cells = rows.map(
    ([name, value]) =>
      `<tr><th align="left" valign="top" style="padding:9px 18px 9px 0;border-bottom:1px solid #d5d8d3;color:#0e4c63;font-weight:normal;white-space:nowrap">${escapeHtml(name)}</th><td valign="top" style="padding:9px 0;border-bottom:1px solid #d5d8d3;color:#0a2533;white-space:pre-wrap">${escapeHtml(value) || '&ndash;'}</td></tr>`,
  )
  return `<!doctype html><html lang="de"><head><meta name="viewport" content="width=device-width"></head><body style="margin:0;background:#fbf8f1;color:#0a2533;font:16px/1.5 Arial,sans-serif"><div style="max-width:640px;margin:0 auto;padding:32px 24px"><h1 style="font:normal 26px/1.2 Georgia,serif;margin:0 0 18px">${escapeHtml(subject)}</h1><table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-top:2px solid #0a2533;border-collapse:collapse">${cells.join('')}</table>${desk}${draftHtml(draft, escapeHtml)}<p style="font-size:13px;color:#4b5f69">Antworten geht direkt an den Gast. Anfrage ${referenceOf(id)}, ${id}</p></div></body></html>`
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
    `Anfrage ${referenceOf(input.id)}, ${input.id}`,
  ].join('\n')
}

/** Where every letter to the company goes. */
export const companyMailbox = { name: company.brand, address: company.enquiryMailbox }

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

type Mailbox = { name?: string; address: string }
type LetterParts = {
  id: string
  from: string
  to: Mailbox
  replyTo?: Mailbox
  subject: string
  text: string
  html?: string
  receivedAt: number
  headers?: Record<string, string>
  /** The envelope's sender, to which bounces go; `from` unless given. */
  sender?: string
}

/** Message-ID, Date and boundary are fixed by the id and the time received. Addresses go in as objects, never as strings to be parsed. */
export async function writeLetter({
  id,
  from,
  to,
  replyTo,
  receivedAt,
  sender = from,
  ...content
}: LetterParts): Promise<Letter> {
  const mailbox = ({ name = '', address }: Mailbox) => ({ name, address })
  const composer = new MailComposer({
    ...content,
    from: { name: company.brand, address: from },
    to: mailbox(to),
    ...(replyTo ? { replyTo: mailbox(replyTo) } : {}),
    date: new Date(receivedAt),
    messageId: `<${id}@${company.enquiryMailbox.split('@')[1]}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
    baseBoundary: createHash('sha256').update(id).digest('hex').slice(0, 24),
  } as ConstructorParameters<typeof MailComposer>[0])
  const message = await composer.compile().build()
  // The composer leaves line ends of the text alone, a visitor's too; on the wire every line ends in CRLF (RFC 5321, 2.3.8).
  return {
    sender,
    recipient: to.address,
    message: message.toString('utf8').replace(/\r\n?|\n/g, '\r\n'),
  }
}
