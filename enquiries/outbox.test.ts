import { describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { storeEnquiry } from './store.ts'
import { claimNext, completeDelivery, failDelivery, releaseClaim, leaseMs } from './outbox.ts'
import { newEnquiry } from './testing/enquiries.ts'
import { storeKinds, useStore } from './testing/stores.ts'

const second = 1000
const hour = 3600 * second
const year = 365 * 24 * hour
const t = Date.UTC(2026, 5, 1)
/** Longest that a letter may lie still for another reason than its schedule. */
const promised = 150 * second

describe.each(storeKinds)('on %s, a letter', (kind) => {
  const store = useStore(kind)
  async function withLetter(receivedAt = t) {
    const database = await store.open()
    await storeEnquiry(database, newEnquiry({ receivedAt }), [])
    return database
  }
  const letterOf = ({ db }: Database) => db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()

  it('is held by one worker for 120 s, then free for another', async () => {
    const database = await withLetter()
    const claim = await claimNext(database, 'one', t)
    expect(claim).toMatchObject({ owner: 'one', attempts: 1 })
    expect(await claimNext(database, 'two', t + leaseMs - 1)).toBeUndefined()
    expect(await claimNext(database, 'two', t + leaseMs)).toMatchObject({ owner: 'two', attempts: 2 })
  })

  it.each([-20 * second, 20 * second])(
    'held or put back by one worker is left alone by another whose clock is %i ms off',
    async (off) => {
      const database = await withLetter()
      const claim = (await claimNext(database, 'one', t))!
      expect(await claimNext(database, 'other', t + off)).toBeUndefined()
      await failDelivery(database, { ...claim, attempts: 1 }, 'busy', '451', t)
      expect(await claimNext(database, 'other', t + Math.min(off, 9 * second))).toBeUndefined()
    },
  )

  it('is completed, put back or handed back only by whoever holds it', async () => {
    const database = await withLetter()
    const late = (await claimNext(database, 'one', t))!
    const holder = (await claimNext(database, 'two', t + leaseMs))!
    const before = await letterOf(database)
    await completeDelivery(database, late, t)
    await failDelivery(database, late, 'timeout', '', t)
    await releaseClaim(database, late)
    expect(await letterOf(database)).toEqual(before)
    await completeDelivery(database, holder, t + leaseMs)
    expect(await letterOf(database)).toMatchObject({ status: 'delivered', lease_owner: null })
    await failDelivery(database, holder, 'timeout', '', t)
    expect(await letterOf(database)).toMatchObject({ status: 'delivered' })
  })

  it('claimed a second time by the same worker is fenced by its attempt', async () => {
    const database = await withLetter()
    const late = (await claimNext(database, 'one', t))!
    await claimNext(database, 'one', t + leaseMs)
    await completeDelivery(database, late, t)
    expect(await letterOf(database)).toMatchObject({ status: 'waiting' })
  })

  it('handed back is due at once and has lost no attempt', async () => {
    const database = await withLetter()
    await releaseClaim(database, (await claimNext(database, 'one', t))!)
    expect(await claimNext(database, 'two', t)).toMatchObject({ attempts: 1 })
  })

  it('needs attention after three refusals of its recipient', async () => {
    const database = await withLetter()
    const states = []
    for (let i = 0; i < 3; i++)
      states.push(
        await failDelivery(
          database,
          (await claimNext(database, 'one', t + i * hour))!,
          'recipient',
          '550',
          t + i * hour,
        ),
      )
    expect(states).toEqual(['waiting', 'waiting', 'attention'])
    expect(await claimNext(database, 'one', t + year)).toBeUndefined()
  })

  it.each([
    ['an hour', hour],
    ['a day', 24 * hour],
    ['a year', year],
  ])('lies still no longer than 150 s when the clock is set back by %s', async (_, back) => {
    const database = await withLetter()
    const claim = await claimNext(database, 'killed', t)
    expect(claim).toBeDefined()
    expect(await claimNext(database, 'other', t - back + promised)).toBeDefined()
  })

  it.each([
    ['an hour', hour],
    ['a day', 24 * hour],
    ['a year', year],
  ])('stored before the clock was set back by %s is due within 150 s', async (_, back) => {
    expect(await claimNext(await withLetter(), 'one', t - back + promised)).toBeDefined()
  })

  it.each([
    ['an hour', hour],
    ['a day', 24 * hour],
    ['a year', year],
  ])('waits no longer than its schedule and 150 s when the clock is set back by %s', async (_, back) => {
    const database = await withLetter()
    await failDelivery(database, (await claimNext(database, 'one', t))!, 'busy', '451', t)
    expect(await claimNext(database, 'one', t + 9 * second)).toBeUndefined()
    expect(await claimNext(database, 'one', t - back + 10 * second + promised)).toBeDefined()
  })

  it.each(['login', 'sender', 'tls'] as const)(
    'waits a minute, with all others and for every worker, after a failure of the %s',
    async (failure) => {
      const database = await withLetter()
      await storeEnquiry(database, newEnquiry({ receivedAt: t }), [])
      await failDelivery(database, (await claimNext(database, 'one', t))!, failure, '535', t)
      const other = await store.open()
      expect(await claimNext(other, 'other', t + 59 * second)).toBeUndefined()
      expect(await claimNext(other, 'other', t + 60 * second)).toBeDefined()
    },
  )

  it('does not wait for others after a failure of its own', async () => {
    const database = await withLetter()
    await storeEnquiry(database, newEnquiry({ receivedAt: t }), [])
    await failDelivery(database, (await claimNext(database, 'one', t))!, 'recipient', '550', t)
    expect(await claimNext(database, 'one', t)).toBeDefined()
  })

  it.each([
    ['an hour', hour],
    ['a year', year],
  ])('waits for a pause no longer than 150 s when the clock is set back by %s', async (_, back) => {
    const database = await withLetter()
    await failDelivery(database, (await claimNext(database, 'one', t))!, 'login', '535', t)
    expect(await claimNext(database, 'one', t - back + promised)).toBeDefined()
  })
})
