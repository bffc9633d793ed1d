/** Watches a server's system calls: before each 200, was the log written and synced? Killing a process cannot show this. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { startRelay } from './child.ts'
import { post } from './client.ts'
import { openPlace } from './place.ts'
import type { Report } from './report.ts'

/** @throws when strace is missing and cannot be installed. */
function provideStrace() {
  const works = () => {
    try {
      return execFileSync('strace', ['-V'], { stdio: 'pipe' }).length > 0
    } catch {
      return false
    }
  }
  if (works()) return
  if (process.getuid?.() === 0) {
    console.info('strace is missing; installing it.')
    execFileSync('apt-get', ['install', '--yes', '--quiet', 'strace'], { stdio: 'pipe', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  if (!works()) throw new Error('This test needs strace: install it, for example with apt-get install strace')
}

/**
 * Counts the answers 200 before which, since the answer before, the WAL was written and then synced.
 * @param trace what strace wrote, with file names to the descriptors (-y)
 */
export function countSynced(trace: string): { answers: number; synced: number } {
  const counted = { answers: 0, synced: 0 }
  let state: 'nothing' | 'written' | 'synced' = 'nothing'
  for (const line of trace.split('\n')) {
    if (/ p?write(v|64)?\(\d+<[^>]*enquiries\.sqlite-wal>/.test(line)) state = 'written'
    // A sync counts only once it has returned; a thread's interrupted call returns on a line of its own.
    else if (/ fd?a?t?a?sync\(\d+<[^>]*enquiries\.sqlite-wal>.* = 0/.test(line) || /<\.\.\. fd?a?t?a?sync resumed>.* = 0/.test(line)) state = state === 'nothing' ? 'nothing' : 'synced'
    else if (line.includes('"HTTP/1.1 200')) {
      counted.answers++
      if (state === 'synced') counted.synced++
      state = 'nothing'
    }
  }
  return counted
}

/** @param weakened whether the relay is made to run at synchronous=NORMAL; then the promise must be found broken */
export async function syncTrace({ enquiries, weakened = false }: { enquiries: number; weakened?: boolean }): Promise<Report> {
  provideStrace()
  const place = await openPlace('sqlite')
  const trace = `${place.folder}/trace`
  const strace = ['strace', '-f', '-y', '-s', '12', '-e', 'trace=write,writev,pwrite64,fsync,fdatasync,sendto', '-o', trace]
  const relay = await startRelay({ ...place.env, ROLE: 'web' }, weakened ? ['--import', new URL('without-sync.ts', import.meta.url).href] : [], strace)
  try {
    // One after the other, so that each sync belongs to one answer.
    for (let i = 0; i < enquiries; i++) await post(relay.port, `sync-${i}-0000`, undefined)
    await relay.kill('SIGTERM')
    const { answers, synced } = countSynced(readFileSync(trace, 'utf8'))
    const all = answers === enquiries && synced === enquiries
    return {
      test: weakened ? 'The same trace at synchronous=NORMAL, which must fail, SQLite' : 'WAL written and synced before each 200, SQLite',
      figures: { 'answers 200': answers, 'synced before': synced },
      held: weakened ? answers === enquiries && !all : all,
    }
  } finally {
    await relay.kill()
    await place.close()
  }
}
