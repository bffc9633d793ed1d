import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseRelayConfig } from './config.ts'
import { maxAttempts } from './backoff.ts'
import { claimNext } from './outbox.ts'
import { leaseMs } from './outbox.ts'
import { startRelay } from './soak/relay-child.ts'
import { post } from './soak/client.ts'
import { commandLine } from './testing/command-line.ts'
import { sentForm } from './testing/enquiries.ts'
import { receiver, verified, webhookSecret } from './testing/receiver.ts'
import { quiet } from './testing/relay.ts'
import { storeKinds, useStore } from './testing/stores.ts'
import { until } from './testing/until.ts'
import { openWebhook } from './webhook.ts'
import { webhookPayload } from './webhook-payload.ts'
import { createWorker } from './worker.ts'

const client = { remoteAddress: '203.0.113.9' }
const minute = 60_000
const hour = 60 * minute

let open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open) await close()
  open = []
})
async function listening(answer?: Parameters<typeof receiver>[0]) {
  const found = await receiver(answer)
  open.push(found.close)
  return found
}

describe.each(storeKinds)('on %s, an enquiry', (kind) => {
  const store = useStore(kind)

  it('is told to the webhook once, and the library verifies it and finds what the schema says', async () => {
    const { received, env } = await listening()
    const relay = await store.relay(env)
    relay.start()
    const result = await relay.accept({ ...sentForm, _key: 'aaaaaaaa-1111' }, client)
    await relay.accept({ ...sentForm, _key: 'aaaaaaaa-1111' }, client)
    await until(() => received.length === 1)
    const event = webhookPayload.parse(verified(received[0]!))
    expect(event).toMatchObject({
      type: 'enquiry.received',
      data: { state: 'new', locale: 'de', fields: { email: sentForm.email, message: sentForm.message } },
    })
    expect({ reference: event.data.reference }).toEqual({
      reference: (result as { reference: string }).reference,
    })
    expect(() => verified(received[0]!, Date.now() + hour)).toThrow('too old')
    expect(() => verified({ ...received[0]!, body: received[0]!.body.replace('new', 'old') })).toThrow()
  })

  it('in quarantine is not told, and without a webhook no event is kept', async () => {
    const { env } = await listening()
    const relay = await store.relay({ ...env, ROLE: 'web' })
    await relay.accept({ ...sentForm, _honey: 'x' }, client)
    await (await store.relay({ ROLE: 'web' })).accept(sentForm, client)
    const { db } = await store.open()
    const rows = await db.selectFrom('outbox').select('purpose').execute()
    expect(rows).toEqual([{ purpose: 'enquiry' }])
  })

  /** A worker for events on a clock that the test sets. */
  async function worker(env: Record<string, string>, now: () => number) {
    const { webhook } = parseRelayConfig(env)
    const database = await store.open()
    const delivery = openWebhook(webhook!, now)
    return { database, ...createWorker({ database, delivery, log: quiet, now, channel: 'webhook' }) }
  }

  it('reaches a receiver that was down for an hour, the same bytes under the same id', async () => {
    let time = Date.parse('2026-11-23T12:00:00Z')
    const start = time
    const { received, env } = await listening(() => (time < start + hour ? 503 : 200))
    await (await store.relay({ ...env, ROLE: 'web' }, () => time)).accept(sentForm, client)
    const { step, database } = await worker(env, () => time)
    for (; received.at(-1)?.answered !== 200 && time < start + 3 * hour; time += minute) await step()
    const last = received.at(-1)!
    expect(verified(last, time).type).toBe('enquiry.received')
    expect(received.length).toBeGreaterThan(5)
    for (const each of received)
      expect([each.body, each.headers['webhook-id']]).toEqual([last.body, last.headers['webhook-id']])
    expect(await claimNext(database, 'another', time + 9 * hour, 'webhook')).toBeUndefined()
  })

  it('that no receiver takes for five days needs attention, stops no letter, and is sent again by replay', async () => {
    let time = Date.parse('2026-11-23T12:00:00Z')
    let status = 500
    const { received, env } = await listening(() => status)
    await (await store.relay({ ...env, ROLE: 'web' }, () => time)).accept(sentForm, client)
    const { step, database } = await worker(env, () => time)
    await database.db
      .updateTable('outbox')
      .set({ attempts: maxAttempts - 1 })
      .where('purpose', '=', 'webhook')
      .execute()
    await step()
    const state = () =>
      database.db
        .selectFrom('outbox')
        .select(['status', 'failure'])
        .where('purpose', '=', 'webhook')
        .executeTakeFirstOrThrow()
    expect(await state()).toEqual({ status: 'attention', failure: 'receiver' })
    expect((await claimNext(database, 'mail', time))?.purpose).toBe('enquiry')
    const run = commandLine({ ...store.env(), ...env })
    expect((await run('stats')).out).toMatch(/webhook +events\n.*\nattention +1/)
    status = 200
    expect((await run('replay', '--all')).out).toContain('1 event is due at once')
    time = Date.now()
    await step()
    expect(await state()).toMatchObject({ status: 'delivered' })
    expect((await run('replay', '--since', '2026-11-01')).out).toContain('1 event is')
    expect((await run('replay')).err).toContain('Say which events')
    expect(new Set(received.map(({ body }) => body)).size).toBe(1)
  })

  it('outlives a server that is killed while the receiver hangs', async () => {
    const { received, env } = await listening((before) => (before.length === 0 ? undefined : 204))
    const first = await startRelay({ ...store.env(), ...env })
    const answer = await post(first.port, 'aaaaaaaa-1111')
    await until(() => received.length === 1)
    await first.kill()
    const offset = leaseMs + 5000
    const second = await startRelay({ ...store.env(), ...env, CLOCK_OFFSET: String(offset) })
    open.push(() => second.kill())
    await until(() => received.length === 2, 15_000)
    expect(verified(received[1]!, Date.now() + offset).data.reference).toBe(
      (JSON.parse(answer.body) as { reference: string }).reference,
    )
    expect(received[1]!.body).toBe(received[0]!.body)
  })
})

describe('a webhook', () => {
  const message = { id: 'one', sender: '', recipient: 'webhook', message: '{"type":"x"}' }

  it('is signed with every secret, so that one can be replaced', async () => {
    const { received, env } = await listening()
    const other = `whsec_${Buffer.alloc(24, 9).toString('base64')}`
    const secrets = [webhookSecret, other]
    await openWebhook({ url: env.WEBHOOK_URL, secrets, allowPrivate: true }).deliver(message)
    for (const secret of secrets) expect(verified(received[0]!, Date.now(), secret)).toEqual({ type: 'x' })
  })

  it.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', 'localhost'])(
    'connects to nothing private, such as %s, unless it is allowed',
    async (host) => {
      const { received, env } = await listening()
      const url = env.WEBHOOK_URL.replace('127.0.0.1', host)
      const delivery = openWebhook({ url, secrets: [webhookSecret], allowPrivate: false })
      await expect(delivery.deliver(message)).rejects.toMatchObject({ code: 'EPRIVATE' })
      expect(received).toEqual([])
    },
  )

  it('follows no redirect', async () => {
    const { received, env } = await listening(() => 302)
    const delivery = openWebhook({ url: env.WEBHOOK_URL, secrets: [webhookSecret], allowPrivate: true })
    await expect(delivery.deliver(message)).rejects.toThrow('The receiver answered 302')
    expect(received).toHaveLength(1)
  })

  it.each([
    [{ WEBHOOK_URL: 'https://crm.example.com/x' }, 'WEBHOOK_SECRET: is missing'],
    [{ WEBHOOK_SECRET: webhookSecret }, 'WEBHOOK_URL: is missing'],
    [
      { WEBHOOK_URL: 'https://crm.example.com/x', WEBHOOK_SECRET: 'whsec_c2hvcnQ=' },
      'WEBHOOK_SECRET: must be',
    ],
  ])('with settings that cannot be used is refused', (env, words) => {
    expect(() => parseRelayConfig(env)).toThrow(words)
  })

  it('has the schema that the documentation shows', () => {
    const file = new URL('../docs/webhook.schema.json', import.meta.url)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(z.toJSONSchema(webhookPayload))
  })
})
