/** Runs a command line and tells how it ended: 0 done, 1 failed or refused, 2 asked wrongly. */
import { CommanderError } from '@commander-js/extra-typings'
import { createProgram } from './commands.ts'
import { createContext, type Io } from './context.ts'
import { plainMessage } from '../problems.ts'
import { Refusal } from './refusal.ts'

/** @returns the exit status. Nothing is thrown: a failure is told on the error output in plain words. */
export async function runCommand(argv: string[], io: Io): Promise<number> {
  const context = createContext(io)
  try {
    await createProgram(context).parseAsync(argv.length === 0 ? ['help'] : argv, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0 // Help was asked for and given.
    const message = plainMessage(error)
    io.err(argv.includes('--json') ? `${JSON.stringify({ error: message })}\n` : `${message}\n`)
    if (error instanceof CommanderError) return 2
    return error instanceof Refusal ? error.code : 1
  } finally {
    await context.close()
  }
}
