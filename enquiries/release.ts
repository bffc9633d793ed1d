/** Takes an enquiry out of quarantine. */
import { type Database, inTransaction } from './database.ts'
import { addEntry } from './desk.ts'
import type { DeskLinks } from './desk-link.ts'
import { composeLetter, letterInputOf } from './letter.ts'
import { addEvent, addLetter } from './add-letter.ts'

type ReleaseInput = {
  from: string
  links: DeskLinks
  /** Whether events tell of it. */
  webhook: boolean
  /** Who says that it is real. */
  name: string
  now: number
}

/** Accepts the enquiry and writes its letter; the guest gets no confirmation. @returns false when it is not in quarantine */
export function releaseEnquiry(
  database: Database,
  id: string,
  { from, links, webhook, name, now }: ReleaseInput,
): Promise<boolean> {
  return inTransaction(database, async (db) => {
    const row = await db
      .updateTable('enquiry')
      .set({ status: 'accepted' })
      .where('id', '=', id)
      .where('status', '=', 'quarantined')
      .returningAll()
      .executeTakeFirst()
    if (!row) return false
    const letter = await composeLetter(letterInputOf(row, from, links.linkTo('enquiry', row, now)))
    await addLetter(db, id, letter, 'enquiry', now)
    await addEntry(db, id, { action: 'released', name }, now)
    if (webhook) {
      await addEvent(db, row, 'enquiry.received', now)
      await addEvent(db, row, 'enquiry.released', now, { name })
    }
    return true
  })
}
