/** Alerts to the operator's webhook: letters that need attention, a paused queue, new enquiries in quarantine, a clock far ahead; each at least once, with ids, counts and names of failures only. */
import { type Database, inTransaction } from './database.ts'
import { quarantineRate, retentionRate } from './limits.ts'
import { admit, lockCounters } from './counters.ts'
import { referenceOf } from './reference.ts'
import type { Failure } from './failure.ts'
import { type Outcome, leaseMs, sendAlert, unsent } from './alert-webhook.ts'

const causes: Partial<Record<Failure, string>> = {
  login: 'the mail server refuses the login',
  sender: 'the mail server refuses our address as sender',
  tls: 'no trusted encrypted connection to the mail server can be made',
}

/**
 * Sends the alerts that have not been sent yet. Several workers may do so at once: each alert is claimed in the store, so one of them sends it.
 * @returns how many alerts were taken. @throws when the webhook refuses; the rest is sent next time.
 */
export async function sendAlerts(database: Database, url: string, now: number): Promise<number> {
  const paused = await alertPause(database, url, now)
  return paused + (await alertLetters(database, url, now)) + (await alertQuarantine(database, url, now))
}

/** Of a pause of the queue, however often it is renewed, once. */
async function alertPause(database: Database, url: string, now: number): Promise<number> {
  const claimed = await inTransaction(database, (db) =>
    db
      .updateTable('pause')
      .set({ alert_lease: now + leaseMs })
      .where(unsent(now))
      .returning('failure')
      .executeTakeFirst(),
  )
  if (!claimed) return 0
  const { failure } = claimed
  const text = `Enquiries are stored but not mailed: ${causes[failure as Failure] ?? failure}. They will be mailed once the settings of the mail server are right.`
  await sendAlert(
    url,
    { text, event: 'queue-paused', failure },
    (outcome) => inTransaction(database, (db) => db.updateTable('pause').set(outcome).execute()),
    now,
  )
  return 1
}

/** Of each letter to the company that needs attention. */
async function alertLetters(database: Database, url: string, now: number): Promise<number> {
  const { db } = database
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'attention')
    .where('purpose', 'in', ['enquiry', 'webhook'])
    .where(unsent(now))
    .limit(20)
    .execute()
  let sent = 0
  for (const { id } of rows) {
    const claimed = await inTransaction(database, (db) =>
      db
        .updateTable('outbox')
        .set({ alert_lease: now + leaseMs })
        .where('id', '=', id)
        .where(unsent(now))
        .returning(['enquiry_id', 'purpose', 'failure', 'attempts'])
        .executeTakeFirst(),
    )
    if (!claimed) continue
    const { enquiry_id: enquiry, purpose, failure, attempts } = claimed
    const reference = enquiry ? referenceOf(enquiry) : undefined
    const what = purpose === 'webhook' ? 'The webhook event of enquiry' : 'Enquiry'
    const text = `${what} ${reference} could not be delivered (${failure}) and needs attention.`
    await sendAlert(
      url,
      { text, event: 'needs-attention', enquiry, reference, failure, attempts },
      (outcome) =>
        inTransaction(database, (db) => db.updateTable('outbox').set(outcome).where('id', '=', id).execute()),
      now,
    )
    sent++
  }
  return sent
}

/** Of all that fell into quarantine since the last time, in one number, at most once an hour. */
async function alertQuarantine(database: Database, url: string, now: number): Promise<number> {
  const lease = now + leaseMs
  const count = await inTransaction(database, async (db) => {
    const found = await db
      .selectFrom('enquiry')
      .select('id')
      .where('status', '=', 'quarantined')
      .where(unsent(now))
      .limit(1)
      .executeTakeFirst()
    if (!found) return 0
    await lockCounters(database, db)
    if (!(await admit(db, [quarantineRate], now))) return 0
    const { numUpdatedRows } = await db
      .updateTable('enquiry')
      .set({ alert_lease: lease })
      .where('status', '=', 'quarantined')
      .where(unsent(now))
      .executeTakeFirstOrThrow()
    return Number(numUpdatedRows)
  })
  if (count === 0) return 0
  const text = `${count} ${count === 1 ? 'enquiry was' : 'enquiries were'} put into quarantine and not mailed. Look with "npm run enquiries -- list --state quarantined" and release what is real.`
  await sendAlert(
    url,
    { text, event: 'quarantined', count },
    (outcome) =>
      inTransaction(database, async (db) => {
        await db.updateTable('enquiry').set(outcome).where('alert_lease', '=', lease).execute()
        if (!outcome.alerted_at)
          await db.deleteFrom('rate_event').where('scope', '=', quarantineRate.scope).execute()
      }),
    now,
  )
  return 1
}

/** Once a day that retention does not trust the clock. @throws when the webhook refuses; it is sent next time. */
export async function alertRetention(
  database: Database,
  url: string,
  text: string,
  now: number,
): Promise<void> {
  const due = await inTransaction(database, async (db) => {
    await lockCounters(database, db)
    return admit(db, [retentionRate], now)
  })
  if (!due) return
  const note = async ({ alerted_at }: Outcome) => {
    if (!alerted_at)
      await inTransaction(database, (db) =>
        db.deleteFrom('rate_event').where('scope', '=', retentionRate.scope).execute(),
      )
  }
  await sendAlert(url, { text, event: 'clock-ahead' }, note, now)
}
