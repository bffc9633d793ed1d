/** The commands list and search. */
import { type FieldId, fieldIds, inGerman } from '../fields.ts'
import type { Context } from './context.ts'
import { countEnquiries, type Filter, type Overview, readEnquiries } from './enquiries.ts'
import { jsonText, moment, progressBar, table } from './terminal.ts'

const shortId = (id: string) => id.slice(0, 8)

function overviewTable(rows: Overview[], colour?: boolean) {
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

type ListOptions = Filter & { limit: number; json?: true }

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

export async function search(
  { database, terminal }: Context,
  words: string[],
  { limit, json, ...filter }: ListOptions,
) {
  const db = await database()
  const wanted = words.map(spellings)
  const bar = progressBar(terminal, 'Searching', await countEnquiries(db, filter))
  const rows: Overview[] = []
  let read = 0
  for await (const row of readEnquiries(db, filter)) {
    bar.at(++read)
    const texts = spellings(
      [row.reference, row.id, ...fieldIds.flatMap((id) => searched(id, row.fields[id]))].join('\n'),
    )
    const holds = (word: string[]) => word.some((each) => texts.some((text) => text.includes(each)))
    if (wanted.every(holds) && rows.push(row) >= limit) break
  }
  bar.end()
  if (json) return terminal.out(jsonText(rows.map(asJson)))
  await terminal.out(
    rows.length === 0
      ? `Nothing found in ${read} enquiries.\n`
      : `${overviewTable(rows, terminal.colour)}\n${rows.length} found${rows.length >= limit ? ' (--limit shows more)' : ''}.\n`,
  )
}

/** A field as it is stored and as the letter shows it: a search finds both `catamaran` and "Katamaran". */
const searched = (id: FieldId, value: string | string[] = '') => [value, inGerman(id, value)].flat()

/** Letters that are written as two where a keyboard lacks them, and those that no decomposition parts. */
const asTwo: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa' }
const apart: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' }

/** Without case and accents, in both spellings: "soderstrom" and "soederstroem" find "Söderström", and the other way round. */
function spellings(text: string): string[] {
  const lower = text.toLowerCase().normalize('NFC')
  const pairs = lower.replace(/[äöüå]/g, (letter) => asTwo[letter]!)
  return [...new Set([lower, pairs].map(plainLetters))]
}

const plainLetters = (text: string) =>
  text
    .replace(/[ßøæœłđ]/g, (letter) => apart[letter]!)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
