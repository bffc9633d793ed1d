import { existsSync, readdirSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { removeExpired } from './retention.ts'
import { formRequest, temporaryFolder, testRelay, until } from './testing.ts'

const day = 24 * 60 * 60_000
let place: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  place = temporaryFolder()
})
afterEach(() => place.remove())

async function storedEnquiries(deliver: boolean) {
  const relay = await testRelay({ DATA_DIR: place.folder })
  if (deliver) relay.start()
  await relay.fetch(formRequest(), { remoteAddress: '203.0.113.7' })
  if (deliver) await until(() => existsSync(`${place.folder}/mail`) && readdirSync(`${place.folder}/mail`).some((name) => name.endsWith('.eml')))
  if (deliver) await new Promise((resolve) => setTimeout(resolve, 100))
  await relay.stop()
  return openDatabase({ dataDir: place.folder })
}

describe('an enquiry past its retention', () => {
  it('is removed 180 days after its letter was delivered, and not before', async () => {
    const database = await storedEnquiries(true)
    expect(await removeExpired(database, 180, Date.now() + 179 * day)).toBe(0)
    expect(await removeExpired(database, 180, Date.now() + 181 * day)).toBe(1)
    expect(await database.db.selectFrom('enquiry').selectAll().execute()).toEqual([])
    expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
    await database.db.destroy()
  })
  it('is kept for ever while its letter is not delivered', async () => {
    const database = await storedEnquiries(false)
    expect(await removeExpired(database, 180, Date.now() + 4000 * day)).toBe(0)
    await database.db.destroy()
  })
})
