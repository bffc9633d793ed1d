/** The nights that are left of a stay or a week of which others have some. */
import { addDays } from './calendar.ts'

/** From the day of boarding to the day ashore; ISO days. */
export type NightSpan = { first: string; ashore: string }

/** @param gap whole days between two charters @returns nothing of a stay that is taken from its first night to its last */
export function freeSpans(
  taken: readonly NightSpan[],
  { first, nights }: { first: string; nights: number },
  gap: number,
): NightSpan[] {
  const spans: NightSpan[] = []
  for (let i = 0; i < nights; i++) {
    const night = addDays(first, i)
    if (taken.some((span) => addDays(span.first, -gap) <= night && night < addDays(span.ashore, gap)))
      continue
    const last = spans.at(-1)
    if (last?.ashore === night) last.ashore = addDays(night, 1)
    else spans.push({ first: night, ashore: addDays(night, 1) })
  }
  return spans
}
