import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import pg from 'pg'
import { storeClock } from './clock.ts'
import { openDatabase } from './database.ts'
import { storeEnquiry } from './store.ts'
import { openPool } from './postgres.ts'
import type { Relay } from './relay.ts'
import { query, startPostgres, type TestPostgres } from './testing/postgres.ts'
import { freezableWay } from './testing/freezable-way.ts'
import { formRequest, newEnquiry, sentForm } from './testing/enquiries.ts'
import { temporaryFolder } from './testing/folder.ts'
import { quiet, testRelay } from './testing/relay.ts'
import { createWorker } from './worker.ts'

let server: TestPostgres
let place: ReturnType<typeof temporaryFolder>
let url: string
let close: (() => unknown)[] = []

beforeAll(async () => {
  server = await startPostgres()
}, 60_000)
afterAll(() => server.stop(), 60_000)
beforeEach(async () => {
  place = temporaryFolder()
  url = await server.database()
})
afterEach(async () => {
  for (const each of close.reverse()) await each()
  close = []
  place.remove()
}, 30_000)

async function relayOn(databaseUrl: string): Promise<Relay> {
  const relay = await testRelay({ DATA_DIR: place.folder, DATABASE_URL: databaseUrl })
  close.push(() => relay.stop())
  return relay
}
/** Sends a form. @returns status and seconds. */
async function send(relay: Relay, key: string) {
  const start = performance.now()
  const { status } = await relay.fetch(formRequest({ ...sentForm, _key: key }), {
    remoteAddress: `203.0.113.${key.length}`,
  })
  return { status, seconds: (performance.now() - start) / 1000 }
}
const keys = async () =>
  (
    await query<{ key: string }>(
      url,
      'SELECT client_key AS key FROM enquiry JOIN outbox ON enquiry_id = enquiry.id ORDER BY received_at',
    )
  ).map(({ key }) => key)

async function session() {
  const client = new pg.Client(url)
  await client.connect()
  close.push(() => client.end())
  return client
}

describe('while PostgreSQL cannot be used, an enquiry is answered 503 within 5 s', () => {
  it('when it was killed, and is taken again once it is back', { timeout: 30_000 }, async () => {
    const relay = await relayOn(url)
    expect(await send(relay, 'before-the-kill')).toMatchObject({ status: 200 })
    server.kill()
    const answers = [await send(relay, 'while-it-is-away'), await send(relay, 'while-it-is-away')]
    expect(await relay.ready()).toEqual({ ok: false })
    expect(answers.map(({ status }) => status)).toEqual([503, 503])
    expect(Math.max(...answers.map(({ seconds }) => seconds))).toBeLessThan(5)
    await server.start()
    expect(await send(relay, 'after-the-restart')).toMatchObject({ status: 200 })
    expect(await keys()).toEqual(['before-the-kill', 'after-the-restart'])
  })

  it('when its connections are half open, and nothing is stored later on', { timeout: 40_000 }, async () => {
    const way = await freezableWay(server.port)
    close.push(() => way.close())
    const relay = await relayOn(url.replace(`:${server.port}/`, `:${way.port}/`))
    expect(await send(relay, 'before-the-frost')).toMatchObject({ status: 200 })
    way.freeze()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => send(relay, `in-the-frost-${'x'.repeat(i)}`)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    expect(Math.max(...answers.map(({ seconds }) => seconds))).toBeLessThan(5)
    expect(await relay.ready()).toEqual({ ok: false })
    way.thaw()
    expect(await send(relay, 'after-the-frost')).toMatchObject({ status: 200 })
    expect(await keys()).toEqual(['before-the-frost', 'after-the-frost'])
  })

  it(
    'when another session holds what it needs, and nothing is stored once that lets go',
    { timeout: 30_000 },
    async () => {
      const relay = await relayOn(url)
      const other = await session()
      await other.query('BEGIN; LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE')
      const answers = await Promise.all(
        ['one-in-vain', 'two-in-vain!', 'three-in-vain'].map((key) => send(relay, key)),
      )
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
      expect(Math.max(...answers.map(({ seconds }) => seconds))).toBeLessThan(5)
      await other.query('ROLLBACK')
      await new Promise((resolve) => setTimeout(resolve, 1000))
      expect(await keys()).toEqual([])
      expect(await send(relay, 'once-it-is-free')).toMatchObject({ status: 200 })
    },
  )

  it('when its sessions are ended in the middle of their work', async () => {
    const relay = await relayOn(url)
    const other = await session()
    await other.query('BEGIN; LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE')
    const answer = send(relay, 'ended-by-the-admin')
    await new Promise((resolve) => setTimeout(resolve, 300))
    await other.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await other.query('ROLLBACK')
    expect(await answer).toMatchObject({ status: 503 })
    expect(await send(relay, 'after-the-admin')).toMatchObject({ status: 200 })
    expect(await keys()).toEqual(['after-the-admin'])
  })
})

describe('A worker whose PostgreSQL is away', () => {
  it(
    'notes afterwards what it has delivered meanwhile, and does not send it again',
    { timeout: 30_000 },
    async () => {
      const database = await openDatabase({ dataDir: place.folder, databaseUrl: url })
      close.push(() => database.db.destroy())
      await storeEnquiry(database, newEnquiry(), [])
      let sent = 0
      const deliver = async () => {
        sent++
        server.kill()
        setTimeout(() => server.start(), 3000)
      }
      const worker = createWorker({
        database,
        delivery: { deliver, close: () => {}, description: '' },
        log: quiet,
        now: storeClock(database),
      })
      worker.start()
      const status = async () =>
        (await query<{ status: string }>(url, 'SELECT status FROM outbox').catch(() => []))[0]?.status
      for (let i = 0; (await status()) !== 'delivered' && i < 100; i++)
        await new Promise((resolve) => setTimeout(resolve, 200))
      await worker.stop()
      expect(await status()).toBe('delivered')
      expect(sent).toBe(1)
    },
  )

  it('stops within 10 s even if its connections are half open', { timeout: 30_000 }, async () => {
    const way = await freezableWay(server.port)
    close.push(() => way.close())
    const relay = await relayOn(url.replace(`:${server.port}/`, `:${way.port}/`))
    relay.start()
    await send(relay, 'before-the-frost')
    way.freeze()
    await new Promise((resolve) => setTimeout(resolve, 2500))
    const start = performance.now()
    await relay.stop()
    expect((performance.now() - start) / 1000).toBeLessThan(10)
  })
})

it(
  'A machine that vanished in the middle of a transaction does not keep the others out',
  { timeout: 20_000 },
  async () => {
    const relay = await relayOn(url)
    const way = await freezableWay(server.port)
    close.push(() => way.close())
    const pool = openPool(url.replace(`:${server.port}/`, `:${way.port}/`))
    const vanished = await pool.connect()
    await vanished.query('BEGIN')
    await vanished.query('LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE')
    way.freeze()
    await new Promise((resolve) => setTimeout(resolve, 3500))
    expect(await send(relay, 'not-kept-out')).toMatchObject({ status: 200 })
    vanished.release(true)
  },
)

it(
  'A process that starts waits for another one’s migrations, however long they take',
  { timeout: 30_000 },
  async () => {
    const other = await session()
    await other.query('BEGIN; SELECT pg_advisory_xact_lock(7306021)')
    let open = false
    const opening = openDatabase({ dataDir: place.folder, databaseUrl: url }).then((database) => {
      open = true
      close.push(() => database.db.destroy())
    })
    await new Promise((resolve) => setTimeout(resolve, 4000))
    expect(open).toBe(false)
    await other.query('ROLLBACK')
    await opening
    expect(open).toBe(true)
  },
)
