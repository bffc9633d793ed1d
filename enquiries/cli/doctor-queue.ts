/** The doctor's look at what waits in the store: letters, events, and what lies in quarantine. */
import type { Database } from '../database.ts'
import { probe } from '../queue-state.ts'
import type { Finding } from './finding.ts'
import { countEnquiries } from './enquiries.ts'
import { span } from './terminal.ts'

/** Milliseconds after which a waiting letter is worth a look. */
const longWaitMs = 3_600_000
/** Days for which an enquiry in quarantine is worth a look: a guest still waits for the answer. */
const recentDays = 7

/** Writes and takes back a row, as /readyz does, and counts what waits. */
export async function checkQueue(database: Database, now: number): Promise<Finding> {
  const { waiting, oldest, attention, quarantined } = await probe(database)
  const pause = await database.db
    .selectFrom('pause')
    .select('failure')
    .where('until', '>', now)
    .executeTakeFirst()
  const age = oldest === undefined ? 0 : now - oldest
  const found = `takes writes; ${waiting} waiting${oldest === undefined ? '' : ` (oldest ${span(age)})`}, ${attention} need attention, ${quarantined} in quarantine`
  if (pause)
    return {
      check: 'queue',
      state: 'warn',
      found: `${found}; paused by ${pause.failure}`,
      fix: 'the settings of the mail server are wrong: fix what the check of mail says, then retry --all',
    }
  if (attention > 0)
    return {
      check: 'queue',
      state: 'warn',
      found,
      fix: 'see why with list --state attention, fix the cause, then retry --all',
    }
  if (age > longWaitMs)
    return {
      check: 'queue',
      state: 'warn',
      found,
      fix: 'see why with list --state waiting; does a process with ROLE worker or all run?',
    }
  return { check: 'queue', state: 'ok', found }
}

/** Events that nobody takes; letters do not wait for them. */
export async function checkEvents({ db }: Database): Promise<Finding[]> {
  const rows = await db
    .selectFrom('outbox')
    .where('purpose', '=', 'webhook')
    .where('status', '!=', 'delivered')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  if (rows.length === 0) return []
  const of = (wanted: string) => Number(rows.find(({ status }) => status === wanted)?.count ?? 0)
  const found = `${of('waiting')} waiting, ${of('attention')} need attention`
  if (of('attention') === 0) return [{ check: 'webhook', state: 'ok', found }]
  const fix = 'see why with show REFERENCE, mend the receiver, then replay --all'
  return [{ check: 'webhook', state: 'warn', found, fix }]
}

/** A guest's real enquiry may lie there, and nobody is mailed of it. */
export async function checkQuarantine(database: Database, now: number): Promise<Finding> {
  const count = await countEnquiries(database, { state: 'quarantined', since: now - recentDays * 86_400_000 })
  const found = `${count} of the last ${recentDays} days in quarantine`
  if (count === 0) return { check: 'quarantine', state: 'ok', found }
  return {
    check: 'quarantine',
    state: 'warn',
    found,
    fix: 'look through them with npm run enquiries -- list --state quarantined, release what is real, and purge the rest',
  }
}
