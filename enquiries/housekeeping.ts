/** Rare chores between letters: alerts, bundles and old counts every minute, retention every hour. */
import type { Logger } from 'pino'
import { alertRetention, sendAlerts } from './alert.ts'
import { writeBundle } from './bundle.ts'
import type { RelayConfig } from './config.ts'
import { writeDailyLetter } from './daily-letter.ts'
import { type Database, inTransaction } from './database.ts'
import type { DeskLinks } from './desk-link.ts'
import { removeOldRateEvents } from './counters.ts'
import { removeOldSecrets } from './secrets.ts'
import { ClockTooFarAhead, removeExpired } from './retention.ts'
import { backupNews, diskNews } from './surroundings.ts'

const minute = 60_000

type HousekeepingInput = {
  database: Database
  config: Pick<RelayConfig, 'alertWebhookUrl' | 'dailyLetter' | 'dataDir' | 'mailFrom' | 'retentionDays'>
  links: DeskLinks
  staleCalendars: () => string[]
  log: Logger
  now: () => number
}

/** @returns a function that does what is due; a chore that fails is logged and done again next time. */
export function createHousekeeping({
  database,
  config,
  links,
  staleCalendars,
  log,
  now,
}: HousekeepingInput): () => Promise<void> {
  const daily = {
    from: config.mailFrom,
    links,
    always: config.dailyLetter,
    surroundings: () => ({
      staleCalendars: staleCalendars(),
      disk: diskNews(config.dataDir),
      backup: backupNews(config.dataDir, now()),
    }),
  }
  const last = { alerts: -Infinity, counts: -Infinity, letters: -Infinity, retention: -Infinity }
  const due = (chore: keyof typeof last, every: number) => {
    if (performance.now() - last[chore] < every) return false
    last[chore] = performance.now()
    return true
  }
  async function removeOrTell() {
    try {
      const removed = await removeExpired(database, config.dataDir, config.retentionDays, now())
      if (removed > 0) log.info({ removed }, 'enquiries past their retention removed')
    } catch (error) {
      if (!(error instanceof ClockTooFarAhead)) throw error
      log.error({ failure: error.name }, error.message)
      if (config.alertWebhookUrl)
        await alertRetention(database, config.alertWebhookUrl, error.message, now()).catch(logRefusedAlert)
    }
  }
  function logRefusedAlert(error: unknown) {
    const failure = error instanceof Error ? error.name : 'unknown'
    log.warn({ failure }, 'the alert webhook does not take alerts')
  }
  return async () => {
    if (config.alertWebhookUrl && due('alerts', minute))
      await sendAlerts(database, config.alertWebhookUrl, now()).catch(logRefusedAlert)
    if (due('counts', minute))
      await inTransaction(database, async (db) => {
        await removeOldRateEvents(db, now())
        await removeOldSecrets(db, now())
      })
    if (due('letters', minute)) {
      const bundled = await writeBundle(database, config.mailFrom, links, now())
      if (bundled > 0) log.info({ bundled }, 'doubtful enquiries put into one letter')
      const written = await writeDailyLetter(database, daily, now())
      if (written) log.info('daily letter written')
    }
    if (due('retention', 60 * minute)) await removeOrTell()
  }
}
