/** The failure tests by name, each with its short size for every commit and its long one for `npm run soak`. */
import { clockJumps, longOutage } from './clock.ts'
import { diskFull } from './disk-full.ts'
import { fuzz } from './fuzz.ts'
import { headers } from './headers.ts'
import { hostileLetters } from './hostile-letters.ts'
import { idleConnections } from './idle-connections.ts'
import { killServer } from './kill-server.ts'
import { killWorker } from './kill-worker.ts'
import { latency } from './latency.ts'
import type { StoreChoice } from './place.ts'
import { postgresAway } from './postgres-away.ts'
import { privateLogs } from './private-logs.ts'
import type { Report } from './report.ts'
import { sameKey } from './same-key.ts'
import { lastsInShort, smtpMatrix } from './smtp-matrix.ts'
import { syncTrace } from './sync-trace.ts'
import { twoWorkers } from './two-workers.ts'

export type Size = 'short' | 'long'
/** `longOnly`: too long or too dependent on the machine for every commit. `minutes`: when to break off, for the tests that can. */
export type Soak = {
  perStore: boolean
  longOnly?: true
  run: (size: Size, store: StoreChoice, minutes?: number) => Promise<Report>
}

export type SoakName = keyof typeof soaks

const sized = <T>(size: Size, short: T, long: T): T => (size === 'short' ? short : long)

export const soaks = {
  'kill-server': {
    perStore: true,
    run: (size, store, minutes) =>
      killServer(
        store,
        sized(
          size,
          { enquiries: 10_000, kills: 50, minutes: 1 },
          { enquiries: 100_000, kills: 500, minutes },
        ),
      ),
  },
  'kill-worker': { perStore: true, run: (size, store) => killWorker(store, { kills: sized(size, 20, 200) }) },
  'smtp-matrix': {
    perStore: true,
    run: (size, store) => smtpMatrix(store, (fault) => size === 'long' || lastsInShort.has(fault.name)),
  },
  'same-key': { perStore: true, run: (size, store) => sameKey(store, { rounds: sized(size, 5, 200) }) },
  'postgres-away': { perStore: false, run: (size) => postgresAway({ rounds: sized(size, 1, 20) }) },
  'two-workers': {
    perStore: true,
    longOnly: true,
    run: (size, store) => twoWorkers(store, { letters: sized(size, 500, 10_000) }),
  },
  'clock-jumps': { perStore: true, run: (_, store) => clockJumps(store) },
  'long-outage': {
    perStore: true,
    run: (size, store) => longOutage(store, { letters: sized(size, 10, 200) }),
  },
  'hostile-letters': {
    perStore: false,
    run: (size) => hostileLetters({ cases: sized(size, 5000, 100_000) }),
  },
  latency: {
    perStore: true,
    longOnly: true,
    run: (size, store) => latency(store, { seconds: sized(size, 10, 120) }),
  },
  fuzz: { perStore: false, run: (size) => fuzz({ cases: sized(size, 5000, 100_000) }) },
  'idle-connections': {
    perStore: true,
    run: (size, store) => idleConnections(store, { connections: sized(size, 300, 10_000) }),
  },
  'private-logs': { perStore: true, run: (_, store) => privateLogs(store) },
  headers: { perStore: false, run: () => headers() },
  'sync-trace': { perStore: true, run: (_, store) => syncTrace(store, { enquiries: 1000 }) },
  'sync-trace-weakened': {
    perStore: true,
    run: (_, store) => syncTrace(store, { enquiries: 200, weakened: true }),
  },
  'disk-full': { perStore: false, run: (size) => diskFull({ rounds: sized(size, 3, 30) }) },
} satisfies Record<string, Soak>
