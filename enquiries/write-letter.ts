/** Writes a letter as a message for the mail server: the same bytes on every attempt. */
import { createHash } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer'
import { company } from '#content/company.ts'

export type Letter = { sender: string; recipient: string; message: string }

/** Where every letter to the company goes. */
export const companyMailbox = { name: company.brand, address: company.enquiryMailbox }

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
