/** The enquiry relay: takes enquiries in, stores them with their letters, delivers the letters. */
import type { Server } from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { storeClock } from './clock.ts'
import type { RelayConfig } from './config.ts'
import { openDatabase } from './database.ts'
import { openDelivery } from './delivery.ts'
import { createDesk } from './desk-http.ts'
import { createDeskLinks } from './desk-link.ts'
import { type DraftFor, safely } from './draft.ts'
import { issueToken } from './form-token.ts'
import { createHousekeeping } from './housekeeping.ts'
import { createHandler } from './http.ts'
import type { IntakeResult } from './intake-result.ts'
import type { IntakeLimits } from './limits.ts'
import { createLinkKey } from './link-key.ts'
import { createMetrics, serveMetrics } from './metrics.ts'
import { probe } from './queue-state.ts'
import { createQuota } from './quota.ts'
import { createSecrets } from './secrets.ts'
import { freeBytes, lastBackup } from './surroundings.ts'
import { type ClientInfo, createTakeIn } from './take-in.ts'
import { storeTimeoutMs, within } from './timeout.ts'
import { openWebhook } from './webhook.ts'
import { createWorker } from './worker.ts'

export type Relay = Awaited<ReturnType<typeof createRelay>>
type RelayOptions = {
  log: Logger
  siteUrl: string
  /** Wall clock; given one, tests also steer leases and due times by it. */
  now?: () => number
  limits?: IntakeLimits
  /** Names of what has a calendar that was not read for too long. */
  staleCalendars?: () => string[]
  /** Drafts an answer for the company's letter. */
  draftFor?: DraftFor
}
type Readiness = { ok: boolean; waiting?: number; oldestSeconds?: number; attention?: number }

/** Milliseconds that a stop waits for posts in flight, then for the store to close. */
const stopTimeoutsMs = { posts: 10_000, store: 2000 }
/** Milliseconds for which one refused enquiry keeps the relay from being ready, unless another one is stored. */
const refusalHoldsMs = 10_000

/** Opens the store and returns the relay. Nothing is delivered before `start`. @throws when the store cannot be opened. */
export async function createRelay(
  config: RelayConfig,
  { log, siteUrl, now, limits, staleCalendars = () => [], draftFor }: RelayOptions,
) {
  const wall = now ?? Date.now
  const database = await openDatabase(config)
  const secrets = createSecrets(database)
  const linkKeys = config.linkKeys ?? ([await secrets.link()] as const)
  const linkKey = createLinkKey(linkKeys)
  const links = createDeskLinks(linkKey, siteUrl)
  const quota = createQuota(database, config.storeQuotaMb * 1024 * 1024)
  const delivery = openDelivery(config)
  const metrics = createMetrics(() => within(storeTimeoutMs, probe(database)), wall, {
    freeBytes: () => freeBytes(config.dataDir),
    lastBackup: () => lastBackup(config.dataDir),
  })
  const worker = createWorker({
    database,
    delivery,
    log,
    now: now ?? storeClock(database),
    metrics,
    housekeeping: createHousekeeping({ database, config, links, staleCalendars, log, now: wall }),
  })
  const events =
    config.webhook &&
    createWorker({
      database,
      delivery: openWebhook(config.webhook, wall),
      log,
      now: now ?? storeClock(database),
      channel: 'webhook',
    })
  /** Enquiries, and what is done about them afterwards: a stop waits for both. */
  const inFlight = new Set<Promise<unknown>>()
  const drafts = draftFor && safely(draftFor, log)
  const takeIn = createTakeIn({
    database,
    config,
    links,
    draftFor: drafts,
    afterwards,
    secrets,
    quota,
    log,
    now: wall,
    limits,
  })
  let refusedAt = Number.NEGATIVE_INFINITY
  let stopping = false
  let metricsServer: Server | undefined

  function wake() {
    worker.wake()
    events?.wake()
  }

  /** In a turn of its own, so that the answer to the guest goes out first. */
  function afterwards(work: () => Promise<void>) {
    const working = nextTurn()
      .then(work)
      .then(wake, (error: unknown) =>
        log.error(
          { failure: error instanceof Error ? error.name : 'unknown' },
          'a letter goes without its draft',
        ),
      )
      .finally(() => inFlight.delete(working))
    inFlight.add(working)
  }

  /** Takes in an enquiry. Once the status is `accepted`, it is stored durably and will be mailed at least once. */
  async function accept(input: unknown, client: ClientInfo): Promise<IntakeResult> {
    const start = performance.now()
    const taking = takeIn(input, client)
    inFlight.add(taking)
    const result = await taking.finally(() => inFlight.delete(taking))
    metrics.taken(result.status, performance.now() - start)
    if (result.status === 'unavailable') refusedAt = performance.now()
    else if (result.status !== 'invalid' && result.status !== 'too-large')
      refusedAt = Number.NEGATIVE_INFINITY
    if (result.status === 'accepted') wake()
    return result
  }

  /** Whether enquiries are taken just now, and how long the oldest letter has waited. */
  async function ready(): Promise<Readiness> {
    try {
      const { waiting, oldest, attention } = await within(storeTimeoutMs, probe(database))
      const oldestSeconds = oldest === undefined ? 0 : Math.max(0, Math.round((wall() - oldest) / 1000))
      const refusing = stopping || performance.now() - refusedAt < refusalHoldsMs
      return { ok: !refusing && (await quota.hasRoom('plain')), waiting, attention, oldestSeconds }
    } catch {
      return { ok: false }
    }
  }

  return {
    accept,
    ready,
    linkKey,
    linkKeys,
    letters: delivery.description,
    /** Answers /ajax/. */
    fetch: createHandler({
      siteUrl,
      accept: (input, { headers }, { remoteAddress }) =>
        accept(input, {
          remoteAddress,
          forwardedFor: headers.get('x-forwarded-for'),
          key: headers.get('idempotency-key'),
          scripted: true,
        }),
      token: async () => issueToken(await within(storeTimeoutMs, secrets.formToken()), wall()),
    }),
    /** Answers /desk/, in the language of whoever asks. */
    desk: createDesk({
      database,
      links,
      from: config.mailFrom,
      webhook: config.webhook !== undefined,
      draftFor: drafts,
      now: wall,
      onRelease: wake,
    }),
    metrics: () => metrics.text(),
    start() {
      if (config.role !== 'web') {
        worker.start()
        events?.start()
      }
      if (config.metricsPort !== undefined) {
        serveMetrics(config.metricsPort, () => metrics.text()).then(
          (server) => (metricsServer = server),
          (error: NodeJS.ErrnoException) =>
            log.error({ code: error.code, port: config.metricsPort }, 'the metrics port cannot be opened'),
        )
      }
    },
    /** Lets posts in flight and the letter in flight finish, then closes the store. */
    async stop() {
      stopping = true
      metricsServer?.close()
      const posts = async () => {
        while (inFlight.size > 0) await Promise.all(inFlight)
      }
      await Promise.race([posts(), sleep(stopTimeoutsMs.posts, undefined, { ref: false })])
      await Promise.all([worker.stop(), events?.stop()])
      delivery.close()
      // Closing waits for a store that does not answer; the process must not.
      await within(stopTimeoutsMs.store, database.db.destroy()).catch(() => undefined)
    },
  }
}
