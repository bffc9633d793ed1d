/** The commands list and search. */
import type { Context } from './context.ts'
import { countEnquiries, type Filter, type Overview, readEnquiries } from './enquiries.ts'
import { jsonText, moment } from './terminal.ts'
import { table } from './table.ts'

const shortId = (id: string) => id.slice(0, 8)

export function overviewTable(rows: Overview[], colour?: boolean) {
  const cells = rows.map(
    ({
      reference,
      id,
      desk,
      taken_by,
      answered_by,
      received_at,
      kind,
      locale,
      state,
      failure,
      reason,
      attempts,
      fields,
    }) => [
      reference,
      shortId(id),
      moment(received_at),
      kind,
      locale,
      whyOf(state === 'quarantined' ? reason : state === 'delivered' ? null : failure, state),
      attempts,
      desk === 'taken' ? taken_by : desk === 'answered' ? `answered: ${answered_by}` : '',
      fields.name,
      fields.email,
    ],
  )
  return table(
    ['reference', 'id', 'received (UTC)', 'form', 'in', 'state', 'tried', 'with', 'name', 'mail'],
    cells,
    {
      colour,
    },
  )
}

/** The state with what brought it about, where something did: "attention: recipient". */
const whyOf = (why: string | null, state: string) => (why ? `${state}: ${why}` : state)

/** What `--json` prints of an enquiry. */
export const asJson = ({ received_at, delivered_at, due_at, ...rest }: Overview) => ({
  ...rest,
  receivedAt: new Date(received_at).toISOString(),
  dueAt: rest.state === 'waiting' ? new Date(due_at).toISOString() : null,
  deliveredAt: delivered_at == null ? null : new Date(delivered_at).toISOString(),
})

export type ListOptions = Filter & { limit: number; json?: true }

export async function list({ database, terminal }: Context, { limit, json, ...filter }: ListOptions) {
  const db = await database()
  const total = await countEnquiries(db, filter)
  const rows: Overview[] = []
  for await (const row of readEnquiries(db, filter, Math.min(limit, 500))) if (rows.push(row) >= limit) break
  if (json) return terminal.out(jsonText(rows.map(asJson)))
  if (total === 0) return terminal.out('There are no enquiries of this kind.\n')
  await terminal.out(overviewTable(rows, terminal.colour))
  await terminal.out(
    rows.length < total
      ? `\n${rows.length} of ${total} enquiries, newest first (--limit shows more).\n`
      : `\n${total} ${total === 1 ? 'enquiry' : 'enquiries'}.\n`,
  )
}
