/** The time that all workers on one store share: leases and due times compare what different processes wrote. */
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Milliseconds by which the clocks of machines may differ. */
export const clockToleranceMs = 30_000

/** Milliseconds since 1970. */
export type StoreClock = () => number | Promise<number>

/** On SQLite all processes run on one machine and share its clock; on PostgreSQL the server's clock counts for all machines. */
export function storeClock({ db, kind }: Database): StoreClock {
  if (kind === 'sqlite') return Date.now
  return async () => {
    const { rows } = await sql<{
      now: number
    }>`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`.execute(db)
    return rows[0]!.now
  }
}
