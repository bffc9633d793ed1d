/** The command backup: a whole, consistent copy of the SQLite database while the server runs. */
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { noteBackup } from '../surroundings.ts'
import type { Context } from './context.ts'
import { Refusal } from './refusal.ts'
import { bytes, jsonText } from './terminal.ts'

type BackupOptions = { out: string; json?: true }

export async function backup(
  { database, config, terminal, now }: Context,
  { out: path, json }: BackupOptions,
) {
  if (config().databaseUrl)
    throw new Refusal('DATABASE_URL is set: back PostgreSQL up with pg_dump (docs/operator.md).')
  if (existsSync(path)) throw new Refusal(`${path} exists already; give another name.`)
  const { db } = await database()
  const unfinished = `${path}.part`
  await rm(unfinished, { force: true })
  await (await open(unfinished, 'wx', 0o600)).close() // So that nobody else may read it from the first byte on.
  await sql`VACUUM INTO ${unfinished}`.execute(db)
  const found = examine(unfinished)
  const { size } = await keep(unfinished, path)
  noteBackup(config().dataDir, now)
  if (json) await terminal.out(jsonText({ file: path, bytes: size, ...found }))
  else
    await terminal.out(
      `${path}: ${found.enquiries} enquiries and ${found.letters} letters in ${bytes(size)}, read back and sound. It holds personal data: keep it where only you can read it.\n`,
    )
}

/** Reads the copy as a restore would. @throws Refusal when it is not whole */
function examine(path: string) {
  const copy = new DatabaseSync(path, { readOnly: true })
  const read = (text: string) => Object.values(copy.prepare(text).get() ?? {})[0]
  try {
    if (read('PRAGMA integrity_check') !== 'ok')
      throw new Refusal(`The copy ${path} is damaged; look at the disk with \`doctor\`.`)
    return {
      enquiries: Number(read('SELECT count(*) FROM enquiry')),
      letters: Number(read('SELECT count(*) FROM outbox')),
    }
  } finally {
    copy.close()
  }
}

/** Gives the copy its name once it is surely on the disk. */
async function keep(unfinished: string, path: string) {
  const file = await open(unfinished, 'r+')
  await file.sync()
  const { size } = await file.stat()
  await file.close()
  await rename(unfinished, path)
  return { size }
}
