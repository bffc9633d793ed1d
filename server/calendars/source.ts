/** Where a yacht's calendar comes from: a file that comes with the site, a file in DATA_DIR, or an address. */
import type { YachtCalendar } from '#charter/availability.ts'
import type { WatersId } from '#content/charter/waters.ts'
import { CalendarProblem } from './calendar-lines.ts'
import { FeedProblem } from './fetch-feed.ts'

/** A calendar as it was last known, and what is wrong with its source now. */
export type SourceState = { calendar: YachtCalendar; problem?: string }
export type Yacht = { home: WatersId }
/** `now` in milliseconds, and the ISO day that it is in her port. */
export type Moment = { now: number; today: string }

export type Source = {
  /** As operators know it: a file's path; nothing of an address, which may be a secret. */
  name: string
  /** Looks whether anything changed. @returns nothing where there is no such source, as with a file that is not there */
  check: (moment: Moment) => Promise<SourceState | undefined>
  /** The same without waiting for anybody: what is known from before the last stop. */
  known?: (moment: Moment) => SourceState
}

const hour = 3_600_000
/** After so long without a readable calendar, "free" is not said any more. */
export const staleAfterMs = 72 * hour

/** The state of a source whose calendar was last known to be right at `goodAt`; without a calendar nothing is known. */
export function lastGood(
  calendar: YachtCalendar | undefined,
  goodAt: number,
  { now }: Moment,
  problem?: string,
): SourceState {
  if (!calendar) return { calendar: { busy: [], ports: [], stale: true }, problem }
  const isStale = now - goodAt > staleAfterMs
  return { calendar: isStale ? { ...calendar, stale: true } : calendar, problem }
}

/** What to tell the operator. Only our own words are repeated: others' may hold what stands in the calendar. */
export function problemOf(error: unknown): string {
  if (error instanceof CalendarProblem || error instanceof FeedProblem) return error.message
  const { code, name } = error as NodeJS.ErrnoException
  return `cannot be read (${code ?? name})`
}
