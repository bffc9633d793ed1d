/** Hands a letter over: to a mail server, or as a file where none is configured. */
import nodemailer from 'nodemailer'
import type { RelayConfig } from './config.ts'
import type { OutboxRow } from './tables.ts'
import type { Letter } from './write-letter.ts'
import { asFiles, folderOf } from './letter-files.ts'

/** Resolves once the letter is safely handed over; `signal` breaks it off. @throws otherwise; failure.ts names what happened. */
export type Deliver = (letter: Letter & { id: string }, signal?: AbortSignal) => Promise<void>
export type Delivery = { deliver: Deliver; close: () => void; description: string }
/** `check` goes as far as a delivery can without a letter: connection, encryption and login, or a file in the folder. @throws as a delivery would. */
export type CheckedDelivery = Delivery & { check: () => Promise<void> }

/** Names a letter wherever it is handed over: by its enquiry, or by itself if it is about several, as an event is. */
export const letterId = ({ id, enquiry_id, purpose }: Pick<OutboxRow, 'id' | 'enquiry_id' | 'purpose'>) =>
  purpose === 'webhook' ? id : purpose === 'acknowledgement' ? `${enquiry_id}-guest` : (enquiry_id ?? id)

/** Milliseconds after which one delivery is given up; well within a lease. */
const maxDeliveryMs = 60_000

/** @param deadline milliseconds that one delivery may take */
export function openDelivery(
  { smtpUrl, dataDir }: Pick<RelayConfig, 'smtpUrl' | 'dataDir'>,
  deadline = maxDeliveryMs,
): CheckedDelivery {
  return smtpUrl ? bySmtp(smtpUrl, deadline) : asFiles(folderOf(dataDir))
}

function bySmtp(url: string, deadline: number): CheckedDelivery {
  const { hostname, port } = new URL(url)
  // nodemailer's own limits go up to ten minutes. A connection given up is cut, not closed politely: what
  // still waits to be written must not reach the server, because the letter will be sent again.
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    description: `Letters go to the mail server ${hostname}${port ? `:${port}` : ''}.`,
    close: () => transport.close(),
    check: async () => void (await transport.verify()),
    async deliver({ sender, recipient, message }, stop) {
      const overdue = AbortSignal.timeout(deadline)
      const signal = stop ? AbortSignal.any([overdue, stop]) : overdue
      try {
        await transport.sendMail({ envelope: { from: sender, to: [recipient] }, raw: message, signal })
      } catch (error) {
        if (overdue.aborted)
          throw Object.assign(new Error('The delivery took too long'), { code: 'ETIMEDOUT' })
        throw error
      }
    },
  }
}
