/** Counts of events in the store, shared by all machines on one database. */
import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'
import { type Rate, windows } from './limits.ts'

/** Number of the advisory lock under which PostgreSQL counts one enquiry at a time. */
const intakeLock = 7_306_022

/** Until the transaction `db` ends, nobody else counts against rates that must be exact. SQLite has one writer at a time anyway. */
export async function lockCounters({ kind }: Database, db: Kysely<Tables>): Promise<void> {
  if (kind === 'postgres') await sql`SELECT pg_advisory_xact_lock(${intakeLock})`.execute(db)
}

/** Whether one of the rates is full. */
export async function isFull(db: Kysely<Tables>, rates: Rate[], now: number): Promise<boolean> {
  if (rates.length === 0) return false
  const counts = await db
    .selectNoFrom(({ selectFrom, fn }) =>
      rates.map(({ scope, bucket, window }, i) =>
        // Times ahead of the clock by more than a window are left from a clock that was wrong.
        selectFrom('rate_event')
          .where('scope', '=', scope)
          .where('bucket', '=', bucket)
          .where('at', '>', now - window)
          .where('at', '<=', now + window)
          .select(fn.countAll<number>().as('count'))
          .as(`rate${i}`),
      ),
    )
    .executeTakeFirstOrThrow()
  return rates.some(({ most }, i) => Number(counts[`rate${i}`]) >= most)
}

/** Counts one event against every rate, full or not. */
export async function countEvent(db: Kysely<Tables>, rates: Rate[], now: number): Promise<void> {
  if (rates.length === 0) return
  await db
    .insertInto('rate_event')
    .values(rates.map(({ scope, bucket }) => ({ scope, bucket, at: now })))
    .execute()
}

/** Counts one event against every rate, or none at all when one of them is full. Call it inside a transaction, under `lockCounters`. */
export async function admit(db: Kysely<Tables>, rates: Rate[], now: number): Promise<boolean> {
  if (await isFull(db, rates, now)) return false
  await countEvent(db, rates, now)
  return true
}

/** Removes counts whose window has passed, that a wrong clock wrote, or that an earlier version kept. */
export async function removeOldRateEvents(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('rate_event').where('scope', 'not in', Object.keys(windows)).execute()
  for (const [scope, window] of Object.entries(windows))
    await db
      .deleteFrom('rate_event')
      .where('scope', '=', scope)
      .where(({ eb, or }) => or([eb('at', '<=', now - window), eb('at', '>', now + window)]))
      .execute()
}
