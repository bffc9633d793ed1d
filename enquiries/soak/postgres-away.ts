/** PostgreSQL killed, and PostgreSQL that keeps its connections and says nothing any more, under load. */
import { setTimeout as sleep } from 'node:timers/promises'
import { freezableWay } from '../testing/freezable-way.ts'
import { startRelay } from './relay-child.ts'
import { type Answer, post } from './client.ts'
import { openPlace } from './place.ts'
import type { Report } from './report.ts'

const visitors = 8
/** Milliseconds within which every visitor has an answer. */
const promised = 5000

/** @param rounds how often it is killed, and how often it freezes */
export async function postgresAway({ rounds }: { rounds: number }): Promise<Report> {
  // Its files are synced: a killed server must still have what it had confirmed.
  const place = await openPlace('postgres', { durable: true })
  const postgres = place.server!
  const way = await freezableWay(postgres.port)
  const url = new URL(place.databaseUrl!)
  url.port = String(way.port)
  const relay = await startRelay({ ...place.env, DATABASE_URL: url.href, ROLE: 'web' })
  const accepted: string[] = []
  const answers: Answer[] = []
  let running = true
  let broken = 0
  let recovered = 0

  async function visitor(name: number) {
    for (let i = 0; running; i++) {
      const key = `away-${name}-${i}-0000`
      try {
        const answer = await post(relay.port, key)
        answers.push(answer)
        if (answer.status === 200) accepted.push(key)
      } catch {
        broken++
      }
      await sleep(20)
    }
  }
  const hasRecovered = async () => {
    for (let tries = 0; tries < 100; tries++) {
      if ((await post(relay.port, `again-${Math.random()}`.replace('.', '-'))).status === 200) return 1
      await sleep(100)
    }
    return 0
  }

  const load = Array.from({ length: visitors }, (_, i) => visitor(i))
  try {
    for (let round = 0; round < rounds; round++) {
      await sleep(500)
      way.freeze()
      await sleep(6000)
      way.thaw()
      recovered += await hasRecovered()
      postgres.kill()
      await sleep(1500)
      await postgres.start()
      recovered += await hasRecovered()
    }
    running = false
    await Promise.all(load)
    await relay.kill('SIGTERM')
    const { db } = await place.open()
    const rows = await db
      .selectFrom('enquiry')
      .innerJoin('outbox', 'outbox.enquiry_id', 'enquiry.id')
      .select('client_key')
      .execute()
    const stored = new Set(rows.map(({ client_key }) => client_key))
    const lost = accepted.filter((key) => !stored.has(key)).length
    const refused = answers.filter(({ status }) => status === 503)
    const other = answers.filter(({ status }) => status !== 200 && status !== 503).length
    const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds))
    return {
      test: 'PostgreSQL killed, and half open, under load',
      figures: {
        'times killed': rounds,
        'times half open': rounds,
        accepted: accepted.length,
        'answered 503': refused.length,
        'other answers': other + broken,
        lost,
        'slowest answer in ms': Math.round(slowest),
        recovered: `${recovered} of ${2 * rounds}`,
      },
      held:
        lost === 0 &&
        other + broken === 0 &&
        refused.length > 0 &&
        slowest <= promised &&
        recovered === 2 * rounds,
    }
  } finally {
    running = false
    way.thaw()
    await relay.kill()
    await Promise.all(load)
    way.close()
    await place.close()
  }
}
