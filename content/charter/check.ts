/** Looks through the facts of charters for what types cannot see; part of content/check.ts. */
import type { Yacht } from '../schema.ts'
import type { CharterFacts } from './facts.ts'
import { schemas } from './fact-schemas.ts'

/** @returns a line for each flaw, with file, field and what to write; none if all is well. */
export function charterFlaws(facts: CharterFacts, fleet: readonly Yacht[]): string[] {
  const flaws = Object.entries(schemas).flatMap(([name, schema]) => {
    const { error } = schema.safeParse(facts[name as keyof CharterFacts])
    return (error?.issues ?? []).map(
      ({ path, message }) => `content/charter/${name}.ts: "${path.map(String).join('.')}" ${message}`,
    )
  })
  return flaws.length > 0
    ? flaws
    : [...fleet.flatMap((yacht) => yachtFlaws(facts, yacht)), ...ownerFlaws(facts)]
}

/** What can be wrong only between two facts of a yacht. */
function yachtFlaws(
  { rates: { rates, dollarsPerEuro }, cabins: { sleeping } }: CharterFacts,
  yacht: Yacht,
): string[] {
  const { slug, guests, cabins } = yacht
  const flaws: string[] = []
  const rate = rates[slug]
  if (!rate)
    return [`content/charter/rates.ts: "${slug}" is missing. Copy the entry of a yacht that is like her`]
  if (rate.kind === 'boat' && rate.highWeek) {
    const { night, highWeek } = rate
    const dollars = ({ amount, currency }: { amount: number; currency: string }) =>
      currency === 'EUR' ? amount * dollarsPerEuro.value.rate : amount
    if (dollars(highWeek.value) < 7 * dollars(night.value))
      flaws.push(
        `content/charter/rates.ts: "${slug}.highWeek" is less than seven nights of low season. Make it at least as much`,
      )
  }
  const beds = sleeping[slug]?.value.cabins
  if (!beds)
    return [
      ...flaws,
      `content/charter/cabins.ts: "${slug}" is missing. Copy the entry of a yacht that is like her`,
    ]
  if (beds.length !== cabins)
    flaws.push(
      `content/charter/cabins.ts: "${slug}" has ${beds.length} cabins, but ${cabins} in content/fleet/${slug}.ts. Make them agree`,
    )
  if (beds.length * 2 < guests)
    flaws.push(
      `content/charter/cabins.ts: "${slug}" has beds for ${beds.length * 2}, but takes ${guests} guests in content/fleet/${slug}.ts. Make them agree`,
    )
  const places = beds.map(({ lies }) => lies)
  const inHulls = yacht.type === 'catamaran'
  if (inHulls ? places.some((place) => !isHull(place)) : new Set(places).size < places.length)
    flaws.push(
      `content/charter/cabins.ts: "${slug}" ${inHulls ? 'has a cabin in neither hull. Write port or starboard' : 'has two cabins in one place. Give each its own'}`,
    )
  return flaws
}
const isHull = (place: string) => place === 'port' || place === 'starboard'

/** An example says what to write, anything else where it comes from. */
function ownerFlaws(facts: CharterFacts): string[] {
  return Object.entries(facts).flatMap(([file, exports]) =>
    factsIn(exports).flatMap(([field, { example, write, source }]) =>
      (example ? write : source)
        ? []
        : [
            `content/charter/${file}.ts: "${field}" has no ${example ? 'hint of what to write' : 'source'}. Add it`,
          ],
    ),
  )
}

type AnyFact = { value: unknown; example?: boolean; write?: string; source?: string }
/** Every fact in a structure with its place, such as `rates.lagoon-56.minimumNights`. */
export function factsIn(value: unknown, path = ''): [string, AnyFact][] {
  if (!value || typeof value !== 'object') return []
  if ('value' in value && ('example' in value || 'source' in value)) return [[path, value as AnyFact]]
  return Object.entries(value).flatMap(([key, each]) => factsIn(each, path ? `${path}.${key}` : key))
}
