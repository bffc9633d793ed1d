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

/** What the price of an all-inclusive yacht covers. */
export const allInclusive: Yacht['included'] = [
  'crew',
  'meals',
  'drinks',
  'snorkel-gear',
  'fuel',
  'port-fees',
  ...(permitsInPrice.value ? (['permits-taxes'] as const) : []),
  'bedding-towels',
]
