/** One alert on its way to the operator's webhook: claimed in the store, sent, and noted or given back. */
import { expressionBuilder } from 'kysely'
import type { Tables } from './tables.ts'
import { clockToleranceMs } from './clock.ts'

/** Milliseconds the webhook may take. */
const webhookTimeoutMs = 10_000
/** Milliseconds for which an alert is one worker's alone; longer than the webhook may take and clocks may differ. */
export const leaseMs = 60_000

/** Neither sent nor claimed by another worker. A lease further off than any can be was written before a clock was set back. */
export function unsent(now: number) {
  const row = expressionBuilder<Pick<Tables, 'outbox'>, 'outbox'>()
  const free = row.or([
    row('alert_lease', 'is', null),
    row('alert_lease', '<=', now),
    row('alert_lease', '>', now + leaseMs + clockToleranceMs),
  ])
  return row.and([row('alerted_at', 'is', null), free])
}

export type Outcome = { alerted_at?: number; alert_lease: null }

/** Sends one alert and notes it; one that is refused is free again. @throws when the webhook refuses. */
export async function sendAlert(
  url: string,
  alert: object,
  note: (outcome: Outcome) => Promise<unknown>,
  now: number,
): Promise<void> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(alert),
      signal: AbortSignal.timeout(webhookTimeoutMs),
    })
    if (!response.ok) throw new Error(`The alert webhook answered ${response.status}`)
  } catch (error) {
    await note({ alert_lease: null }).catch(() => undefined) // Or its lease ends within a minute.
    throw error
  }
  await note({ alerted_at: now, alert_lease: null })
}
