/** What the months of a stay are like in its waters. */
import type { DestinationId } from '#content/schema.ts'
import { endOf, type Stay } from './calendar.ts'

export type Seasons = Record<
  DestinationId,
  { best: readonly number[]; rain: readonly number[]; hurricane: readonly number[] }
>
/** A month, 1 for January, and what it is there. */
export type SeasonAdvice = { month: number; kind: 'best' | 'rain' | 'hurricane' | 'other' }

/** An ISO month such as `2027-03`. */
export const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

/**
 * The months of a stay, or the one month that a guest named (`2027-03`); none where neither is known. November is among
 * the good months of Cuba and the Bahamas and still belongs to the hurricanes: whoever travels then is told.
 */
export function monthsOf(
  stay: Stay,
  departure: string,
  { best, rain, hurricane }: Seasons[DestinationId],
): SeasonAdvice[] {
  const end = endOf(stay)
  const days = end ? [stay.first!, end.last] : isMonth(departure) ? [departure] : []
  const months = [...new Set(days.map((iso) => Number(iso.slice(5, 7))))]
  const kindOf = (month: number) => {
    if (hurricane.includes(month)) return 'hurricane'
    if (best.includes(month)) return 'best'
    return rain.includes(month) ? 'rain' : 'other'
  }
  return months.map((month) => ({ month, kind: kindOf(month) }))
}
