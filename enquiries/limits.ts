/**
 * How many enquiries are taken in: 5 in ten minutes from one address, 60 a minute in all. Beyond, people
 * fall back to mail. The counts lie in the store, so that all machines on one database share them.
 */
import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** At most `most` events of one bucket within `window` milliseconds. */
export type Rate = { scope: string; bucket: string; most: number; window: number }
export type IntakeLimits = { perAddress: number; inAll: number }
export const intakeLimits: IntakeLimits = { perAddress: 5, inAll: 60 }

const minute = 60_000
/** Milliseconds over which each scope is counted. */
const windows = {
  address: 10 * minute,
  all: minute,
  guest: 24 * 60 * minute,
  guests: 60 * minute,
  quarantine: 60 * minute,
}

/** The rates that one enquiry from this address counts against. */
export function intakeRates(address: string, { perAddress, inAll } = intakeLimits): Rate[] {
  return [
    { scope: 'address', bucket: digest(networkOf(address)), most: perAddress, window: windows.address },
    { scope: 'all', bucket: '', most: inAll, window: windows.all },
  ]
}

/** Acknowledgements must not become a way to mail strangers: one a day to a mailbox, twenty an hour in all. */
export function acknowledgementRates(mailbox: string): Rate[] {
  return [
    { scope: 'guest', bucket: digest(mailbox.toLowerCase()), most: 1, window: windows.guest },
    { scope: 'guests', bucket: '', most: 20, window: windows.guests },
  ]
}

/** The operator is told of the quarantine once an hour, however much falls into it. */
export const quarantineRate: Rate = { scope: 'quarantine', bucket: '', most: 1, window: windows.quarantine }

/** Number of the advisory lock under which PostgreSQL counts one enquiry at a time. */
const intakeLock = 7_306_022

/** Until the transaction `db` ends, nobody else counts against rates. SQLite has one writer at a time anyway. */
export async function lockCounters({ kind }: Database, db: Kysely<Tables>): Promise<void> {
  if (kind === 'postgres') await sql`SELECT pg_advisory_xact_lock(${intakeLock})`.execute(db)
}

/** Counts one event against every rate, or none at all when one of them is full. Call it inside a transaction, one at a time. */
export async function admit(db: Kysely<Tables>, rates: Rate[], now: number): Promise<boolean> {
  if (rates.length === 0) return true
  const counts = await db
    .selectNoFrom(({ selectFrom, fn }) =>
      rates.map(({ scope, bucket, window }, i) =>
        // Times ahead of the clock by more than a window are left from a clock that was wrong.
        selectFrom('rate_event')
          .where('scope', '=', scope)
          .where('bucket', '=', bucket)
          .where('at', '>', now - window)
          .where('at', '<=', now + window)
          .select(fn.countAll<number>().as('count'))
          .as(`rate${i}`),
      ),
    )
    .executeTakeFirstOrThrow()
  if (rates.some(({ most }, i) => Number(counts[`rate${i}`]) >= most)) return false
  await db
    .insertInto('rate_event')
    .values(rates.map(({ scope, bucket }) => ({ scope, bucket, at: now })))
    .execute()
  return true
}

/** Removes counts whose window has passed, or that a wrong clock wrote. */
export async function removeOldRateEvents(db: Kysely<Tables>, now: number): Promise<void> {
  for (const [scope, window] of Object.entries(windows))
    await db
      .deleteFrom('rate_event')
      .where('scope', '=', scope)
      .where(({ eb, or }) => or([eb('at', '<=', now - window), eb('at', '>', now + window)]))
      .execute()
}

/** IPv6 networks give each household a /64, so that is what counts as one address (RFC 6177). */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const groups = plain.includes('::')
    ? [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
    : first
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)
