/** The letter that reaches the company: fixed German layout, in text and HTML, the same bytes on every attempt. */
import { createHash } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer'
import { company } from '#content/company.ts'
import type { Locale } from '#content/locales.ts'
import {
  type EnquiryFields,
  type EnquiryKind,
  fieldIds,
  fields as fieldTable,
  inGerman,
  shortFields,
  subjects,
} from './fields.ts'

const languages: Record<Locale, string> = { es: 'Spanisch', en: 'Englisch', de: 'Deutsch' }

export type LetterInput = {
  id: string
  kind: EnquiryKind
  locale: Locale
  fields: EnquiryFields
  receivedAt: number
  from: string
}
export type Letter = { sender: string; recipient: string; message: string }

/** Every field of the short form stands in the letter, empty or not; of the longer ones those that were filled. */
function rowsOf({ kind, fields, locale }: LetterInput): [string, string][] {
  const rows = (kind === 'contact' ? shortFields : fieldIds)
    .map((id): [string, string] => [fieldTable[id].label, inGerman(id, fields[id])])
    .filter(([, value]) => kind === 'contact' || value !== '')
  return [...rows, ['Sprache des Gastes', languages[locale]]]
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

function htmlOf(subject: string, rows: [string, string][], id: string) {
  const cells = rows.map(
    ([name, value]) =>
      `<tr><th align="left" valign="top" style="padding:9px 18px 9px 0;border-bottom:1px solid #d5d8d3;color:#0e4c63;font-weight:normal;white-space:nowrap">${escape(name)}</th><td valign="top" style="padding:9px 0;border-bottom:1px solid #d5d8d3;color:#0a2533;white-space:pre-wrap">${escape(value) || '&ndash;'}</td></tr>`,
  )
  return `<!doctype html><html lang="de"><body style="margin:0;background:#fbf8f1;color:#0a2533;font:16px/1.5 Arial,sans-serif"><div style="max-width:640px;margin:0 auto;padding:32px 24px"><h1 style="font:normal 26px/1.2 Georgia,serif;margin:0 0 18px">${escape(subject)}</h1><table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-top:2px solid #0a2533;border-collapse:collapse">${cells.join('')}</table><p style="font-size:13px;color:#4b5f69">Antworten geht direkt an den Gast. Anfrage ${id}</p></div></body></html>`
}

/** Composes the letter to the company. Its bytes depend on the enquiry alone. */
export function composeLetter(input: LetterInput): Promise<Letter> {
  const { id, fields, receivedAt, from } = input
  const rows = rowsOf(input)
  const subject = subjects[input.kind]
  return writeLetter({
    id,
    from,
    to: { name: company.brand, address: company.enquiryMailbox },
    subject,
    receivedAt,
    replyTo: { name: fields.name.replace(/[\p{C}\p{Z}]+/gu, ' ').slice(0, 80), address: fields.email },
    text: [
      ...rows.map(([name, value]) =>
        value.includes('\n') ? `${name}:\n${value}` : `${name}: ${value || '-'}`,
      ),
      '',
      `Anfrage ${id}`,
    ].join('\n'),
    html: htmlOf(subject, rows, id),
  })
}

type Mailbox = { name?: string; address: string }
type LetterParts = {
  id: string
  from: string
  to: Mailbox
  replyTo: Mailbox
  subject: string
  text: string
  html?: string
  receivedAt: number
  headers?: Record<string, string>
}

/** Message-ID, Date and boundary are fixed by the id and the time received. Addresses go in as objects, never as strings to be parsed. */
export async function writeLetter({
  id,
  from,
  to,
  replyTo,
  receivedAt,
  ...content
}: LetterParts): Promise<Letter> {
  const mailbox = ({ name = '', address }: Mailbox) => ({ name, address })
  const composer = new MailComposer({
    ...content,
    from: { name: company.brand, address: from },
    to: mailbox(to),
    replyTo: mailbox(replyTo),
    date: new Date(receivedAt),
    messageId: `<${id}@${company.enquiryMailbox.split('@')[1]}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
    baseBoundary: createHash('sha256').update(id).digest('hex').slice(0, 24),
  } as ConstructorParameters<typeof MailComposer>[0])
  const message = await composer.compile().build()
  // The composer leaves line ends of the text alone, a visitor's too; on the wire every line ends in CRLF (RFC 5321, 2.3.8).
  return {
    sender: from,
    recipient: to.address,
    message: message.toString('utf8').replace(/\r\n?|\n/g, '\r\n'),
  }
}
