/** References and the enquiries in the store. */
import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'
import { alphabet, base, digits, count, referenceOf } from './reference.ts'

/** Ids of the enquiries with this reference; newId makes sure that there is one at most. */
export async function idsOfReference(db: Kysely<Tables>, reference: string): Promise<string[]> {
  const places = Array.from({ length: digits }, (_, i) => alphabet.indexOf(reference.replace('-', '')[i]!))
  const number = places.reduce((sum, place) => sum * base + place, 0)
  const beginnings = [number, number + count]
    .filter((each) => each < 2 ** 32)
    .map((each) => each.toString(16).padStart(8, '0'))
  const rows = await db
    .selectFrom('enquiry')
    .select('id')
    .where(({ eb }) => eb(sql<string>`substr(id, 1, 8)`, 'in', beginnings))
    .execute()
  return rows.map(({ id }) => id)
}

/** An id whose reference no enquiry has yet. */
export async function newId(db: Kysely<Tables>): Promise<string> {
  for (;;) {
    const id = randomUUID()
    if ((await idsOfReference(db, referenceOf(id))).length === 0) return id
  }
}
