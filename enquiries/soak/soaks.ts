/** The failure tests by name, each with its short size for every commit and its long one for `npm run soak`. */
import { killServer } from './kill-server.ts'
import type { StoreChoice } from './place.ts'
import type { Report } from './report.ts'

export type Size = 'short' | 'long'
export type Soak = { perStore: boolean; run: (size: Size, store: StoreChoice) => Promise<Report> }

const sized = <T>(size: Size, short: T, long: T): T => (size === 'short' ? short : long)

export const soaks = {
  'kill-server': { perStore: true, run: (size, store) => killServer(store, sized(size, { enquiries: 2000, kills: 10 }, { enquiries: 100_000, kills: 500 })) },
} satisfies Record<string, Soak>
