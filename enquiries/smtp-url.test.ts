import { describe, expect, it } from 'vitest'
import { parseRelayConfig } from './config.ts'
import { openDelivery } from './delivery.ts'
import { nameFailure } from './failure.ts'
import { mailServer } from './testing/mail-server.ts'

describe('a login to a mail server', () => {
  it.each([
    ['smtp://web:secret@mail.example.com:587', true],
    ['smtp://web:secret@mail.example.com:587?requireTLS=false', true],
    ['smtp://web:secret@mail.example.com:587?ignoreTLS=true', true],
    ['smtp://web:secret@127.0.0.1:25', false],
    ['smtp://web:secret@localhost:25', false],
    ['smtp://mail.example.com:25', false],
    ['smtps://web:secret@mail.example.com:465', false],
  ])('at %s must be encrypted: %s', (SMTP_URL, required) => {
    const { smtpUrl } = parseRelayConfig({ SMTP_URL })
    expect(new URL(smtpUrl!).searchParams.get('requireTLS') === 'true').toBe(required)
  })

  it.each([
    ['', 'tls', 0],
    ['allow', undefined, 1],
  ])('to a server without encryption, with SMTP_PLAINTEXT_LOGIN %j: %s', async (allowed, failure, logins) => {
    let heard = 0
    const server = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: (_login, _session, done) => {
        heard++
        done(null, { user: 'web' })
      },
    })
    // Another name for this machine that is not in the loopback network.
    const SMTP_URL = server.url.replace('//127.0.0.1', '//web:secret@0.0.0.0')
    const delivery = openDelivery(parseRelayConfig({ SMTP_URL, SMTP_PLAINTEXT_LOGIN: allowed }))
    const error = await delivery.check().catch((reason: unknown) => reason)
    expect(error && nameFailure(error)).toBe(failure)
    expect(heard).toBe(logins)
    delivery.close()
    await server.close()
  })
})
