/** Writes what was accepted, with its letter, in one transaction; accepted means: committed and synced. */
import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database, Tables } from './database.ts'
import type { EnquiryFields, EnquiryKind } from './intake.ts'
import type { Letter } from './letter.ts'

export type NewEnquiry = {
  id: string; key: string; hash: string; kind: EnquiryKind; locale: string; fields: EnquiryFields
  quarantine?: string; receivedAt: number
  /** None while an enquiry is in quarantine: it is never mailed. */
  letter?: Letter
}
export type Stored = 'stored' | 'replayed' | 'conflict'

/**
 * Stores an enquiry and its outbox row, or tells that its key is known: with the same content (`replayed`)
 * or with other content (`conflict`). @throws on any failure of the store; then nothing was stored.
 */
export function storeEnquiry(database: Database, enquiry: NewEnquiry): Promise<Stored> {
  return inTransaction(database, async (db) => {
    const inserted = await db
      .insertInto('enquiry')
      .values({
        id: enquiry.id, client_key: enquiry.key, body_hash: enquiry.hash, kind: enquiry.kind, locale: enquiry.locale, fields: JSON.stringify(enquiry.fields),
        status: enquiry.quarantine ? 'quarantined' : 'accepted', reason: enquiry.quarantine ?? null, received_at: enquiry.receivedAt,
      })
      .onConflict((conflict) => conflict.column('client_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) {
      const known = await db.selectFrom('enquiry').select('body_hash').where('client_key', '=', enquiry.key).executeTakeFirstOrThrow()
      return known.body_hash === enquiry.hash ? 'replayed' : 'conflict'
    }
    if (enquiry.letter) await addLetter(db, enquiry.id, enquiry.letter, enquiry.receivedAt)
    return 'stored'
  })
}

async function addLetter(db: Kysely<Tables>, enquiryId: string, letter: Letter, now: number) {
  await db
    .insertInto('outbox')
    .values({
      id: randomUUID(), enquiry_id: enquiryId, ...letter, status: 'waiting', attempts: 0, due_at: now, created_at: now,
      lease_owner: null, lease_until: null, failure: null, detail: null, delivered_at: null,
    })
    .execute()
}

/** Writers queue at the start of a transaction, not in the middle of it (SQLite: BEGIN IMMEDIATE). */
export function inTransaction<T>({ db, kind }: Database, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  if (kind === 'postgres') return db.transaction().execute(work)
  return db.connection().execute(async (connection) => {
    await sql.raw('BEGIN IMMEDIATE').execute(connection)
    try {
      const result = await work(connection)
      await sql.raw('COMMIT').execute(connection)
      return result
    } catch (error) {
      await sql.raw('ROLLBACK').execute(connection).catch(() => undefined)
      throw error
    }
  })
}

/** @throws when nothing can be written. */
export async function probe(database: Database): Promise<{ waiting: number; oldest: number | undefined }> {
  const row = await inTransaction(database, (db) =>
    db.selectFrom('outbox').where('status', '=', 'waiting').select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created_at').as('oldest')]).executeTakeFirstOrThrow(),
  )
  return { waiting: Number(row.waiting), oldest: row.oldest === null ? undefined : Number(row.oldest) }
}
