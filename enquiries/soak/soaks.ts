/** The relay's failure tests by name, each with its short size for every commit and its long one for `npm run soak`. */
import { clockJumps, longOutage } from './clock.ts'
import { diskFull } from './disk-full.ts'
import { flood } from './flood.ts'
import { hostileLetters } from './hostile-letters.ts'
import { killServer } from './kill-server.ts'
import { killWorker } from './kill-worker.ts'
import { latency } from './latency.ts'
import { postgresAway } from './postgres-away.ts'
import { sameKey } from './same-key.ts'
import { smtpMatrix } from './smtp-matrix.ts'
import { lastsInShort } from './mail-faults.ts'
import { type Soak, sized } from './soak.ts'
import { syncTrace } from './sync-trace.ts'
import { twoWorkers } from './two-workers.ts'

export const relaySoaks: Record<string, Soak> = {
  'kill-server': {
    perStore: true,
    run: (size, store, minutes) =>
      killServer(
        store,
        sized(
          size,
          { enquiries: 2500, kills: 50, minutes: 0.5 },
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
  flood: {
    perStore: true,
    run: (size, store) =>
      flood(store, sized(size, { traps: 1200, seconds: 6 }, { traps: 6000, seconds: 60 })),
  },
  'sync-trace': { perStore: true, run: (_, store) => syncTrace(store, { enquiries: 250 }) },
  'sync-trace-weakened': {
    perStore: true,
    run: (_, store) => syncTrace(store, { enquiries: 100, weakened: true }),
  },
  'disk-full': { perStore: false, run: (size) => diskFull({ rounds: sized(size, 3, 30) }) },
}
