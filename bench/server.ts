/** The built product as its own process on a free loopback port, with a state folder of its own. */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = new URL('../', import.meta.url).pathname

export type BuiltServer = { origin: string; pid: number; readyMs: number; stop: () => Promise<void> }

/**
 * Starts `node server/start.ts --no-build`. `readyMs` runs from the spawn to the first 200 of the home page.
 * @throws if the server ends or is not ready within 60 s, with what it printed.
 */
export async function startBuiltServer(): Promise<BuiltServer> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'alisios-bench-'))
  const origin = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(process.execPath, ['server/start.ts', '--no-build'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      RENDER_THREAD: process.env.RENDER_THREAD,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))

  async function stop() {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }

  while (!(await answers(origin))) {
    if (child.exitCode === null && performance.now() - started < 60_000) await wait(5)
    else {
      await stop()
      throw new Error(`The built server did not come up; run "npm run build" first. It printed:\n${printed}`)
    }
  }
  return { origin, pid: child.pid!, readyMs: performance.now() - started, stop }
}

async function answers(origin: string): Promise<boolean> {
  try {
    const response = await fetch(origin)
    await response.arrayBuffer()
    return response.status === 200
  } catch {
    return false
  }
}

/** A port of 127.0.0.1 that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Memory of a process in MB: now (`VmRSS`) and at most so far (`VmHWM`). Linux only. */
export async function memoryOf(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}

/** Processor time in ms that a process and its children have used so far: unlike a clock, it hardly depends on what else runs. Linux only. */
export async function processorTimeOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // After the name in brackets; fields 14 and 15 (proc_pid_stat(5)), in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'))
    .trim()
    .split(' ')
    .filter(Boolean)
  const theirs = await Promise.all(children.map((child) => processorTimeOf(Number(child))))
  return (Number(fields[11]) + Number(fields[12])) * 10 + theirs.reduce((sum, time) => sum + time, 0)
}
