/** Secrets in the store, so that all processes on it agree; each is made by whoever needs it first. */
import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type Database, inTransaction } from './database.ts'
import type { SecretRow, Tables } from './tables.ts'

export type Secrets = ReturnType<typeof createSecrets>

const dayMs = 24 * 60 * 60_000
const dayOf = (now: number) => Math.floor(now / dayMs)

/** Reads each secret once; a day's secret is kept in memory no longer than that day is asked for. */
export function createSecrets(database: Database) {
  const known = new Map<SecretRow['name'], { day: number; value: Promise<string> }>()

  function secret(name: SecretRow['name'], day: number): Promise<string> {
    const found = known.get(name)
    if (found?.day === day) return found.value
    const value = inTransaction(database, (db) => readOrMake(db, name, day))
    known.set(name, { day, value })
    value.catch(() => known.delete(name))
    return value
  }
  return {
    /** Signs form tokens; it never changes. */
    formToken: () => secret('form-token', 0),
    /** Signs links where LINK_KEY names no key; it never changes. */
    link: () => secret('link', 0),
    /** Keys the digests of network addresses and mailboxes on the day of `now` (UTC). */
    digest: (now: number) => secret('digest', dayOf(now)),
  }
}

async function readOrMake(db: Kysely<Tables>, name: SecretRow['name'], day: number): Promise<string> {
  await db
    .insertInto('secret')
    .values({ name, day, value: randomBytes(32).toString('base64url') })
    .onConflict((same) => same.columns(['name', 'day']).doNothing())
    .execute()
  const { value } = await db
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return value
}

/** Removes the digest keys of other days: what was counted then can no longer be traced to an address. */
export async function removeOldSecrets(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('secret').where('name', '=', 'digest').where('day', '!=', dayOf(now)).execute()
}
