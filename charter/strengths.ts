/** What tells a yacht from others: what she alone has of what guests ask for, how much longer she is, and what she costs more or less. */
import { yachtBySlug } from '#content/fleet.ts'
import { charterPrice } from './price-rows.ts'
import { type CharterYacht, charterFleet, isCooled } from './yacht.ts'

const has = (amenity: CharterYacht['amenities'][number]) => (yacht: CharterYacht) =>
  yacht.amenities.includes(amenity)

/** In the order in which guests ask. */
const traits = {
  air: isCooled,
  watermaker: has('watermaker'),
  bathrooms: ({ sleeping }) => sleeping.cabins.every(({ bathroom }) => bathroom === 'own'),
  quarters: ({ sleeping }) => sleeping.crew.where === 'crew-cabin',
} satisfies Record<string, (yacht: CharterYacht) => boolean>
const traitNames = Object.keys(traits) as (keyof typeof traits)[]

export type Trait = keyof typeof traits

/** What she has and none of the others; nothing of one alone. */
export function onlyHers(yacht: CharterYacht, among: readonly CharterYacht[]): Trait[] {
  const others = among.filter((each) => each !== yacht)
  if (others.length === 0) return []
  return traitNames.filter((of) => traits[of](yacht) && others.every((each) => !traits[of](each)))
}

export type Weighed = {
  yacht: CharterYacht
  /** What the whole party pays, all in one currency; none where she has no such days. */
  cents?: number
}
export type Difference = {
  only: Trait[]
  /** Metres by which she is longer than the longest of the others, where anybody would see it. */
  longer?: number
  /** Beside the other one, or of three beside the cheapest; negative for less. */
  costs?: { cents: number; than: CharterYacht }
  /** Of three or more the one that costs least. */
  least?: true
}

/** Less is not worth a word. */
const leastMetres = 0.5

export function differences(weighed: readonly Weighed[]): Difference[] {
  return weighed.map((one) => {
    const others = weighed.filter((each) => each !== one)
    const longer = lengthOf(one) - Math.max(...others.map(lengthOf))
    return {
      only: onlyHers(
        one.yacht,
        weighed.map(({ yacht }) => yacht),
      ),
      ...(others.length > 0 && longer >= leastMetres && { longer }),
      ...costsBeside(one, others),
    }
  })
}

function costsBeside(one: Weighed, others: readonly Weighed[]): Pick<Difference, 'costs' | 'least'> {
  const { cents } = one
  const priced = others.flatMap((each) =>
    each.cents === undefined ? [] : [{ than: each.yacht, cents: each.cents }],
  )
  const [cheapest] = priced.toSorted((a, b) => a.cents - b.cents)
  if (cents === undefined || !cheapest) return {}
  if (others.length > 1 && cents < cheapest.cents) return { least: true }
  const more = cents - cheapest.cents
  return more === 0 ? {} : { costs: { cents: more, than: cheapest.than } }
}

const lengthOf = ({ yacht: { slug } }: Weighed) => yachtBySlug(slug)!.specifications.length

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
