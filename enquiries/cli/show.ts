/** The command show: one enquiry with every field and its letters. */
import { type EnquiryFields, fieldIds, inGerman } from '../fields.ts'
import type { Context } from './context.ts'
import { resolveId } from './enquiries.ts'
import { referenceOf } from '../reference.ts'
import { Refusal } from './refusal.ts'
import { jsonText, moment, plain } from './terminal.ts'
import { table } from './table.ts'

type ShowOptions = { letter?: true; json?: true }

export async function show({ database, terminal }: Context, start: string, { letter, json }: ShowOptions) {
  const { db } = await database()
  const id = await resolveId({ db }, start)
  const enquiry = await db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const letters = await db
    .selectFrom('outbox')
    .selectAll()
    .where('enquiry_id', '=', id)
    .orderBy('created_at')
    .execute()
  const fields = JSON.parse(enquiry.fields) as Partial<EnquiryFields>
  if (letter) {
    const message = letters.find(({ purpose }) => purpose === 'enquiry')?.message
    if (!message) throw new Refusal('There is no letter to this enquiry: it lies in quarantine.')
    return terminal.out(message)
  }
  if (json) return terminal.out(jsonText({ reference: referenceOf(id), ...enquiry, fields, letters }))
  const facts: [string, string][] = [
    ['reference', referenceOf(id)],
    ['id', id],
    ['received', `${moment(enquiry.received_at)} UTC`],
    ['form', `${enquiry.kind}, in ${enquiry.locale}`],
    ...(enquiry.time_zone ? [['time zone', enquiry.time_zone] as [string, string]] : []),
    [
      'taken in as',
      !enquiry.reason
        ? enquiry.status
        : enquiry.status === 'quarantined'
          ? `quarantined (${enquiry.reason})`
          : `accepted, after release from quarantine (${enquiry.reason})`,
    ],
    ...(enquiry.marks ? [['marks', enquiry.marks] as [string, string]] : []),
    ...fieldIds
      .map((name): [string, string] => [name, inGerman(name, fields[name] ?? '')])
      .filter(([, value]) => value !== ''),
  ]
  const width = Math.max(...facts.map(([name]) => name.length))
  for (const [name, value] of facts)
    await terminal.out(
      `${name.padEnd(width)}  ${plain(value, { lines: true }).replaceAll('\n', `\n${' '.repeat(width + 2)}`)}\n`,
    )
  const entries = await db
    .selectFrom('desk_entry')
    .selectAll()
    .where('enquiry_id', '=', id)
    .orderBy('at')
    .execute()
  for (const { at, name, action, note } of entries)
    await terminal.out(
      plain(`${moment(at)} UTC  ${name}: ${action}${note ? ` (${note})` : ''}\n`, { lines: true }),
    )
  if (letters.length === 0)
    return terminal.out('\nNo letter: an enquiry in quarantine is not mailed. `release` sends it.\n')
  const cells = letters.map((each) => [
    each.purpose,
    each.status,
    each.attempts,
    each.failure,
    each.status === 'waiting' ? moment(each.due_at) : null,
    moment(each.delivered_at),
    each.detail,
  ])
  await terminal.out(
    `\n${table(['letter', 'state', 'tried', 'failure', 'next try (UTC)', 'delivered (UTC)', 'said by the mail server'], cells, { colour: terminal.colour, maxWidth: 300 })}`,
  )
}
