/** The command test-letter: one letter to the enquiry mailbox by the way that enquiries take, and what became of it. */
import { randomUUID } from 'node:crypto'
import { openDelivery } from '../delivery.ts'
import { nameFailure } from '../failure.ts'
import { companyMailbox, writeLetter } from '../write-letter.ts'
import { plainMessage } from '../problems.ts'
import type { Context } from './context.ts'
import { mailFixes } from './doctor-places.ts'
import { Refusal } from './refusal.ts'
import { jsonText } from './terminal.ts'

/** In German, as every letter to the company. */
const subject = 'Testbrief der Website'
const text = [
  'Dieser Brief wurde von Hand ausgelöst und kam auf dem Weg, den Anfragen nehmen.',
  'Liegt er im Ordner für Werbung, dann fehlen der Domain des Absenders SPF, DKIM oder DMARC.',
].join('\n')

export async function testLetter({ config, terminal, now }: Context, { json }: { json?: true }) {
  const settings = config()
  const delivery = openDelivery(settings)
  const id = randomUUID()
  const letter = await writeLetter({
    id,
    from: settings.mailFrom,
    to: companyMailbox,
    subject,
    text,
    receivedAt: now,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  try {
    await delivery.deliver({ ...letter, id })
  } catch (error) {
    const failure = nameFailure(error)
    throw new Refusal(
      `No letter reached the mail server: ${failure}: ${plainMessage(error)}\nTo fix it: ${mailFixes[failure]}`,
    )
  } finally {
    delivery.close()
  }
  const { address } = companyMailbox
  if (json) return terminal.out(jsonText({ to: address, id, file: !settings.smtpUrl }))
  await terminal.out(
    settings.smtpUrl
      ? `The mail server took a letter to ${address}. Look into that mailbox, and into its folder for junk.\n`
      : `SMTP_URL is not set: the letter lies in ${settings.dataDir}/mail/${id}.eml\n`,
  )
}
