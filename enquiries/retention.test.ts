import { describe, expect, it } from 'vitest'
import { claimNext, completeDelivery } from './outbox.ts'
import { countExpired, removeExpired } from './retention.ts'
import { storeKinds, useStore } from './testing-stores.ts'
import { formRequest, sentForm } from './testing.ts'

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
    expect(await removeExpired(database, 180, now + 179 * day)).toBe(0)
    expect(await countExpired(database, 180, now + 181 * day)).toBe(1)
    expect(await removeExpired(database, 180, now + 181 * day)).toBe(1)
    expect(await database.db.selectFrom('enquiry').selectAll().execute()).toEqual([])
    expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  it('is kept for ever while its letter is not delivered', async () => {
    expect(await removeExpired(await storedEnquiry(), 180, now + 4000 * day)).toBe(0)
  })

  it('is removed from quarantine too', async () => {
    expect(await removeExpired(await storedEnquiry({ form: { _honey: 'spam' } }), 180, now + 181 * day)).toBe(1)
  })
})
