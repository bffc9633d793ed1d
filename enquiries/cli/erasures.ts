/** The record of enquiries that were erased before anybody was mailed of them: that it was done, and nothing of the person. */
import { appendFileSync, mkdirSync } from 'node:fs'
import type { Database } from '../database.ts'

export type Erasure = { enquiry: string; state: 'waiting' | 'attention'; received: string }

/** Those of the enquiries whose letter to the company was not delivered. */
export async function findUnsent({ db }: Pick<Database, 'db'>, ids: string[]): Promise<Erasure[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
    .select(['enquiry.id', 'outbox.status', 'received_at'])
    .where('purpose', '=', 'enquiry')
    .where('outbox.status', '!=', 'delivered')
    .where('enquiry.id', 'in', ids)
    .orderBy('enquiry.id')
    .execute()
  return rows.map(({ id, status, received_at }) => ({
    enquiry: id,
    state: status as Erasure['state'],
    received: new Date(received_at).toISOString(),
  }))
}

/** Adds a JSON line for each to DATA_DIR/erasures.log, readable by its owner alone. */
export function recordErasures(dataDir: string, erasures: Erasure[], now: number): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const at = new Date(now).toISOString()
  for (const erasure of erasures)
    appendFileSync(`${dataDir}/erasures.log`, `${JSON.stringify({ at, ...erasure })}\n`, { mode: 0o600 })
}
