/** The record of what was told or erased on demand: that it was done and to which enquiries, and nothing of the person. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
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

/** Notes each of them, which purge erased before anybody was mailed of it. */
export function recordErasures(dataDir: string, erasures: Erasure[], now: number): void {
  for (const erasure of erasures) record(dataDir, erasure, now)
}

/** Notes that a person was told what is kept of them, or that it was erased. @param enquiries ids, by which a restored backup is cleaned */
export function recordAction(
  dataDir: string,
  action: 'told' | 'erased',
  enquiries: string[],
  now: number,
): void {
  record(dataDir, { action, enquiries }, now)
}

const logOf = (dataDir: string) => `${dataDir}/erasures.log`

/** Adds a JSON line, readable by its owner alone. */
function record(dataDir: string, what: object, now: number): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const line = JSON.stringify({ at: new Date(now).toISOString(), ...what })
  appendFileSync(logOf(dataDir), `${line}\n`, { mode: 0o600 })
}

/** Every enquiry that was ever erased, by id. */
export function erasedIds(dataDir: string): string[] {
  if (!existsSync(logOf(dataDir))) return []
  const lines = readFileSync(logOf(dataDir), 'utf8').split('\n').filter(Boolean)
  return lines.flatMap((line) => {
    const {
      action,
      enquiries = [],
      enquiry,
    } = JSON.parse(line) as {
      action?: string
      enquiries?: string[]
      enquiry?: string
    }
    if (enquiry) return [enquiry]
    return action === 'erased' ? enquiries : []
  })
}
