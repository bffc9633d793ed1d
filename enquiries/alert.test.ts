/** What an operator may switch on to watch the relay: the alert webhook, the metrics. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { sendAlerts } from './alert.ts'
import { claimNext, completeDelivery, failDelivery } from './outbox.ts'
import { storeEnquiry } from './store.ts'
import { storeKinds, useStore } from './testing/stores.ts'
import { formRequest, newEnquiry, sentForm } from './testing/enquiries.ts'
import { mailServer } from './testing/mail-server.ts'
import { freePort } from './testing/postgres.ts'
import { until } from './testing/until.ts'

const client = { remoteAddress: '203.0.113.9' }

/** A webhook on loopback that keeps the alerts it receives and answers with `status`. */
async function webhook() {
  const received: Record<string, unknown>[] = []
  const hook = { status: 200, received, url: '', close: () => {} }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      if (hook.status === 200) received.push(JSON.parse(body))
      response.writeHead(hook.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  hook.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  hook.close = () => server.close()
  return hook
}

describe.each(storeKinds)('on %s', (kind) => {
  const store = useStore(kind)

  describe('the alert webhook', () => {
    async function lettersInNeed(database: Awaited<ReturnType<typeof store.open>>, count: number) {
      const t = Date.now()
      for (let i = 0; i < count; i++) {
        await storeEnquiry(database, newEnquiry({ id: `need-${i}`, key: `key-need-${i}`, receivedAt: t }), [])
        for (let attempt = 0; attempt < 3; attempt++)
          await failDelivery(
            database,
            (await claimNext(database, 'one', t + attempt * 3_600_000))!,
            'recipient',
            '550',
            t + attempt * 3_600_000,
          )
      }
    }

    /** A delivery that fails in a way that stops the queue. */
    async function paused(
      database: Awaited<ReturnType<typeof store.open>>,
      at: number,
      failure: 'login' | 'sender' | 'tls' = 'login',
    ) {
      const { db } = database
      if (!(await db.selectFrom('outbox').select('id').where('status', '=', 'waiting').executeTakeFirst()))
        await storeEnquiry(database, newEnquiry({ receivedAt: at }), [])
      await failDelivery(database, (await claimNext(database, 'one', at))!, failure, '535', at)
    }

    it('receives one alert for each letter that needs attention, without personal data', async () => {
      const [database, hook] = [await store.open(), await webhook()]
      await lettersInNeed(database, 2)
      expect(await sendAlerts(database, hook.url, 1)).toBe(2)
      expect(await sendAlerts(database, hook.url, 2)).toBe(0)
      expect(hook.received.map(({ event, failure, attempts }) => ({ event, failure, attempts }))).toEqual([
        { event: 'needs-attention', failure: 'recipient', attempts: 3 },
        { event: 'needs-attention', failure: 'recipient', attempts: 3 },
      ])
      for (const word of [sentForm.name, sentForm.email, sentForm.message])
        expect(JSON.stringify(hook.received)).not.toContain(word)
      hook.close()
    })

    it('receives an alert again that it refused', async () => {
      const [database, hook] = [await store.open(), await webhook()]
      await lettersInNeed(database, 1)
      hook.status = 500
      await expect(sendAlerts(database, hook.url, 1)).rejects.toThrow('The alert webhook answered 500')
      hook.status = 200
      expect(await sendAlerts(database, hook.url, 2)).toBe(1)
      hook.close()
    })

    it('receives each alert once from many workers that look at the same time', async () => {
      const [one, two, hook] = [await store.open(), await store.open(), await webhook()]
      await lettersInNeed(one, 3)
      await paused(one, Date.now())
      const counts = await Promise.all(
        Array.from({ length: 8 }, (_, i) => sendAlerts(i % 2 ? one : two, hook.url, Date.now())),
      )
      expect(counts.reduce((sum, count) => sum + count)).toBe(4)
      expect(hook.received.map(({ event, enquiry }) => `${event} ${enquiry ?? ''}`).toSorted()).toEqual([
        'needs-attention need-0',
        'needs-attention need-1',
        'needs-attention need-2',
        'queue-paused ',
      ])
      hook.close()
    })

    it('receives the alert of a dead worker from another one a minute later', async () => {
      const [database, hook] = [await store.open(), await webhook()]
      await lettersInNeed(database, 1)
      const t = Date.now()
      await database.db
        .updateTable('outbox')
        .set({ alert_lease: t + 60_000 })
        .execute()
      expect(await sendAlerts(database, hook.url, t + 59_000)).toBe(0)
      expect(await sendAlerts(database, hook.url, t + 60_000)).toBe(1)
      hook.close()
    })

    it.each([
      ['login', 'refuses the login'],
      ['sender', 'refuses our address as sender'],
      ['tls', 'no trusted encrypted connection'],
    ] as const)(
      'receives one alert for a pause by %s, however often it is renewed, and another for the next one',
      async (failure, words) => {
        const [database, hook] = [await store.open(), await webhook()]
        const t = Date.now()
        for (const minutes of [0, 2, 40, 300]) {
          await paused(database, t + minutes * 60_000, failure)
          await sendAlerts(database, hook.url, t + minutes * 60_000)
        }
        expect(hook.received).toEqual([
          { event: 'queue-paused', failure, text: expect.stringContaining(words) },
        ])
        await completeDelivery(database, (await claimNext(database, 'one', t + 86_400_000))!, t + 86_400_000)
        await paused(database, t + 90_000_000, failure)
        expect(await sendAlerts(database, hook.url, t + 90_000_000)).toBe(1)
        hook.close()
      },
    )

    describe('of the quarantine', () => {
      const quarantine = (database: Awaited<ReturnType<typeof store.open>>) =>
        storeEnquiry(database, newEnquiry({ quarantine: 'honeypot', letter: undefined }), [])
      const hour = 3_600_000

      it('receives the number of new enquiries in it once an hour, without personal data', async () => {
        const [database, hook] = [await store.open(), await webhook()]
        const t = Date.now()
        const sendAt = (passed: number) => sendAlerts(database, hook.url, t + passed)
        expect(await sendAt(0)).toBe(0)
        await quarantine(database)
        await quarantine(database)
        expect(await sendAt(1)).toBe(1)
        await quarantine(database)
        expect([
          await sendAt(60_000),
          await sendAt(hour),
          await sendAt(hour + 1),
          await sendAt(5 * hour),
        ]).toEqual([0, 0, 1, 0])
        expect(hook.received).toEqual([
          {
            event: 'quarantined',
            count: 2,
            text: '2 enquiries were put into quarantine and not mailed. Look with "npm run enquiries -- list --state quarantined" and release what is real.',
          },
          {
            event: 'quarantined',
            count: 1,
            text: expect.stringMatching(/^1 enquiry was put into quarantine/),
          },
        ])
        hook.close()
      })

      it('receives it once from many workers, and again a minute later if it refused', async () => {
        const [one, two, hook] = [await store.open(), await store.open(), await webhook()]
        const t = Date.now()
        await quarantine(one)
        hook.status = 500
        await expect(sendAlerts(one, hook.url, t)).rejects.toThrow('The alert webhook answered 500')
        hook.status = 200
        const counts = await Promise.all(
          Array.from({ length: 8 }, (_, i) => sendAlerts(i % 2 ? one : two, hook.url, t + 60_000)),
        )
        expect(counts.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 1])
        expect(hook.received).toMatchObject([{ event: 'quarantined', count: 1 }])
        hook.close()
      })
    })

    it('receives an alert for a refused login from the relay itself', async () => {
      const [server, hook] = [
        await mailServer({
          authOptional: false,
          onAuth: (_auth, _session, done) => done(new Error('no such user')),
        }),
        await webhook(),
      ]
      const relay = await store.relay({
        SMTP_URL: server.url.replace('//', '//user:wrong@'),
        ALERT_WEBHOOK_URL: hook.url,
      })
      await relay.fetch(formRequest(), client)
      relay.start()
      await until(() => hook.received.length === 1)
      expect(hook.received[0]).toMatchObject({ event: 'queue-paused', failure: 'login' })
      expect(JSON.stringify(hook.received)).not.toMatch(/user|wrong|Ana/)
      hook.close()
      await relay.stop()
      await server.close()
    })
  })

  it('the metrics count results, letters and the queue on a loopback port, and name nobody', async () => {
    const server = await mailServer()
    const port = await freePort()
    const relay = await store.relay({ SMTP_URL: server.url, METRICS_PORT: String(port) })
    relay.start()
    await relay.fetch(formRequest(), client)
    await relay.fetch(formRequest({ ...sentForm, message: 'other', _honey: 'x' }), client)
    await relay.fetch(formRequest({ ...sentForm, email: 'no address' }), client)
    await until(() => server.received.length === 1)
    const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    let text = ''
    for (let i = 0; i < 50 && !text.includes('outcome="delivered"'); i++) text = await read()
    for (const line of [
      'enquiries_intake_total{result="accepted"} 1',
      'enquiries_intake_total{result="quarantined"} 1',
      'enquiries_intake_total{result="invalid"} 1',
      'enquiries_letters_total{outcome="delivered"} 1',
      'enquiries_store_up 1',
      'enquiries_quarantined 1',
    ])
      expect(text).toContain(line)
    for (const word of [sentForm.name, sentForm.email]) expect(text).not.toContain(word)
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
    await server.close()
  })
})
