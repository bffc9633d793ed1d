/** The ways in which a mail server fails. */
import { type Phase, type Turn, scriptedMailServer } from './mail-script.ts'
import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'

export type Fault = {
  name: string
  at?: Phase
  turn?: Turn
  elsewhere?: 'refused' | 'certificate' | 'no TLS'
}

const dialogue: Phase[] = ['connect', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'body', 'sent']
export const faults: Fault[] = [
  { name: 'connection refused', elsewhere: 'refused' },
  { name: 'certificate of nobody', elsewhere: 'certificate' },
  { name: 'no TLS where it must be', elsewhere: 'no TLS' },
  { name: '421 at once', at: 'connect', turn: { say: '421 too busy' } },
  { name: '554 at once', at: 'connect', turn: { say: '554 too many connections' } },
  { name: '421 after the letter', at: 'sent', turn: { say: '421 shutting down' } },
  { name: '535 on login', at: 'AUTH', turn: { say: '535 no such user' } },
  { name: '454 on login', at: 'AUTH', turn: { say: '454 try later' } },
  { name: '550 on sender', at: 'MAIL', turn: { say: '550 not you' } },
  { name: '451 on recipient', at: 'RCPT', turn: { say: '451 greylisted' } },
  { name: '550 on recipient', at: 'RCPT', turn: { say: '550 unknown' } },
  { name: '552 after the letter', at: 'sent', turn: { say: '552 too large' } },
  ...dialogue.map((at) => ({ name: `drops at ${at}`, at, turn: 'drop' as const })),
  ...dialogue.map((at) => ({ name: `hangs at ${at}`, at, turn: 'hang' as const })),
  ...(['connect', 'RCPT', 'sent'] as const).map((at) => ({
    name: `drips at ${at}`,
    at,
    turn: 'drip' as const,
  })),
]

/** The faults that last in the short version: one for each way in which a letter comes to need attention. */
export const lastsInShort = new Set([
  '550 on recipient',
  '552 after the letter',
  '535 on login',
  'drops at sent',
])

/** An address at which a delivery fails before any dialogue. */
export async function startElsewhere(kind: Fault['elsewhere']) {
  if (!kind) return undefined
  // Where nobody listens, nor will another case meanwhile.
  if (kind === 'refused') return { url: 'smtp://127.0.0.1:1', close: async () => {} }
  if (kind === 'certificate') {
    const server = new SMTPServer({ secure: true, logger: false })
    server.on('error', () => {})
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return {
      url: `smtps://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
      close: () => new Promise<void>((resolve) => server.close(() => resolve())),
    }
  }
  const server = await scriptedMailServer(() => undefined)
  return { url: `smtps://127.0.0.1:${server.port}`, close: server.close }
}
