/** Rare chores between letters: alerts and old rate counts every minute, retention every hour. */
import type { Logger } from 'pino'
import { sendAlerts } from './alert.ts'
import type { RelayConfig } from './config.ts'
import { type Database, inTransaction } from './database.ts'
import { removeOldRateEvents } from './limits.ts'
import { removeOldSecrets } from './secrets.ts'
import { removeExpired } from './retention.ts'

const minute = 60_000

type HousekeepingInput = {
  database: Database
  config: Pick<RelayConfig, 'alertWebhookUrl' | 'dataDir' | 'retentionDays'>
  log: Logger
  now: () => number
}

/** @returns a function that does what is due; a chore that fails is logged and done again next time. */
export function createHousekeeping({ database, config, log, now }: HousekeepingInput): () => Promise<void> {
  const last = { alerts: -Infinity, counts: -Infinity, retention: -Infinity }
  const due = (chore: keyof typeof last, every: number) => {
    if (performance.now() - last[chore] < every) return false
    last[chore] = performance.now()
    return true
  }
  return async () => {
    try {
      if (config.alertWebhookUrl && due('alerts', minute))
        await sendAlerts(database, config.alertWebhookUrl, now())
    } catch (error) {
      log.warn(
        { failure: error instanceof Error ? error.name : 'unknown' },
        'the alert webhook does not take alerts',
      )
    }
    if (due('counts', minute))
      await inTransaction(database, async (db) => {
        await removeOldRateEvents(db, now())
        await removeOldSecrets(db, now())
      })
    if (due('retention', 60 * minute)) {
      const removed = await removeExpired(database, config.dataDir, config.retentionDays, now())
      if (removed > 0) log.info({ removed }, 'enquiries past their retention removed')
    }
  }
}
