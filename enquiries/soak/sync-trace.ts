/** Watches a server's system calls: before each 200, was the log written and synced? Killing a process cannot show this. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { startRelay } from './relay-child.ts'
import { post } from './client.ts'
import { temporaryFolder } from '../testing/folder.ts'
import { openPlace, type StoreChoice, storeName } from './place.ts'
import type { Report } from './report.ts'

const hasStrace = () => spawnSync('strace', ['-V']).status === 0

/** The write-ahead log: SQLite's file, or the segments of PostgreSQL. */
const log = String.raw`\(\d+<[^>]*(enquiries\.sqlite-wal|pg_wal/[0-9A-F]{24})>`
const writes = new RegExp(String.raw` (p?writev?|pwrite64)${log}`)
const syncs = new RegExp(String.raw` (fsync|fdatasync)${log}`)

/**
 * Counts the answers 200 before which, since the answer before, the WAL was written and then synced, by whichever process.
 * @param trace what strace wrote, with process ids first (-f) and file names to the descriptors (-y)
 */
export function countSynced(trace: string): { answers: number; synced: number } {
  const counted = { answers: 0, synced: 0 }
  let state: 'nothing' | 'written' | 'synced' = 'nothing'
  /** Processes whose sync began after the write and has not returned; it returns on a line of its own. */
  const underWay = new Set<string>()
  for (const line of trace.split('\n')) {
    const process = line.split(' ', 1)[0]!
    if (writes.test(line)) {
      state = 'written'
      underWay.clear()
    } else if (syncs.test(line) && state === 'written') {
      if (line.endsWith('<unfinished ...>')) underWay.add(process)
      else if (line.endsWith(' = 0')) state = 'synced'
    } else if (/<\.\.\. (fsync|fdatasync) resumed>/.test(line)) {
      if (underWay.delete(process) && line.endsWith(' = 0')) state = 'synced'
    } else if (line.includes('"HTTP/1.1 200')) {
      counted.answers++
      if (state === 'synced') counted.synced++
      state = 'nothing'
      underWay.clear()
    }
  }
  return counted
}

/** @param weakened whether the relay is made to ask its database for less; then the promise must be found broken */
export async function syncTrace(
  choice: StoreChoice,
  { enquiries, weakened = false }: { enquiries: number; weakened?: boolean },
): Promise<Report> {
  const setting = choice === 'sqlite' ? 'synchronous=NORMAL' : 'synchronous_commit=off'
  const test = weakened
    ? `The same trace at ${setting}, which must fail, ${storeName(choice)}`
    : `WAL written and synced before each 200, ${storeName(choice)}`
  if (!hasStrace()) return { test, figures: {}, held: false, skipped: 'strace is not installed' }
  const place = await openPlace(choice, { durable: true })
  const traces = temporaryFolder()
  const trace = `${traces.folder}/trace`
  const others = place.server?.processes().flatMap((pid) => ['-p', String(pid)]) ?? []
  const strace = [
    'strace',
    '-f',
    '-y',
    '-s',
    '12',
    '-e',
    'trace=write,writev,pwrite64,pwritev,fsync,fdatasync,sendto',
    ...others,
    '-o',
    trace,
  ]
  const weakening = ['--import', new URL('without-sync.ts', import.meta.url).href]
  let closed = false
  const close = async () => {
    if (!closed) await place.close()
    closed = true
  }
  let relay: Awaited<ReturnType<typeof startRelay>> | undefined
  try {
    relay = await startRelay({ ...place.env, ROLE: 'web' }, weakened ? weakening : [], strace)
    // One after the other, so that each sync belongs to one answer.
    for (let i = 0; i < enquiries; i++) await post(relay.port, `sync-${i}-0000`, undefined)
    process.kill(relay.pid, 'SIGTERM')
    await close()
    await relay.ended // The tracer ends with the last of those it watches.
    const { answers, synced } = countSynced(readFileSync(trace, 'utf8'))
    const all = answers === enquiries && synced === enquiries
    return {
      test,
      figures: { 'answers 200': answers, 'synced before': synced },
      held: weakened ? answers === enquiries && !all : all,
    }
  } finally {
    await close()
    await relay?.kill()
    traces.remove()
  }
}
