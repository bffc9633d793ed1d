import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { claimNext, completeDelivery } from './outbox.ts'
import { countExpired, removeExpired } from './retention.ts'
import { storeEnquiry } from './store.ts'
import { storeKinds, useStore } from './testing/stores.ts'
import { formRequest, newEnquiry, sentForm } from './testing/enquiries.ts'
import { until } from './testing/until.ts'

const day = 24 * 60 * 60_000
const now = Date.UTC(2026, 0, 10)

describe.each(storeKinds)('on %s, an enquiry past its retention', (kind) => {
  const store = useStore(kind)

  async function storedEnquiry({ delivered = false, form = {} } = {}) {
    const relay = await store.relay({}, () => now)
    await relay.fetch(formRequest({ ...sentForm, ...form }), { remoteAddress: '203.0.113.7' })
    const database = await store.open()
    if (delivered) await completeDelivery(database, (await claimNext(database, 'worker', now))!, now)
    return database
  }

  /** Another enquiry, by which the clock of a moment can be believed. */
  async function newer(database: Database, receivedAt: number) {
    await storeEnquiry(database, newEnquiry({ receivedAt }), [])
  }

  it('is removed 180 days after its letter was delivered, and not before', async () => {
    const database = await storedEnquiry({ delivered: true })
    await newer(database, now + 170 * day)
    expect(await removeExpired(database, store.folder, 180, now + 179 * day)).toBe(0)
    expect(await countExpired(database, 180, now + 181 * day)).toBe(1)
    expect(await removeExpired(database, store.folder, 180, now + 181 * day)).toBe(1)
    expect(await database.db.selectFrom('enquiry').select('received_at').execute()).toEqual([
      { received_at: now + 170 * day },
    ])
    expect(await database.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1)
  })

  it('stays while the clock is more than thirty days ahead of everything stored', async () => {
    const database = await storedEnquiry({ delivered: true })
    await newer(database, now + 160 * day)
    const ahead = removeExpired(database, store.folder, 180, now + 191 * day)
    await expect(ahead).rejects.toThrow('The clock is 31 days ahead of the newest enquiry')
    expect(await database.db.selectFrom('enquiry').select('id').execute()).toHaveLength(2)
    expect(await removeExpired(database, store.folder, 180, now + 190 * day)).toBe(1)
  })

  it('stays then, and the operator’s webhook receives one alert a day', async () => {
    await storedEnquiry({ delivered: true })
    const alerts: { event?: string; text?: string }[] = []
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (part) => (body += part))
      request.on('end', () => (alerts.push(JSON.parse(body)), response.end()))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const env = { ALERT_WEBHOOK_URL: `http://127.0.0.1:${port}/` }
    for (const _ of [1, 2]) {
      const relay = await store.relay(env, () => now + 200 * day)
      relay.start()
      await until(() => alerts.length === 1, 10_000)
      await relay.stop()
    }
    expect(alerts).toEqual([
      { event: 'clock-ahead', text: expect.stringContaining('200 days ahead of the newest enquiry') },
    ])
    const { db } = await store.open()
    expect(await db.selectFrom('enquiry').select('id').execute()).toHaveLength(1)
    server.close()
  })

  it('goes with the letters that were kept as files, the note to the guest too, and with no other', async () => {
    const relay = await store.relay({ ACKNOWLEDGEMENT: 'on' })
    relay.start()
    await relay.accept(sentForm, { remoteAddress: '203.0.113.7' })
    const files = () => readdirSync(`${store.folder}/mail`).toSorted()
    mkdirSync(`${store.folder}/mail`, { recursive: true })
    await until(() => files().filter((name) => name.endsWith('.eml')).length === 2)
    await relay.stop()
    const database = await store.open()
    const { id } = await database.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
    for (const name of [`.${id}.part`, 'other.eml']) writeFileSync(`${store.folder}/mail/${name}`, 'Ana')
    expect(files()).toEqual([`.${id}.part`, `${id}-guest.eml`, `${id}.eml`, 'other.eml'].toSorted())
    await newer(database, Date.now() + 180 * day)
    expect(await removeExpired(database, store.folder, 180, Date.now() + 181 * day)).toBe(1)
    expect(files()).toEqual(['other.eml'])
  })

  it('stays while a file of its letter cannot be removed', async () => {
    const database = await storedEnquiry({ delivered: true })
    const { id } = await database.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
    mkdirSync(`${store.folder}/mail/${id}.eml`, { recursive: true })
    await newer(database, now + 180 * day)
    await expect(removeExpired(database, store.folder, 180, now + 181 * day)).rejects.toThrow(
      /EISDIR|directory/,
    )
    expect(await countExpired(database, 180, now + 181 * day)).toBe(1)
    expect(await database.db.selectFrom('outbox').select('id').execute()).toHaveLength(2)
  })

  it('is kept for ever while its letter is not delivered', async () => {
    const database = await storedEnquiry()
    await newer(database, now + 4000 * day)
    expect(await removeExpired(database, store.folder, 180, now + 4000 * day)).toBe(0)
  })

  it('is removed from quarantine too', async () => {
    const database = await storedEnquiry({ form: { _honey: 'spam' } })
    await newer(database, now + 180 * day)
    expect(await removeExpired(database, store.folder, 180, now + 181 * day)).toBe(1)
  })
})
