import { afterEach, describe, expect, it } from 'vitest'
import { openDelivery } from './delivery.ts'
import { nameFailure } from './failure.ts'
import { scriptedMailServer } from './soak/mail-script.ts'
import { plainMailServer } from './testing/plain-mail-server.ts'
import { until } from './testing/until.ts'

const letter = {
  id: '1',
  sender: 'web@alisios.example',
  recipient: 'crew@alisios.example',
  message: `Subject: long\r\n\r\n${'all hands on deck\r\n'.repeat(20)}`,
}
let close: () => unknown = () => {}
afterEach(() => close())

async function slowServer(delays: Partial<Record<string, number>>) {
  const server = await plainMailServer(delays)
  close = server.close
  return server
}

const failureOf = (delivery: Promise<void>) => delivery.then(() => 'none', nameFailure)

describe('a delivery by SMTP', () => {
  it.each(['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'dot'])(
    'is given up at its deadline and its connection cut when the server hangs at %s',
    async (verb) => {
      const server = await slowServer({ [verb]: Infinity })
      const start = performance.now()
      expect(await failureOf(openDelivery({ smtpUrl: server.url, dataDir: '' }, 300).deliver(letter))).toBe(
        'timeout',
      )
      expect(performance.now() - start).toBeLessThan(1500)
      await until(() => server.open === 0)
    },
  )

  it.each(['greeting', 'MAIL', 'RCPT', 'DATA'])(
    'given up at its deadline says nothing more when the answer to %s comes after all',
    async (verb) => {
      const server = await slowServer({ [verb]: 500 })
      expect(await failureOf(openDelivery({ smtpUrl: server.url, dataDir: '' }, 200).deliver(letter))).toBe(
        'timeout',
      )
      await new Promise((resolve) => setTimeout(resolve, 600))
      expect(server.heard).not.toContain('all hands')
      expect(server.open).toBe(0)
    },
  )

  it('that is turned away by the greeting counts as not having reached the server', async () => {
    const server = await scriptedMailServer((phase) =>
      phase === 'connect' ? { say: '554 too many connections' } : undefined,
    )
    close = server.close
    expect(await failureOf(openDelivery({ smtpUrl: server.url, dataDir: '' }, 2000).deliver(letter))).toBe(
      'unreachable',
    )
  })

  it('is broken off at a signal', async () => {
    const server = await slowServer({ RCPT: Infinity })
    const stop = new AbortController()
    const delivery = failureOf(
      openDelivery({ smtpUrl: server.url, dataDir: '' }).deliver(letter, stop.signal),
    )
    await until(() => server.heard.includes('RCPT'))
    stop.abort()
    expect(await delivery).not.toBe('none')
    await until(() => server.open === 0)
  })

  it('is done when the server has taken the letter, and not before', async () => {
    const server = await slowServer({ dot: 200 })
    const start = performance.now()
    await openDelivery({ smtpUrl: server.url, dataDir: '' }, 2000).deliver(letter)
    expect(performance.now() - start).toBeGreaterThan(195)
    expect(server.heard).toContain(letter.message)
  })
})
