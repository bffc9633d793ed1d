/** Every command once: its name, its options, its help. */
import { backup } from './backup.ts'
import { list, search, show, stats } from './browse.ts'
import { doctor } from './doctor.ts'
import { exportEnquiries } from './export.ts'
import { release, retry } from './letters.ts'
import { move } from './move.ts'
import { purge } from './purge.ts'
import type { Call } from './run.ts'

type Option = { type: 'string' | 'boolean'; value?: string; help: string }
export type Command = {
  name: string
  /** What follows the name, or nothing where no words are taken. */
  words?: string
  help: string
  options: Record<string, Option>
  run: (call: Call) => Promise<void>
}

const chosen: Record<string, Option> = {
  state: { type: 'string', value: 'STATE', help: 'waiting, attention, delivered or quarantined' },
  since: { type: 'string', value: 'DAY', help: 'received on this day or later, such as 2026-11-21 (UTC)' },
  until: { type: 'string', value: 'DAY', help: 'received before this day' },
}
const limit: Option = { type: 'string', value: 'N', help: 'how many at most; 20 unless told' }
const yes: Option = { type: 'boolean', help: 'do it; without this nothing is changed' }

export const globalOptions = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const

export const commands: Command[] = [
  {
    name: 'list',
    help: 'the newest enquiries and what became of them',
    options: { ...chosen, limit },
    run: list,
  },
  {
    name: 'show',
    words: 'ID',
    help: 'one enquiry with every field and its letters',
    options: { letter: { type: 'boolean', help: 'the letter to the company itself' } },
    run: show,
  },
  {
    name: 'search',
    words: 'WORD ...',
    help: 'enquiries that hold every word, in any field; case and accents do not matter',
    options: { ...chosen, limit },
    run: search,
  },
  {
    name: 'retry',
    words: 'ID ...',
    help: 'makes letters due at once, with all their attempts before them',
    run: retry,
    options: {
      all: { type: 'boolean', help: 'every letter that needs attention' },
      waiting: { type: 'boolean', help: 'with --all: those that wait for their next attempt too' },
    },
  },
  {
    name: 'release',
    words: 'ID ...',
    help: 'takes enquiries out of quarantine and mails them',
    options: {},
    run: release,
  },
  {
    name: 'export',
    help: 'every field, as CSV (or JSON), to the standard output or a file',
    run: exportEnquiries,
    options: {
      ...chosen,
      out: { type: 'string', value: 'FILE', help: 'a new file, readable by you alone' },
      bom: { type: 'boolean', help: 'starts the CSV with a byte order mark, for Excel' },
    },
  },
  {
    name: 'purge',
    words: '[ID ...]',
    help: 'removes delivered and quarantined enquiries for good; never one that waits to be delivered',
    run: purge,
    options: {
      'older-than': {
        type: 'string',
        value: 'DAYS',
        help: 'delivered, or quarantined, longer ago than this',
      },
      quarantined: { type: 'boolean', help: 'only enquiries in quarantine' },
      yes,
    },
  },
  { name: 'stats', help: 'counts by state, time and name of failure', options: {}, run: stats },
  {
    name: 'doctor',
    help: 'checks settings, database, disk and mail server, and says how to mend what is wrong',
    options: {},
    run: doctor,
  },
  {
    name: 'backup',
    help: 'a consistent copy of the SQLite database while the server runs',
    options: { out: { type: 'string', value: 'FILE', help: 'a new file, readable by you alone' } },
    run: backup,
  },
  {
    name: 'move',
    help: 'copies everything from SQLite (DATA_DIR) to an empty PostgreSQL database and proves both equal',
    run: move,
    options: {
      to: { type: 'string', value: 'URL', help: 'such as postgres://user:password@host/database' },
      yes,
    },
  },
]

const usage = ({ name, words }: Command) => [name, words].filter(Boolean).join(' ')

/** The list of commands. */
export function helpText(): string {
  const width = Math.max(...commands.map((command) => usage(command).length))
  return `Usage: npm run enquiries -- COMMAND [options]\n\n${commands.map((command) => `  ${usage(command).padEnd(width)}  ${command.help}\n`).join('')}\nEvery command takes --json. \`help COMMAND\` names its options. An ID may be cut to its first signs.\nExit status: 0 done, 1 failed or refused, 2 asked wrongly.\n`
}

/** One command with its options. */
export function helpOf(command: Command): string {
  const lines = Object.entries({
    ...command.options,
    json: { type: 'boolean', help: 'prints JSON for other programs' } satisfies Option,
  }).map(([name, { value, help }]: [string, Option]): [string, string] => [
    `--${name}${value ? ` ${value}` : ''}`,
    help,
  ])
  const width = Math.max(...lines.map(([left]) => left.length))
  return `${usage(command)}: ${command.help}\n\n${lines.map(([left, help]) => `  ${left.padEnd(width)}  ${help}\n`).join('')}`
}
