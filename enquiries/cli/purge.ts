/** The command purge: removes delivered and quarantined enquiries for good. What is accepted and not delivered is never removed. */
import { type Kysely, sql } from 'kysely'
import { type Database, inTransaction } from '../database.ts'
import type { Tables } from '../tables.ts'
import { removeEnquiries } from '../retention.ts'
import { resolveId } from './enquiries.ts'
import { Refusal } from './refusal.ts'
import type { Call } from './run.ts'
import { progressBar } from './terminal.ts'

const day = 86_400_000

export type Doomed = {
  ids?: string[]
  /** Delivered, or taken into quarantine, before this moment. */
  before?: number
  quarantinedOnly?: boolean
}

/** Enquiries that may go: in quarantine, or with a letter to the company that was delivered and none that was not. */
function removable(
  db: Kysely<Tables>,
  { ids, before = Number.MAX_SAFE_INTEGER, quarantinedOnly = false }: Doomed,
) {
  let query = db
    .selectFrom('enquiry')
    .select('enquiry.id')
    .where(({ eb, or, and, not, exists, selectFrom }) => {
      const letters = selectFrom('outbox')
        .select('outbox.id')
        .whereRef('enquiry_id', '=', 'enquiry.id')
        .where('purpose', '=', 'enquiry')
      const quarantined = and([
        eb('enquiry.status', '=', 'quarantined'),
        eb('received_at', '<', before),
        not(exists(letters)),
      ])
      const delivered = and([
        exists(letters),
        not(
          exists(
            letters.where((letter) =>
              letter.or([letter('outbox.status', '!=', 'delivered'), letter('delivered_at', '>=', before)]),
            ),
          ),
        ),
      ])
      return quarantinedOnly ? quarantined : or([quarantined, delivered])
    })
  if (ids) query = query.where('enquiry.id', 'in', ids)
  return query
}

export async function findRemovable({ db }: Pick<Database, 'db'>, doomed: Doomed): Promise<string[]> {
  return (await removable(db, doomed).orderBy('enquiry.id').execute()).map(({ id }) => id)
}

/** Removes up to 200 of them, letters and all; asks again inside the transaction whether each may go. @returns how many went. */
export function removeSome(
  database: Database,
  dataDir: string,
  ids: string[],
  doomed: Doomed,
): Promise<number> {
  return inTransaction(database, async (db) => {
    const going = (await removable(db, { ...doomed, ids }).execute()).map(({ id }) => id)
    if (going.length === 0) return 0
    await removeEnquiries(db, dataDir, going)
    return going.length
  })
}

export async function purge({
  config,
  database,
  ids,
  olderThan,
  quarantinedOnly,
  yes,
  json,
  terminal,
  now,
}: Call): Promise<void> {
  if (ids.length === 0 && olderThan === undefined)
    throw new Refusal('Say what to remove: purge ID ..., or purge --older-than DAYS', 2)
  const db = await database()
  const named = ids.length === 0 ? undefined : await Promise.all(ids.map((id) => resolveId(db, id)))
  const doomed: Doomed = {
    ids: named,
    before: olderThan === undefined ? undefined : now - olderThan * day,
    quarantinedOnly,
  }
  const found = await findRemovable(db, doomed)
  let removed = 0
  if (yes) {
    const bar = progressBar(terminal, 'Removing', found.length)
    for (let at = 0; at < found.length; at += 200) {
      removed += await removeSome(db, config().dataDir, found.slice(at, at + 200), doomed)
      bar.at(at)
    }
    bar.end()
    await forgetLog(db)
  }
  const kept = (named ?? []).filter((id) => !found.includes(id))
  const count = yes ? removed : found.length
  const noun = count === 1 ? 'enquiry' : 'enquiries'
  if (json)
    await terminal.out(`${JSON.stringify({ dryRun: !yes, removed, removable: found, kept }, null, 2)}\n`)
  else if (yes) await terminal.out(`${removed} ${noun} removed, letters and all.\n`)
  else
    await terminal.out(
      count === 0
        ? 'Nothing to remove.\n'
        : `${count} ${noun} would be removed, letters and all. Nothing has been removed yet: add --yes to do it.\n`,
    )
  if (kept.length > 0)
    throw new Refusal(
      `Kept, because not delivered yet${olderThan === undefined ? '' : ' or not old enough'}: ${kept.map((id) => id.slice(0, 8)).join(', ')}`,
    )
}

/** SQLite's write-ahead log still holds what was removed until it is written back and cut. */
async function forgetLog({ db, kind }: Database) {
  if (kind === 'sqlite') await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
}
