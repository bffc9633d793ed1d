import { describe, expect, it } from 'vitest'
import { inTransaction } from './database.ts'
import { probe } from './queue-state.ts'
import { storeEnquiry } from './store.ts'
import { addLetter } from './add-letter.ts'
import { newEnquiry } from './testing/enquiries.ts'
import { storeKinds, useStore } from './testing/stores.ts'

const unlimited = [{ scope: 'all', bucket: '', most: 1000, window: 60_000 }]

describe.each(storeKinds)('on %s, the store', (kind) => {
  const store = useStore(kind)

  it('keeps one row and one letter when the same key comes fifty times at once, from two processes', async () => {
    const [one, two] = [await store.open(), await store.open()]
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        storeEnquiry(i % 2 ? one : two, newEnquiry({ key: 'same-key' }), unlimited),
      ),
    )
    expect(answers.filter(({ status }) => status === 'stored')).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 'replayed')).toHaveLength(49)
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await one.db.selectFrom('enquiry').select('client_key').execute()).toHaveLength(1)
    expect(await one.db.selectFrom('outbox').select('id').execute()).toHaveLength(1)
  })

  it('tells a known key with other content from a repeat', async () => {
    const database = await store.open()
    await storeEnquiry(database, newEnquiry({ key: 'a-key-of-one' }), unlimited)
    const other = newEnquiry({ key: 'a-key-of-one', hash: 'other' })
    expect(await storeEnquiry(database, other, unlimited)).toMatchObject({ status: 'conflict' })
  })

  it('stores nothing when a part of it fails', async () => {
    const database = await store.open()
    await expect(
      storeEnquiry(
        database,
        newEnquiry({ key: 'half-done', letter: { sender: 'a', recipient: 'b', message: null as never } }),
        unlimited,
      ),
    ).rejects.toThrow()
    expect(await database.db.selectFrom('enquiry').select('id').execute()).toEqual([])
    expect(await database.db.selectFrom('rate_event').select('scope').execute()).toEqual([])
    const whole = newEnquiry({ key: 'half-done' })
    expect(await storeEnquiry(database, whole, unlimited)).toEqual({ status: 'stored', id: whole.id })
  })

  it('counts what waits, what needs a person and what lies in quarantine', async () => {
    const database = await store.open()
    await storeEnquiry(database, newEnquiry({ receivedAt: 5 }), unlimited)
    await storeEnquiry(database, newEnquiry({ quarantine: 'honeypot', letter: undefined }), unlimited)
    expect(await probe(database)).toEqual({ waiting: 1, oldest: 5, attention: 0, quarantined: 1 })
  })

  it('does not count a note to a guest, though it bounced or waits', async () => {
    const database = await store.open()
    const note = {
      sender: 'web@alisios.example',
      recipient: 'ana@gmial.example',
      message: 'Subject: note\r\n',
    }
    await inTransaction(database, async (db) => {
      await db
        .insertInto('enquiry')
        .values({
          id: 'one',
          client_key: 'k',
          body_hash: '',
          kind: 'contact',
          locale: 'es',
          fields: '{}',
          status: 'accepted',
          received_at: 5,
        })
        .execute()
      for (const at of [1, 2]) await addLetter(db, 'one', note, 'acknowledgement', at)
      await db.updateTable('outbox').set({ status: 'attention' }).where('created_at', '=', 1).execute()
    })
    expect(await probe(database)).toEqual({ waiting: 0, oldest: undefined, attention: 0, quarantined: 0 })
  })

  it('keeps every kind of text and large numbers as they are', async () => {
    const database = await store.open()
    const message = 'From: a\r\n\r\nÄrger 🌊 "quoted" \\ back\r\n.\r\n'
    await storeEnquiry(
      database,
      newEnquiry({
        receivedAt: 1_999_999_999_999,
        letter: { sender: 'a@b.example', recipient: 'c@d.example', message },
      }),
      unlimited,
    )
    expect(
      await database.db.selectFrom('outbox').select(['message', 'created_at']).executeTakeFirst(),
    ).toEqual({ message, created_at: 1_999_999_999_999 })
  })
})

describe.each(storeKinds)('an empty store on %s', (kind) => {
  const store = useStore(kind, { migrated: false })

  it('may be opened by many processes that start at once', async () => {
    const databases = await Promise.all(Array.from({ length: 6 }, () => store.open()))
    expect(await databases[5]!.db.selectFrom('migration').select('name').execute()).toHaveLength(
      await migrations(),
    )
  })
})

async function migrations() {
  const { readdirSync } = await import('node:fs')
  return readdirSync(new URL('migrations/', import.meta.url)).length
}
