/** The command retry: makes letters due at once. */
import { storeClock } from '../clock.ts'
import { type Database, inTransaction } from '../database.ts'
import type { OutboxRow } from '../tables.ts'
import type { Context } from './context.ts'
import { dueAtOnce } from './due-at-once.ts'
import { resolveId } from './enquiries.ts'
import { Refusal } from './refusal.ts'
import { jsonText } from './terminal.ts'

type Selection = { ids?: string[]; status: OutboxRow['status'][] }

/**
 * Makes letters to the company due at once, as if they had never been tried, and ends a pause of the queue: whoever
 * asks has fixed the cause. A letter that a worker holds at the moment is left to it.
 * @returns ids of their enquiries
 */
export async function retryLetters(database: Database, { ids, status }: Selection): Promise<string[]> {
  const now = await storeClock(database)()
  return inTransaction(database, async (db) => {
    let query = db
      .updateTable('outbox')
      .set({ ...dueAtOnce(now), bundle: null })
      .where('purpose', '=', 'enquiry')
      .where('status', 'in', status)
      .where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
    await db.deleteFrom('pause').execute()
    if (ids) query = query.where('enquiry_id', 'in', ids)
    const moved = await query.returning('enquiry_id').$narrowType<{ enquiry_id: string }>().execute()
    return moved.map(({ enquiry_id }) => enquiry_id)
  })
}

type RetryOptions = { all?: true; waiting?: true; json?: true }

export async function retry(
  { database, terminal }: Context,
  ids: string[],
  { all, waiting, json }: RetryOptions,
) {
  if ((all === true) === ids.length > 0)
    throw new Refusal(
      'Say which letters: retry ID ..., or retry --all for every letter that needs attention',
      2,
    )
  const db = await database()
  const full = await Promise.all(ids.map((id) => resolveId(db, id)))
  const status: OutboxRow['status'][] = all && !waiting ? ['attention'] : ['attention', 'waiting']
  const moved = await retryLetters(db, all ? { status } : { ids: full, status })
  const left = full.filter((id) => !moved.includes(id))
  if (json) await terminal.out(jsonText({ retried: moved, left }))
  else
    await terminal.out(
      moved.length === 0
        ? 'No letter was put back.\n'
        : `${moved.length} ${moved.length === 1 ? 'letter is' : 'letters are'} due at once; a worker takes ${moved.length === 1 ? 'it' : 'them'} up within seconds.\n`,
    )
  if (left.length > 0)
    throw new Refusal(
      `Not put back, because delivered already, in quarantine, or being sent just now: ${left.map((id) => id.slice(0, 8)).join(', ')}`,
    )
}
