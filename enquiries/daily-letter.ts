/** The letter to the company at 7:30 on its clock: what is new, what waits, what needs a person. Without bad news it can be switched off. */
import { randomUUID } from 'node:crypto'
import { lastDue } from './company-clock.ts'
import { dailyWords, type DailyNews, isBad, textOf } from './daily-words.ts'
import { type Database, inTransaction } from './database.ts'
import type { DeskLinks } from './desk-link.ts'
import { companyMailbox, writeLetter } from './write-letter.ts'
import { dailyRate } from './limits.ts'
import { admit, lockCounters } from './counters.ts'
import { addLetter } from './add-letter.ts'
import { gatherNews } from './daily-news.ts'

/** Milliseconds for which the store must have held something before a letter about it is due. */
const settledMs = 60 * 60_000

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
    const { news, quarantined } = await gatherNews(db, input.links, due.at, now)
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
