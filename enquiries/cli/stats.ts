/** The command stats: counts by state, time and name of failure. */
import type { Context } from './context.ts'
import { countEnquiries, type Filter } from './enquiries.ts'
import type { OutboxRow } from '../tables.ts'
import { jsonText, span } from './terminal.ts'
import { table } from './table.ts'

export async function stats({ database, terminal, now }: Context, { json }: { json?: true }) {
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
  const countsOf = (kind: OutboxRow['purpose']) => {
    const rows = Object.groupBy(
      letters.filter(({ purpose }) => purpose === kind),
      ({ status }) => status,
    )
    return Object.entries(rows).map(([state, each]) => ({ state, count: sum(each) }))
  }
  const [acknowledgements, events] = [countsOf('acknowledgement'), countsOf('webhook')]
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
    return terminal.out(
      jsonText({
        states: stateCounts,
        failures,
        quarantine,
        acknowledgements,
        events,
        received,
        oldestWaitingSeconds: oldest === undefined ? null : Math.round((now - oldest) / 1000),
      }),
    )
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
  for (const [name, noun, counts] of [
    ['acknowledgement', 'letters', acknowledgements],
    ['webhook', 'events', events],
  ] as const)
    if (counts.length > 0)
      await terminal.out(
        `\n${table(
          [name, noun],
          counts.map(({ state, count }) => [state, count]),
          terminal,
        )}`,
      )
  if (oldest !== undefined) await terminal.out(`\nThe oldest letter has waited ${span(now - oldest)}.\n`)
}
