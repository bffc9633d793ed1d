/** The letters that wait: claimed under a lease, completed or put back by whoever holds it. */
import { attemptsTolerated, delayAfter } from './backoff.ts'
import type { Database, OutboxRow } from './database.ts'
import { type Failure, permanent } from './failure.ts'
import { inTransaction } from './store.ts'

/** A claim holds this long in milliseconds; longer than the deadline of one delivery, so that no letter is sent by two. */
export const leaseTime = 120_000
/** A recipient refused this often needs a person. */
const refusalsTolerated = 3

export type Claim = Pick<OutboxRow, 'id' | 'enquiry_id' | 'sender' | 'recipient' | 'message' | 'attempts' | 'created_at' | 'purpose'> & { owner: string }

/** Takes the next letter that is due and not held. Due times and leases too far off are a clock's mistake and do not count. */
export function claimNext(database: Database, owner: string, now: number): Promise<Claim | undefined> {
  return inTransaction(database, async (db) => {
    const due = db
      .selectFrom('outbox')
      .select('id')
      .where('status', '=', 'waiting')
      .where(({ eb, or }) => or([eb('due_at', '<=', now), eb('due_at', '>', eb('wait', '+', now))]))
      .where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', now), eb('lease_until', '>', now + leaseTime)]))
      .orderBy('due_at')
      .limit(1)
    const next = await (database.kind === 'postgres' ? due.forUpdate().skipLocked() : due).executeTakeFirst()
    if (!next) return undefined
    const row = await db
      .updateTable('outbox')
      .set(({ eb }) => ({ lease_owner: owner, lease_until: now + leaseTime, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', next.id)
      .returning(['id', 'enquiry_id', 'sender', 'recipient', 'message', 'attempts', 'created_at', 'purpose'])
      .executeTakeFirstOrThrow()
    return { ...row, owner }
  })
}

/** Only the holder of the lease, at the attempt it claimed, may say what became of a letter. */
function held({ db }: Database, { id, owner, attempts }: Claim) {
  return db.updateTable('outbox').where('id', '=', id).where('lease_owner', '=', owner).where('attempts', '=', attempts).where('status', '=', 'waiting')
}

const released = { lease_owner: null, lease_until: null }

export async function completeDelivery(database: Database, claim: Claim, now: number): Promise<void> {
  await held(database, claim).set({ ...released, status: 'delivered', delivered_at: now, failure: null, detail: null }).execute()
}

/** Puts a letter back until its next attempt, or marks it for a person. It is never given up silently. */
export async function failDelivery(database: Database, claim: Claim, failure: Failure, detail: string, now: number): Promise<'waiting' | 'attention'> {
  const wait = Math.round(delayAfter(claim.attempts, Math.random()))
  const spent = claim.attempts >= attemptsTolerated || (permanent.has(failure) && claim.attempts >= refusalsTolerated)
  const status = spent ? 'attention' : 'waiting'
  await held(database, claim).set({ ...released, status, failure, detail: detail.slice(0, 300), wait, due_at: now + wait }).execute()
  return status
}

/** Gives a letter back untouched, as if it had not been claimed: on a stop, or while the queue pauses. */
export async function handBack(database: Database, claim: Claim): Promise<void> {
  await held(database, claim).set({ ...released, attempts: claim.attempts - 1 }).execute()
}
