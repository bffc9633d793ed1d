/** Reads a command line, runs its command and says how it ended: 0 done, 1 failed or refused, 2 asked wrongly. */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Kysely, PostgresDialect } from 'kysely'
import { parseRelayConfig, type RelayConfig } from '../config.ts'
import { type Database, openDatabase } from '../database.ts'
import type { Tables } from '../tables.ts'
import { openPool } from '../postgres.ts'
import { commands, globalOptions, helpOf, helpText } from './commands.ts'
import { type Filter, type State, states } from './enquiries.ts'
import { plainMessage, Refusal } from './refusal.ts'
import type { Terminal } from './terminal.ts'

type Env = Record<string, string | undefined>
export type Surroundings = { env: Env; terminal: Terminal; err: (text: string) => void; now?: () => number }

/** What a command is given: its words and options, checked, and the store, opened when first asked for. */
export type Call = {
  env: Env
  terminal: Terminal
  now: number
  config: () => RelayConfig
  database: () => Promise<Database>
  words: string[]
  ids: string[]
  filter: Filter
  limit: number
  json: boolean
  all: boolean
  waiting: boolean
  yes: boolean
  bom: boolean
  letter: boolean
  quarantinedOnly: boolean
  olderThan?: number
  file?: string
  to?: string
}

/** @returns the exit status. Nothing is thrown: a failure is told on the error output in plain words. */
export async function runCommand(
  argv: string[],
  { env, terminal, err, now = Date.now }: Surroundings,
): Promise<number> {
  const [name, ...rest] = argv
  let opened: Database | undefined
  const json = rest.includes('--json')
  try {
    if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
      const about = commands.find((each) => each.name === rest[0])
      await terminal.out(about ? helpOf(about) : helpText())
      return 0
    }
    const command = commands.find((each) => each.name === name)
    if (!command) throw new Refusal(`There is no command "${name}".\n\n${helpText()}`, 2)
    const { values, positionals } = read(rest, command.options)
    if (values.help) {
      await terminal.out(helpOf(command))
      return 0
    }
    if (!command.words && positionals.length > 0)
      throw new Refusal(
        `${name} takes no words ("${positionals[0]}"). \`help ${name}\` lists its options.`,
        2,
      )
    const config = () => parseRelayConfig(env)
    const database = async () => (opened ??= await openExisting(config()))
    await command.run({
      env,
      terminal,
      now: now(),
      config,
      database,
      words: positionals,
      ids: positionals,
      json,
      filter: filterOf(values),
      limit: numberOf(values, 'limit', 20),
      all: values.all === true,
      waiting: values.waiting === true,
      yes: values.yes === true,
      bom: values.bom === true,
      letter: values.letter === true,
      quarantinedOnly: values.quarantined === true,
      olderThan: values['older-than'] === undefined ? undefined : numberOf(values, 'older-than', 0),
      file: values.out as string | undefined,
      to: values.to as string | undefined,
    })
    return 0
  } catch (error) {
    const message = plainMessage(error)
    err(json ? `${JSON.stringify({ error: message })}\n` : `${message}\n`)
    return error instanceof Refusal ? error.code : 1
  } finally {
    await opened?.db.destroy().catch(() => undefined)
  }
}

type Values = Record<string, string | boolean | (string | boolean)[] | undefined>

function read(
  argv: string[],
  options: Record<string, { type: 'string' | 'boolean' }>,
): { values: Values; positionals: string[] } {
  try {
    return parseArgs({ args: argv, options: { ...globalOptions, ...options }, allowPositionals: true })
  } catch (error) {
    throw new Refusal(
      `${(error as Error).message.split('. ')[0]}. \`help\` lists the commands and their options.`,
      2,
    )
  }
}

function numberOf(values: Values, name: string, fallback: number): number {
  const text = values[name] ?? String(fallback)
  const match = /^(\d{1,6})d?$/.exec(String(text))
  if (!match || (name === 'limit' && Number(match[1]) === 0))
    throw new Refusal(
      `--${name} must be a whole number${name === 'limit' ? ' from 1' : ' of days'} (it is "${String(text)}").`,
      2,
    )
  return Number(match[1])
}

function filterOf({ state, since, until }: Values): Filter {
  if (state !== undefined && !states.includes(state as State))
    throw new Refusal(`--state must be one of ${states.join(', ')} (it is "${String(state)}").`, 2)
  const time = (name: string, text: Values[string]) => {
    if (text === undefined) return undefined
    const at = /^\d{4}-\d{2}-\d{2}/.test(String(text)) ? Date.parse(String(text)) : Number.NaN
    if (Number.isNaN(at))
      throw new Refusal(`--${name} must be a day such as 2026-11-21 (it is "${String(text)}").`, 2)
    return at
  }
  return { state: state as State | undefined, since: time('since', since), until: time('until', until) }
}

/** Opens the store that the server uses; a mistyped DATA_DIR must not make a new, empty one. */
async function openExisting(config: RelayConfig): Promise<Database> {
  const file = `${config.dataDir}/enquiries.sqlite`
  if (!config.databaseUrl && !existsSync(file))
    throw new Refusal(
      `There is no database at ${file}. Set DATA_DIR (or DATABASE_URL) as the server has it; the server makes the database at its first start.`,
    )
  const database = await openDatabase(config)
  if (!config.databaseUrl) return database
  await database.db.destroy() // The server's limits of a few seconds are not for work on many enquiries.
  return { db: openPatiently(config.databaseUrl), kind: 'postgres' }
}

/** PostgreSQL without a limit on how long an answer may take; one connection. */
export const openPatiently = (url: string) =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(url, { forMigrations: true }) }) })
