/** Processes that a failure test starts, watches and kills. */
import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Compiled sources kept between starts, so that a test of many kills is not a test of the compiler. */
const compiled = `${tmpdir()}/relay-compiled`
/** Milliseconds for a process to start on a busy machine. */
const startTimeoutMs = 60_000

export type Child = {
  process: ChildProcess
  /** Everything it has said, on both outputs. */
  said: string[]
  /** Resolves when it has ended, by whatever cause. */
  ended: Promise<void>
  kill: (signal?: NodeJS.Signals) => Promise<void>
}

/** Starts a program in the repository's folder. @param input whether its input is ours to write; otherwise it has none */
export function startChild(
  command: string,
  parameters: string[],
  env: Record<string, string> = {},
  input: 'ignore' | 'pipe' = 'ignore',
): Child {
  const child = spawn(command, parameters, {
    cwd: root,
    env: { ...process.env, NODE_NO_WARNINGS: '1', NODE_COMPILE_CACHE: compiled, ...env },
    stdio: [input, 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const output of [child.stdout!, child.stderr!])
    createInterface(output).on('line', (line) => said.push(line))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return {
    process: child,
    said,
    ended,
    async kill(signal = 'SIGKILL') {
      child.kill(signal)
      await ended
    },
  }
}

/** Resolves with the first line that matches. @throws when the process ends before it says so. */
export async function lineOf(child: Child, pattern: RegExp): Promise<RegExpExecArray> {
  const end = performance.now() + startTimeoutMs
  for (;;) {
    for (const line of child.said) {
      const match = pattern.exec(line)
      if (match) return match
    }
    if (child.process.exitCode !== null || child.process.signalCode !== null || performance.now() > end)
      throw new Error(`A process did not start:\n${child.said.join('\n')}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
