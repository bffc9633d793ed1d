import type { ReactNode } from 'react'

export type TripState = 'free' | 'held' | 'booked' | 'ask'

/** Written out whole, because style sheets are cut to the names in the sources. */
const marks: Record<TripState, string> = {
  free: 'state-mark state-free',
  held: 'state-mark state-held',
  booked: 'state-mark state-booked',
  ask: 'state-mark state-held',
}

/** Free, held or booked, in words; the mark before them says it a second time. */
export function StateMark({ state, children }: { state: TripState; children: ReactNode }) {
  return <span className={marks[state]}>{children}</span>
}
