/** The command move: everything from SQLite to PostgreSQL in one transaction, committed only once both are found equal. */
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { inTransaction, openDatabase } from '../database.ts'
import { isBusy } from '../sqlite.ts'
import type { Tables } from '../tables.ts'
import { type Context, openUnlimited } from './context.ts'
import { type CopiedTable, copied, copyTable, countRows, type Checksum, checksumTable } from './copy.ts'
import { plainMessage } from '../problems.ts'
import { Refusal } from './refusal.ts'
import { jsonText, progressBar, table } from './terminal.ts'

const names: CopiedTable[] = copied.map(([name]) => name)

type MoveOptions = { to: string; yes?: true; json?: true }

export async function move(context: Context, { to, yes, json }: MoveOptions) {
  const { env, database, config, terminal, now } = context
  if (config().databaseUrl)
    throw new Refusal(
      `DATABASE_URL is set${env.DATABASE_URL === to ? ' to the same database' : ''}: unset it, so that the SQLite file in DATA_DIR is what is moved.`,
    )
  if (yes) refuseLiveServer(config().dataDir)
  const source = await database()
  const rows: Partial<Record<CopiedTable, number>> = {}
  for (const name of names) rows[name] = await countRows(source.db, name)
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  await checkTarget(to)
  if (!yes) {
    if (json) return terminal.out(jsonText({ dryRun: true, rows }))
    await terminal.out(table(['table', 'rows to copy'], Object.entries(rows), terminal))
    return terminal.out(
      '\nPostgreSQL answers and holds nothing of ours. Nothing has been copied yet: stop the servers, then add --yes.\n',
    )
  }
  await (await openDatabase({ dataDir: config().dataDir, databaseUrl: to })).db.destroy() // Makes the tables.
  const target = openUnlimited(to)
  const bar = progressBar(terminal, 'Moving', 3 * total)
  let done = 0
  const onProgress = (count: number) => bar.at((done += count))
  try {
    const checksums = await inTransaction(source, async (from) => {
      await refuseHeldLetters(from, now)
      return target.transaction().execute((into) => copyAndCompare(from, into, onProgress))
    })
    for (const name of names) await sql`ANALYZE ${sql.table(name)}`.execute(target) // Or the first queries are planned for empty tables.
    bar.end()
    if (json) return terminal.out(jsonText({ dryRun: false, tables: checksums }))
    await terminal.out(
      table(
        ['table', 'rows', 'hash in SQLite and in PostgreSQL'],
        names.map((name) => [name, checksums[name].rows, checksums[name].hash]),
        { ...terminal, maxWidth: 64 },
      ),
    )
    await terminal.out(
      '\nBoth databases hold the same. Set DATABASE_URL and start the servers; keep the SQLite file until you are sure.\n',
    )
  } finally {
    bar.end()
    await target.destroy()
  }
}

/** Nobody else writes meanwhile: the source is in a writing transaction, the target's tables are locked. */
async function copyAndCompare(
  from: Kysely<Tables>,
  into: Kysely<Tables>,
  onProgress: (rows: number) => void,
) {
  await sql`SET LOCAL lock_timeout = '5s'`.execute(into)
  await sql`LOCK TABLE enquiry, outbox, desk_entry, rate_event, secret IN EXCLUSIVE MODE`.execute(into)
  for (const name of names)
    if ((await countRows(into, name)) > 0)
      throw new Refusal(
        `The table "${name}" in PostgreSQL is not empty; move needs an empty database. Nothing was changed.`,
      )
  for (const name of names) await copyTable(from, into, name, onProgress)
  const checksums = {} as Record<CopiedTable, Checksum>
  for (const name of names) {
    const [here, there] = [
      await checksumTable(from, name, onProgress),
      await checksumTable(into, name, onProgress),
    ]
    if (here.rows !== there.rows || here.hash !== there.hash)
      throw new Refusal(
        `The table "${name}" is not the same in both databases (${here.rows} and ${there.rows} rows). Nothing was kept in PostgreSQL.`,
      )
    checksums[name] = here
  }
  return checksums
}

/**
 * A server holds its SQLite file open as long as it runs, and what it takes in after the copy would be left behind.
 * @throws Refusal when another process or connection has the file open
 */
function refuseLiveServer(dataDir: string) {
  const path = `${dataDir}/enquiries.sqlite`
  if (!existsSync(path)) return // Told when it is opened; opening it here would make it.
  const file = new DatabaseSync(path)
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; ROLLBACK')
  } catch (error) {
    if (isBusy(error))
      throw new Refusal(
        `${path} is in use: a server or another command has it open. Stop the servers, then run move again. Nothing was changed.`,
      )
    throw error
  } finally {
    file.close()
  }
}

/** A letter in a worker's hands would go out and be noted in the old database alone. */
async function refuseHeldLetters(db: Kysely<Tables>, now: number) {
  const held = await db
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'waiting')
    .where('lease_until', '>', now)
    .executeTakeFirst()
  if (held)
    throw new Refusal(
      'A worker is sending a letter just now. Stop the servers first; a lease of a killed one ends after two minutes.',
    )
}

/** Looks without changing anything, before our tables are made there. @throws Refusal */
async function checkTarget(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 })
  try {
    await client.connect()
    for (const name of names) {
      const { rows } = await client.query('SELECT to_regclass($1) AS found', [name])
      if (rows[0].found && (await client.query(`SELECT 1 FROM ${name} LIMIT 1`)).rowCount)
        throw new Refusal(
          `The table "${name}" in PostgreSQL is not empty; move needs an empty database. Nothing was changed.`,
        )
    }
  } catch (error) {
    throw error instanceof Refusal
      ? error
      : new Refusal(
          `PostgreSQL cannot be reached: ${plainMessage(error)}. Check host, port, user, password and name of the database.`,
        )
  } finally {
    await client.end().catch(() => undefined)
  }
}
