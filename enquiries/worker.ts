/** The loop that delivers letters. It only calls the outbox and the delivery; rules live there. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { StoreClock } from './clock.ts'
import type { Database } from './database.ts'
import { type Delivery, letterId } from './delivery.ts'
import { nameFailure, detailOf } from './failure.ts'
import type { Metrics } from './metrics.ts'
import { type Channel, claimNext, completeDelivery, failDelivery, releaseClaim } from './outbox.ts'
import { referenceOf } from './reference.ts'

/** Milliseconds between looks at an empty outbox; a new enquiry wakes the worker at once. */
const idleMs = 2000
/** Milliseconds a stop waits for the letter in flight, then for it to be released. */
const stopTimeoutsMs = { delivery: 5000, release: 2500 }

type WorkerInput = {
  database: Database
  delivery: Delivery
  log: Logger
  now: StoreClock
  /** What it delivers: letters, unless told otherwise. */
  channel?: Channel
  metrics?: Pick<Metrics, 'delivered' | 'failed'>
  /** Rare chores, called between letters. */
  housekeeping?: () => Promise<void>
}

export function createWorker({
  database,
  delivery,
  log,
  now,
  channel = 'mail',
  metrics,
  housekeeping = async () => {},
}: WorkerInput) {
  const owner = randomUUID()
  const noun = channel === 'webhook' ? 'event' : 'letter'
  let running = false
  let wake = () => {}
  let loop: Promise<void> = Promise.resolve()
  let stopping = new AbortController()

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
    const claim = await claimNext(database, owner, await now(), channel)
    if (!claim) return idleMs
    const { enquiry_id, attempts: attempt, sender, recipient, message } = claim
    const about = enquiry_id
      ? { enquiry: enquiry_id, reference: referenceOf(enquiry_id) }
      : { enquiry: claim.id }
    try {
      await delivery.deliver({ id: letterId(claim), sender, recipient, message }, stopping.signal)
    } catch (error) {
      if (stopping.signal.aborted) {
        await releaseClaim(database, claim)
        log.info({ ...about, attempt }, `${noun} released`)
        return idleMs
      }
      const failure = nameFailure(error)
      const state = await failDelivery(database, claim, failure, detailOf(error), await now())
      metrics?.failed(failure)
      log.warn(
        { ...about, attempt, failure, state },
        state === 'attention' ? `${noun} needs attention` : `${noun} not delivered, will be tried again`,
      )
      return 0
    }
    const { held, at } = await persist(
      () => running,
      async () => {
        const at = await now()
        return { held: await completeDelivery(database, claim, at), at }
      },
    )
    const waited = Math.max(0, at - claim.created_at)
    metrics?.delivered(waited)
    log.info(
      { ...about, attempt, waited },
      held ? `${noun} delivered` : `${noun} delivered, but its lease had ended: it may go out twice`,
    )
    return 0
  }

  async function run() {
    while (running) {
      const wait = await step()
        .then(async (milliseconds) => (await housekeeping(), milliseconds))
        .catch((error: unknown) => {
          log.error(
            { failure: error instanceof Error ? error.name : 'unknown' },
            'the outbox cannot be read or written',
          )
          return idleMs
        })
      if (running && wait > 0) await rest(wait)
    }
  }

  return {
    step,
    start() {
      running = true
      stopping = new AbortController()
      loop = run()
    },
    wake: () => wake(),
    /** Lets the letter in flight finish; if that takes too long, breaks it off and releases it, so that another worker may take it. */
    async stop() {
      running = false
      wake()
      await Promise.race([loop, sleep(stopTimeoutsMs.delivery, undefined, { ref: false })])
      stopping.abort()
      await Promise.race([loop, sleep(stopTimeoutsMs.release, undefined, { ref: false })])
    },
  }
}

/** A letter that has gone out is noted however long the store is away: forgotten, it would go out again. */
async function persist<T>(running: () => boolean, note: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await note()
    } catch (error) {
      if (tries >= 5 && !running()) throw error
      await sleep(Math.min(tries, 5) * 1000)
    }
  }
}
