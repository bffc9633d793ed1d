import { describe, expect, it } from 'vitest'
import { claimNext } from './outbox.ts'
import { storeKinds, useStore } from './testing/stores.ts'
import { formRequest, newEnquiry } from './testing/enquiries.ts'
import { mailServer } from './testing/mail-server.ts'
import { quiet } from './testing/relay.ts'
import { until } from './testing/until.ts'
import { storeEnquiry } from './store.ts'
import { createWorker } from './worker.ts'
import type { Delivery } from './delivery.ts'

const client = { remoteAddress: '203.0.113.7' }

describe.each(storeKinds)('on %s', (kind) => {
  const store = useStore(kind)
  const letter = async () =>
    (await store.open()).db
      .selectFrom('outbox')
      .select(['status', 'attempts', 'lease_owner', 'due_at'])
      .executeTakeFirstOrThrow()

  describe('a stop', () => {
    it('lets the letter in flight finish', async () => {
      const server = await mailServer({ onRcptTo: (_address, _session, done) => setTimeout(done, 1500) })
      const relay = await store.relay({ SMTP_URL: server.url })
      await relay.fetch(formRequest(), client)
      relay.start()
      await until(() => server.open() > 0)
      await relay.stop()
      expect(server.received).toHaveLength(1)
      expect(await letter()).toMatchObject({ status: 'delivered', attempts: 1 })
      await server.close()
    })

    it(
      'hands back within 10 s a letter whose server hangs; another process sends it at once',
      { timeout: 20_000 },
      async () => {
        let asked = false
        const server = await mailServer({ onRcptTo: () => void (asked = true) })
        const relay = await store.relay({ SMTP_URL: server.url })
        await relay.fetch(formRequest(), client)
        relay.start()
        await until(() => asked)
        const start = performance.now()
        await relay.stop()
        expect(performance.now() - start).toBeLessThan(10_000)
        expect(await letter()).toMatchObject({ status: 'waiting', attempts: 0, lease_owner: null })
        await until(() => server.open() === 0)
        expect(await claimNext(await store.open(), 'another', Date.now())).toMatchObject({ attempts: 1 })
        await server.close()
      },
    )

    it('within a letter’s last step notes it as delivered', async () => {
      const database = await store.open()
      await storeEnquiry(database, newEnquiry(), [])
      let taken: (() => void) | undefined
      const delivery: Delivery = {
        description: '',
        close: () => {},
        deliver: () => new Promise((resolve) => (taken = resolve)),
      }
      const worker = createWorker({ database, delivery, log: quiet, now: Date.now })
      worker.start()
      await until(() => taken !== undefined)
      const stopped = worker.stop()
      taken?.()
      await stopped
      expect(await letter()).toMatchObject({ status: 'delivered' })
    })
  })

  it('a refusal is noted, whatever characters the mail server answers with', async () => {
    const database = await store.open()
    await storeEnquiry(database, newEnquiry(), [])
    const refuse = async () => {
      throw Object.assign(new Error('550 no\u0000such\r\n\u001b[31muser'), {
        code: 'EENVELOPE',
        responseCode: 550,
        command: 'RCPT TO',
      })
    }
    await createWorker({
      database,
      delivery: { description: '', close: () => {}, deliver: refuse },
      log: quiet,
      now: Date.now,
    }).step()
    expect(
      await database.db.selectFrom('outbox').select(['failure', 'detail', 'lease_owner']).executeTakeFirst(),
    ).toEqual({ failure: 'recipient', detail: 'EENVELOPE 550 550 no such [31muser', lease_owner: null })
  })
})
