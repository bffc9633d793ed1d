/** Clocks that jump, and a long outage, in simulated time: no storm of attempts, nothing parked. */
import { retryDelayMs, maxRetryDelayMs } from '../backoff.ts'
import { leaseMs } from '../outbox.ts'
import { openPlace, type StoreChoice } from './place.ts'
import type { Report } from './report.ts'
import { simulated } from './simulated-worker.ts'

const second = 1000
const hour = 3600 * second
/** Milliseconds by which clocks jump, forwards and back. */
const jumps = [1, 24, 365 * 24].flatMap((hours) => [hours * hour, -hours * hour])
/** Extra milliseconds that a letter may lie after a jump. */
const extra = 150 * second

/** The size of the largest group. */
const busiest = <T>(all: T[], group: (each: T) => unknown) =>
  Math.max(0, ...[...Map.groupBy(all, group).values()].map((each) => each.length))

/** A letter waits in every state there is while the clock jumps; then the mail server is well and time passes as usual. */
export async function clockJumps(choice: StoreChoice): Promise<Report> {
  // One server for all jumps, a database for each.
  const server = choice === 'postgres' ? await openPlace(choice) : undefined
  const store = (server?.databaseUrl ?? choice) as StoreChoice
  let storms = 0
  let parked = 0
  for (const jump of jumps) {
    const { place, database, clock, mail, attempts, waiting, runUntilIdle } = await simulated(store, 12)
    const states = await database.db.selectFrom('outbox').select(['id', 'enquiry_id']).execute()
    await runUntilIdle() // All have failed once and wait 10 s; then by hand: held under a lease, waiting long, and a paused queue.
    const put = (row: number, values: object) =>
      database.db.updateTable('outbox').set(values).where('id', '=', states[row]!.id).execute()
    for (const row of [0, 1])
      await put(row, { lease_owner: 'another', lease_until: clock.now + leaseMs, due_at: clock.now })
    await put(2, { wait: maxRetryDelayMs, due_at: clock.now + maxRetryDelayMs, attempts: 20 })
    await database.db
      .insertInto('pause')
      .values({ queue: 'letters', until: clock.now + 60 * second, failure: 'tls' })
      .execute()
    clock.now += jump
    const before = attempts.length
    await runUntilIdle()
    for (let passed = 0; passed < extra; passed += 5 * second) {
      clock.now += 5 * second
      await runUntilIdle()
    }
    // Each letter may be tried at once, after 10 s, after a minute, and again: never more often than the schedule says.
    const since = attempts.slice(before)
    const busiestLetter = busiest(since, ({ letter }) => letter)
    if (busiestLetter > 4) storms++
    mail.well = true
    for (let passed = 0; passed <= 5 * 60 * second; passed += 5 * second) {
      clock.now += 5 * second
      await runUntilIdle()
    }
    // Only the letter whose own wait is over an hour may still wait: for what an hour forwards left of it, or since an attempt after the jump.
    const longWaiting = states[2]!.enquiry_id
    const wasDue = jump !== hour
    if ((await waiting()) > 1 || (wasDue && !since.some(({ letter }) => letter === longWaiting))) parked++
    await place.close()
  }
  await server?.close()
  return {
    test: `Clock set on and back by an hour, a day, a year, ${choice === 'sqlite' ? 'SQLite' : 'PostgreSQL'}`,
    figures: { jumps: jumps.length, storms, 'jumps that parked a letter': parked },
    held: storms === 0 && parked === 0,
  }
}

/** A mail server away for 72 hours: every letter is tried as the schedule says, and goes out within its longest wait afterwards. */
export async function longOutage(choice: StoreChoice, { letters }: { letters: number }): Promise<Report> {
  const { place, clock, start, mail, attempts, waiting, runUntilIdle, nextDue } = await simulated(
    choice,
    letters,
  )
  const end = start + 72 * hour
  while (clock.now < end) {
    await runUntilIdle()
    // Nothing happens until then; what the store thinks due and the worker does not try is looked at every ten seconds.
    clock.now = Math.min(end, Math.max(clock.now + 10 * second, await nextDue()))
  }
  const perLetter = [...Map.groupBy(attempts, ({ letter }) => letter).values()]
  const early = perLetter.filter((each) =>
    each.some(({ at }, i) => i > 0 && at - each[i - 1]!.at < retryDelayMs(i, 0)),
  ).length
  const late = perLetter.filter((each) =>
    each.some(({ at }, i) => i > 0 && at - each[i - 1]!.at > retryDelayMs(i, 1) + extra),
  ).length
  const inOneMinute = busiest(
    attempts.filter(({ at }) => at > 24 * hour),
    ({ at }) => Math.floor(at / 60_000),
  )
  mail.well = true
  for (let passed = 0; passed <= maxRetryDelayMs + 60_000; passed += 60_000) {
    await runUntilIdle()
    clock.now += 60_000
  }
  const left = await waiting()
  const counts = perLetter.map((each) => each.length)
  await place.close()
  return {
    test: `Mail server away for 72 h of simulated time, ${choice === 'sqlite' ? 'SQLite' : 'PostgreSQL'}`,
    figures: {
      letters,
      'fewest attempts': Math.min(...counts),
      'most attempts': Math.max(...counts),
      'letters tried early': early,
      'letters tried late': late,
      'most attempts in a minute of the last two days': inOneMinute,
      'not delivered 72 min after': left,
    },
    held:
      counts.length === letters &&
      early === 0 &&
      late === 0 &&
      left === 0 &&
      inOneMinute <= Math.max(4, letters / 5),
  }
}
