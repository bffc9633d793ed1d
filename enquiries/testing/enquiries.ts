/** Enquiries as forms send them, as requests carry them, and as the store takes them. */
import { randomUUID } from 'node:crypto'
import { company } from '#content/company.ts'
import type { NewEnquiry } from '../store.ts'

export const siteUrl = 'https://www.alisios.example'

export const sentForm = {
  name: 'Ana Söderström',
  email: 'ana@example.org',
  phone: '+46 8 000000',
  destination: 'San Blas',
  dates: 'Februar',
  guests: '6',
  message: 'Zeile eins\nZeile zwei: <b>& "Zitat"</b> 🌊',
  subject: 'Kontaktanfrage',
  _subject: 'Kontaktanfrage',
  _honey: '',
  _template: 'table',
  _locale: 'de',
}

/** The request that a browser on our contact page sends. */
export function formRequest(
  form: object = sentForm,
  headers: Record<string, string> = {},
  mailbox: string = company.enquiryMailbox,
) {
  return new Request(`${siteUrl}/ajax/${mailbox}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', origin: siteUrl, ...headers },
    body: typeof form === 'string' ? form : JSON.stringify(form),
  })
}

/** An enquiry with its letter, as the store takes it. */
export function newEnquiry(given: Partial<NewEnquiry> = {}): NewEnquiry {
  const id = randomUUID()
  return {
    id,
    key: `key-${id}`,
    hash: 'hash',
    kind: 'contact',
    locale: 'es',
    fields: { name: 'Ana' } as NewEnquiry['fields'],
    receivedAt: 0,
    letter: {
      sender: 'web@alisios.example',
      recipient: company.enquiryMailbox,
      message: `Message-ID: <${id}@alisios.example>\r\n\r\nHello\r\n`,
    },
    ...given,
  }
}

/** A subject without what tells enquiries apart: reference, name and month. */
export const plainSubject = ({ subject = '' }: { subject?: string }) =>
  subject.replace(/ [2-9C-X]{4}-[2-9C-X]{4}[^[]*(?= \[|$)/, '')
