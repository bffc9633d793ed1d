import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, it } from 'vitest'
import { inTransaction } from './database.ts'
import { addLetter } from './add-letter.ts'
import { storeKinds, useStore } from './testing/stores.ts'
import { plainMailServer } from './testing/plain-mail-server.ts'
import { newEnquiry } from './testing/enquiries.ts'
import { until } from './testing/until.ts'

/** 150 are enough to see two workers meet; LETTERS=10000 is the long version. */
const letters = Number(process.env.LETTERS || 150)
const timeoutMs = 60_000 + letters * 60

let workers: ChildProcess[] = []
afterEach(() => {
  for (const worker of workers) worker.kill('SIGKILL')
  workers = []
})

/** Starts a worker process. @returns what it says, line by line, and its end. */
function startWorker(env: Record<string, string>) {
  const worker = spawn(process.execPath, ['enquiries/testing/worker.ts'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  workers.push(worker)
  const said: { msg: string; enquiry?: string }[] = []
  createInterface(worker.stdout!).on('line', (line) => said.push(JSON.parse(line)))
  const ended = new Promise<number | null>((resolve) => worker.once('exit', resolve))
  return { said, ended, stop: () => worker.kill('SIGTERM') }
}

describe.each(storeKinds)('on %s, two worker processes', (kind) => {
  const store = useStore(kind)

  async function fillOutbox(count: number) {
    const database = await store.open()
    await inTransaction(database, async (db) => {
      for (let i = 0; i < count; i++) {
        const { id, key, hash, kind, locale, letter } = newEnquiry()
        await db
          .insertInto('enquiry')
          .values({
            id,
            client_key: key,
            body_hash: hash,
            kind,
            locale,
            fields: '{}',
            status: 'accepted',
            reason: null,
            // Ahead of the clock: the daily letter is not about them.
            received_at: Date.now() + 86_400_000,
          })
          .execute()
        await addLetter(db, id, letter!, 'enquiry', i)
      }
    })
    return database
  }

  it(`send ${letters} letters, each of them once`, { timeout: timeoutMs }, async () => {
    const server = await plainMailServer()
    const database = await fillOutbox(letters)
    const env = { ...store.env(), SMTP_URL: server.url }
    const start = performance.now()
    const [one, two] = [startWorker(env), startWorker(env)]
    const delivered = (worker: typeof one) =>
      worker.said.filter(({ msg }) => msg === 'letter delivered').length
    await until(() => delivered(one) + delivered(two) >= letters, timeoutMs)
    const seconds = (performance.now() - start) / 1000
    one.stop()
    two.stop()
    expect(await Promise.all([one.ended, two.ended])).toEqual([0, 0])
    const ids = server.letters.map((raw) => /^Message-ID: (\S+)/.exec(raw)![1])
    console.info(
      `${kind}: ${letters} letters by two workers (${delivered(one)} and ${delivered(two)}) in ${seconds.toFixed(1)} s, ${ids.length - new Set(ids).size} twice`,
    )
    expect(ids).toHaveLength(letters)
    expect(new Set(ids).size).toBe(letters)
    expect(Math.min(delivered(one), delivered(two))).toBeGreaterThan(0)
    const rows = await database.db
      .selectFrom('outbox')
      .select(['status', 'attempts', ({ fn }) => fn.countAll<number>().as('count')])
      .groupBy(['status', 'attempts'])
      .execute()
    expect(rows).toEqual([{ status: 'delivered', attempts: 1, count: letters }])
    server.close()
  })
})
