/** How a party sleeps, read from what a guest typed. */
import { mostGuests } from '#content/schema.ts'
import type { Sleepers } from './cabins.ts'
import type { Refusal, Result } from './refusal.ts'

/** The fields of a form and of an address. `children` are those of the party at the reduced rate, as elsewhere. */
export const sleeperFields = ['couples', 'grandparents', 'singles', 'children'] as const
export type SleeperFields = Record<(typeof sleeperFields)[number], string>

export const personsOf = ({ couples, grandparents, singles, children }: Sleepers) =>
  2 * (couples + grandparents) + singles + children

/** Empty fields are nobody. @returns the party, or why it is none */
export function readSleepers(typed: SleeperFields): Result<{ sleepers: Sleepers }> {
  if (sleeperFields.some((field) => !/^\s*\d{0,2}\s*$/.test(typed[field])))
    return { refusal: { code: 'not-a-number' } }
  const sleepers = Object.fromEntries(sleeperFields.map((field) => [field, Number(typed[field])])) as Sleepers
  const persons = personsOf(sleepers)
  if (persons === 0) return { refusal: { code: 'no-guests' } }
  if (persons === sleepers.children) return { refusal: { code: 'children-alone' } }
  if (persons > mostGuests) return { refusal: { code: 'too-many-guests', guests: persons, most: mostGuests } }
  return { sleepers }
}

export type AskedSleepers = { values: SleeperFields; sleepers?: Sleepers; refusal?: Refusal }

/** The party that an address names. Children alone are no party: they may belong to the calculator. */
export function askedSleepers(asked: URLSearchParams): AskedSleepers {
  const given = sleeperFields.some((field) => field !== 'children' && asked.has(field))
  const values = Object.fromEntries(
    sleeperFields.map((field) => [field, given ? (asked.get(field) ?? '').slice(0, 12) : '']),
  ) as SleeperFields
  return given ? { values, ...readSleepers(values) } : { values }
}
