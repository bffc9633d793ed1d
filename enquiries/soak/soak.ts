/** What a failure test is: a short size for every commit and a long one for `npm run soak`, on each kind of store or on none. */
import type { StoreChoice } from './place.ts'
import type { Report } from './report.ts'

export type Size = 'short' | 'long'

export type Soak = {
  perStore: boolean
  /** Too long or too dependent on the machine for every commit. */
  longOnly?: true
  /** @param minutes when to break off, for the tests that can */
  run: (size: Size, store: StoreChoice, minutes?: number) => Promise<Report>
}

export const sized = <T>(size: Size, short: T, long: T): T => (size === 'short' ? short : long)
