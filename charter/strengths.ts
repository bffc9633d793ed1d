/** What speaks for each of a few yachts beside the others: what she alone has, or has for the least. */
import type { CharterYacht } from './yacht.ts'
import { yachtBySlug } from '#content/fleet.ts'

export type Weighed = {
  yacht: CharterYacht
  /** What a person pays, all in one currency. */
  cents: number
}
const has = (amenity: CharterYacht['amenities'][number]) => (yacht: CharterYacht) =>
  yacht.amenities.includes(amenity)

/** In the order in which guests ask. */
const traits = {
  air: has('air-conditioning'),
  sail: ({ type }) => type === 'sailboat',
  fast: ({ features }) => features.includes('fast'),
  flybridge: has('flybridge-lounge'),
  watermaker: has('watermaker'),
  bathrooms: ({ sleeping }) => sleeping.cabins.every(({ bathroom }) => bathroom === 'own'),
} satisfies Record<string, (yacht: CharterYacht) => boolean>

/** What speaks for her where nothing else does, and where she costs hardly more than the others. */
const extras = {
  ice: has('ice-maker'),
  barbecue: has('barbecue'),
  foredeck: has('foredeck-lounge'),
  paddleBoard: has('paddle-board'),
} satisfies Record<string, (yacht: CharterYacht) => boolean>

export type Trait = keyof typeof traits | keyof typeof extras
export type Strength =
  | { code: 'alone' | 'price' | 'berths' | 'room' }
  | { code: 'only'; of: Trait }
  | { code: 'cheapest'; of: Trait }

/** Times the lowest price, up to which a small thing decides. */
const hardlyMore = 1.1
/** Beams less than this apart are alike, in metres. */
const likeBeam = 0.5

/**
 * For each yacht, the strongest first; no strength is given to two of them.
 * @param anyParty whether no party is named, so that it speaks for a yacht to take more guests than the others
 */
export function strengthsOf(weighed: readonly Weighed[], anyParty: boolean): Strength[][] {
  return weighed.map((one) => {
    const others = weighed.filter((each) => each !== one)
    if (others.length === 0) return [{ code: 'alone' }]
    const isCheapest = costsLess(one, others)
    const beats = (figure: (yacht: CharterYacht) => number, by: number) =>
      others.every(({ yacht }) => figure(one.yacht) >= figure(yacht) + by)
    const strong: Strength[] = [
      ...(isCheapest ? [{ code: 'price' as const }] : []),
      ...(anyParty && beats(({ guests }) => guests, 1) ? [{ code: 'berths' as const }] : []),
      ...traitsOf(traits, one, others, isCheapest),
      ...(beats(beamOf, likeBeam) ? [{ code: 'room' as const }] : []),
    ]
    if (strong.length > 0 || one.cents > hardlyMore * Math.min(...others.map(({ cents }) => cents)))
      return strong
    return traitsOf(extras, one, others, isCheapest).slice(0, 1)
  })
}

/** Those that she alone has, then those that she has for less than the others that have them. */
function traitsOf(
  among: Partial<Record<Trait, (yacht: CharterYacht) => boolean>>,
  one: Weighed,
  others: readonly Weighed[],
  isCheapest: boolean,
): Strength[] {
  const held = (Object.keys(among) as Trait[])
    .filter((of) => among[of]!(one.yacht))
    .map((of) => ({ of, rivals: others.filter(({ yacht }) => among[of]!(yacht)) }))
  const only = held.filter(({ rivals }) => rivals.length === 0)
  const cheapest = held.filter(
    ({ rivals }) => rivals.length > 0 && rivals.length < others.length && costsLess(one, rivals),
  )
  return [
    ...only.map(({ of }) => ({ code: 'only' as const, of })),
    // Of the cheapest of all it goes without saying.
    ...(isCheapest ? [] : cheapest.map(({ of }) => ({ code: 'cheapest' as const, of }))),
  ]
}

const costsLess = (one: Weighed, rivals: readonly Weighed[]) => rivals.every(({ cents }) => one.cents < cents)
const beamOf = ({ slug }: CharterYacht) => yachtBySlug(slug)!.specifications.beam ?? 0
