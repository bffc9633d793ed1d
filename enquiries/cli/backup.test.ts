import { statSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../database.ts'
import { storeEnquiry } from '../store.ts'
import { newEnquiry } from '../testing/enquiries.ts'
import { testRelay } from '../testing/relay.ts'
import { useStore } from '../testing/stores.ts'
import { commandLine, fieldsOf, unlimited } from '../testing/command-line.ts'

describe('a backup of the SQLite database', () => {
  const store = useStore('SQLite')

  it('taken while enquiries come in is whole, holds everything from before, and a relay delivers from it', async () => {
    const database = await store.open()
    for (let i = 0; i < 30; i++)
      await storeEnquiry(database, newEnquiry({ fields: fieldsOf({ name: `before ${i}` }) }), unlimited)
    let stop = false
    const coming = (async () => {
      while (!stop) {
        await storeEnquiry(database, newEnquiry({ fields: fieldsOf({ name: 'meanwhile' }) }), unlimited)
        await new Promise((resolve) => setImmediate(resolve))
      }
    })()
    const file = `${store.folder}/backup.sqlite`
    const { code, out } = await commandLine(store.env())('backup', '--out', file)
    stop = true
    await coming
    expect(out).toContain('read back and sound')
    expect(code).toBe(0)
    expect(statSync(file).mode & 0o777).toBe(0o600)

    await mkdir(`${store.folder}/restored`)
    await rename(file, `${store.folder}/restored/enquiries.sqlite`)
    const restored = await openDatabase({ dataDir: `${store.folder}/restored` })
    const rows = await restored.db
      .selectFrom('enquiry')
      .innerJoin('outbox', 'enquiry_id', 'enquiry.id')
      .select(['fields'])
      .execute()
    expect(rows.filter(({ fields }) => fields.includes('"before ')).length).toBe(30)
    const relay = await testRelay({ DATA_DIR: `${store.folder}/restored` })
    relay.start()
    const left = async () =>
      (await restored.db.selectFrom('outbox').select('id').where('status', '=', 'waiting').execute()).length
    while ((await left()) > 0) await new Promise((resolve) => setTimeout(resolve, 20))
    await relay.stop()
    await restored.db.destroy()
  })
  it('is not written over another file, nor taken of PostgreSQL', async () => {
    const database = await store.open()
    await storeEnquiry(database, newEnquiry(), unlimited)
    const run = commandLine(store.env())
    await run('backup', '--out', `${store.folder}/one.sqlite`)
    expect(await run('backup', '--out', `${store.folder}/one.sqlite`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('exists already'),
    })
    expect((await run('backup')).code).toBe(2)
    expect(
      (await commandLine({ DATABASE_URL: 'postgres://127.0.0.1:1/x' })('backup', '--out', 'x')).err,
    ).toContain('pg_dump')
  })
})
