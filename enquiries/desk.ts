/** Who answers an enquiry: taken, given back, answered, noted. Two people never take the same guest without knowing of each other. */
import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { type Database, inTransaction } from './database.ts'
import type { DeskAction } from './desk-state.ts'
import type { EnquiryFields } from './fields.ts'
import { plainLine, plainLines } from './plain-text.ts'
import { referenceOf } from './reference.ts'
import { addEvent } from './add-letter.ts'
import type { EnquiryRow, Tables } from './tables.ts'

/** Characters of a name and of a note. */
export const deskLimits = { name: 60, note: 2000 }

/** Somebody else who is on the same guest, by this enquiry or another one of theirs. */
export type Holder = { name: string; at: number; reference: string }
export type DeskChange = {
  action: Exclude<DeskAction, 'released'>
  name: string
  note?: string
  /** Go ahead though somebody else is on the same guest. */
  despite?: boolean
}
export type DeskResult = { done: true } | { done: false; holder: Holder }

/** Number of the advisory lock under which PostgreSQL lets one person at a time take a guest; SQLite has one writer anyway. */
const deskLock = 7_306_023

/**
 * Does it, or says who else is on the guest. A note is added in any case.
 * @param webhook whether an event tells of it
 */
export function changeDesk(
  database: Database,
  id: string,
  { action, despite = false, ...given }: DeskChange,
  now: number,
  webhook: boolean,
): Promise<DeskResult> {
  const name = plainLine(given.name).slice(0, deskLimits.name)
  const note = given.note === undefined ? undefined : plainLines(given.note).slice(0, deskLimits.note)
  return inTransaction<DeskResult>(database, async (db) => {
    if (database.kind === 'postgres') await sql`SELECT pg_advisory_xact_lock(${deskLock})`.execute(db)
    const row = await db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    if (action !== 'noted' && !despite) {
      const holder = holderOf([row, ...(await ofSameGuest(db, row))], name)
      if (holder) return { done: false, holder }
    }
    const changes: Record<DeskChange['action'], Partial<EnquiryRow>> = {
      taken: { taken_by: name, taken_at: now },
      returned: { taken_by: null, taken_at: null },
      answered: { answered_by: name, answered_at: now, taken_by: null, taken_at: null },
      noted: {},
    }
    const changed = { ...row, ...changes[action] }
    if (action !== 'noted')
      await db.updateTable('enquiry').set(changes[action]).where('id', '=', id).execute()
    await addEntry(db, id, { action, name, note }, now)
    if (webhook)
      await addEvent(db, changed, `enquiry.${action}`, now, { name, ...(note === undefined ? {} : { note }) })
    return { done: true }
  })
}

/** Writes down what was done. Call it inside the transaction that does it. */
export async function addEntry(
  db: Kysely<Tables>,
  id: string,
  { action, name, note }: { action: DeskAction; name: string; note?: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('desk_entry')
    .values({ id: randomUUID(), enquiry_id: id, at: now, action, name, note: note ?? null })
    .execute()
}

function holderOf(rows: EnquiryRow[], name: string): Holder | undefined {
  const held = rows.find(({ taken_by }) => taken_by !== null && !isSameName(taken_by, name))
  return held && { name: held.taken_by!, at: held.taken_at!, reference: referenceOf(held.id) }
}

const isSameName = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0

/** Other enquiries with the same mail address, newest first. */
export async function ofSameGuest(db: Kysely<Tables>, { id, fields }: EnquiryRow): Promise<EnquiryRow[]> {
  const email = emailOf(fields)
  const rows = await enquiriesOf(db, email)
  return rows.filter((row) => row.id !== id)
}

const emailOf = (fields: string) => (JSON.parse(fields) as Partial<EnquiryFields>).email?.toLowerCase() ?? ''

/** Every enquiry with a mail address, whatever its case, newest first. */
export async function enquiriesOf(db: Kysely<Tables>, email: string): Promise<EnquiryRow[]> {
  if (email === '') return []
  // An address holds nothing that JSON would escape; what LIKE takes for a wildcard is sorted out below.
  const rows = await db
    .selectFrom('enquiry')
    .selectAll()
    .where(sql<boolean>`lower(fields) LIKE ${`%"email":${JSON.stringify(email.toLowerCase())}%`}`)
    .orderBy('received_at', 'desc')
    .execute()
  return rows.filter(({ fields }) => emailOf(fields) === email.toLowerCase())
}
