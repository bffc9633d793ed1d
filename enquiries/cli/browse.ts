/** Commands that only read: list, show, search, stats. */
import { countEnquiries, type Filter, type Overview, readEnquiries, resolveId } from './enquiries.ts'
import type { Call } from './run.ts'
import { Refusal } from './refusal.ts'
import { moment, plain, progressBar, span, table } from './terminal.ts'

const shortId = (id: string) => id.slice(0, 8)

function overviewTable(rows: Overview[], colour?: boolean) {
  const cells = rows.map(({ id, received_at, kind, locale, state, failure, attempts, fields }) => [
    shortId(id),
    moment(received_at),
    kind,
    locale,
    failure && state !== 'delivered' ? `${state}: ${failure}` : state,
    attempts,
    fields.name,
    fields.email,
  ])
  return table(['id', 'received (UTC)', 'form', 'in', 'state', 'tried', 'name', 'mail'], cells, { colour })
}

/** What `--json` prints of an enquiry. */
export const asJson = ({ received_at, delivered_at, due_at, ...rest }: Overview) => ({
  ...rest,
  receivedAt: new Date(received_at).toISOString(),
  dueAt: rest.state === 'waiting' ? new Date(due_at).toISOString() : null,
  deliveredAt: delivered_at == null ? null : new Date(delivered_at).toISOString(),
})

export async function list({ database, filter, limit, json, terminal }: Call): Promise<void> {
  const db = await database()
  const total = await countEnquiries(db, filter)
  const rows: Overview[] = []
  for await (const row of readEnquiries(db, filter, Math.min(limit, 500))) if (rows.push(row) >= limit) break
  if (json) return void (await terminal.out(`${JSON.stringify(rows.map(asJson), null, 2)}\n`))
  if (total === 0) return void (await terminal.out('There are no enquiries of this kind.\n'))
  await terminal.out(overviewTable(rows, terminal.colour))
  await terminal.out(
    rows.length < total
      ? `\n${rows.length} of ${total} enquiries, newest first (--limit shows more).\n`
      : `\n${total} ${total === 1 ? 'enquiry' : 'enquiries'}.\n`,
  )
}

export async function search(call: Call): Promise<void> {
  const { database, filter, limit, json, terminal, words } = call
  if (words.length === 0) throw new Refusal('Say what to search for, for example: search ana@example.org', 2)
  const db = await database()
  const wanted = words.map(folded)
  const bar = progressBar(terminal, 'Searching', await countEnquiries(db, filter))
  const rows: Overview[] = []
  let read = 0
  for await (const row of readEnquiries(db, filter)) {
    bar.at(++read)
    const text = folded([row.id, ...Object.values(row.fields).flat()].join('\n'))
    if (wanted.every((word) => text.includes(word)) && rows.push(row) >= limit) break
  }
  bar.end()
  if (json) return void (await terminal.out(`${JSON.stringify(rows.map(asJson), null, 2)}\n`))
  await terminal.out(
    rows.length === 0
      ? `Nothing found in ${read} enquiries.\n`
      : `${overviewTable(rows, terminal.colour)}\n${rows.length} found${rows.length >= limit ? ' (--limit shows more)' : ''}.\n`,
  )
}

/** Letters without case and accents, so that "soderstrom" finds "Söderström". */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

export async function show({ database, ids, json, terminal, letter }: Call): Promise<void> {
  if (ids.length !== 1) throw new Refusal('Say which enquiry: show ID', 2)
  const { db } = await database()
  const id = await resolveId({ db }, ids[0]!)
  const enquiry = await db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const letters = await db
    .selectFrom('outbox')
    .selectAll()
    .where('enquiry_id', '=', id)
    .orderBy('created_at')
    .execute()
  const fields = JSON.parse(enquiry.fields) as Record<string, string | string[]>
  if (letter) {
    const message = letters.find(({ purpose }) => purpose === 'enquiry')?.message
    if (!message) throw new Refusal('There is no letter to this enquiry: it lies in quarantine.')
    return void (await terminal.out(message))
  }
  if (json) return void (await terminal.out(`${JSON.stringify({ ...enquiry, fields, letters }, null, 2)}\n`))
  const facts: [string, string][] = [
    ['id', id],
    ['received', `${moment(enquiry.received_at)} UTC`],
    ['form', `${enquiry.kind}, in ${enquiry.locale}`],
    [
      'taken in as',
      !enquiry.reason
        ? enquiry.status
        : enquiry.status === 'quarantined'
          ? `quarantined (${enquiry.reason})`
          : `accepted, after release from quarantine (${enquiry.reason})`,
    ],
    ...Object.entries(fields)
      .map(([name, value]): [string, string] => [name, [value].flat().join(', ')])
      .filter(([, value]) => value !== ''),
  ]
  const width = Math.max(...facts.map(([name]) => name.length))
  for (const [name, value] of facts)
    await terminal.out(
      `${name.padEnd(width)}  ${plain(value, { lines: true }).replaceAll('\n', `\n${' '.repeat(width + 2)}`)}\n`,
    )
  if (letters.length === 0)
    return void (await terminal.out(
      '\nNo letter: an enquiry in quarantine is not mailed. `release` sends it.\n',
    ))
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
    `\n${table(['letter', 'state', 'tried', 'failure', 'next try (UTC)', 'delivered (UTC)', 'said by the mail server'], cells, { colour: terminal.colour, most: 300 })}`,
  )
}

export async function stats({ database, json, terminal, now }: Call): Promise<void> {
  const { db } = await database()
  const taken = await db
    .selectFrom('enquiry')
    .select(({ fn }) => ['status', 'reason', fn.countAll<number>().as('count')])
    .groupBy(['status', 'reason'])
    .execute()
  const letters = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      'purpose',
      'status',
      'failure',
      fn.countAll<number>().as('count'),
      fn.min('created_at').as('oldest'),
    ])
    .groupBy(['purpose', 'status', 'failure'])
    .execute()
  const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + Number(count), 0)
  const own = letters.filter(({ purpose }) => purpose === 'enquiry')
  const stateCounts = {
    waiting: 0,
    attention: 0,
    delivered: 0,
    quarantined: sum(taken.filter(({ status }) => status === 'quarantined')),
  }
  for (const { status, count } of own) stateCounts[status] += Number(count)
  const failures = own
    .filter(({ failure, status }) => failure && status !== 'delivered')
    .map(({ failure, status, count }) => ({ failure, state: status, count: Number(count) }))
  const quarantine = taken
    .filter(({ status }) => status === 'quarantined')
    .map(({ reason, count }) => ({ reason, count: Number(count) }))
  const acknowledgements = letters
    .filter(({ purpose }) => purpose === 'acknowledgement')
    .map(({ status, count }) => ({ state: status, count: Number(count) }))
  const oldest = own
    .filter(({ status }) => status === 'waiting')
    .map((row) => Number(row.oldest))
    .toSorted((a, b) => a - b)[0]
  const day = 86_400_000
  const received: Record<string, number> = { all: sum(taken) }
  const sinceDays = async (days: number) =>
    countEnquiries({ db }, { since: now - days * day } satisfies Filter)
  for (const days of [1, 7, 30]) received[`${days}d`] = await sinceDays(days)
  if (json)
    return void (await terminal.out(
      `${JSON.stringify({ states: stateCounts, failures, quarantine, acknowledgements, received, oldestWaitingSeconds: oldest === undefined ? null : Math.round((now - oldest) / 1000) }, null, 2)}\n`,
    ))
  await terminal.out(table(['state', 'enquiries'], Object.entries(stateCounts), terminal))
  await terminal.out(
    `\n${table(
      ['received', 'enquiries'],
      [
        ['last day', received['1d']!],
        ['last 7 days', received['7d']!],
        ['last 30 days', received['30d']!],
        ['kept in all', received.all!],
      ],
      terminal,
    )}`,
  )
  if (failures.length > 0)
    await terminal.out(
      `\n${table(
        ['failure', 'state', 'letters'],
        failures.map(({ failure, state, count }) => [failure, state, count]),
        terminal,
      )}`,
    )
  if (quarantine.length > 0)
    await terminal.out(
      `\n${table(
        ['in quarantine for', 'enquiries'],
        quarantine.map(({ reason, count }) => [reason, count]),
        terminal,
      )}`,
    )
  if (acknowledgements.length > 0)
    await terminal.out(
      `\n${table(
        ['acknowledgement', 'letters'],
        acknowledgements.map(({ state, count }) => [state, count]),
        terminal,
      )}`,
    )
  if (oldest !== undefined) await terminal.out(`\nThe oldest letter has waited ${span(now - oldest)}.\n`)
}
