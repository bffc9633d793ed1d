/** The letters that wait: claimed under a lease, completed or put back by whoever holds it. */
import type { Kysely } from 'kysely'
import { maxAttempts, retryDelayMs } from './backoff.ts'
import { type Database, inTransaction } from './database.ts'
import type { OutboxRow, Tables } from './tables.ts'
import { type Failure, pausesQueue, permanent } from './failure.ts'
import { inForce, isPaused, pause } from './queue-pause.ts'
import { clockToleranceMs } from './clock.ts'

/** A claim holds this long in milliseconds; longer than the deadline of one delivery, so that no letter is sent by two. */
export const leaseMs = 120_000
/** A recipient refused this often needs a person. */
const maxRefusals = 3

/** Letters and events are sent by workers of their own, so that neither waits for the other. */
export type Channel = 'mail' | 'webhook'

export type Claim = Pick<
  OutboxRow,
  'id' | 'enquiry_id' | 'sender' | 'recipient' | 'message' | 'attempts' | 'created_at' | 'purpose'
> & { owner: string }

/**
 * Takes the next letter that is due and not held. Due times and leases further off than any can be were
 * written before a clock was set back; they do not count, so no letter lies still for it.
 */
export function claimNext(
  database: Database,
  owner: string,
  now: number,
  channel: Channel = 'mail',
): Promise<Claim | undefined> {
  return inTransaction(database, async (db) => {
    if (channel === 'mail' && (await isPaused(db, now))) return undefined
    const due = db
      .selectFrom('outbox')
      .select('id')
      .where('status', '=', 'waiting')
      .where('bundle', 'is', null)
      .where('purpose', channel === 'webhook' ? '=' : '!=', 'webhook')
      .where(({ eb, or }) =>
        or([eb('due_at', '<=', now), eb('due_at', '>', eb('wait', '+', now + clockToleranceMs))]),
      )
      .where(({ eb, or }) =>
        or([
          eb('lease_until', 'is', null),
          eb('lease_until', '<=', now),
          eb('lease_until', '>', now + leaseMs + clockToleranceMs),
        ]),
      )
      .orderBy('due_at')
      .limit(1)
    const next = await (database.kind === 'postgres' ? due.forUpdate().skipLocked() : due).executeTakeFirst()
    if (!next) return undefined
    const row = await db
      .updateTable('outbox')
      .set(({ eb }) => ({
        lease_owner: owner,
        lease_until: now + leaseMs,
        attempts: eb('attempts', '+', 1),
      }))
      .where('id', '=', next.id)
      .returning(['id', 'enquiry_id', 'sender', 'recipient', 'message', 'attempts', 'created_at', 'purpose'])
      .executeTakeFirstOrThrow()
    return { ...row, owner }
  })
}

/**
 * Says what became of a letter and frees it. Only the holder of the lease, at the attempt it claimed, may do so.
 * @returns whether it was still the holder
 */
async function finishClaim(
  db: Kysely<Tables>,
  { id, owner, attempts }: Claim,
  outcome: Partial<OutboxRow>,
): Promise<boolean> {
  const held = db
    .updateTable('outbox')
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .where('attempts', '=', attempts)
    .where('status', '=', 'waiting')
  const { numUpdatedRows } = await held
    .set({ ...outcome, lease_owner: null, lease_until: null })
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** @returns false when another worker has taken the letter over in the meantime. */
export function completeDelivery(database: Database, claim: Claim, now: number): Promise<boolean> {
  return inTransaction(database, async (db) => {
    if (claim.purpose !== 'webhook')
      await db
        .deleteFrom('pause')
        .where(({ not }) => not(inForce(now)))
        .execute()
    const delivered = { status: 'delivered', delivered_at: now, failure: null, detail: null } as const
    const held = await finishClaim(db, claim, delivered)
    if (held && isAboutSeveral(claim)) {
      await db.updateTable('outbox').set(delivered).where('bundle', '=', claim.id).execute()
      // Its words stand in the letters of its enquiries; kept twice, they would outlive a purge.
      await db.deleteFrom('outbox').where('id', '=', claim.id).execute()
    }
    return held
  })
}

/** Puts a letter back until its next attempt, or marks it for a person. It is never given up silently. */
export async function failDelivery(
  database: Database,
  claim: Claim,
  failure: Failure,
  detail: string,
  now: number,
): Promise<'waiting' | 'attention'> {
  const wait = Math.round(retryDelayMs(claim.attempts, Math.random()))
  const spent = claim.attempts >= maxAttempts || (permanent.has(failure) && claim.attempts >= maxRefusals)
  const status = spent ? 'attention' : 'waiting'
  await inTransaction(database, async (db) => {
    const held = await finishClaim(db, claim, {
      status,
      failure,
      detail: detail.slice(0, 300),
      wait,
      due_at: now + wait,
    })
    if (held && spent && isAboutSeveral(claim)) await takeApart(db, claim.id, now)
    if (pausesQueue.has(failure) && !saysNothingOfLetters(claim, failure)) await pause(db, failure, now)
  })
  return status
}

const isAboutSeveral = ({ purpose }: Claim) => purpose === 'bundle' || purpose === 'daily'

/** A mail server that wants no empty sender refuses confirmations to guests, and no letter to the company; an event meets no mail server. */
const saysNothingOfLetters = ({ purpose }: Claim, failure: Failure) =>
  purpose === 'webhook' || (purpose === 'acknowledgement' && failure === 'sender')

/** The letters of a bundle that cannot be delivered go alone; a daily letter is written again. */
async function takeApart(db: Kysely<Tables>, bundle: string, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ bundle: null, due_at: now, wait: 0 })
    .where('bundle', '=', bundle)
    .execute()
  await db.updateTable('enquiry').set({ listed_in: null }).where('listed_in', '=', bundle).execute()
  await db.deleteFrom('outbox').where('id', '=', bundle).execute()
}

/** Gives a letter back untouched, as if it had not been claimed: on a stop. */
export function releaseClaim(database: Database, claim: Claim): Promise<boolean> {
  return inTransaction(database, (db) => finishClaim(db, claim, { attempts: claim.attempts - 1 }))
}
