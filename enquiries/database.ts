/** Opens the store's database: SQLite in DATA_DIR, or PostgreSQL by DATABASE_URL; migrations run under a lock. */
import { readdir, readFile } from 'node:fs/promises'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { openPool, refuseUnsynced } from './postgres.ts'
import { beginImmediate, openSqliteFile, presenceCheck } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Database = {
  db: Kysely<Tables>
  kind: 'sqlite' | 'postgres'
  /** @throws when what would be committed could not be found again: the file was deleted under this process. */
  checkPresence?: () => void
}

/** Number of the advisory lock under which PostgreSQL migrations run; any fixed number would do. */
const migrationLock = 7_306_021

/** Milliseconds that a process waits at its start while another applies migrations. */
const migrationTimeoutMs = 10 * 60_000

/** @throws when the database cannot be opened, is too old, or will not sync as promised. */
export async function openDatabase({
  dataDir,
  databaseUrl,
}: {
  dataDir: string
  databaseUrl?: string
}): Promise<Database> {
  if (!databaseUrl) {
    const database: Database = {
      db: new Kysely<Tables>({ dialect: new SqliteDialect({ database: openSqliteFile(dataDir) }) }),
      kind: 'sqlite',
    }
    await migrate(database)
    return { ...database, checkPresence: presenceCheck(dataDir) }
  }
  const migrating = overPool(openPool(databaseUrl, { forMigrations: true }))
  await migrate(migrating).finally(() => migrating.db.destroy())
  const database = overPool(openPool(databaseUrl))
  // Told now, not by the first enquiry, if the working connections are refused or do not sync.
  await refuseUnsynced(database.db).catch(async (error: unknown) => {
    await database.db.destroy()
    throw error
  })
  return database
}

const overPool = (pool: ReturnType<typeof openPool>): Database => ({
  db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
  kind: 'postgres',
})

/** Applies migrations/*.sql in order, each once; processes that start together wait for each other. */
async function migrate({ db, kind }: Database) {
  const folder = new URL('migrations/', import.meta.url)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  await db.connection().execute(async (connection) => {
    if (kind === 'sqlite') await beginImmediate(connection, performance.now() + migrationTimeoutMs)
    else await sql.raw('BEGIN').execute(connection)
    if (kind === 'postgres') await sql`SELECT pg_advisory_xact_lock(${migrationLock})`.execute(connection)
    try {
      await sql.raw('CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY)').execute(connection)
      const done = new Set(
        (await connection.selectFrom('migration').select('name').execute()).map(({ name }) => name),
      )
      for (const name of names.filter((each) => !done.has(each))) {
        const text = (await readFile(new URL(name, folder), 'utf8')).replace(/--.*$/gm, '')
        for (const statement of text.split(';').filter((each) => each.trim()))
          await sql.raw(statement).execute(connection)
        await connection.insertInto('migration').values({ name }).execute()
      }
      await sql.raw('COMMIT').execute(connection)
    } catch (error) {
      await sql
        .raw('ROLLBACK')
        .execute(connection)
        .catch(() => undefined)
      throw error
    }
  })
}

/** Milliseconds that a writer waits for other writers. */
const lockTimeoutMs = 3000

/**
 * Does all of the work or none of it.
 * @param until moment by performance.now() after which nothing is committed any more
 */
export function inTransaction<T>(
  { db, kind, checkPresence }: Database,
  work: (db: Kysely<Tables>) => Promise<T>,
  until = Infinity,
): Promise<T> {
  const start = performance.now()
  const workInTime = async (transaction: Kysely<Tables>) => {
    const result = await work(transaction)
    if (performance.now() > until)
      throw Object.assign(new Error('The store is too slow'), { code: 'ETIMEDOUT' })
    return result
  }
  if (kind === 'postgres') return db.transaction().execute(workInTime)
  return db.connection().execute(async (connection) => {
    await beginImmediate(connection, Math.min(until, start + lockTimeoutMs))
    try {
      const result = await workInTime(connection)
      checkPresence?.()
      await sql.raw('COMMIT').execute(connection)
      return result
    } catch (error) {
      await sql
        .raw('ROLLBACK')
        .execute(connection)
        .catch(() => undefined)
      throw error
    }
  })
}
