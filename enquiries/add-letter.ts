/** Puts letters and events into the outbox. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { EnquiryRow, OutboxRow, Tables } from './tables.ts'
import type { Letter } from './write-letter.ts'
import { type EventType, writePayload } from './webhook-payload.ts'

/** Puts a letter into the outbox, due at once unless it waits for a bundle or for so many milliseconds. Call it inside a transaction. @returns its id */
export async function addLetter(
  db: Kysely<Tables>,
  enquiryId: string | null,
  letter: Letter,
  purpose: OutboxRow['purpose'],
  now: number,
  bundle: OutboxRow['bundle'] = null,
  wait = 0,
): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('outbox')
    .values({
      id,
      enquiry_id: enquiryId,
      ...letter,
      purpose,
      bundle,
      status: 'waiting',
      attempts: 0,
      due_at: now + wait,
      wait,
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
  return id
}

/** Puts an event for the webhook into the outbox, due at once. Call it inside the transaction that made it happen. */
export async function addEvent(
  db: Kysely<Tables>,
  row: EnquiryRow,
  type: EventType,
  now: number,
  done: { name?: string; note?: string } = {},
): Promise<void> {
  const event = { sender: '', recipient: 'webhook', message: writePayload(type, row, now, done) }
  await addLetter(db, row.id, event, 'webhook', now)
}
