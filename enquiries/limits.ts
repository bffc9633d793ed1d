/**
 * Counts of events, kept in the store so that all machines on one database share them. No count refuses an enquiry:
 * above a rate it is marked and its letters are bundled. What the trap catches counts against nobody.
 */
import { createHmac } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import { networksOf } from './networks.ts'
import type { Tables } from './tables.ts'

/** At most `most` events of one bucket within `window` milliseconds. */
export type Rate = { scope: string; bucket: string; most: number; window: number }

/** Enquiries of one network in ten minutes without a mark; and letters of marked enquiries in an hour before they are bundled. */
export type IntakeLimits = {
  network32: number
  network64: number
  network56: number
  network48: number
  doubtful: number
}
/** An office or a hotel behind one address is not marked; a network that is larger may write more, but not by its number of addresses. */
export const intakeLimits: IntakeLimits = {
  network32: 15,
  network64: 15,
  network56: 30,
  network48: 60,
  doubtful: 10,
}

const minute = 60_000
const hour = 60 * minute
/** Milliseconds over which each scope is counted. */
const windows = {
  network32: 10 * minute,
  network64: 10 * minute,
  network56: 10 * minute,
  network48: 10 * minute,
  doubtful: hour,
  guest: 24 * hour,
  guestNetwork32: hour,
  guestNetwork64: hour,
  guestNetwork56: hour,
  guestNetwork48: hour,
  guests: hour,
  quarantine: hour,
  daily: 48 * hour,
  retention: 24 * hour,
}
type Scope = keyof typeof windows

const rate = (scope: Scope, bucket: string, most: number): Rate => ({
  scope,
  bucket,
  most,
  window: windows[scope],
})

/** @param secret the day's key of digests: no address can be found again from a count once it is gone */
const digest = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)

/** The rates that one enquiry from this address counts against. */
export function intakeRates(address: string, secret: string, limits = intakeLimits): Rate[] {
  return networksOf(address).map(({ size, name }) =>
    rate(`network${size}`, digest(name, secret), limits[`network${size}`]),
  )
}

/** Letters of marked enquiries that go out one by one. */
export const doubtfulRate = ({ doubtful } = intakeLimits) => rate('doubtful', '', doubtful)

/** Confirmations to guests of one network in an hour. */
const notesPerNetwork = { 32: 3, 64: 3, 56: 4, 48: 6 } as const

/**
 * Confirmations must not become a way to mail strangers: one a day to a mailbox (`name+tag` is `name`), a few an hour
 * from one network, sixty an hour in all.
 */
export function acknowledgementRates(mailbox: string, address: string, secret: string): Rate[] {
  const plain = mailbox.toLowerCase().replace(/\+[^@]*(?=@)/, '')
  return [
    rate('guest', digest(plain, secret), 1),
    ...networksOf(address).map(({ size, name }) =>
      rate(`guestNetwork${size}`, digest(name, secret), notesPerNetwork[size]),
    ),
    rate('guests', '', 60),
  ]
}

/** One alert an hour about the quarantine, however much falls into it. */
export const quarantineRate = rate('quarantine', '', 1)
/** The company gets one daily letter. @param day the ISO day on its clock */
export const dailyRate = (day: string) => rate('daily', day, 1)
/** One alert a day about a clock that retention does not trust. */
export const retentionRate = rate('retention', '', 1)

/** Number of the advisory lock under which PostgreSQL counts one enquiry at a time. */
const intakeLock = 7_306_022

/** Until the transaction `db` ends, nobody else counts against rates that must be exact. SQLite has one writer at a time anyway. */
export async function lockCounters({ kind }: Database, db: Kysely<Tables>): Promise<void> {
  if (kind === 'postgres') await sql`SELECT pg_advisory_xact_lock(${intakeLock})`.execute(db)
}

/** Whether one of the rates is full. */
export async function isFull(db: Kysely<Tables>, rates: Rate[], now: number): Promise<boolean> {
  if (rates.length === 0) return false
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
  return rates.some(({ most }, i) => Number(counts[`rate${i}`]) >= most)
}

/** Counts one event against every rate, full or not. */
export async function countEvent(db: Kysely<Tables>, rates: Rate[], now: number): Promise<void> {
  if (rates.length === 0) return
  await db
    .insertInto('rate_event')
    .values(rates.map(({ scope, bucket }) => ({ scope, bucket, at: now })))
    .execute()
}

/** Counts one event against every rate, or none at all when one of them is full. Call it inside a transaction, under `lockCounters`. */
export async function admit(db: Kysely<Tables>, rates: Rate[], now: number): Promise<boolean> {
  if (await isFull(db, rates, now)) return false
  await countEvent(db, rates, now)
  return true
}

/** Removes counts whose window has passed, that a wrong clock wrote, or that an earlier version kept. */
export async function removeOldRateEvents(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('rate_event').where('scope', 'not in', Object.keys(windows)).execute()
  for (const [scope, window] of Object.entries(windows))
    await db
      .deleteFrom('rate_event')
      .where('scope', '=', scope)
      .where(({ eb, or }) => or([eb('at', '<=', now - window), eb('at', '>', now + window)]))
      .execute()
}
