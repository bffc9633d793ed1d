import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { claimNext, completeDelivery } from './outbox.ts'
import { countExpired, removeExpired } from './retention.ts'
import { storeKinds, useStore } from './testing/stores.ts'
import { formRequest, sentForm } from './testing/enquiries.ts'
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

  it('is removed 180 days after its letter was delivered, and not before', async () => {
    const database = await storedEnquiry({ delivered: true })
    expect(await removeExpired(database, store.folder, 180, now + 179 * day)).toBe(0)
    expect(await countExpired(database, 180, now + 181 * day)).toBe(1)
    expect(await removeExpired(database, store.folder, 180, now + 181 * day)).toBe(1)
    expect(await database.db.selectFrom('enquiry').selectAll().execute()).toEqual([])
    expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  it('goes with the letters that were kept as files, the note to the guest too, and with no other', async () => {
    const relay = await store.relay({ ACKNOWLEDGEMENT: 'on' })
    relay.start()
    await relay.fetch(formRequest(), { remoteAddress: '203.0.113.7' })
    const files = () => readdirSync(`${store.folder}/mail`).toSorted()
    mkdirSync(`${store.folder}/mail`, { recursive: true })
    await until(() => files().filter((name) => name.endsWith('.eml')).length === 2)
    await relay.stop()
    const database = await store.open()
    const { id } = await database.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
    for (const name of [`.${id}.part`, 'other.eml']) writeFileSync(`${store.folder}/mail/${name}`, 'Ana')
    expect(files()).toEqual([`.${id}.part`, `${id}-guest.eml`, `${id}.eml`, 'other.eml'].toSorted())
    expect(await removeExpired(database, store.folder, 180, Date.now() + 181 * day)).toBe(1)
    expect(files()).toEqual(['other.eml'])
  })

  it('stays while a file of its letter cannot be removed', async () => {
    const database = await storedEnquiry({ delivered: true })
    const { id } = await database.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
    mkdirSync(`${store.folder}/mail/${id}.eml`, { recursive: true })
    await expect(removeExpired(database, store.folder, 180, now + 181 * day)).rejects.toThrow()
    expect(await countExpired(database, 180, now + 181 * day)).toBe(1)
    expect(await database.db.selectFrom('outbox').select('id').execute()).toHaveLength(1)
  })

  it('is kept for ever while its letter is not delivered', async () => {
    expect(await removeExpired(await storedEnquiry(), store.folder, 180, now + 4000 * day)).toBe(0)
  })

  it('is removed from quarantine too', async () => {
    expect(
      await removeExpired(
        await storedEnquiry({ form: { _honey: 'spam' } }),
        store.folder,
        180,
        now + 181 * day,
      ),
    ).toBe(1)
  })
})
