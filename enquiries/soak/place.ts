/** An empty store for one failure test: SQLite in a folder that goes away, or a database of its own on a PostgreSQL server. */
import { randomBytes } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Database, openDatabase } from '../database.ts'
import type { Tables } from '../tables.ts'
import { query, startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { temporaryFolder } from '../testing/folder.ts'

/** `postgres` starts a server of its own; an address uses that server and leaves it running. */
export type StoreChoice = 'sqlite' | 'postgres' | `postgres://${string}`
export type Place = Awaited<ReturnType<typeof openPlace>>
/** The name of a store in reports. */
export const storeName = (choice: StoreChoice) => (choice === 'sqlite' ? 'SQLite' : 'PostgreSQL')

/**
 * @param durable whether a PostgreSQL server started here syncs its files; a killed process does not need that, honest times do
 * @param folder where SQLite keeps its file, if not in a temporary folder
 */
export async function openPlace(
  choice: StoreChoice,
  { durable = false, folder }: { durable?: boolean; folder?: string } = {},
) {
  const place = folder ? { folder, remove: () => {} } : temporaryFolder()
  const server: TestPostgres | undefined =
    choice === 'postgres' ? await startPostgres({ durable }) : undefined
  const databaseUrl = server
    ? await server.database()
    : choice === 'sqlite'
      ? undefined
      : await newDatabase(choice)
  const opened: Database[] = []
  return {
    name: storeName(choice),
    folder: place.folder,
    server,
    databaseUrl,
    /** The environment of a relay on this store. */
    env: { DATA_DIR: place.folder, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) } as Record<
      string,
      string
    >,
    /** The store for the test itself: unlike the relay it waits as long as it takes, to count a hundred thousand rows on a busy machine. */
    async open(): Promise<Database> {
      const database = await openDatabase({ dataDir: place.folder, databaseUrl })
      if (databaseUrl) await database.db.destroy()
      const unlimited: Database = databaseUrl
        ? {
            db: new Kysely<Tables>({
              dialect: new PostgresDialect({
                pool: new pg.Pool({ connectionString: databaseUrl, max: 4 }).on('error', () => {}),
              }),
            }),
            kind: 'postgres',
          }
        : database
      opened.push(unlimited)
      return unlimited
    },
    /** SQLite's own check of its file; PostgreSQL has recovered by its log once it answers. */
    integrity(): string {
      if (databaseUrl) return 'ok'
      const file = new DatabaseSync(`${place.folder}/enquiries.sqlite`)
      try {
        return file
          .prepare('PRAGMA integrity_check')
          .all()
          .map((row) => Object.values(row).join())
          .join('; ')
      } finally {
        file.close()
      }
    },
    async close() {
      for (const { db } of opened) await db.destroy().catch(() => undefined)
      if (server) await server.stop()
      else if (databaseUrl)
        await query(choice, `DROP DATABASE ${new URL(databaseUrl).pathname.slice(1)} WITH (FORCE)`)
      place.remove()
    },
  }
}

/** Several stores of a kind, on one server where they need one; the first is to be closed last. */
export async function openPlaces(choice: StoreChoice, count: number): Promise<Place[]> {
  const first = await openPlace(choice)
  const more = Array.from({ length: count - 1 }, () =>
    openPlace((first.databaseUrl ?? choice) as StoreChoice),
  )
  return [first, ...(await Promise.all(more))]
}

/** @returns the address of a new database on a running server. */
async function newDatabase(server: string): Promise<string> {
  const name = `soak_${randomBytes(6).toString('hex')}`
  await query(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
