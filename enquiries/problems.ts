/** Problems with the store in words: for the start of the server and for the command line. */
import type { RelayConfig } from './config.ts'

/** What an error of the store says, and what to do about it. */
const fixes: [RegExp, string][] = [
  [
    /readonly|EACCES|EPERM|unable to open/i,
    'give the user of this process the right to write to DATA_DIR and to every file in it',
  ],
  [
    /not a database|malformed/i,
    'the file is damaged: stop the server, keep a copy, and restore a backup (docs/operator.md)',
  ],
  [
    /locked|busy/i,
    'another program holds the database; end it (a forgotten sqlite3 shell, a backup that hangs)',
  ],
  [/disk is full|ENOSPC|disk I\/O/i, 'free space on the disk of the database'],
  [/WAL with synchronous FULL/, 'put DATA_DIR on a local disk: network disks cannot hold this database'],
  [
    /synchronous_commit/,
    'set synchronous_commit to on for the user in DATABASE_URL, or connect without a pooler between: a power failure could lose what was accepted',
  ],
  [/too old/, 'use the Node that npm install brought (npm scripts do), or a newer one'],
  [
    /password authentication|role .* does not exist|no pg_hba/i,
    'check user and password in DATABASE_URL, and that PostgreSQL lets this machine in (pg_hba.conf)',
  ],
  [/database .* does not exist/i, 'create the database that DATABASE_URL names: CREATE DATABASE name'],
  [/permission denied/i, 'let the user in DATABASE_URL own the database: it makes its tables itself'],
  [
    /ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN|timeout|ETIMEDOUT/i,
    'check that PostgreSQL runs, host and port in DATABASE_URL, and the firewall between',
  ],
]

/** @param problem an error, or words of ours */
export function fixFor(problem: unknown): string {
  const { code = '' } = (problem ?? {}) as { code?: string }
  const text = typeof problem === 'string' ? problem : `${plainMessage(problem)} ${code}`
  return (
    fixes.find(([pattern]) => pattern.test(text))?.[1] ??
    'read the message; the incident table in docs/operator.md may know it'
  )
}

/** Why the store cannot be opened, which setting names it, and what to do. */
export function storeProblem(error: unknown, { dataDir, databaseUrl }: RelayConfig): Error {
  const where = databaseUrl
    ? `PostgreSQL at ${new URL(databaseUrl).host} (DATABASE_URL)`
    : `The database ${dataDir}/enquiries.sqlite (DATA_DIR)`
  return new Error(`${where} cannot be used: ${plainMessage(error)}.\nTo fix it: ${fixFor(error)}.`, {
    cause: error,
  })
}

/** The message of an error without a stack, and without an address that may hold a password. */
export function plainMessage(error: unknown): string {
  const {
    message = '',
    code = '',
    errors = [],
  } = (error ?? {}) as { message?: string; code?: string; errors?: Error[] }
  const text = message || errors.map((each) => each.message).join('; ') || code || String(error)
  return text.replace(/\b(postgres(?:ql)?|smtps?):\/\/[^\s@/]*@/g, '$1://(login)@')
}
