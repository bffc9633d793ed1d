/** Who comes: read from what a guest typed, and counted. */
import { mostGuests } from '#content/schema.ts'
import type { Result } from './refusal.ts'

/** Everybody on board, and how many of them are children at the reduced rate. */
export type Party = { persons: number; children: number }

/** Who is meant where nobody says how many come. */
export const couple: Readonly<Party> = { persons: 2, children: 0 }

/** As many as a yacht takes. */
export const fullParty = ({ guests }: { guests: number }): Party => ({ persons: guests, children: 0 })

/** The party for which a yacht's "from" price is said, and for which her calculator and her free weeks are priced until a guest says who comes: as many as she takes, or two where each guest is paid for. */
export const listedParty = (yacht: { guests: number; rate: { kind: 'boat' | 'person' } }): Party =>
  yacht.rate.kind === 'person' ? couple : fullParty(yacht)

/** Reads two fields of a form. Empty fields are a couple, besides any children. @returns the party, or why it is none */
export function readParty(
  persons: string,
  children: string,
  most = mostGuests,
): Result<{ party: Party; assumed: boolean }> {
  const [said, young] = [count(persons), count(children)]
  if (said === null || young === null) return { refusal: { code: 'not-a-number' } }
  if (said === 0) return { refusal: { code: 'no-guests' } }
  const all = said ?? couple.persons + (young ?? 0)
  if (all > most) return { refusal: { code: 'too-many-guests', guests: all, most } }
  if ((young ?? 0) > all) return { refusal: { code: 'more-children-than-guests' } }
  if (young === all) return { refusal: { code: 'children-alone' } }
  return { party: { persons: all, children: young ?? 0 }, assumed: said === undefined }
}

/** A whole number, undefined for an empty field, null for anything else. */
function count(text: string): number | undefined | null {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  return /^\d{1,3}$/.test(trimmed) ? Number(trimmed) : null
}
