/** Copies the store's tables from one database to another and tells whether both hold the same. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** In the order in which rows may refer to each other, each with columns that put its rows in order. */
const copied = [
  ['enquiry', ['id']],
  ['outbox', ['id']],
  ['desk_entry', ['id']],
  ['rate_event', ['scope', 'bucket', 'at']],
  ['secret', ['name', 'day']],
] as const satisfies [keyof Tables, string[]][]
export type CopiedTable = (typeof copied)[number][0]
export const copiedNames: CopiedTable[] = copied.map(([name]) => name)

/** PostgreSQL takes 65,535 parameters in one statement; an outbox row has 18. */
const batch = 500

type Row = Record<string, string | number | null>

/** Every row of a table in batches. The caller keeps others from writing meanwhile. */
async function* batches(db: Kysely<Tables>, name: CopiedTable): AsyncGenerator<Row[]> {
  const order = copied.find(([each]) => each === name)![1]
  const keyed = order.length === 1
  let last: Row | undefined
  for (let offset = 0; ; offset += batch) {
    let query = db
      .selectFrom(name as 'enquiry')
      .selectAll()
      .limit(batch)
    for (const column of order as readonly 'id'[]) query = query.orderBy(column)
    if (!keyed) query = query.offset(offset)
    else if (last) query = query.where('id', '>', String(last.id))
    const rows = (await query.execute()) as Row[]
    if (rows.length > 0) yield rows
    if (rows.length < batch) return
    last = rows.at(-1)
  }
}

export async function countRows(db: Kysely<Tables>, name: CopiedTable): Promise<number> {
  const { count } = await db
    .selectFrom(name)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Copies a table. @param onProgress called with the number of rows after each batch */
export async function copyTable(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  name: CopiedTable,
  onProgress: (rows: number) => void,
): Promise<void> {
  for await (const rows of batches(from, name)) {
    await to
      .insertInto(name)
      .values(rows as never)
      .execute()
    onProgress(rows.length)
  }
}

/** Number of rows and a hash over all of them. */
export type Checksum = { rows: number; hash: string }

/** SHA-256 over the sorted SHA-256 of each row, so that the order in which a database gives its rows does not count. */
export async function checksumTable(
  db: Kysely<Tables>,
  name: CopiedTable,
  onProgress: (rows: number) => void = () => {},
): Promise<Checksum> {
  const digests: string[] = []
  for await (const rows of batches(db, name)) {
    for (const row of rows)
      digests.push(
        createHash('sha256')
          .update(JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))))
          .digest('base64'),
      )
    onProgress(rows.length)
  }
  return {
    rows: digests.length,
    hash: createHash('sha256').update(digests.toSorted().join('\n')).digest('hex'),
  }
}
