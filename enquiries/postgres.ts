/** Connections to PostgreSQL that never keep anyone waiting: the relay answers within 5 seconds whatever happens to the server. */
import pg from 'pg'

/** Milliseconds. The server ends what takes too long; if it says nothing at all, our side hangs up. */
const limits = { connect: 2000, lock: 1500, statement: 2000, answer: 2500, idleInTransaction: 2500 }

/** A connection that did not answer in time is closed: what was asked on it must not go on unseen. */
class ImpatientClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    // Whoever waits for a query is told by that query; without a listener a lost connection would end the process.
    this.on('error', () => {})
    const ask = this.query.bind(this) as (...given: unknown[]) => unknown
    this.query = ((...given: unknown[]) => {
      const answer = ask(...given)
      if (answer instanceof Promise) answer.catch((error: unknown) => error instanceof pg.DatabaseError || this.connection.stream.destroy())
      return answer
    }) as typeof this.query
  }
}

/**
 * @param patient for migrations, which may take long and wait for one another
 */
export function openPool(connectionString: string, { patient = false } = {}): pg.Pool {
  const impatience = { query_timeout: limits.answer, statement_timeout: limits.statement, lock_timeout: limits.lock, idle_in_transaction_session_timeout: limits.idleInTransaction }
  const pool = new pg.Pool({ connectionString, Client: ImpatientClient, max: 10, connectionTimeoutMillis: limits.connect, keepAlive: true, options: '-c synchronous_commit=on', ...(patient ? { max: 1 } : impatience) })
  pool.on('error', () => {}) // A broken idle connection is replaced.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  return pool
}
