/** Opens the store's database: SQLite in DATA_DIR, or PostgreSQL by DATABASE_URL; migrations run under a lock. */
import { mkdirSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect, sql } from 'kysely'
import { openPool } from './postgres.ts'

export type EnquiryRow = {
  id: string; client_key: string; body_hash: string; kind: string; locale: string; fields: string
  status: 'accepted' | 'quarantined'; reason: string | null; received_at: number
}
export type OutboxRow = {
  id: string; enquiry_id: string; sender: string; recipient: string; message: string
  status: 'waiting' | 'delivered' | 'attention'; attempts: number; due_at: number; lease_owner: string | null; lease_until: number | null
  failure: string | null; detail: string | null; created_at: number; delivered_at: number | null
  wait: number; purpose: 'enquiry' | 'acknowledgement'; alerted_at: number | null
}
export type ArrivalRow = { scope: string; bucket: string; at: number }
export type PauseRow = { queue: 'letters'; until: number; failure: string }
export type Tables = { enquiry: EnquiryRow; outbox: OutboxRow; arrival: ArrivalRow; pause: PauseRow; migration: { name: string } }
export type Database = { db: Kysely<Tables>; kind: 'sqlite' | 'postgres' }

/** Below this version a WAL reset can corrupt the file (sqlite.org, release 3.51.3). */
const oldestSqlite = [3, 51, 3]

/** Number of the advisory lock under which PostgreSQL migrations run; any fixed number would do. */
const migrationLock = 7_306_021

/** Milliseconds that a process waits at its start while another applies migrations. */
const migrationPatience = 10 * 60_000

/** @throws when the database cannot be opened, is too old, or will not sync as promised. */
export async function openDatabase({ dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string }): Promise<Database> {
  if (!databaseUrl) {
    const database = openSqlite(dataDir)
    await migrate(database)
    return database
  }
  const patient = overPool(openPool(databaseUrl, { patient: true }))
  await migrate(patient).finally(() => patient.db.destroy())
  const database = overPool(openPool(databaseUrl))
  await sql`SELECT 1`.execute(database.db) // Told now, not by the first enquiry, if the working connections are refused.
  return database
}

const overPool = (pool: ReturnType<typeof openPool>): Database => ({ db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), kind: 'postgres' })

function openSqlite(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true })
  const file = new DatabaseSync(`${dataDir}/enquiries.sqlite`, { timeout: 4000 })
  file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;')
  const read = (pragma: string) => Object.values(file.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]
  if (read('journal_mode') !== 'wal' || read('synchronous') !== 2) throw new Error(`${dataDir}/enquiries.sqlite: the database does not keep WAL with synchronous FULL; use a local disk for DATA_DIR`)
  const version = String(file.prepare('SELECT sqlite_version() AS version').get()?.version)
  if (isOlder(version.split('.').map(Number), oldestSqlite)) throw new Error(`SQLite ${version} is too old; ${oldestSqlite.join('.')} or newer is needed (a newer Node brings it)`)
  file.exec('PRAGMA busy_timeout = 20') // Waiting here would stop the whole process; takeTurn waits instead.
  return { db: new Kysely<Tables>({ dialect: new SqliteDialect({ database: face(file) }) }), kind: 'sqlite' }
}

function isOlder(version: number[], oldest: number[]) {
  const at = oldest.findIndex((part, i) => version[i] !== part)
  return at >= 0 && version[at]! < oldest[at]!
}

/** node:sqlite behind the face that Kysely's SQLite dialect expects. */
function face(file: DatabaseSync): SqliteDatabase {
  return {
    close: () => file.close(),
    prepare(text) {
      const statement = file.prepare(text)
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)) as IterableIterator<unknown>,
      }
    },
  }
}

/**
 * Opens a writing transaction on SQLite. Writers queue here, at the start, not in the middle of their work.
 * @param until moment by performance.now() at which waiting for other writers ends
 * @throws an error of code ETIMEDOUT when it is not this writer's turn by then
 */
export async function takeTurn(connection: Kysely<Tables>, until: number): Promise<void> {
  for (;;) {
    if (performance.now() > until) throw Object.assign(new Error('The store is busy'), { code: 'ETIMEDOUT' })
    try {
      await sql.raw('BEGIN IMMEDIATE').execute(connection)
      return
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error
      await sleep(5 + 20 * Math.random())
    }
  }
}
/** SQLITE_BUSY (sqlite.org/rescode.html). */
const sqliteBusy = 5

/** Applies migrations/*.sql in order, each once; processes that start together wait for each other. */
async function migrate({ db, kind }: Database) {
  const folder = new URL('migrations/', import.meta.url)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  await db.connection().execute(async (connection) => {
    if (kind === 'sqlite') await takeTurn(connection, performance.now() + migrationPatience)
    else await sql.raw('BEGIN').execute(connection)
    if (kind === 'postgres') await sql`SELECT pg_advisory_xact_lock(${migrationLock})`.execute(connection)
    try {
      await sql.raw('CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY)').execute(connection)
      const done = new Set((await connection.selectFrom('migration').select('name').execute()).map(({ name }) => name))
      for (const name of names.filter((each) => !done.has(each))) {
        const text = (await readFile(new URL(name, folder), 'utf8')).replace(/--.*$/gm, '')
        for (const statement of text.split(';').filter((each) => each.trim())) await sql.raw(statement).execute(connection)
        await connection.insertInto('migration').values({ name }).execute()
      }
      await sql.raw('COMMIT').execute(connection)
    } catch (error) {
      await sql.raw('ROLLBACK').execute(connection).catch(() => undefined)
      throw error
    }
  })
}
