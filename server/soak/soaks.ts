/** The failure tests of the built server by name. */
import { type Soak, sized } from '#enquiries/soak/soak.ts'
import { browsers } from './browsers.ts'
import { fuzz } from './fuzz.ts'
import { headers } from './headers.ts'
import { idleConnections } from './idle-connections.ts'
import { maxGuestP99Ms, pageFlood } from './page-flood.ts'
import { privateLogs } from './private-logs.ts'
import { stops } from './stops.ts'
import { turns } from './turns.ts'

export const siteSoaks: Record<string, Soak> = {
  fuzz: { perStore: false, run: (size) => fuzz({ cases: sized(size, 5000, 100_000) }) },
  'idle-connections': {
    perStore: true,
    run: (size, store) => idleConnections(store, { connections: sized(size, 300, 10_000) }),
  },
  'private-logs': { perStore: true, run: (_, store) => privateLogs(store) },
  headers: { perStore: false, run: () => headers() },
  'page-flood': {
    perStore: false,
    // Among other tests nobody may be refused; how long it takes counts where nothing else runs.
    run: (size) =>
      pageFlood({
        seconds: sized(size, 10, 60),
        enquiries: sized(size, 40, 200),
        maxP99Ms: sized(size, Infinity, maxGuestP99Ms),
      }),
  },
  'page-flood-direct': {
    perStore: false,
    longOnly: true,
    run: (size) =>
      pageFlood({
        seconds: sized(size, 10, 60),
        enquiries: sized(size, 40, 200),
        direct: true,
        maxP99Ms: maxGuestP99Ms,
      }),
  },
  stops: { perStore: false, run: (size) => stops({ rounds: sized(size, 3, 20) }) },
  turns: { perStore: false, run: (size) => turns({ rounds: sized(size, 1, 10) }) },
  browsers: { perStore: false, longOnly: true, run: (size) => browsers({ pagesEach: sized(size, 2, 6) }) },
}
