/** The command move: everything from SQLite to PostgreSQL in one transaction, committed only once both are found equal. */
import { type Kysely, sql } from 'kysely'
import { inTransaction, openDatabase } from '../database.ts'
import type { Tables } from '../tables.ts'
import { type Context, openUnlimited } from './context.ts'
import { copiedNames, type CopiedTable, copyTable, countRows, type Checksum, checksumTable } from './copy.ts'
import { Refusal } from './refusal.ts'
import { jsonText } from './terminal.ts'
import { progressBar } from './progress-bar.ts'
import { table } from './table.ts'
import { checkTarget, refuseHeldLetters, refuseLiveServer } from './move-checks.ts'

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
  for (const name of copiedNames) rows[name] = await countRows(source.db, name)
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
    for (const name of copiedNames) await sql`ANALYZE ${sql.table(name)}`.execute(target) // Or the first queries are planned for empty tables.
    bar.end()
    if (json) return terminal.out(jsonText({ dryRun: false, tables: checksums }))
    await terminal.out(
      table(
        ['table', 'rows', 'hash in SQLite and in PostgreSQL'],
        copiedNames.map((name) => [name, checksums[name].rows, checksums[name].hash]),
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
  for (const name of copiedNames)
    if ((await countRows(into, name)) > 0)
      throw new Refusal(
        `The table "${name}" in PostgreSQL is not empty; move needs an empty database. Nothing was changed.`,
      )
  for (const name of copiedNames) await copyTable(from, into, name, onProgress)
  const checksums = {} as Record<CopiedTable, Checksum>
  for (const name of copiedNames) {
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
