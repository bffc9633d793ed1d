/** Writes what was accepted, with its letters, in one transaction; accepted means: committed and synced. */
import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database, OutboxRow, Tables } from './database.ts'
import type { EnquiryFields, EnquiryKind } from './intake.ts'
import type { Letter } from './letter.ts'
import { acknowledgementRates, admit, type Rate } from './limits.ts'
import { takeTurn } from './sqlite.ts'

export type NewEnquiry = {
  id: string
  key: string
  hash: string
  kind: EnquiryKind
  locale: string
  fields: EnquiryFields
  quarantine?: string
  receivedAt: number
  /** Milliseconds after which the key may name another enquiry; without it, it never may. */
  keyHolds?: number
  /** None while an enquiry is in quarantine: it is never mailed. */
  letter?: Letter
  /** To the guest, if the operator wants one sent. */
  acknowledgement?: Letter
}
export type Stored = 'stored' | 'replayed' | 'conflict' | 'limited'

/** Number of the advisory lock under which PostgreSQL counts one enquiry at a time. */
const intakeLock = 7_306_022

/**
 * Stores an enquiry and its outbox row, or tells that its key is known: with the same content (`replayed`)
 * or with other content (`conflict`). Only a new enquiry counts against the rates.
 * @param until moment by performance.now() after which nothing is stored any more
 * @throws on any failure of the store; then nothing was stored, or, if the connection broke while a commit was
 * answered, all of it: a repeat with the same key tells.
 */
export function storeEnquiry(
  database: Database,
  enquiry: NewEnquiry,
  rates: Rate[],
  until?: number,
): Promise<Stored> {
  const { id, key, keyHolds, hash, kind, locale, fields, quarantine, receivedAt, letter, acknowledgement } =
    enquiry
  return inTransaction<Stored>(
    database,
    async (db) => {
      if (keyHolds !== undefined) await freeKey(db, key, receivedAt, keyHolds)
      // An equal key that another process is just storing makes this wait for it.
      const added = await db
        .insertInto('enquiry')
        .values({
          id,
          client_key: key,
          body_hash: hash,
          kind,
          locale,
          fields: JSON.stringify(fields),
          status: quarantine ? 'quarantined' : 'accepted',
          reason: quarantine ?? null,
          received_at: receivedAt,
        })
        .onConflict((known) => known.column('client_key').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!added) {
        const known = await db
          .selectFrom('enquiry')
          .select('body_hash')
          .where('client_key', '=', key)
          .executeTakeFirstOrThrow()
        return known.body_hash === hash ? 'replayed' : 'conflict'
      }
      if (letter) await addLetter(db, id, letter, 'enquiry', receivedAt)
      // Counting comes last: on PostgreSQL it is the part that only one process at a time can do.
      await countAlone(database, db)
      if (!(await admit(db, rates, receivedAt))) throw new Limited()
      if (acknowledgement && (await admit(db, acknowledgementRates(acknowledgement.recipient), receivedAt)))
        await addLetter(db, id, acknowledgement, 'acknowledgement', receivedAt)
      return 'stored'
    },
    until,
  ).catch((error: unknown) => {
    if (error instanceof Limited) return 'limited'
    throw error
  })
}

/** Until the transaction `db` ends, nobody else counts against rates. SQLite has one writer at a time anyway. */
export async function countAlone({ kind }: Database, db: Kysely<Tables>): Promise<void> {
  if (kind === 'postgres') await sql`SELECT pg_advisory_xact_lock(${intakeLock})`.execute(db)
}

/** Takes a key from an enquiry that has had it for long enough, or whose time was written by a wrong clock. */
async function freeKey(db: Kysely<Tables>, key: string, now: number, holds: number): Promise<void> {
  await db
    .updateTable('enquiry')
    .set(({ ref }) => ({ client_key: sql<string>`${ref('client_key')} || '-' || ${ref('id')}` }))
    .where('client_key', '=', key)
    .where(({ eb, or }) => or([eb('received_at', '<=', now - holds), eb('received_at', '>', now + holds)]))
    .execute()
}

/** Undoes what a transaction has written so far for an enquiry beyond the rates. */
class Limited extends Error {}

/** Puts a letter into the outbox, due at once. Call it inside a transaction. */
export async function addLetter(
  db: Kysely<Tables>,
  enquiryId: string,
  letter: Letter,
  purpose: OutboxRow['purpose'],
  now: number,
): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      enquiry_id: enquiryId,
      ...letter,
      purpose,
      status: 'waiting',
      attempts: 0,
      due_at: now,
      wait: 0,
      created_at: now,
      lease_owner: null,
      lease_until: null,
      failure: null,
      detail: null,
      delivered_at: null,
      alerted_at: null,
      alert_lease: null,
    })
    .execute()
}

/** Milliseconds that a writer waits for other writers. */
const turn = 3000

/**
 * Does all of the work or none of it.
 * @param until moment by performance.now() after which nothing is committed any more
 */
export function inTransaction<T>(
  { db, kind }: Database,
  work: (db: Kysely<Tables>) => Promise<T>,
  until = Infinity,
): Promise<T> {
  const start = performance.now()
  const workInTime = async (transaction: Kysely<Tables>) => {
    const result = await work(transaction)
    if (performance.now() > until)
      throw Object.assign(new Error('The store is too slow'), { code: 'ETIMEDOUT' })
    return result
  }
  if (kind === 'postgres') return db.transaction().execute(workInTime)
  return db.connection().execute(async (connection) => {
    await takeTurn(connection, Math.min(until, start + turn))
    try {
      const result = await workInTime(connection)
      await sql.raw('COMMIT').execute(connection)
      return result
    } catch (error) {
      await sql
        .raw('ROLLBACK')
        .execute(connection)
        .catch(() => undefined)
      throw error
    }
  })
}

/** Of notes to guests nothing is counted: one that bounces concerns nobody here, and no command puts it back. */
export type QueueState = {
  waiting: number
  oldest: number | undefined
  attention: number
  quarantined: number
}

/** Counts the letters to the company and the quarantine inside a transaction that writes, so that it also tells whether the store takes anything. @throws when it does not. */
export async function probe(database: Database): Promise<QueueState> {
  return inTransaction(database, async (db) => {
    await db.insertInto('arrival').values({ scope: 'probe', bucket: '', at: 0 }).execute()
    await db.deleteFrom('arrival').where('scope', '=', 'probe').execute()
    const letters = await db
      .selectFrom('outbox')
      .where('purpose', '=', 'enquiry')
      .where('status', '!=', 'delivered')
      .select(({ fn }) => ['status', fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
      .groupBy('status')
      .execute()
    const of = (status: string) => letters.find((row) => row.status === status)
    const { count } = await db
      .selectFrom('enquiry')
      .where('status', '=', 'quarantined')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const oldest = of('waiting')?.oldest
    return {
      waiting: Number(of('waiting')?.count ?? 0),
      oldest: oldest == null ? undefined : Number(oldest),
      attention: Number(of('attention')?.count ?? 0),
      quarantined: Number(count),
    }
  })
}
