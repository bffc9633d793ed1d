/** The command export: every field of every enquiry asked for, as CSV or JSON, to a file or to the standard output. */
import { open } from 'node:fs/promises'
import { fieldIds, inGerman } from '../fields.ts'
import { asJson } from './list.ts'
import type { Context } from './context.ts'
import { csvLine } from './csv.ts'
import { countEnquiries, type Filter, type Overview, readEnquiries } from './enquiries.ts'
import { Refusal } from './refusal.ts'
import { jsonText } from './terminal.ts'
import { progressBar } from './progress-bar.ts'

const head = [
  'reference',
  'id',
  'received',
  'form',
  'language',
  'state',
  'quarantined for',
  'failure',
  'attempts',
  'delivered',
  ...fieldIds,
]

function record(row: Overview) {
  const { receivedAt, deliveredAt } = asJson(row)
  return csvLine([
    row.reference,
    row.id,
    receivedAt,
    row.kind,
    row.locale,
    row.state,
    row.reason,
    row.state === 'delivered' ? null : row.failure,
    row.attempts,
    deliveredAt,
    ...fieldIds.map((id) =>
      [row.fields[id] ?? '']
        .flat()
        .map((value) => inGerman(id, value))
        .join('; '),
    ),
  ])
}

/** Opens a new file that only its owner may read. @throws Refusal when it exists already. */
export function openNew(path: string) {
  return open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(
      error.code === 'EEXIST'
        ? `${path} exists already; give another name.`
        : `${path} cannot be written (${error.code}).`,
    )
  })
}

type ExportOptions = Filter & { out?: string; bom?: true; json?: true }

export async function exportEnquiries(
  { database, terminal }: Context,
  { out: path, bom, json, ...filter }: ExportOptions,
) {
  const db = await database()
  const file = path === undefined ? undefined : await openNew(path)
  const write = async (text: string) => void (await (file ? file.writeFile(text) : terminal.out(text)))
  const total = await countEnquiries(db, filter)
  const bar = progressBar(terminal, 'Exporting', total)
  let done = 0
  try {
    await write(json ? '[' : `${bom ? '\ufeff' : ''}${csvLine(head)}`)
    for await (const row of readEnquiries(db, filter)) {
      await write(json ? `${done === 0 ? '' : ','}\n${jsonText(asJson(row), 0).trimEnd()}` : record(row))
      bar.at(++done)
    }
    if (json) await write('\n]\n')
    await file?.sync()
  } finally {
    bar.end()
    await file?.close()
  }
  if (file)
    await terminal.out(
      `${done} ${done === 1 ? 'enquiry' : 'enquiries'} written to ${path}. It holds personal data: keep it where only you can read it.\n`,
    )
}
