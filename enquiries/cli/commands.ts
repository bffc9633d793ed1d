/** Every command once: its name, its words, its options with their types, its help. */
import { Command } from '@commander-js/extra-typings'
import { backup } from './backup.ts'
import { list } from './list.ts'
import { search } from './search.ts'
import type { Context } from './context.ts'
import { change, link, revoke } from './desk.ts'
import { dailyLetter } from './daily-letter.ts'
import { doctor } from './doctor.ts'
import { exportEnquiries } from './export.ts'
import { release } from './release.ts'
import { retry } from './retry.ts'
import { move } from './move.ts'
import { access, erase } from './person.ts'
import { purge } from './purge.ts'
import { replay } from './replay.ts'
import { show } from './show.ts'
import { stats } from './stats.ts'
import { testLetter } from './test-letter.ts'
import {
  limitHelp,
  outHelp,
  parseDay,
  parseDays,
  parseLimit,
  parsePostgresUrl,
  sinceHelp,
  stateOption,
  untilHelp,
  yesHelp,
} from './arguments.ts'

/** The whole command line over one context. Its `parseAsync` throws what a command throws, and CommanderError. */
export function createProgram(context: Context) {
  const program = new Command('npm run enquiries --')
    .description('Looks after the enquiries that the site has taken in.')
    .usage('COMMAND [options]')
    .exitOverride()
    .configureOutput({ writeOut: (text) => void context.terminal.out(text), writeErr: () => {} })
    .helpCommand('help [command]', 'explains a command and its options')
    .addHelpText(
      'after',
      '\nEvery command takes --json. An enquiry is named by its reference, or by its id, which may be cut to its first characters. Times are UTC.\nExit status: 0 done, 1 failed or refused, 2 asked wrongly.',
    )
  const command = (name: string, description: string) =>
    program.command(name).description(description).option('--json', 'print JSON for other programs')

  command('list', 'the newest enquiries and what became of them')
    .addOption(stateOption())
    .option('--since <day>', sinceHelp, parseDay)
    .option('--until <day>', untilHelp, parseDay)
    .option('--limit <n>', limitHelp, parseLimit, 20)
    .action((options) => list(context, options))
  command('show', 'one enquiry with every field and its letters')
    .argument('<reference>')
    .option('--letter', 'print the letter to the company itself')
    .action((id, options) => show(context, id, options))
  command('search', 'enquiries that hold every word, in any field; case and accents do not matter')
    .argument('<words...>')
    .addOption(stateOption())
    .option('--since <day>', sinceHelp, parseDay)
    .option('--until <day>', untilHelp, parseDay)
    .option('--limit <n>', limitHelp, parseLimit, 20)
    .action((words, options) => search(context, words, options))
  command('retry', 'make letters due at once, with all their attempts before them')
    .argument('[references...]')
    .option('--all', 'every letter that needs attention')
    .option('--waiting', 'with --all: those that wait for their next attempt too')
    .action((ids, options) => retry(context, ids, options))
  for (const [name, action, description] of deskCommands)
    command(name, description)
      .argument('<reference>')
      .requiredOption('--as <name>', 'who does it')
      .option('--note <text>', 'a note for the others')
      .option('--despite', 'though somebody else is on this guest')
      .action((reference, options) => change(context, reference, action, options))
  command('link', 'a new link to an enquiry’s page, where the office says who answers')
    .argument('<reference>')
    .action((reference, options) => link(context, reference, options))
  command('revoke', 'end all links to an enquiry’s page at once')
    .argument('<reference>')
    .action((reference, options) => revoke(context, reference, options))
  command('replay', 'send events to WEBHOOK_URL again, with the same ids and the same words')
    .argument('[references...]')
    .option('--all', 'every event that needs attention')
    .option('--since <day>', 'every event of this day or later, delivered or not (UTC)', parseDay)
    .action((references, options) => replay(context, references, options))
  command('release', 'take enquiries out of quarantine and mail them')
    .argument('<references...>')
    .action((ids, options) => release(context, ids, options))
  command('export', 'every field, as CSV (or JSON), to the standard output or a file')
    .addOption(stateOption())
    .option('--since <day>', sinceHelp, parseDay)
    .option('--until <day>', untilHelp, parseDay)
    .option('--out <file>', outHelp)
    .option('--bom', 'start the CSV with a byte order mark, for Excel')
    .action((options) => exportEnquiries(context, options))
  command('purge', 'remove delivered and quarantined enquiries for good; undelivered ones only when told so')
    .argument('[references...]')
    .option('--older-than <days>', 'delivered, or quarantined, longer ago than this', parseDays)
    .option('--quarantined', 'only enquiries in quarantine')
    .option('--undelivered', 'with ids: also enquiries whose letter was not delivered')
    .option('--yes', yesHelp)
    .action((ids, options) => purge(context, ids, options))
  command('access', 'all that is kept of a person, as JSON, to the standard output or a file')
    .argument('<address>', 'their mail address')
    .option('--out <file>', outHelp)
    .action((address, options) => access(context, address, options))
  command('erase', 'remove all that is kept of a person, delivered or not')
    .argument('[address]', 'their mail address')
    .option('--again', 'after restoring a backup: everything that was erased before')
    .option('--yes', yesHelp)
    .action((address, options) => erase(context, address, options))
  command('stats', 'counts by state, time and name of failure').action((options) => stats(context, options))
  command(
    'doctor',
    'check settings, database, disk and mail server, and say how to fix what is wrong',
  ).action((options) => doctor(context, options))
  command('test-letter', 'send one letter to the enquiry mailbox, by the way that enquiries take').action(
    (options) => testLetter(context, options),
  )
  command('daily-letter', 'print the last daily letter as it would be written now; nothing is sent').action(
    (options) => dailyLetter(context, options),
  )
  command('backup', 'a consistent copy of the SQLite database while the server runs')
    .requiredOption('--out <file>', outHelp)
    .action((options) => backup(context, options))
  command('move', 'copy everything from SQLite (DATA_DIR) to an empty PostgreSQL database and compare both')
    .requiredOption('--to <url>', 'such as postgres://user:password@host/database', parsePostgresUrl)
    .option('--yes', yesHelp)
    .action((options) => move(context, options))
  return program
}

const deskCommands = [
  ['take', 'taken', 'say who is on an enquiry, as its page does'],
  ['return', 'returned', 'leave an enquiry to somebody else'],
  ['answered', 'answered', 'say that an enquiry was answered'],
  ['note', 'noted', 'add a note to an enquiry'],
] as const
