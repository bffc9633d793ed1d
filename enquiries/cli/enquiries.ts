/** Enquiries as the operator sees them: one line each, with the state of the letter to the company. */
import type { Kysely } from 'kysely'
import type { Database, EnquiryRow, OutboxRow, Tables } from '../database.ts'
import type { EnquiryFields } from '../intake.ts'
import { Refusal } from './refusal.ts'

export const states = ['waiting', 'attention', 'delivered', 'quarantined'] as const
export type State = (typeof states)[number]
export type Overview = Pick<EnquiryRow, 'id' | 'kind' | 'locale' | 'reason' | 'received_at'> &
  Pick<OutboxRow, 'attempts' | 'failure' | 'detail' | 'due_at' | 'delivered_at'> & { state: State | 'no letter'; fields: EnquiryFields }
export type Filter = { state?: State; since?: number; until?: number }

function select(db: Kysely<Tables>, { state, since, until }: Filter) {
  let query = db
    .selectFrom('enquiry')
    .leftJoin('outbox', (join) => join.onRef('outbox.enquiry_id', '=', 'enquiry.id').on('outbox.purpose', '=', 'enquiry'))
  if (state === 'quarantined') query = query.where('enquiry.status', '=', 'quarantined')
  else if (state) query = query.where('outbox.status', '=', state)
  if (since !== undefined) query = query.where('enquiry.received_at', '>=', since)
  if (until !== undefined) query = query.where('enquiry.received_at', '<', until)
  return query
}

const columns = ['enquiry.id', 'kind', 'locale', 'reason', 'received_at', 'fields', 'enquiry.status as taken', 'outbox.status as letter', 'attempts', 'failure', 'detail', 'due_at', 'delivered_at'] as const

export async function countEnquiries({ db }: Pick<Database, 'db'>, filter: Filter = {}): Promise<number> {
  const { count } = await select(db, filter).select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** Newest first, in batches, so that no number of enquiries fills the memory. */
export async function* readEnquiries({ db }: Pick<Database, 'db'>, filter: Filter = {}, batch = 500): AsyncGenerator<Overview> {
  let last: { received_at: number; id: string } | undefined
  for (;;) {
    let query = select(db, filter).select(columns).orderBy('received_at', 'desc').orderBy('enquiry.id', 'desc').limit(batch)
    if (last) {
      const { received_at, id } = last
      query = query.where(({ eb, or, and }) => or([eb('received_at', '<', received_at), and([eb('received_at', '=', received_at), eb('enquiry.id', '<', id)])]))
    }
    const rows = await query.execute()
    for (const { taken, letter, fields, attempts, due_at, ...row } of rows) {
      last = { received_at: row.received_at, id: row.id }
      yield { ...row, attempts: attempts ?? 0, due_at: due_at ?? 0, fields: JSON.parse(fields) as EnquiryFields, state: taken === 'quarantined' ? 'quarantined' : (letter ?? 'no letter') }
    }
    if (rows.length < batch) return
  }
}

/** The full id for its beginning, as git does it. @throws Refusal when none or several begin so. */
export async function resolveId({ db }: Pick<Database, 'db'>, start: string): Promise<string> {
  if (!/^[0-9a-f-]{4,36}$/i.test(start)) throw new Refusal(`"${start}" is not an id; give at least its first four signs.`)
  const found = await db.selectFrom('enquiry').select('id').where('id', 'like', `${start.toLowerCase()}%`).orderBy('id').limit(2).execute()
  if (found.length === 0) throw new Refusal(`There is no enquiry whose id begins with "${start}".`)
  if (found.length > 1) throw new Refusal(`More than one enquiry has an id that begins with "${start}"; give more of it.`)
  return found[0]!.id
}
