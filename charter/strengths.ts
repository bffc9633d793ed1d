/** What speaks for each of a few yachts beside the others: the lowest price, and what she alone has of what guests ask for. */
import { charterPrice } from './price-rows.ts'
import { type CharterYacht, charterFleet, isCooled } from './yacht.ts'

export type Weighed = {
  yacht: CharterYacht
  /** What a person pays, all in one currency. */
  cents: number
}
const has = (amenity: CharterYacht['amenities'][number]) => (yacht: CharterYacht) =>
  yacht.amenities.includes(amenity)

/** In the order in which guests ask. */
const traits = {
  air: isCooled,
  watermaker: has('watermaker'),
  bathrooms: ({ sleeping }) => sleeping.cabins.every(({ bathroom }) => bathroom === 'own'),
} satisfies Record<string, (yacht: CharterYacht) => boolean>
const traitNames = Object.keys(traits) as (keyof typeof traits)[]

export type Strength = 'price' | keyof typeof traits

/** For each yacht; no strength is given to two of them, nor any to one alone. */
export function strengthsOf(weighed: readonly Weighed[]): Strength[][] {
  return weighed.map((one) => {
    const others = weighed.filter((each) => each !== one)
    if (others.length === 0) return []
    const isCheapest = others.every(({ cents }) => one.cents < cents)
    const only = traitNames.filter(
      (of) => traits[of](one.yacht) && others.every(({ yacht }) => !traits[of](yacht)),
    )
    return [...(isCheapest ? ['price' as const] : []), ...only.slice(0, 1)]
  })
}

/**
 * A larger yacht of her kind in the same waters that costs the party less for a week of low season; one that is priced by
 * the guest has such a one from some number on.
 */
export function largerForLess(
  yacht: CharterYacht,
  persons: number,
  fleet: readonly CharterYacht[] = charterFleet,
): CharterYacht | undefined {
  const costs = (each: CharterYacht) => charterPrice(each, 'low', 7, { persons, children: 0 }).cents
  return fleet
    .filter(({ home, type, guests }) => home === yacht.home && type === yacht.type && guests > yacht.guests)
    .filter((each) => costs(each) < costs(yacht))
    .toSorted((a, b) => costs(a) - costs(b))[0]
}
