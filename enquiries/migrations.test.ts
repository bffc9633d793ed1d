import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { claimNext, completeDelivery } from './outbox.ts'
import { temporaryFolder } from './testing/folder.ts'

let place: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  place = temporaryFolder()
})
afterEach(() => place.remove())

/** The first version that was in use: five migrations. */
function firstVersion() {
  const folder = new URL('migrations/', import.meta.url)
  const file = new DatabaseSync(`${place.folder}/enquiries.sqlite`)
  file.exec('CREATE TABLE migration (name TEXT PRIMARY KEY)')
  for (const name of readdirSync(folder).toSorted().slice(0, 5)) {
    file.exec(readFileSync(new URL(name, folder), 'utf8'))
    file.prepare('INSERT INTO migration VALUES (?)').run(name)
  }
  return file
}

it('a database of the first version keeps its enquiries and letters, and delivers what waits', async () => {
  const file = firstVersion()
  file.exec(`INSERT INTO enquiry (id, client_key, body_hash, kind, locale, fields, status, received_at)
    VALUES ('one', 'key', 'hash', 'contact', 'de', '{}', 'accepted', 5);
    INSERT INTO outbox (id, enquiry_id, sender, recipient, message, status, attempts, due_at, created_at)
    VALUES ('letter', 'one', 'a@example.org', 'b@example.org', 'Hello', 'waiting', 3, 5, 5);
    INSERT INTO arrival (scope, bucket, at) VALUES ('address', 'digest', 5)`)
  file.close()
  const database = await openDatabase({ dataDir: place.folder })
  const claim = await claimNext(database, 'worker', 10)
  expect(claim).toMatchObject({ id: 'letter', enquiry_id: 'one', message: 'Hello', attempts: 4 })
  expect(await completeDelivery(database, claim!, 20)).toBe(true)
  const { db } = database
  expect(await db.selectFrom('enquiry').select(['id', 'marks']).execute()).toEqual([
    { id: 'one', marks: null },
  ])
  expect(await db.selectFrom('rate_event').selectAll().execute()).toHaveLength(1)
  await db.destroy()
})
