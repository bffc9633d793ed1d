/** The enquiry relay: takes enquiries in, stores them with their letters, delivers the letters. */
import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { Logger } from 'pino'
import { composeAcknowledgement } from './acknowledgement.ts'
import { addressOf, proxyWarning } from './client-address.ts'
import { storeClock } from './clock.ts'
import type { RelayConfig } from './config.ts'
import { createHousekeeping } from './housekeeping.ts'
import { openDatabase } from './database.ts'
import { type IntakeLimits, intakeRates } from './limits.ts'
import { probe } from './queue-state.ts'
import { createSecrets } from './secrets.ts'
import { storeEnquiry } from './store.ts'
import { openDelivery } from './delivery.ts'
import { issueToken } from './form-token.ts'
import { handleRequest } from './http.ts'
import { readEnquiry } from './intake.ts'
import type { IntakeResult } from './intake-result.ts'
import { composeLetter } from './letter.ts'
import { createMetrics, serveMetrics } from './metrics.ts'
import { createWorker } from './worker.ts'

export type ClientInfo = { remoteAddress: string; forwardedFor?: string | null; key?: string | null }
export type Relay = Awaited<ReturnType<typeof createRelay>>
type RelayOptions = {
  log: Logger
  siteUrl: string
  /** Wall clock; given one, tests also steer leases and due times by it. */
  now?: () => number
  limits?: IntakeLimits
}

/** Milliseconds after which a store that does not answer counts as down. */
const storeTimeoutMs = 4500
/** Milliseconds that a stop waits for the store to close. */
const closeTimeoutMs = 2000
/** Milliseconds after which an enquiry is no longer stored; what is left of the timeout is for the commit. */
const writeTimeoutMs = 3000

/** Opens the store and returns the relay. Nothing is delivered before `start`. @throws when the store cannot be opened. */
export async function createRelay(config: RelayConfig, { log, siteUrl, now, limits }: RelayOptions) {
  const wall = now ?? Date.now
  const database = await openDatabase(config)
  const secrets = createSecrets(database)
  const delivery = openDelivery(config)
  const metrics = createMetrics(() => within(storeTimeoutMs, probe(database)), wall)
  const housekeeping = createHousekeeping({ database, config, log, now: wall })
  const worker = createWorker({
    database,
    delivery,
    log,
    now: now ?? storeClock(database),
    metrics,
    housekeeping,
  })
  let metricsServer: Server | undefined
  const warnOfProxy = proxyWarning(config.trustProxy, (message) => log.warn(message))

  /** Takes in an enquiry. Once the status is `accepted`, it is stored durably and will be mailed at least once. */
  async function accept(input: unknown, client: ClientInfo): Promise<IntakeResult> {
    const start = performance.now()
    const result = await process(input, client)
    metrics.taken(result.status, performance.now() - start)
    return result
  }

  async function process(input: unknown, client: ClientInfo): Promise<IntakeResult> {
    const reading = readEnquiry(input, client.key)
    if (!reading.ok) return { status: 'invalid', errors: reading.errors }
    const { fields, kind, locale, key, keyHolds, hash, quarantine } = reading
    const until = performance.now() + writeTimeoutMs
    const id = randomUUID()
    const receivedAt = wall()
    try {
      const letter = quarantine
        ? undefined
        : await composeLetter({ id, kind, locale, fields, receivedAt, from: config.mailFrom })
      const acknowledgement =
        config.acknowledgement && !quarantine
          ? await composeAcknowledgement({
              id,
              locale,
              email: fields.email,
              receivedAt,
              from: config.mailFrom,
            })
          : undefined
      warnOfProxy(client.forwardedFor)
      const rates = intakeRates(addressOf(client, config.trustProxy), limits)
      const stored = await within(
        storeTimeoutMs,
        storeEnquiry(
          database,
          { id, key, keyHolds, hash, kind, locale, fields, quarantine, receivedAt, letter, acknowledgement },
          rates,
          until,
        ),
      )
      const status = stored === 'stored' ? (quarantine ? 'quarantined' : 'accepted') : stored
      log.info(
        {
          enquiry: stored === 'stored' ? id : undefined,
          status,
          kind,
          lengths: { message: fields.message.length, additional: fields.additional.length },
        },
        'enquiry taken in',
      )
      if (status === 'accepted') worker.wake()
      return { status }
    } catch (error) {
      log.error(
        { failure: error instanceof Error ? error.name : 'unknown', code: (error as { code?: string }).code },
        'the enquiry could not be stored',
      )
      return { status: 'unavailable' }
    }
  }

  return {
    accept,
    letters: delivery.description,
    fetch(request: Request, { remoteAddress }: { remoteAddress: string }) {
      const forwardedFor = request.headers.get('x-forwarded-for')
      return handleRequest(request, {
        siteUrl,
        accept: (input, key) => accept(input, { remoteAddress, forwardedFor, key }),
        token: async () => issueToken(await within(storeTimeoutMs, secrets.formToken()), wall()),
      })
    },
    /** Whether the store takes writes, and how long the oldest letter has waited. */
    async ready(): Promise<{ ok: boolean; waiting?: number; oldestSeconds?: number; attention?: number }> {
      try {
        const { waiting, oldest, attention } = await within(storeTimeoutMs, probe(database))
        return {
          ok: true,
          waiting,
          attention,
          oldestSeconds: oldest === undefined ? 0 : Math.max(0, Math.round((wall() - oldest) / 1000)),
        }
      } catch {
        return { ok: false }
      }
    },
    metrics: () => metrics.text(),
    start() {
      if (config.role !== 'web') worker.start()
      if (config.metricsPort !== undefined) {
        serveMetrics(config.metricsPort, () => metrics.text()).then(
          (server) => (metricsServer = server),
          (error: NodeJS.ErrnoException) =>
            log.error({ code: error.code, port: config.metricsPort }, 'the metrics port cannot be opened'),
        )
      }
    },
    async stop() {
      metricsServer?.close()
      await worker.stop()
      delivery.close()
      // Closing waits for a store that does not answer; the process must not.
      await within(closeTimeoutMs, database.db.destroy()).catch(() => undefined)
    },
  }
}

/** @throws an error of code ETIMEDOUT when the work is not done in time; it may still finish unseen. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('The store does not answer'), { code: 'ETIMEDOUT' })),
      milliseconds,
    )
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
