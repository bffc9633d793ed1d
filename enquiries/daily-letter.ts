/** The letter to the company at 7:30 on its clock: what is new, what waits, what needs a person. Without bad news it can be switched off. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { lastDue } from './company-clock.ts'
import { dailyWords, type DailyNews, type Listed, isBad, textOf } from './daily-words.ts'
import { type Database, inTransaction } from './database.ts'
import type { DeskLinks } from './desk-link.ts'
import { stateOf } from './desk-state.ts'
import { type EnquiryFields, type EnquiryKind, subjects } from './fields.ts'
import { companyMailbox, writeLetter } from './write-letter.ts'
import { dailyRate } from './limits.ts'
import { admit, lockCounters } from './counters.ts'
import { overdueSince } from './overdue.ts'
import { plainLine } from './plain-text.ts'
import { referenceOf } from './reference.ts'
import { addLetter } from './add-letter.ts'
import type { EnquiryRow, Tables } from './tables.ts'

const day = 24 * 60 * 60_000
/** Milliseconds for which the store must have held something before a letter about it is due. */
const settledMs = 60 * 60_000
/** Lines of one kind in one letter. */
const most = 50

type DailyInput = {
  from: string
  links: DeskLinks
  /** Whether it is written without bad news, too. */
  always: boolean
  /** What lies outside the store: calendars, disk, backup. */
  surroundings: () => Pick<DailyNews, 'staleCalendars' | 'disk' | 'backup'>
}

/** Writes it if it is due and not written yet; never about a store that was empty when it was due. @returns whether it was written */
export async function writeDailyLetter(database: Database, input: DailyInput, now: number): Promise<boolean> {
  const due = lastDue(now)
  if (!(await isOpen(database, due))) return false
  const surroundings = input.surroundings()
  return inTransaction(database, async (db) => {
    await lockCounters(database, db)
    if (!(await admit(db, [dailyRate(due.day)], now))) return false
    const { news, quarantined } = await gather(db, input.links, due.at, now)
    const all = { ...news, ...surroundings }
    if (!input.always && !isBad(all)) return false
    const letter = await writeLetter({
      id: randomUUID(),
      from: input.from,
      to: companyMailbox,
      subject: dailyWords.subject(due.day, all),
      text: textOf(all),
      receivedAt: now,
    })
    const listed_in = await addLetter(db, null, letter, 'daily', now)
    if (quarantined.length > 0)
      await db.updateTable('enquiry').set({ listed_in }).where('id', 'in', quarantined).execute()
    return true
  })
}

/** A quick look that takes no lock: most calls come long after the letter was written. */
async function isOpen({ db }: Database, due: { at: number; day: string }): Promise<boolean> {
  const { scope, bucket } = dailyRate(due.day)
  const written = await db
    .selectFrom('rate_event')
    .select('at')
    .where('scope', '=', scope)
    .where('bucket', '=', bucket)
    .executeTakeFirst()
  if (written) return false
  const first = db
    .selectFrom('enquiry')
    .select('id')
    .where('received_at', '<', due.at - settledMs)
    .limit(1)
  return (await first.executeTakeFirst()) !== undefined
}

/** What the store knows of the time up to `due`. */
async function gather(db: Kysely<Tables>, links: DeskLinks, due: number, now: number) {
  const enquiries = () => db.selectFrom('enquiry').selectAll().where('received_at', '<', due)
  const fresh = await enquiries()
    .where('received_at', '>=', due - day)
    .where('status', '=', 'accepted')
    .orderBy('received_at')
    .execute()
  const answered = await enquiries()
    .where('answered_at', '>=', due - day)
    .where('answered_at', '<', due)
    .execute()
  const unanswered = enquiries()
    .where('status', '=', 'accepted')
    .where('answered_at', 'is', null)
    .orderBy('received_at', 'desc')
  const untaken = await unanswered
    .where('taken_by', 'is', null)
    .where('received_at', '<', overdueSince(now))
    .execute()
  const taken = await unanswered.where('taken_by', 'is not', null).execute()
  const quarantine = await enquiries()
    .where('status', '=', 'quarantined')
    .where('listed_in', 'is', null)
    .orderBy('received_at', 'desc')
    .execute()
  const stuck = await db
    .selectFrom('outbox')
    .select(['enquiry_id', 'purpose', 'failure'])
    .where('status', '=', 'attention')
    .where('purpose', 'in', ['enquiry', 'webhook'])
    .execute()
  const listed = (row: EnquiryRow): Listed => ({ ...lineOf(row), link: links.linkTo('enquiry', row, now) })
  const news: Omit<DailyNews, 'staleCalendars' | 'disk' | 'backup'> = {
    fresh: cut(fresh, listed),
    answered: answered.map((row) => `${referenceOf(row.id)} (${row.answered_by})`),
    overdue: cut(untaken, listed),
    taken: cut(taken, listed),
    quarantine: cut(quarantine, (row) => ({
      ...lineOf(row),
      what: `${senderOf(row)}`,
      link: links.linkTo('release', row, now),
    })),
    undelivered: stuck.map(
      ({ enquiry_id, purpose, failure }) =>
        `${enquiry_id ? referenceOf(enquiry_id) : '-'}: ${purpose === 'webhook' ? 'Webhook' : 'E-Mail'}, ${failure}`,
    ),
  }
  return { news, quarantined: quarantine.map(({ id }) => id) }
}

const cut = (rows: EnquiryRow[], line: (row: EnquiryRow) => Listed) => ({
  count: rows.length,
  lines: rows.slice(0, most).map(line),
})

function lineOf(row: EnquiryRow): Omit<Listed, 'link'> {
  return {
    reference: referenceOf(row.id),
    received: dailyWords.moment(row.received_at),
    what: `${subjects[row.kind as EnquiryKind]}, ${dailyWords.state(stateOf(row), row.taken_by ?? row.answered_by ?? '')}`,
  }
}

function senderOf({ fields }: EnquiryRow): string {
  const { name, email } = JSON.parse(fields) as EnquiryFields
  return `${plainLine(name).slice(0, 60)} <${email}>`
}
