/** The commands access and erase: all that is kept of one person, told and removed. Both are recorded without the person. */
import { storeClock } from '../clock.ts'
import { type Database, inTransaction } from '../database.ts'
import { enquiriesOf } from '../desk.ts'
import { letterFiles } from '../letter-files.ts'
import type { EnquiryFields } from '../fields.ts'
import { referenceOf } from '../reference.ts'
import type { Context } from './context.ts'
import { erasedIds, recordAction } from './erasures.ts'
import { openNew } from './export.ts'
import { findRemovable, removeSome, truncateWal } from './purge.ts'
import { Refusal } from './refusal.ts'
import { jsonText } from './terminal.ts'

/** Everything the store has of a mail address, in one moment of it. */
function dossier(database: Database, dataDir: string, email: string) {
  return inTransaction(database, async (db) => {
    const rows = await enquiriesOf(db, email)
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return []
    const letters = await db.selectFrom('outbox').selectAll().where('enquiry_id', 'in', ids).execute()
    const entries = await db.selectFrom('desk_entry').selectAll().where('enquiry_id', 'in', ids).execute()
    return rows.map((row) => ({
      reference: referenceOf(row.id),
      ...row,
      receivedAt: new Date(row.received_at).toISOString(),
      fields: JSON.parse(row.fields) as EnquiryFields,
      letters: letters.filter(({ enquiry_id }) => enquiry_id === row.id),
      desk: entries.filter(({ enquiry_id }) => enquiry_id === row.id),
      files: letterFiles(dataDir, [row.id, `${row.id}-guest`, ...(row.listed_in ? [row.listed_in] : [])]),
    }))
  })
}

const elsewhere =
  'Not reached: your mailbox, exports, and what WEBHOOK_URL was told. Backups keep what they hold until they are removed.'

export async function access(
  { database, config, terminal, now }: Context,
  email: string,
  { out: path }: { out?: string; json?: true },
) {
  const { dataDir } = config()
  const found = await dossier(await database(), dataDir, email)
  if (found.length === 0) throw new Refusal('Nothing is kept under this mail address.')
  const file = path === undefined ? undefined : await openNew(path)
  await (file ? file.writeFile(jsonText(found)) : terminal.out(jsonText(found)))
  await file?.close()
  recordAction(
    dataDir,
    'told',
    found.map(({ id }) => id),
    now,
  )
  if (file)
    await terminal.out(
      `${found.length} ${found.length === 1 ? 'enquiry' : 'enquiries'} with letters and notes written to ${path}.\n`,
    )
}

type EraseOptions = { again?: true; yes?: true; json?: true }

export async function erase(
  { database, config, terminal, now }: Context,
  email: string | undefined,
  { again, yes, json }: EraseOptions,
) {
  if ((email === undefined) === (again === undefined))
    throw new Refusal('Say whom to erase: erase ADDRESS, or erase --again after a restore', 2)
  const { dataDir } = config()
  const db = await database()
  const ids = again ? erasedIds(dataDir) : (await enquiriesOf(db.db, email!)).map(({ id }) => id)
  const filter = { ids, undelivered: { now: await storeClock(db)() } }
  const found = ids.length === 0 ? [] : await findRemovable(db, filter)
  let removed = 0
  if (yes && found.length > 0) {
    for (let at = 0; at < found.length; at += 200)
      removed += await removeSome(db, dataDir, found.slice(at, at + 200), filter)
    await truncateWal(db)
    recordAction(dataDir, 'erased', found, now)
  }
  if (json) await terminal.out(jsonText({ dryRun: !yes, removed, found: found.length }))
  else await terminal.out(summary(yes ? removed : found.length, { done: yes === true, again }))
  const held = again ? 0 : ids.length - found.length
  if (held > 0)
    throw new Refusal(`${held} kept, because a letter is being sent just now; try again in two minutes.`)
}

function summary(count: number, { done, again }: { done: boolean; again: true | undefined }): string {
  if (count === 0)
    return again ? 'Nothing is kept of whoever was erased.\n' : 'Nothing is kept of this person.\n'
  const noun = count === 1 ? 'enquiry' : 'enquiries'
  return done
    ? `${count} ${noun} erased, with letters, notes, events and files. ${elsewhere} After restoring one: erase --again --yes\n`
    : `${count} ${noun} would be erased, with letters, notes, events and files. Nothing has been removed yet: add --yes to do it.\n`
}
