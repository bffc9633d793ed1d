/** What is refused, when the relay is ready, and what a stop waits for. */
import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { storeEnquiry } from './store.ts'
import { formRequest, newEnquiry, sentForm } from './testing/enquiries.ts'
import { storeKinds, useStore } from './testing/stores.ts'

const client = { remoteAddress: '203.0.113.7' }

describe.each(storeKinds)('on %s, the relay', (kind) => {
  const store = useStore(kind)

  it('refuses an enquiry over 64 KB stored, and mails a long one without its HTML part', async () => {
    const relay = await store.relay()
    const send = (text: string) =>
      relay.fetch(formRequest({ ...sentForm, _kind: 'charter', message: text, additional: text }), client)
    expect((await send('"'.repeat(4900))).status).toBe(200)
    const { db } = await store.open()
    const { message } = await db.selectFrom('outbox').select('message').executeTakeFirstOrThrow()
    expect(message).not.toContain('text/html')
    const response = await send('漢'.repeat(5000))
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ success: 'false' })
  })

  it('refuses everything while the store has used up its quota, and says so to the readiness check', async () => {
    const env = { STORE_QUOTA_MB: '1' }
    expect((await (await store.relay(env)).ready()).ok).toBe(true)
    // Random, as PostgreSQL compresses what repeats itself.
    const message = randomBytes(900_000).toString('base64')
    const letter = { sender: '', recipient: company.enquiryMailbox, message }
    await storeEnquiry(await store.open(), newEnquiry({ letter }), [])
    const full = await store.relay(env)
    expect((await full.ready()).ok).toBe(false)
    expect((await full.fetch(formRequest(), client)).status).toBe(503)
  })

  it('is not ready while it refuses, and ready again once an enquiry was stored', async () => {
    const relay = await store.relay()
    const { db } = await store.open()
    await db.schema.alterTable('enquiry').renameTo('elsewhere').execute()
    expect((await relay.fetch(formRequest(), client)).status).toBe(503)
    await db.schema.alterTable('elsewhere').renameTo('enquiry').execute()
    expect((await relay.ready()).ok).toBe(false)
    expect((await relay.fetch(formRequest(), client)).status).toBe(200)
    expect((await relay.ready()).ok).toBe(true)
  })

  it('lets posts in flight finish before it closes the store', async () => {
    const relay = await store.relay()
    const post = (message: string) => relay.fetch(formRequest({ ...sentForm, message }), client)
    // A busy machine may take longer to open ten connections than an answer may: they are open before the posts that count, one post for each.
    await Promise.all(Array.from({ length: 10 }, (_, i) => post(`Before ${i}`)))
    const answers = Array.from({ length: 10 }, (_, i) => post(`No. ${i}`))
    await new Promise((resolve) => setImmediate(resolve))
    await relay.stop()
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('answers 503 and nothing is taken when the store is gone', async () => {
    const broken = await store.relay()
    await broken.stop()
    const response = await broken.fetch(formRequest(), client)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ success: 'false' })
  })
})
