import { describe, expect, it } from 'vitest'
import { inTransaction } from './database.ts'
import { admit, intakeRates, networkOf, removeOldRateEvents } from './limits.ts'
import { storeKinds, useStore } from './testing/stores.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:0DB8:0001:0002:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
])('counts %s as the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

describe.each(storeKinds)('on %s, a rate', (kind) => {
  const store = useStore(kind)
  const rates = [
    { scope: 'address', bucket: 'one', most: 2, window: 1000 },
    { scope: 'all', bucket: '', most: 3, window: 1000 },
  ]
  const other = [{ ...rates[0]!, bucket: 'two' }, rates[1]!]
  const judge = async (given: typeof rates, now: number) =>
    inTransaction(await store.open(), (db) => admit(db, given, now))

  it('is shared by every process on the store, counts per bucket and in all, and frees itself', async () => {
    const results = [
      await judge(rates, 0),
      await judge(rates, 10),
      await judge(rates, 20),
      await judge(other, 30),
      await judge(other, 40),
      await judge(rates, 1000),
      await judge(rates, 1005),
    ]
    expect(results).toEqual([true, true, false, true, false, true, false])
  })

  it('is not kept full by a clock that ran ahead', async () => {
    await judge(rates, 1e12)
    await judge(rates, 1e12)
    expect(await judge(rates, 0)).toBe(true)
  })

  it('leaves nothing behind once its window has passed', async () => {
    const database = await store.open()
    const now = Date.UTC(2026, 0, 1)
    await inTransaction(database, (db) => admit(db, intakeRates('203.0.113.7'), now))
    const left = async (later: number) => {
      await removeOldRateEvents(database.db, now + later)
      return (await database.db.selectFrom('rate_event').select('scope').execute()).map(({ scope }) => scope)
    }
    expect(await left(59_000)).toHaveLength(2)
    expect(await left(61_000)).toEqual(['address'])
    expect(await left(601_000)).toEqual([])
  })
})
