/** Removes what is older than the operator keeps. An accepted enquiry that is not delivered is never removed; one in quarantine is. */
import type { Kysely } from 'kysely'
import { type Database, inTransaction } from './database.ts'
import type { Tables } from './tables.ts'
import { removeLetterFiles } from './delivery.ts'

const day = 24 * 60 * 60_000

/** Ids of enquiries whose every letter was delivered, or that lie in quarantine, for longer than this many days. */
function expired(db: Kysely<Tables>, days: number, now: number) {
  const limit = now - days * day
  return db
    .selectFrom('enquiry')
    .select('enquiry.id')
    .where('received_at', '<', limit)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.enquiry_id', '=', 'enquiry.id')
            .where('purpose', '=', 'enquiry')
            .where(({ eb, or }) =>
              or([eb('outbox.status', '!=', 'delivered'), eb('delivered_at', '>=', limit)]),
            ),
        ),
      ),
    )
}

export async function countExpired({ db }: Database, days: number, now: number): Promise<number> {
  return (await expired(db, days, now).execute()).length
}

/** Removes enquiries, letters and all. Files go before the rows are committed away: nothing is left that no row tells of. */
export async function removeEnquiries(db: Kysely<Tables>, dataDir: string, ids: string[]): Promise<void> {
  await db.deleteFrom('outbox').where('enquiry_id', 'in', ids).execute()
  await db.deleteFrom('enquiry').where('id', 'in', ids).execute()
  for (const id of ids) await removeLetterFiles(dataDir, id)
}

/**
 * Removes up to 500 enquiries that are due to go. SQLite overwrites their bytes (secure_delete).
 * @param dataDir where letters lie that were kept as files
 * @returns how many enquiries were removed
 */
export function removeExpired(
  database: Database,
  dataDir: string,
  days: number,
  now: number,
): Promise<number> {
  return inTransaction(database, async (db) => {
    const ids = (await expired(db, days, now).limit(500).execute()).map(({ id }) => id)
    if (ids.length === 0) return 0
    await removeEnquiries(db, dataDir, ids)
    return ids.length
  })
}
