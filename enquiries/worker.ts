/** The loop that delivers letters. It only calls the outbox and the delivery; rules live there. */
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Database } from './database.ts'
import type { Delivery } from './delivery.ts'
import { nameFailure, pausesQueue } from './failure.ts'
import { type Claim, claimNext, completeDelivery, failDelivery, handBack } from './outbox.ts'

/** Milliseconds between looks at an empty outbox; a new enquiry wakes the worker at once. */
const idle = 2000
/** Milliseconds for which a wrong configuration stops all deliveries. */
const pause = 60_000
/** Milliseconds a stop waits for the letter in flight. */
const graceful = 8000

type WorkerInput = { database: Database; delivery: Delivery; log: Logger; now?: () => number }

export function createWorker({ database, delivery, log, now = Date.now }: WorkerInput) {
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
    try {
      await delivery.deliver({ id: claim.enquiry_id, sender: claim.sender, recipient: claim.recipient, message: claim.message })
      await completeDelivery(database, claim, now())
      log.info({ enquiry: claim.enquiry_id, attempt: claim.attempts, waited: now() - claim.created_at }, 'letter delivered')
      return 0
    } catch (error) {
      const failure = nameFailure(error)
      const state = await failDelivery(database, claim, failure, detailOf(error), now())
      log.warn({ enquiry: claim.enquiry_id, attempt: claim.attempts, failure, state }, state === 'attention' ? 'letter needs attention' : 'letter not delivered, will be tried again')
      return pausesQueue.has(failure) ? pause : 0
    } finally {
      inFlight = undefined
    }
  }

  async function run() {
    while (running) {
      const wait = await step().catch((error: unknown) => {
        log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'the outbox cannot be read')
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
      await Promise.race([loop, new Promise((resolve) => setTimeout(resolve, graceful).unref())])
      if (inFlight) await handBack(database, inFlight)
    },
  }
}

/** What a server said, without addresses: log and database keep no personal data twice. */
function detailOf(error: unknown) {
  const { code = '', responseCode = '', message = '' } = (error ?? {}) as { code?: string; responseCode?: number; message?: string }
  return `${code} ${responseCode} ${message.replace(/[^\s<>"]+@[^\s<>"]+/g, '(address)')}`.trim()
}
