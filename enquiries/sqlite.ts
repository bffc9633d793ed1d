/** The SQLite file of the store: one machine, any number of processes, every commit synced. */
import { mkdirSync, statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, type SqliteDatabase, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** Below this version a WAL reset can corrupt the file (sqlite.org, release 3.51.3). */
const minSqliteVersion = '3.51.3'

/** The SQLite inside this Node. */
export function sqliteVersion(): { version: string; minimum: string; tooOld: boolean } {
  const memory = new DatabaseSync(':memory:')
  const version = String(memory.prepare('SELECT sqlite_version() AS version').get()?.version)
  memory.close()
  const tooOld = version.localeCompare(minSqliteVersion, 'en', { numeric: true }) < 0
  return { version, minimum: minSqliteVersion, tooOld }
}

const fileOf = (dataDir: string) => `${dataDir}/enquiries.sqlite`

/** The database file was deleted or replaced under this process, which would go on writing into nothing. */
class DatabaseFileGone extends Error {
  override name = 'DatabaseFileGone'
  code = 'ENOENT'
}

/** @returns a function that throws once the open file or its log is no longer the one at its path. */
export function presenceCheck(dataDir: string): () => void {
  const inode = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino
  const open = ['', '-wal'].map((ending) => {
    const path = `${fileOf(dataDir)}${ending}`
    return { path, ino: inode(path) }
  })
  return () => {
    for (const { path, ino } of open)
      if (ino !== undefined && inode(path) !== ino)
        throw new DatabaseFileGone(`${path} was deleted or replaced; restore it and restart the server`)
  }
}

/** @throws when the file cannot be opened, SQLite is too old, or the file will not be synced as promised. */
export function openSqliteFile(dataDir: string): SqliteDatabase {
  const { version, minimum, tooOld } = sqliteVersion()
  if (tooOld)
    throw new Error(`SQLite ${version} is too old; ${minimum} or newer is needed (a newer Node brings it)`)
  mkdirSync(dataDir, { recursive: true })
  const file = new DatabaseSync(fileOf(dataDir), { timeout: 4000 })
  file.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;',
  )
  const read = (pragma: string) => Object.values(file.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]
  if (read('journal_mode') !== 'wal' || read('synchronous') !== 2)
    throw new Error(
      `${fileOf(dataDir)}: the database does not keep WAL with synchronous FULL; use a local disk for DATA_DIR`,
    )
  file.exec('PRAGMA busy_timeout = 20') // Waiting here would block the whole process; beginImmediate waits instead.
  return forKysely(file)
}

/** node:sqlite with the interface that Kysely's SQLite dialect expects. */
function forKysely(file: DatabaseSync): SqliteDatabase {
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

/** SQLITE_BUSY; extended codes such as SQLITE_BUSY_RECOVERY keep it in their lowest byte (sqlite.org/rescode.html). */
const sqliteBusy = 5
export const isBusy = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256 === sqliteBusy

/**
 * Opens a writing transaction on SQLite. Writers queue here, at the start, not in the middle of their work.
 * @param until moment by performance.now() at which waiting for other writers ends
 * @throws an error of code ETIMEDOUT when it is not this writer's turn by then
 */
export async function beginImmediate(connection: Kysely<Tables>, until: number): Promise<void> {
  for (;;) {
    if (performance.now() > until) throw Object.assign(new Error('The store is busy'), { code: 'ETIMEDOUT' })
    try {
      await sql.raw('BEGIN IMMEDIATE').execute(connection)
      return
    } catch (error) {
      if (!isBusy(error)) throw error
      await sleep(5 + 20 * Math.random())
    }
  }
}
