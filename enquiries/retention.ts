/** Removes what is older than the operator keeps. An accepted enquiry that is not delivered is never removed; one in quarantine is. */
import type { Kysely } from 'kysely'
import { type Database, inTransaction } from './database.ts'
import type { Tables } from './tables.ts'
import { removeLetterFiles } from './letter-files.ts'

const day = 24 * 60 * 60_000
/** Days by which the clock may be ahead of the newest enquiry or letter. One further ahead is rather wrong than right, and would remove too much. */
const maxDaysAhead = 30

/** The clock is further ahead of everything stored than a quiet season explains. */
export class ClockTooFarAhead extends Error {
  override name = 'ClockTooFarAhead'
}

async function refuseFarClock(db: Kysely<Tables>, now: number): Promise<void> {
  const { received } = await db
    .selectFrom('enquiry')
    .select(({ fn }) => fn.max('received_at').as('received'))
    .executeTakeFirstOrThrow()
  const { delivered } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('delivered_at').as('delivered'))
    .executeTakeFirstOrThrow()
  const newest = Math.max(Number(received ?? 0), Number(delivered ?? 0))
  const daysAhead = Math.floor((now - newest) / day)
  if (newest > 0 && daysAhead > maxDaysAhead)
    throw new ClockTooFarAhead(
      `The clock is ${daysAhead} days ahead of the newest enquiry, so retention removes nothing. Set the clock; if it is right, remove by hand: npm run enquiries -- purge --older-than DAYS`,
    )
}

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
  const shared = await sharedLetters(db, ids)
  await db.deleteFrom('outbox').where('enquiry_id', 'in', ids).execute()
  await db.deleteFrom('desk_entry').where('enquiry_id', 'in', ids).execute()
  await db.deleteFrom('enquiry').where('id', 'in', ids).execute()
  if (shared.length > 0) await rewriteLater(db, shared)
  await removeLetterFiles(dataDir, [...ids.flatMap((id) => [id, `${id}-guest`]), ...shared])
}

/** Ids of the letters about several enquiries that hold words of these. */
async function sharedLetters(db: Kysely<Tables>, ids: string[]): Promise<string[]> {
  const bundles = await db
    .selectFrom('outbox')
    .select('bundle as id')
    .distinct()
    .where('enquiry_id', 'in', ids)
    .execute()
  const lists = await db
    .selectFrom('enquiry')
    .select('listed_in as id')
    .distinct()
    .where('id', 'in', ids)
    .execute()
  return [...bundles, ...lists].flatMap(({ id }) => (id ? [id] : []))
}

/** Withdraws those of them that are not delivered yet; what else they held goes into the next ones. */
async function rewriteLater(db: Kysely<Tables>, shared: string[]): Promise<void> {
  const withdrawn = await db.deleteFrom('outbox').where('id', 'in', shared).returning('id').execute()
  const ids = withdrawn.map(({ id }) => id)
  if (ids.length === 0) return
  await db.updateTable('outbox').set({ bundle: '' }).where('bundle', 'in', ids).execute()
  await db.updateTable('enquiry').set({ listed_in: null }).where('listed_in', 'in', ids).execute()
}

/**
 * Removes up to 500 enquiries that are due to go. SQLite overwrites their bytes (secure_delete).
 * @param dataDir where letters lie that were kept as files
 * @returns how many enquiries were removed
 * @throws ClockTooFarAhead when the clock cannot be believed; then nothing is removed
 */
export function removeExpired(
  database: Database,
  dataDir: string,
  days: number,
  now: number,
): Promise<number> {
  return inTransaction(database, async (db) => {
    await refuseFarClock(db, now)
    const ids = (await expired(db, days, now).limit(500).execute()).map(({ id }) => id)
    if (ids.length === 0) return 0
    await removeEnquiries(db, dataDir, ids)
    return ids.length
  })
}
