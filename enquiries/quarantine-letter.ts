/** The daily letter to the company about what lies in quarantine, so that a guest who fell into it is found by a person. */
import { randomUUID } from 'node:crypto'
import { type Database, inTransaction } from './database.ts'
import type { EnquiryFields } from './fields.ts'
import { companyMailbox, writeLetter } from './letter.ts'
import { admit, lockCounters, quarantineLetterRate } from './limits.ts'
import { plainLine } from './plain-text.ts'
import { addLetter } from './store.ts'
import type { EnquiryRow } from './tables.ts'

/** Milliseconds for which the first one waits for others. */
const gatherMs = 60 * 60_000
/** Names in one letter. */
const maxNames = 50

/** Writes the letter if something new lies in quarantine and none was written for a day. @returns how many enquiries are new in it */
export function writeQuarantineLetter(database: Database, from: string, now: number): Promise<number> {
  return inTransaction(database, async (db) => {
    const unlisted = db
      .selectFrom('enquiry')
      .where('status', '=', 'quarantined')
      .where('listed_in', 'is', null)
    const { count, oldest } = await unlisted
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('received_at').as('oldest')])
      .executeTakeFirstOrThrow()
    if (Number(count) === 0 || now - Number(oldest) < gatherMs) return 0
    await lockCounters(database, db)
    if (!(await admit(db, [quarantineLetterRate], now))) return 0
    const rows = await unlisted.selectAll().orderBy('received_at', 'desc').limit(maxNames).execute()
    const letter = await writeLetter({
      id: randomUUID(),
      from,
      to: companyMailbox,
      subject: `Quarantäne: ${count} neue ${Number(count) === 1 ? 'Anfrage' : 'Anfragen'} über die Website`,
      text: textOf(Number(count), rows),
      receivedAt: now,
    })
    const listed = await addLetter(db, null, letter, 'quarantine', now)
    await db
      .updateTable('enquiry')
      .set({ listed_in: listed })
      .where('status', '=', 'quarantined')
      .where('listed_in', 'is', null)
      .execute()
    return Number(count)
  })
}

function textOf(count: number, rows: EnquiryRow[]): string {
  const more = count - rows.length
  return [
    `Neu in Quarantäne: ${count}. Ein für Menschen unsichtbares Feld war ausgefüllt, und der Nachweis des Formulars fehlte. Fast immer ist das ein Automat.`,
    '',
    ...rows.map(nameOf),
    ...(more > 0 ? [`und ${more} weitere`] : []),
    '',
    'Ansehen:   npm run enquiries -- list --state quarantined',
    'Freigeben: npm run enquiries -- release NUMMER',
    'Eine freigegebene Anfrage kommt wie jede andere in dieses Postfach.',
  ].join('\n')
}

function nameOf({ id, received_at, fields }: EnquiryRow): string {
  const { name, email } = JSON.parse(fields) as EnquiryFields
  const received = new Date(received_at).toISOString().slice(0, 16).replace('T', ' ')
  return `${id.slice(0, 8)}  ${received}  ${plainLine(name).slice(0, 60)} <${email}>`
}
