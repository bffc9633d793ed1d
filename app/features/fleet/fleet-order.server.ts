/** The fleet as its page lists it: by the waters where the yachts lie, those with the lowest price first, and within them from the lowest price up. */
import { charterPrice } from '#charter/price-rows.ts'
import { charterYacht } from '#charter/yacht.ts'
import { fleet } from '#content/fleet.ts'
import type { Yacht } from '#content/schema.ts'

const weekOf = ({ slug }: Yacht) => charterPrice(charterYacht(slug), 'low', 7).cents
const leastAt = (base: Yacht['base']) => Math.min(...fleet.filter((each) => each.base === base).map(weekOf))

export const fleetInOrder: readonly Yacht[] = fleet.toSorted(
  (a, b) => leastAt(a.base) - leastAt(b.base) || weekOf(a) - weekOf(b),
)
