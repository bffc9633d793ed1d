/** The loop that delivers letters. It only calls the outbox and the delivery; rules live there. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from './database.ts'
import type { Delivery } from './delivery.ts'
import { nameFailure } from './failure.ts'
import type { Metrics } from './metrics.ts'
import { type Claim, claimNext, completeDelivery, failDelivery, handBack } from './outbox.ts'

/** Milliseconds between looks at an empty outbox; a new enquiry wakes the worker at once. */
const idle = 2000
/** Milliseconds a stop waits for the letter in flight. */
const graceful = 8000

type WorkerInput = {
  database: Database; delivery: Delivery; log: Logger
  /** Steady time for leases and due times. */
  now: () => number
  metrics?: Pick<Metrics, 'delivered' | 'failed'>
  /** Rare chores, called between letters. */
  housekeeping?: () => Promise<void>
}

export function createWorker({ database, delivery, log, now, metrics, housekeeping = async () => {} }: WorkerInput) {
  const owner = randomUUID()
  let running = false
  let wake = () => {}
  let loop: Promise<void> = Promise.resolve()
  let inFlight: Claim | undefined

  const rest = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  /** Delivers the next letter that is due. @returns milliseconds to rest before the next one. */
  async function step(): Promise<number> {
    const claim = await claimNext(database, owner, now())
    if (!claim) return idle
    inFlight = claim
    const { enquiry_id: enquiry, attempts: attempt, sender, recipient, message, purpose } = claim
    try {
      await delivery.deliver({ id: purpose === 'enquiry' ? enquiry : `${enquiry}-guest`, sender, recipient, message })
    } catch (error) {
      const failure = nameFailure(error)
      const state = await failDelivery(database, claim, failure, detailOf(error), now())
      inFlight = undefined
      metrics?.failed(failure)
      log.warn({ enquiry, attempt, failure, state }, state === 'attention' ? 'letter needs attention' : 'letter not delivered, will be tried again')
      return 0
    }
    await persist(() => completeDelivery(database, claim, now()))
    inFlight = undefined
    metrics?.delivered(now() - claim.created_at)
    log.info({ enquiry, attempt, waited: now() - claim.created_at }, 'letter delivered')
    return 0
  }

  async function run() {
    while (running) {
      const wait = await step().then(async (milliseconds) => (await housekeeping(), milliseconds)).catch((error: unknown) => {
        log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'the outbox cannot be read or written')
        return idle
      })
      if (running && wait > 0) await rest(wait)
    }
  }

  return {
    step,
    start() {
      running = true
      loop = run()
    },
    wake: () => wake(),
    /** Lets the letter in flight finish; if that takes too long, hands it back so that another worker may take it. */
    async stop() {
      running = false
      wake()
      await Promise.race([loop, sleep(graceful, undefined, { ref: false })])
      if (inFlight) await handBack(database, inFlight).catch(() => undefined)
    },
  }
}

/** A letter that has gone out is noted with some patience: while that fails, it would go out again. */
async function persist<T>(note: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await note()
    } catch (error) {
      if (tries === 5) throw error
      await sleep(tries * 1000)
    }
  }
}

/** What a server said, without addresses: log and database keep no personal data twice. */
function detailOf(error: unknown) {
  const { code = '', responseCode = '', message = '' } = (error ?? {}) as { code?: string; responseCode?: number; message?: string }
  return `${code} ${responseCode} ${message.replace(/[^\s<>"]+@[^\s<>"]+/g, '(address)')}`.trim()
}
