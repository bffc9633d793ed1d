import { permitsInPrice } from '../charter/fees.ts'
import type { Yacht } from '../schema.ts'

/** What every yacht has on board. */
export const everywhere = [
  'bedding-towels',
  'safety-equipment',
  'snorkel-gear',
  'tender',
  'hot-water',
  'galley',
] as const satisfies Yacht['amenities']

const covered = (...toys: Yacht['included']): Yacht['included'] => [
  'crew',
  'meals',
  'drinks',
  'snorkel-gear',
  ...toys,
  'fuel',
  'port-fees',
  ...(permitsInPrice.value ? (['permits-taxes'] as const) : []),
  'bedding-towels',
]

/** What the price of an all-inclusive yacht covers, without a kayak and with one. */
export const allInclusive = covered()
export const allInclusiveWithKayak = covered('kayak')
