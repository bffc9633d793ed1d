/** The command replay: sends events to the webhook again. */
import { storeClock } from '../clock.ts'
import { type Database, inTransaction } from '../database.ts'
import type { Context } from './context.ts'
import { dueAtOnce } from './due-at-once.ts'
import { resolveId } from './enquiries.ts'
import { Refusal } from './refusal.ts'
import { jsonText } from './terminal.ts'

/** Which events: of these enquiries, those that need attention, or all that were made from a moment on. */
type Selection = { ids: string[] } | { attention: true } | { since: number }

/** Makes events due at once; one that a worker holds at the moment is left to it. @returns how many */
async function replayEvents(database: Database, selection: Selection): Promise<number> {
  const now = await storeClock(database)()
  return inTransaction(database, async (db) => {
    let query = db
      .updateTable('outbox')
      .set({ ...dueAtOnce(now), delivered_at: null })
      .where('purpose', '=', 'webhook')
      .where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
    if ('ids' in selection) query = query.where('enquiry_id', 'in', selection.ids)
    else if ('since' in selection) query = query.where('created_at', '>=', selection.since)
    else query = query.where('status', '=', 'attention')
    return Number((await query.executeTakeFirstOrThrow()).numUpdatedRows)
  })
}

type ReplayOptions = { all?: true; since?: number; json?: true }

export async function replay(
  { database, terminal, config }: Context,
  references: string[],
  { all, since, json }: ReplayOptions,
) {
  if (Number(references.length > 0) + Number(all === true) + Number(since !== undefined) !== 1)
    throw new Refusal('Say which events: replay REFERENCE ..., replay --all, or replay --since DAY', 2)
  if (!config().webhook)
    throw new Refusal('WEBHOOK_URL and WEBHOOK_SECRET are not set: there is no receiver.')
  const db = await database()
  const ids = await Promise.all(references.map((reference) => resolveId(db, reference)))
  const count = await replayEvents(db, all ? { attention: true } : since === undefined ? { ids } : { since })
  if (json) return terminal.out(jsonText({ replayed: count }))
  await terminal.out(
    count === 0
      ? 'No event was put back.\n'
      : `${count} ${count === 1 ? 'event is' : 'events are'} due at once; a worker takes ${count === 1 ? 'it' : 'them'} up within seconds.\n`,
  )
}
