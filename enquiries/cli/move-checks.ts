/** What has to be true before anything is moved: no live server, no letter in a worker's hands, an empty target. */
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { isBusy } from '../sqlite.ts'
import type { Tables } from '../tables.ts'
import { copiedNames } from './copy.ts'
import { plainMessage } from '../problems.ts'
import { Refusal } from './refusal.ts'

/**
 * A server holds its SQLite file open as long as it runs, and what it takes in after the copy would be left behind.
 * @throws Refusal when another process or connection has the file open
 */
export function refuseLiveServer(dataDir: string) {
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
export async function refuseHeldLetters(db: Kysely<Tables>, now: number) {
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
export async function checkTarget(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000 })
  try {
    await client.connect()
    for (const name of copiedNames) {
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
