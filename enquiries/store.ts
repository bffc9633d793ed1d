/** Writes what was accepted, with its letters, in one transaction; accepted means: committed and synced. */
import { type Kysely, sql } from 'kysely'
import { type Database, inTransaction } from './database.ts'
import type { Rate } from './limits.ts'
import { admit, countEvent, lockCounters } from './counters.ts'
import type { Mark } from './marks.ts'
import type { Tables } from './tables.ts'
import type { EnquiryFields, EnquiryKind } from './fields.ts'
import type { Letter } from './write-letter.ts'
import { addEvent, addLetter } from './add-letter.ts'

export type NewEnquiry = {
  id: string
  key: string
  hash: string
  kind: EnquiryKind
  locale: string
  fields: EnquiryFields
  quarantine?: string
  timeZone?: string
  receivedAt: number
  /** Milliseconds after which the key may name another enquiry; without it, it never may. */
  keyHolds?: number
  /** None while an enquiry is in quarantine: it is never mailed. */
  letter?: Letter
  /** Milliseconds that it is not due yet, because something is still to be added to it. */
  letterWait?: number
  /** What speaks against it; its letters go one by one only within the rate. */
  marks?: readonly Mark[]
  doubtfulRate?: Rate
  /** Whether an event tells the operator's own program of it; not of one in quarantine. */
  webhook?: boolean
  /** To the guest, if the operator wants one sent and the rates allow it. */
  acknowledgement?: { letter: Letter; rates: Rate[] }
}
/** What became of it; the id of what was stored now or, if it is `replayed`, before. */
export type Stored = { status: 'stored' | 'replayed' | 'conflict'; id: string }

/**
 * Stores an enquiry and its outbox row, or tells that its key is known: with the same content (`replayed`)
 * or with other content (`conflict`). Only a new enquiry is counted.
 * @param rates counted, whether full or not
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
  const { id, key, keyHolds, hash, kind, locale, fields, quarantine, receivedAt, marks = [] } = enquiry
  const { timeZone = null } = enquiry
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
          marks: marks.length > 0 ? marks.join(', ') : null,
          received_at: receivedAt,
          time_zone: timeZone,
        })
        .onConflict((known) => known.column('client_key').doNothing())
        .returningAll()
        .executeTakeFirst()
      if (!added) {
        const known = await db
          .selectFrom('enquiry')
          .select(['id', 'body_hash'])
          .where('client_key', '=', key)
          .executeTakeFirstOrThrow()
        return { status: known.body_hash === hash ? 'replayed' : 'conflict', id: known.id }
      }
      await countEvent(db, rates, receivedAt)
      if (enquiry.webhook && !quarantine) await addEvent(db, added, 'enquiry.received', receivedAt)
      await addLetters(database, db, enquiry)
      return { status: 'stored', id }
    },
    until,
  )
}

/** Exact counting comes last: on PostgreSQL it is the part that only one process at a time can do. */
async function addLetters(database: Database, db: Kysely<Tables>, enquiry: NewEnquiry): Promise<void> {
  const { id, letter, letterWait, receivedAt, doubtfulRate, acknowledgement } = enquiry
  if (doubtfulRate || acknowledgement) await lockCounters(database, db)
  const alone = !doubtfulRate || (await admit(db, [doubtfulRate], receivedAt))
  if (letter) await addLetter(db, id, letter, 'enquiry', receivedAt, alone ? null : '', letterWait)
  if (acknowledgement && (await admit(db, acknowledgement.rates, receivedAt)))
    await addLetter(db, id, acknowledgement.letter, 'acknowledgement', receivedAt)
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
