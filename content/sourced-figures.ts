/**
 * Figures in texts that are no facts of a charter, each with its source: how long a passage is that nobody sails with us,
 * when lobster is closed. Any other figure of a charter in a text must be what the charter model says
 * (server/figures/). `source` is a key of docs/sources.md.
 */
import { dollarsPerEuro } from './charter/rates.ts'
import type { WatersId } from './charter/waters.ts'

export type SourcedFigure = {
  /** What it is, for the reader of this file. */
  what: string
  /** The name of a meaning in server/figures/. */
  meaning: string
  values: readonly (number | string)[]
  /** Holds in texts that speak of these waters, or on these pages (ids of app/pages.ts) alone. */
  waters?: WatersId
  pages?: readonly string[]
  source: string
}

const months = 'months of a season'
const miles = 'nautical miles'

export const sourcedFigures: readonly SourcedFigure[] = [
  {
    what: 'from Havana to Cienfuegos by sea, round the western cape',
    meaning: miles,
    values: [600],
    waters: 'cuba',
    source: 'cuba-logs',
  },
  {
    what: 'San Bernardo south of Cartagena, in a straight line',
    meaning: miles,
    values: [40],
    waters: 'rosario',
    source: 'colombia-logs',
  },
  {
    what: 'from anchorage to anchorage in straight lines, as the article says of itself',
    meaning: miles,
    values: [4.3, 12, 6, 2, 3],
    pages: ['sailingSanBlas'],
    source: 'san-blas-logs',
  },
  {
    what: 'the trade wind, and the months in which it is strongest',
    meaning: months,
    values: ['12 to 4', '1 to 3'],
    waters: 'san-blas',
    source: 'san-blas-seasons',
  },
  {
    what: 'the months in which the trade wind blows hardest off Cartagena',
    meaning: months,
    values: ['1 to 3'],
    waters: 'rosario',
    source: 'colombia-wind',
  },
  {
    what: 'closed for crab, conch and octopus, and for lobster',
    meaning: months,
    values: ['3 to 5', '3 to 6'],
    waters: 'san-blas',
    source: 'san-blas-closed',
  },
  {
    what: 'the trade wind on all four coasts',
    meaning: months,
    values: ['12 to 4'],
    pages: ['home', 'faq'],
    source: 'san-blas-seasons',
  },
  {
    what: 'the Atlantic hurricane season',
    meaning: 'day on which a season begins or ends',
    values: ['06-01', '11-30'],
    source: 'hurricanes',
  },
  {
    what: 'the bands of a budget in the forms',
    meaning: 'euros',
    values: [5000, 10_000, 20_000],
    pages: ['flySail', 'contact'],
    source: 'specification',
  },
  {
    what: 'the first band of a budget in dollars, at our rate',
    meaning: 'dollars',
    values: [Math.round(5000 * dollarsPerEuro.value.rate)],
    pages: ['flySail', 'contact'],
    source: 'specification',
  },
  {
    what: 'medical cover that travel insurance should have',
    meaning: 'euros',
    values: [100_000],
    pages: ['insurance', 'trip'],
    source: 'specification',
  },
  {
    what: 'the same cover in dollars, at our rate, to the thousand',
    meaning: 'dollars',
    values: [Math.round(100 * dollarsPerEuro.value.rate) * 1000],
    pages: ['insurance', 'trip'],
    source: 'specification',
  },
  {
    what: 'how long an enquiry is kept, RETENTION_DAYS',
    meaning: 'days of a charter',
    values: [180],
    pages: ['privacy'],
    source: 'retention',
  },
]
