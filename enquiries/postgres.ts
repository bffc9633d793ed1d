/** Connections to PostgreSQL that never block: the relay answers within 5 seconds whatever happens to the server. */
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

/** Milliseconds. The server ends what takes too long; if it says nothing at all, our side hangs up. */
const limitsMs = { connect: 2000, lock: 1500, statement: 2000, answer: 2500, idleInTransaction: 2500 }

/** A connection that did not answer in time is closed: what was asked on it must not go on unseen. */
class TimedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    // Whoever waits for a query is told by that query; without a listener a lost connection would end the process.
    this.on('error', () => {})
    const ask = this.query.bind(this) as (...given: unknown[]) => unknown
    this.query = ((...given: unknown[]) => {
      const answer = ask(...given)
      if (answer instanceof Promise)
        answer.catch((error: unknown) => {
          if (!(error instanceof pg.DatabaseError)) this.connection.stream.destroy()
          // The server is about to hang up; the pool takes back no client that is ending.
          else if (error.severity === 'FATAL') this.end().catch(() => {})
        })
      return answer
    }) as typeof this.query
  }
}

const answersWhenSynced = '-c synchronous_commit=on'

/** pg lets the options of an address replace those given beside it. Here ours follow them, and of two the later one counts. */
function withOurOptions(address: string): string {
  const url = new URL(address)
  url.searchParams.set('options', [...url.searchParams.getAll('options'), answersWhenSynced].join(' '))
  return url.href
}

/**
 * @param forMigrations without time limits, because migrations may take long and wait for one another
 */
export function openPool(address: string, { forMigrations = false } = {}): pg.Pool {
  const timeouts = {
    query_timeout: limitsMs.answer,
    statement_timeout: limitsMs.statement,
    lock_timeout: limitsMs.lock,
    idle_in_transaction_session_timeout: limitsMs.idleInTransaction,
  }
  const pool = new pg.Pool({
    connectionString: withOurOptions(address),
    Client: TimedClient,
    max: 10,
    connectionTimeoutMillis: limitsMs.connect,
    keepAlive: true,
    ...(forMigrations ? { max: 1 } : timeouts),
  })
  pool.on('error', () => {}) // A broken idle connection is replaced.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  return pool
}

/** Commits are answered once they are on the server's disk and, where the server has them, on its synchronous standbys; `remote_apply` does more. */
const synced = ['on', 'remote_apply']

/** @throws when commits would be answered earlier, as behind a pooler that drops what a connection asks for. */
export async function refuseUnsynced(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ synchronous_commit: string }>`SHOW synchronous_commit`.execute(db)
  const { synchronous_commit: found } = rows[0]!
  if (!synced.includes(found))
    throw new Error(
      `PostgreSQL does not keep synchronous_commit on: it is ${found}, though each connection asks for on. Set it for the user in DATABASE_URL (ALTER ROLE name SET synchronous_commit = on), or connect without a pooler between`,
    )
}
