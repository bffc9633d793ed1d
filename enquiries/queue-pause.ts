/** The pause of all workers while no letter could get through. */
import { expressionBuilder, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'
import type { Failure } from './failure.ts'
import { clockToleranceMs } from './clock.ts'

/** Milliseconds for which a wrong configuration stops every worker. */
const pauseMs = 60_000

/**
 * Stops every worker on this database for a while: no letter would get through. A pause that is renewed before any
 * letter got through is the same pause, so one alert is sent for it.
 */
export async function pause(db: Kysely<Tables>, failure: Failure, now: number): Promise<void> {
  const renewed = { until: now + pauseMs, failure }
  await db
    .insertInto('pause')
    .values({ queue: 'letters', ...renewed, alerted_at: null, alert_lease: null })
    .onConflict((same) => same.column('queue').doUpdateSet(renewed))
    .execute()
}

/** A pause that would end later than any can was written before a clock was set back. */
export function inForce(now: number) {
  const pause = expressionBuilder<Tables, 'pause'>()
  return pause.and([pause('until', '>', now), pause('until', '<=', now + pauseMs + clockToleranceMs)])
}

export async function isPaused(db: Kysely<Tables>, now: number): Promise<boolean> {
  return (await db.selectFrom('pause').select('until').where(inForce(now)).executeTakeFirst()) !== undefined
}
