/** Kills a worker in every phase of a delivery; the next one must send the letter, within 150 s by the simulated clock. */
import { setTimeout as sleep } from 'node:timers/promises'
import { leaseMs } from '../outbox.ts'
import { prepareRelay } from './relay-child.ts'
import { post } from './client.ts'
import { type Phase, phases, scriptedMailServer } from './mail-script.ts'
import { relayInOneFile } from './one-file.ts'
import { openPlace, type StoreChoice } from './place.ts'
import type { Report } from './report.ts'

/** Milliseconds in which a letter must be free again for another worker. */
const maxHoldMs = 150_000
/** Milliseconds a fresh worker is given to send the letter that lies before it. */
const timeoutMs = 20_000

/** Moments at which the worker dies: as a phase begins, or a little later while it waits or writes. */
const moments = [0, 3].flatMap((after) => phases.map((phase) => ({ phase, after })))

export async function killWorker(choice: StoreChoice, { kills }: { kills: number }): Promise<Report> {
  const program = await relayInOneFile()
  const place = await openPlace(choice)
  let victim: { pid: number; phase: Phase; after: number } | undefined
  let killed = 0
  let killedAfterDot = 0
  const server = await scriptedMailServer(
    (phase) => {
      if (victim?.phase !== phase) return undefined
      const { pid, after } = victim
      victim = undefined
      killed++
      if (after === 0) process.kill(pid, 'SIGKILL')
      else setTimeout(() => process.kill(pid, 'SIGKILL'), after)
      // As a phase begins, no answer is on its way yet; a little later it has been.
      return after === 0 && phase !== 'answered' ? 'hang' : undefined
    },
    { auth: true },
  )
  const database = await place.open()
  const step = leaseMs + 5000
  let offset = 1 // Milliseconds; never 0, so that the clock is always the simulated one.
  const prepare = (ahead: number) =>
    prepareRelay(program, {
      ...place.env,
      ROLE: 'all',
      SMTP_URL: server.url,
      ACKNOWLEDGEMENT: 'off',
      CLOCK_OFFSET: String(ahead),
    })
  const ids: string[] = []
  const copiesOf = (id: string) => server.letters.filter((letter) => letter.includes(`<${id}@`)).length
  let stuck = 0
  let longestWaitMs = 0
  let worker = await prepare(offset).go()
  let next = prepare(offset + step)
  try {
    for (let i = 0; i < kills; i++) {
      const moment = moments[i % moments.length]!
      victim = { pid: worker.pid, ...moment }
      const key = `letter-${i}-0000`
      // An enquiry wakes the worker at once; the process may die before it has answered.
      const [reached] = await Promise.all([
        Promise.race([worker.ended.then(() => true), sleep(timeoutMs, false)]),
        post(worker.port, key).catch(() => undefined),
      ])
      if (!reached) throw new Error(`No delivery came to the phase ${moment.phase}`)
      const { id } = await database.db
        .selectFrom('enquiry')
        .select('id')
        .where('client_key', '=', key)
        .executeTakeFirstOrThrow()
      ids.push(id)
      const killedAt = Date.now() + offset
      await sleep(20) // What the dead worker had written still arrives.
      if (copiesOf(id) > 0) killedAfterDot++
      // For the next worker the lease has just ended. What is left until the letter must be free is for its start, which passes in real time.
      offset += step
      worker = await next.go()
      next = prepare(offset + step)
      const end = performance.now() + timeoutMs
      const row = () =>
        database.db
          .selectFrom('outbox')
          .select(['status', 'delivered_at'])
          .where('enquiry_id', '=', id)
          .executeTakeFirstOrThrow()
      let state = await row()
      while (state.status === 'waiting' && performance.now() < end) {
        await sleep(20)
        state = await row()
      }
      if (state.status !== 'delivered') stuck++
      else longestWaitMs = Math.max(longestWaitMs, state.delivered_at! - killedAt)
    }
    await worker.kill()
    const copies = ids.map(copiesOf)
    const lost = copies.filter((count) => count === 0).length
    const duplicates = copies.reduce((sum, count) => sum + Math.max(0, count - 1), 0)
    return {
      test: `SIGKILL of the worker in every phase, ${place.name}`,
      figures: {
        kills: killed,
        letters: ids.length,
        lost,
        duplicates,
        'kills after the dot': killedAfterDot,
        'stuck over 150 s': stuck,
        'longest wait in s': Math.round(longestWaitMs / 1000),
      },
      held:
        killed === kills &&
        lost === 0 &&
        duplicates <= killedAfterDot &&
        killedAfterDot > 0 &&
        stuck === 0 &&
        longestWaitMs <= maxHoldMs,
    }
  } finally {
    await next.kill()
    await worker.kill()
    await server.close()
    await place.close()
  }
}
