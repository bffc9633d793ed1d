/** The command purge: removes delivered and quarantined enquiries for good, and undelivered ones only by id and with a flag of its own. */
import { type Kysely, sql } from 'kysely'
import { storeClock } from '../clock.ts'
import { type Database, inTransaction } from '../database.ts'
import type { Tables } from '../tables.ts'
import { removeEnquiries } from '../retention.ts'
import type { Context } from './context.ts'
import { findUnsent, recordErasures } from './erasures.ts'
import { resolveId } from './enquiries.ts'
import { Refusal } from './refusal.ts'
import { jsonText } from './terminal.ts'
import { progressBar } from './progress-bar.ts'

const day = 86_400_000

/** Which enquiries a purge may take. */
export type PurgeFilter = {
  ids?: string[]
  /** Delivered, or taken into quarantine, before this moment. */
  before?: number
  quarantinedOnly?: boolean
  /** Also those whose letter was not delivered, unless a worker holds it. Only for enquiries named by id. */
  undelivered?: { now: number }
}

/** Enquiries that may go: in quarantine, or with a letter to the company that was delivered and none that was not; with `undelivered` all but those being sent. */
function removable(
  db: Kysely<Tables>,
  { ids, before = Number.MAX_SAFE_INTEGER, quarantinedOnly = false, undelivered }: PurgeFilter,
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
      if (quarantinedOnly) return quarantined
      if (!undelivered) return or([quarantined, delivered])
      const held = letters.where('outbox.status', '=', 'waiting').where('lease_until', '>', undelivered.now)
      return or([quarantined, delivered, not(exists(held))])
    })
  if (ids) query = query.where('enquiry.id', 'in', ids)
  return query
}

export async function findRemovable({ db }: Pick<Database, 'db'>, filter: PurgeFilter): Promise<string[]> {
  return (await removable(db, filter).orderBy('enquiry.id').execute()).map(({ id }) => id)
}

/** Removes up to 200 of them, letters and all; asks again inside the transaction whether each may go. @returns how many went. */
export function removeSome(
  database: Database,
  dataDir: string,
  ids: string[],
  filter: PurgeFilter,
): Promise<number> {
  return inTransaction(database, async (db) => {
    const going = (await removable(db, { ...filter, ids }).execute()).map(({ id }) => id)
    if (going.length === 0) return 0
    await removeEnquiries(db, dataDir, going)
    return going.length
  })
}

type PurgeOptions = {
  olderThan?: number
  quarantined?: true
  undelivered?: true
  yes?: true
  json?: true
}

export async function purge(context: Context, ids: string[], options: PurgeOptions) {
  const { config, database, terminal, now } = context
  const { olderThan, quarantined, undelivered, yes, json } = options
  if (ids.length === 0 && olderThan === undefined)
    throw new Refusal('Say what to remove: purge ID ..., or purge --older-than DAYS', 2)
  if (undelivered && (ids.length === 0 || olderThan !== undefined || quarantined))
    throw new Refusal('--undelivered is for enquiries named by id, without other options', 2)
  const db = await database()
  const named = ids.length === 0 ? undefined : await Promise.all(ids.map((id) => resolveId(db, id)))
  const filter: PurgeFilter = {
    ids: named,
    before: olderThan === undefined ? undefined : now - olderThan * day,
    quarantinedOnly: quarantined,
    undelivered: undelivered && { now: await storeClock(db)() },
  }
  const found = await findRemovable(db, filter)
  const unsent = undelivered ? await findUnsent(db, found) : []
  let removed = 0
  if (yes) {
    const bar = progressBar(terminal, 'Removing', found.length)
    for (let at = 0; at < found.length; at += 200) {
      removed += await removeSome(db, config().dataDir, found.slice(at, at + 200), filter)
      bar.at(at)
    }
    bar.end()
    await truncateWal(db)
    recordErasures(config().dataDir, unsent, now)
  }
  const kept = (named ?? []).filter((id) => !found.includes(id))
  if (json)
    await terminal.out(jsonText({ dryRun: !yes, removed, removable: found, undelivered: unsent, kept }))
  else await terminal.out(summary(yes ? removed : found.length, unsent.length, yes === true))
  if (kept.length > 0) {
    const why = undelivered
      ? 'being sent just now; try again in two minutes'
      : `not delivered yet${olderThan === undefined ? ' (--undelivered erases it all the same)' : ' or not old enough'}`
    throw new Refusal(`Kept, because ${why}: ${kept.map((id) => id.slice(0, 8)).join(', ')}`)
  }
}

function summary(count: number, unsent: number, done: boolean): string {
  if (count === 0 && !done) return 'Nothing to remove.\n'
  const noun = count === 1 ? 'enquiry' : 'enquiries'
  const lost = unsent === 0 ? '' : ` ${unsent} of them ${unsent === 1 ? 'was' : 'were'} never delivered.`
  return done
    ? `${count} ${noun} removed, letters and all.${lost}\n`
    : `${count} ${noun} would be removed, letters and all.${lost} Nothing has been removed yet: add --yes to do it.\n`
}

/** SQLite's write-ahead log still holds what was removed until it is written back and cut. */
export async function truncateWal({ db, kind }: Database) {
  if (kind === 'sqlite') await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
}
