/** The nights that are left of a stay or a week of which others have some. */
import { addDays } from './calendar.ts'
import type { BusySpan, DatedStay } from './availability.ts'

/** From the day of boarding to the day ashore; ISO days. */
export type FreeSpan = { first: string; ashore: string }

/** @param gap whole days between two charters @returns nothing of a stay that is taken from its first night to its last */
export function freeSpans(busy: readonly BusySpan[], { first, nights }: DatedStay, gap: number): FreeSpan[] {
  const spans: FreeSpan[] = []
  for (let i = 0; i < nights; i++) {
    const night = addDays(first, i)
    if (busy.some((span) => addDays(span.first, -gap) <= night && night < addDays(span.ashore, gap))) continue
    const last = spans.at(-1)
    if (last?.ashore === night) last.ashore = addDays(night, 1)
    else spans.push({ first: night, ashore: addDays(night, 1) })
  }
  return spans
}
