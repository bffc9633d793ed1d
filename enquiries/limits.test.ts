import { describe, expect, it } from 'vitest'
import { inTransaction } from './database.ts'
import { acknowledgementRates, intakeRates, type Rate } from './limits.ts'
import { admit, countEvent, isFull, removeOldRateEvents } from './counters.ts'
import { storeKinds, useStore } from './testing/stores.ts'

it('no digest of an address is the same under another day’s secret', () => {
  const buckets = (secret: string) =>
    [
      ...intakeRates('203.0.113.7', secret),
      ...acknowledgementRates('ana@example.org', '2001:db8::1', secret),
    ].flatMap(({ bucket }) => (bucket ? [bucket] : []))
  const [one, two] = [buckets('one'), buckets('two')]
  expect(one).toHaveLength(5)
  expect(new Set([...one, ...two]).size).toBe(10)
  expect(one.join()).not.toMatch(/203|2001|ana/)
})

it('a mailbox is the same mailbox with a tag and in capitals', () => {
  const [plain, tagged] = ['ana@example.org', 'Ana+trip@Example.org'].map(
    (mailbox) => acknowledgementRates(mailbox, '203.0.113.7', 's')[0]!.bucket,
  )
  expect(tagged).toBe(plain)
})

describe.each(storeKinds)('on %s, a rate', (kind) => {
  const store = useStore(kind)
  const rates: Rate[] = [
    { scope: 'network32', bucket: 'one', most: 2, window: 1000 },
    { scope: 'guests', bucket: '', most: 3, window: 1000 },
  ]
  const other = [{ ...rates[0]!, bucket: 'two' }, rates[1]!]
  const admitted = async (given: Rate[], now: number) =>
    inTransaction(await store.open(), (db) => admit(db, given, now))

  it('is shared by every process on the store, counts per bucket and in all, and frees itself', async () => {
    const results = [
      await admitted(rates, 0),
      await admitted(rates, 10),
      await admitted(rates, 20),
      await admitted(other, 30),
      await admitted(other, 40),
      await admitted(rates, 1000),
      await admitted(rates, 1005),
    ]
    expect(results).toEqual([true, true, false, true, false, true, false])
  })

  it('is not kept full by a clock that ran ahead', async () => {
    await admitted(rates, 1e12)
    await admitted(rates, 1e12)
    expect(await admitted(rates, 0)).toBe(true)
  })

  it.each([
    ['an office of fifteen behind one IPv4 address', 15, () => '203.0.113.7'],
    ['fifteen of one household’s /64', 15, (i: number) => `2001:db8:1:2::${i.toString(16)}`],
    ['thirty of one /56', 30, (i: number) => `2001:db8:1:${(0x200 + i).toString(16)}::1`],
    ['sixty of one /48', 60, (i: number) => `2001:db8:1:${(i * 256).toString(16)}::1`],
  ])('leaves %s without a mark, and marks the next', async (_, most, addressOf) => {
    const database = await store.open()
    const full = async (i: number) => isFull(database.db, intakeRates(addressOf(i), 'secret'), 5)
    for (let i = 0; i < most; i++) {
      expect(await full(i)).toBe(false)
      await countEvent(database.db, intakeRates(addressOf(i), 'secret'), 5)
    }
    expect(await full(most)).toBe(true)
    expect(await isFull(database.db, intakeRates('2001:db8:2::1', 'secret'), 5)).toBe(false)
  })

  it('leaves nothing behind once its window has passed', async () => {
    const database = await store.open()
    const now = Date.UTC(2026, 0, 1)
    await countEvent(database.db, intakeRates('203.0.113.7', 'secret'), now)
    await database.db.insertInto('rate_event').values({ scope: 'gone', bucket: '', at: now }).execute()
    const left = async (later: number) => {
      await removeOldRateEvents(database.db, now + later)
      return (await database.db.selectFrom('rate_event').select('scope').execute()).map(({ scope }) => scope)
    }
    expect(await left(599_000)).toEqual(['network32'])
    expect(await left(601_000)).toEqual([])
  })
})
