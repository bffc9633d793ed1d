/** The store's own share of the disk, so that no flood of enquiries fills it for everything else. */
import { sql } from 'kysely'
import type { Database } from './database.ts'

export type Quota = ReturnType<typeof createQuota>

/** Parts of the quota that each kind of enquiry may fill: what a bot sends leaves room for guests. */
const shares = { quarantined: 0.5, doubtful: 0.75, plain: 1 }
export type Sort = keyof typeof shares

/** Milliseconds for which a measurement holds. */
const holdsMs = 1000

/** @param bytes that enquiries and letters in the store may take */
export function createQuota(database: Database, bytes: number) {
  let measured = { at: Number.NEGATIVE_INFINITY, used: Promise.resolve(0) }
  function used(): Promise<number> {
    if (performance.now() - measured.at < holdsMs) return measured.used
    measured = { at: performance.now(), used: usedBytes(database) }
    measured.used.catch(() => (measured.at = Number.NEGATIVE_INFINITY))
    return measured.used
  }
  return {
    /** Whether an enquiry of this sort still has room. */
    hasRoom: async (sort: Sort) => (await used()) < bytes * shares[sort],
  }
}

/** Bytes that are in use: on SQLite pages of the file that hold something, on PostgreSQL the texts themselves. */
async function usedBytes({ db, kind }: Database): Promise<number> {
  const query =
    kind === 'sqlite'
      ? sql<{
          used: number
        }>`SELECT (page_count - freelist_count) * page_size AS used FROM pragma_page_count, pragma_freelist_count, pragma_page_size`
      : sql<{ used: number }>`SELECT ((SELECT coalesce(sum(pg_column_size(fields)), 0) FROM enquiry)
          + (SELECT coalesce(sum(pg_column_size(message)), 0) FROM outbox))::bigint AS used`
  const { rows } = await query.execute(db)
  return Number(rows[0]!.used)
}
