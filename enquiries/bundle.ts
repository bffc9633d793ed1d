/** Bundles: when many enquiries are doubtful, the later ones come in one letter an hour, each with all its words. */
import { randomUUID } from 'node:crypto'
import { type Database, inTransaction } from './database.ts'
import type { DeskLinks } from './desk-link.ts'
import { letterInputOf, subjectOf, textOf } from './letter.ts'
import { companyMailbox, writeLetter } from './write-letter.ts'
import { lockCounters } from './counters.ts'
import { addLetter } from './add-letter.ts'
import type { EnquiryRow } from './tables.ts'
import { clockToleranceMs } from './clock.ts'

/** Milliseconds for which letters gather before they are bundled. */
const gatherMs = 60 * 60_000
/** Enquiries and characters in one bundle; mail servers take letters of ten megabytes and more. */
const most = { enquiries: 500, characters: 2_000_000 }

/**
 * Writes a bundle once the oldest letter has waited for an hour. What is too much for one waits for the next call.
 * @returns how many enquiries are in it
 */
export function writeBundle(
  database: Database,
  from: string,
  links: DeskLinks,
  now: number,
): Promise<number> {
  return inTransaction(database, async (db) => {
    await lockCounters(database, db)
    const rows = await db
      .selectFrom('outbox')
      .innerJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
      .where('outbox.bundle', '=', '')
      .where('outbox.status', '=', 'waiting')
      .orderBy('outbox.created_at')
      .limit(most.enquiries)
      .selectAll('enquiry')
      .select(['outbox.id as letter', 'outbox.created_at as since'])
      .execute()
    const waited = rows[0] ? now - rows[0].since : 0
    // A time further ahead than clocks differ was written by a wrong one.
    if (!rows[0] || (waited < gatherMs && waited >= -clockToleranceMs)) return 0
    const texts = rows.map((row) => entryOf(row, from, links.linkTo('enquiry', row, now)))
    let characters = 0
    const count = Math.max(1, texts.filter((text) => (characters += text.length) <= most.characters).length)
    const letter = await writeLetter({
      id: randomUUID(),
      from,
      to: companyMailbox,
      subject: `${count} ${count === 1 ? 'Anfrage' : 'Anfragen'} über die Website [bitte prüfen]`,
      text: [intro, ...texts.slice(0, count)].join(`\n\n${'='.repeat(60)}\n\n`),
      receivedAt: now,
    })
    const bundle = await addLetter(db, null, letter, 'bundle', now)
    const ids = rows.slice(0, count).map((row) => row.letter)
    await db.updateTable('outbox').set({ bundle }).where('id', 'in', ids).execute()
    return count
  })
}

const intro =
  'In der letzten Stunde kamen viele auffällige Anfragen. Damit sie das Postfach nicht füllen, stehen sie hier zusammen. Bitte antworten Sie an die jeweils genannte E-Mail-Adresse.'

function entryOf(row: EnquiryRow, from: string, deskLink: string): string {
  const input = letterInputOf(row, from, deskLink)
  return `${subjectOf(input)}\n${new Date(row.received_at).toISOString()}\n\n${textOf(input)}`
}
