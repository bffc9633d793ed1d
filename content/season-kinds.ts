/** What the months of a year are like in some waters, as the ribbons of page and brochure show them. */
import type { Destination } from './schema.ts'

/** In the order of the key; in a `windy` one the afternoons are rough, and `bestAtRisk` is a good month that still belongs to the hurricane season. */
export const seasonKinds = ['best', 'windy', 'bestAtRisk', 'rain', 'hurricane', 'other'] as const
export type SeasonKind = (typeof seasonKinds)[number]

/** Good months come before hurricanes, hurricanes before rain. */
export function seasonKind(
  month: number,
  { best, rain, hurricane, windy }: Destination['season'],
): SeasonKind {
  const atRisk = hurricane.includes(month)
  if (best.includes(month)) return atRisk ? 'bestAtRisk' : windy?.includes(month) ? 'windy' : 'best'
  if (atRisk) return 'hurricane'
  return rain.includes(month) ? 'rain' : 'other'
}

/** The interface's word for each. */
export const seasonWords = {
  best: 'bestMonths',
  windy: 'windyMonths',
  bestAtRisk: 'bestAtRiskMonths',
  rain: 'rainMonths',
  hurricane: 'hurricaneMonths',
  other: 'otherMonths',
} as const satisfies Record<SeasonKind, string>
