/** `npm run enquiries -- COMMAND`: the operator's command line. */
import { runCommand } from './run.ts'

const { stdout, stderr } = process
stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1)) // The reader has seen enough, as with `| head`.

process.umask(0o077) // Whatever a command writes is for this user alone.
process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  terminal: {
    out: (text) =>
      stdout.write(text) ? undefined : new Promise<void>((resolve) => stdout.once('drain', resolve)),
    progress: stderr.isTTY ? (text) => void stderr.write(text) : undefined,
    colour: stdout.isTTY && !process.env.NO_COLOR,
  },
  err: (text) => void stderr.write(text),
})
