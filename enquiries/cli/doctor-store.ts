/** The doctor's look at the store: it opens, it syncs, it is whole, and what waits in it. */
import { existsSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import type { RelayConfig } from '../config.ts'
import { type Database, openDatabase } from '../database.ts'
import { fixFor, plainMessage } from '../problems.ts'
import { sqliteVersion } from '../sqlite.ts'
import type { Tables } from '../tables.ts'
import type { Finding } from './finding.ts'
import { checkEvents, checkQuarantine, checkQueue } from './doctor-queue.ts'

export async function checkStore(config: RelayConfig, now: number): Promise<Finding[]> {
  const file = `${config.dataDir}/enquiries.sqlite`
  const findings: Finding[] = config.databaseUrl ? [] : [checkVersion()]
  if (!config.databaseUrl && !existsSync(file))
    return [
      ...findings,
      {
        check: 'database',
        state: 'warn',
        found: `there is none at ${file} yet`,
        fix: 'the server makes it at its first start; if it runs already, DATA_DIR here is not the one it has',
      },
    ]
  let database: Database | undefined
  try {
    database = await openDatabase(config)
    findings.push({
      check: 'database',
      state: 'ok',
      found: config.databaseUrl ? `PostgreSQL at ${new URL(config.databaseUrl).host} opens` : `${file} opens`,
    })
    findings.push(
      await checkSync(database),
      await checkWhole(database),
      await checkQueue(database, now),
      ...(await checkEvents(database)),
      await checkQuarantine(database, now),
    )
  } catch (error) {
    const found = plainMessage(error)
    findings.push({
      check: 'database',
      state: 'fail',
      found,
      fix: fixFor(error),
    })
  } finally {
    await database?.db.destroy().catch(() => undefined)
  }
  return findings
}

/** Known even where the file does not open. */
function checkVersion(): Finding {
  const { version, minimum, tooOld } = sqliteVersion()
  const found = `${version} (needed: ${minimum} or newer)`
  return tooOld
    ? { check: 'SQLite version', state: 'fail', found, fix: fixFor('too old') }
    : { check: 'SQLite version', state: 'ok', found }
}

async function ask(db: Kysely<Tables>, text: string): Promise<string> {
  const { rows } = await sql.raw<Record<string, unknown>>(text).execute(db)
  return rows.map((row) => String(Object.values(row)[0])).join('; ')
}

/** What the database itself says of when it answers a commit. */
async function checkSync({ db, kind }: Database): Promise<Finding> {
  if (kind === 'sqlite') {
    const [journal, synchronous] = [await ask(db, 'PRAGMA journal_mode'), await ask(db, 'PRAGMA synchronous')]
    const name = ['OFF', 'NORMAL', 'FULL', 'EXTRA'][Number(synchronous)] ?? synchronous
    const found = `journal ${journal.toUpperCase()}, synchronous ${name} (read back)`
    return journal === 'wal' && name === 'FULL'
      ? { check: 'sync', state: 'ok', found }
      : { check: 'sync', state: 'fail', found, fix: fixFor('WAL with synchronous FULL') }
  }
  const names = ['fsync', 'full_page_writes', 'synchronous_commit']
  const values = await Promise.all(names.map((name) => ask(db, `SHOW ${name}`)))
  const found = names.map((name, i) => `${name} ${values[i]}`).join(', ')
  const wrong = names.filter((_, i) => values[i] === 'off')
  return wrong.length === 0
    ? { check: 'sync', state: 'ok', found }
    : {
        check: 'sync',
        state: 'fail',
        found,
        fix: `set ${wrong.join(' and ')} to on in postgresql.conf: a power failure could lose what was accepted`,
      }
}

/** SQLite's own check of the file, and on both databases: no accepted enquiry without a letter. */
async function checkWhole({ db, kind }: Database): Promise<Finding> {
  const said = kind === 'sqlite' ? await ask(db, 'PRAGMA quick_check') : 'ok'
  if (said !== 'ok') return { check: 'whole', state: 'fail', found: said, fix: fixFor('malformed') }
  const orphans = Number(
    await ask(
      db,
      "SELECT count(*) FROM enquiry WHERE status = 'accepted' AND NOT EXISTS (SELECT 1 FROM outbox WHERE enquiry_id = enquiry.id)",
    ),
  )
  if (orphans > 0)
    return {
      check: 'whole',
      state: 'fail',
      found: `${orphans} accepted enquiries have no letter`,
      fix: 'something but this program changed the tables: `export` them and answer them by hand',
    }
  return {
    check: 'whole',
    state: 'ok',
    found: `${kind === 'sqlite' ? 'the file is sound, ' : ''}every accepted enquiry has its letter`,
  }
}
