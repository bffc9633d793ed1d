/** What the command line's tests share. */
import { readEnquiry } from '../intake.ts'
import { sentForm } from './enquiries.ts'
import { runCommand } from '../cli/run.ts'

type CommandResult = { code: number; out: string; err: string }

/** Runs the command line in this process and keeps what it prints. @param env of the server whose store is looked at */
export function commandLine(env: Record<string, string>, now?: () => number) {
  return async (...argv: string[]): Promise<CommandResult> => {
    const result: CommandResult = { code: -1, out: '', err: '' }
    result.code = await runCommand(argv, {
      env,
      terminal: { out: (text) => void (result.out += text) },
      err: (text) => void (result.err += text),
      now,
    })
    return result
  }
}

export const unlimited = [{ scope: 'all', bucket: '', most: 10_000, window: 60_000 }]

/** The fields of a form as the relay reads them. */
export function fieldsOf(form: object) {
  const reading = readEnquiry({ ...sentForm, ...form })
  if (!reading.ok) throw new Error('a test form that cannot be read')
  return reading.fields
}
