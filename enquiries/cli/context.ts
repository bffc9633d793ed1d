/** What every command works with. */
import { existsSync } from 'node:fs'
import { Kysely, PostgresDialect } from 'kysely'
import { parseRelayConfig, type RelayConfig } from '../config.ts'
import { type Database, openDatabase } from '../database.ts'
import { openPool } from '../postgres.ts'
import { storeProblem } from '../problems.ts'
import type { Tables } from '../tables.ts'
import { Refusal } from './refusal.ts'
import type { Terminal } from './terminal.ts'

export type Env = Record<string, string | undefined>

/** Where a command line runs: its environment, its outputs and its clock. */
export type Io = {
  env: Env
  terminal: Terminal
  err: (text: string) => void
  /** Wall clock in milliseconds. */
  now?: () => number
}

export type Context = {
  env: Env
  terminal: Terminal
  /** The moment at which the command was called, in milliseconds. */
  now: number
  /** @throws Error that names every wrong variable */
  config: () => RelayConfig
  /** The store that the server uses, opened when first asked for. */
  database: () => Promise<Database>
  close: () => Promise<void>
}

export function createContext({ env, terminal, now = Date.now }: Io): Context {
  let opened: Database | undefined
  const config = () => parseRelayConfig(env)
  return {
    env,
    terminal,
    now: now(),
    config,
    database: async () => (opened ??= await openExisting(config())),
    close: async () => opened?.db.destroy().catch(() => undefined),
  }
}

/** Opens the store that the server uses; a mistyped DATA_DIR must not make a new, empty one. */
async function openExisting(config: RelayConfig): Promise<Database> {
  const file = `${config.dataDir}/enquiries.sqlite`
  if (!config.databaseUrl && !existsSync(file))
    throw new Refusal(
      `There is no database at ${file}. Set DATA_DIR (or DATABASE_URL) as the server has it; the server makes the database at its first start.`,
    )
  const database = await openDatabase(config).catch((error: unknown) => {
    throw new Refusal(storeProblem(error, config).message)
  })
  if (!config.databaseUrl) return database
  await database.db.destroy() // The server's limits of a few seconds are not for work on many enquiries.
  return { db: openUnlimited(config.databaseUrl), kind: 'postgres' }
}

/** PostgreSQL without a limit on how long an answer may take; one connection. */
export const openUnlimited = (url: string) =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(url, { forMigrations: true }) }) })
