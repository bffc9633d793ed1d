/** What waits in the store, and whether the store takes anything at all. */
import { type Database, inTransaction } from './database.ts'

/** A letter that waits for its bundle counts from when that is written. Of notes to guests nothing is counted: one that bounces concerns nobody here, and no command puts it back. */
export type QueueState = {
  waiting: number
  oldest: number | undefined
  attention: number
  quarantined: number
}

/** Counts the letters to the company and the quarantine inside a transaction that writes, so that it also tells whether the store takes anything. @throws when it does not. */
export async function probe(database: Database): Promise<QueueState> {
  return inTransaction(database, async (db) => {
    await db.insertInto('rate_event').values({ scope: 'probe', bucket: '', at: 0 }).execute()
    await db.deleteFrom('rate_event').where('scope', '=', 'probe').execute()
    const letters = await db
      .selectFrom('outbox')
      .where('purpose', 'in', ['enquiry', 'bundle'])
      .where('bundle', 'is', null)
      .where('status', '!=', 'delivered')
      .select(({ fn }) => ['status', fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
      .groupBy('status')
      .execute()
    const of = (status: string) => letters.find((row) => row.status === status)
    const { count } = await db
      .selectFrom('enquiry')
      .where('status', '=', 'quarantined')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const oldest = of('waiting')?.oldest
    return {
      waiting: Number(of('waiting')?.count ?? 0),
      oldest: oldest == null ? undefined : Number(oldest),
      attention: Number(of('attention')?.count ?? 0),
      quarantined: Number(count),
    }
  })
}
