/** Hands a letter over: to a mail server, or as a file where none is configured. */
import { access, constants, mkdir, open, rename } from 'node:fs/promises'
import nodemailer from 'nodemailer'
import type { Letter } from './letter.ts'
import type { RelayConfig } from './config.ts'

/** Resolves once the letter is safely handed over. @throws otherwise; failure.ts names what happened. */
export type Deliver = (letter: Letter & { id: string }) => Promise<void>
export type Delivery = { deliver: Deliver; close: () => void; description: string }
/** `check` goes as far as a delivery can without a letter: connection, encryption and login, or a file in the folder. @throws as a delivery would. */
export type CheckedDelivery = Delivery & { check: () => Promise<void> }

/** Milliseconds after which one delivery is given up; well within a lease. */
const deadline = 60_000

export function openDelivery({ smtpUrl, dataDir }: Pick<RelayConfig, 'smtpUrl' | 'dataDir'>): CheckedDelivery {
  return smtpUrl ? bySmtp(smtpUrl) : asFiles(`${dataDir}/mail`)
}

function bySmtp(url: string): CheckedDelivery {
  const { hostname, port } = new URL(url)
  // nodemailer's own limits go up to ten minutes.
  const transport = nodemailer.createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000, disableFileAccess: true, disableUrlAccess: true })
  return {
    description: `Letters go to the mail server ${hostname}${port ? `:${port}` : ''}.`,
    close: () => transport.close(),
    check: async () => void (await transport.verify()),
    async deliver({ sender, recipient, message }) {
      let timer: NodeJS.Timeout | undefined
      const overdue = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(Object.assign(new Error('The delivery took too long'), { code: 'ETIMEDOUT' })), deadline)
      })
      await Promise.race([transport.sendMail({ envelope: { from: sender, to: [recipient] }, raw: message }), overdue]).finally(() => clearTimeout(timer))
    },
  }
}

function asFiles(folder: string): CheckedDelivery {
  return {
    description: `SMTP_URL is not set: every letter is written as a file to ${folder}/.`,
    close: () => {},
    async check() {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.W_OK)
    },
    async deliver({ id, message }) {
      await mkdir(folder, { recursive: true })
      const file = await open(`${folder}/.${id}.part`, 'w')
      await file.writeFile(message)
      await file.sync()
      await file.close()
      await rename(`${folder}/.${id}.part`, `${folder}/${id}.eml`)
    },
  }
}
