/** What the relay's tests share: a folder that goes away, a quiet log, a real mail server on a socket. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { company } from '#content/company.ts'
import { parseRelayConfig } from './config.ts'
import { createRelay } from './relay.ts'
import type { NewEnquiry } from './store.ts'

export const siteUrl = 'https://www.alisios.example'
export const quiet = pino({ level: 'silent' })

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

export function temporaryFolder() {
  const folder = mkdtempSync(`${tmpdir()}/relay-`)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export type ReceivedLetter = { from: string; to: string[]; raw: string }

/** A mail server that keeps what it receives; `options` may refuse what they like, `open` counts its connections. */
export async function mailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedLetter[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString('utf8'),
        })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    open: () => server.connections.size,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** A relay on a folder of its own. */
export async function testRelay(env: Record<string, string>, now?: () => number) {
  return createRelay(parseRelayConfig(env), { log: quiet, siteUrl, now })
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

export async function until(condition: () => boolean, milliseconds = 5000) {
  const end = Date.now() + milliseconds
  while (!condition()) {
    if (Date.now() > end) throw new Error('What the test waits for did not happen in time')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
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
