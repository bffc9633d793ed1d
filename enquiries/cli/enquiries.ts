/** Enquiries as the operator sees them: one line each, with the state of the letter to the company. */
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { EnquiryRow, OutboxRow, Tables } from '../tables.ts'
import type { EnquiryFields } from '../fields.ts'
import { type DeskState, stateOf } from '../desk-state.ts'
import { readReference, referenceOf } from '../reference.ts'
import { idsOfReference } from '../reference-ids.ts'
import { Refusal } from './refusal.ts'

export const states = ['waiting', 'attention', 'delivered', 'quarantined'] as const
export type State = (typeof states)[number]
export type Overview = Pick<
  EnquiryRow,
  'id' | 'kind' | 'locale' | 'reason' | 'received_at' | 'taken_by' | 'answered_by' | 'answered_at'
> &
  Pick<OutboxRow, 'attempts' | 'failure' | 'detail' | 'due_at' | 'delivered_at'> & {
    reference: string
    /** In whose hands it is. */
    desk: DeskState
    state: State | 'no letter'
    fields: EnquiryFields
  }
export type Filter = { state?: State; since?: number; until?: number }

function select(db: Kysely<Tables>, { state, since, until }: Filter) {
  let query = db.selectFrom('enquiry')
  if (state === 'quarantined') query = query.where('enquiry.status', '=', 'quarantined')
  else if (state)
    query = query.where(
      'enquiry.id',
      'in',
      db
        .selectFrom('outbox')
        .select('enquiry_id')
        .where('purpose', '=', 'enquiry')
        .where('outbox.status', '=', state),
    )
  if (since !== undefined) query = query.where('received_at', '>=', since)
  if (until !== undefined) query = query.where('received_at', '<', until)
  return query
}

export async function countEnquiries({ db }: Pick<Database, 'db'>, filter: Filter = {}): Promise<number> {
  const { count } = await select(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Newest first, in batches, so that no number of enquiries fills the memory. */
export async function* readEnquiries(
  { db }: Pick<Database, 'db'>,
  filter: Filter = {},
  batch = 500,
): AsyncGenerator<Overview> {
  let last: { received_at: number; id: string } | undefined
  for (;;) {
    let query = select(db, filter)
      .select(['id', 'kind', 'locale', 'reason', 'received_at', 'fields', 'status'])
      .select(['taken_by', 'answered_by', 'answered_at'])
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc')
      .limit(batch)
    if (last) {
      const { received_at, id } = last
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('received_at', 'id'), '<', tuple(received_at, id)),
      )
    }
    const rows = await query.execute()
    if (rows.length === 0) return
    const letters = await lettersOf(
      db,
      rows.map(({ id }) => id),
    )
    for (const { status, fields, ...row } of rows) {
      const letter = letters.get(row.id) ?? {
        state: 'no letter',
        attempts: 0,
        failure: null,
        detail: null,
        due_at: 0,
        delivered_at: null,
      }
      yield {
        ...row,
        ...letter,
        reference: referenceOf(row.id),
        desk: stateOf({ ...row, status }),
        fields: JSON.parse(fields) as EnquiryFields,
        state: status === 'quarantined' ? 'quarantined' : letter.state,
      }
    }
    last = rows.at(-1)
  }
}

/** For messages. */
const exampleReference = referenceOf('a1b2c3d4')

/** The letter to the company of each enquiry. Asked apart: a join would be planned badly by a PostgreSQL that has not analysed its tables yet. */
async function lettersOf(db: Kysely<Tables>, ids: string[]) {
  const rows = await db
    .selectFrom('outbox')
    .select(['enquiry_id', 'status as state', 'attempts', 'failure', 'detail', 'due_at', 'delivered_at'])
    .where('purpose', '=', 'enquiry')
    .where('enquiry_id', 'in', ids)
    .$narrowType<{ enquiry_id: string }>()
    .execute()
  return new Map<string, Omit<(typeof rows)[number], 'enquiry_id' | 'state'> & { state: Overview['state'] }>(
    rows.map(({ enquiry_id, ...letter }) => [enquiry_id, letter]),
  )
}

/** The first four characters of an id or more; its first dash comes after eight, where a reference has one after four. */
const beginsId = /^(?:[0-9a-f]{4,8}|[0-9a-f]{8}-[0-9a-f-]{0,27})$/i

/**
 * The full id for a reference, or for the beginning of an id, as git does it.
 * @throws Refusal when none or several are meant, and when a reference was misheard
 */
export async function resolveId({ db }: Pick<Database, 'db'>, start: string): Promise<string> {
  const reading = readReference(start)
  const named = 'reference' in reading ? await idsOfReference(db, reading.reference) : []
  if (named.length === 1) return named[0]!
  if (!beginsId.test(start)) {
    if ('reference' in reading) throw new Refusal(`There is no enquiry ${reading.reference}.`)
    throw new Refusal(
      reading.problem === 'check'
        ? `"${start}" is not a reference: its check character does not fit, so at least one character is wrong. Ask for it again.`
        : `"${start}" is neither a reference such as ${exampleReference} nor an id; of an id give at least the first four characters.`,
    )
  }
  const found = await db
    .selectFrom('enquiry')
    .select('id')
    .where('id', 'like', `${start.toLowerCase()}%`)
    .orderBy('id')
    .limit(2)
    .execute()
  if (found.length === 0) throw new Refusal(`There is no enquiry whose id begins with "${start}".`)
  if (found.length > 1)
    throw new Refusal(`More than one enquiry has an id that begins with "${start}"; give more of it.`)
  return found[0]!.id
}
