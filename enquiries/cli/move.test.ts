import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../database.ts'
import { storeEnquiry } from '../store.ts'
import { claimNext } from '../outbox.ts'
import { newEnquiry } from '../testing/enquiries.ts'
import { temporaryFolder } from '../testing/folder.ts'
import { query, startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { checksumTable, copiedNames } from './copy.ts'
import { commandLine, fieldsOf, unlimited } from '../testing/command-line.ts'

let postgres: TestPostgres
let place: ReturnType<typeof temporaryFolder>
let to: string
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres.stop(), 60_000)
beforeEach(async () => {
  place = temporaryFolder()
  to = await postgres.database()
  return () => place.remove()
})

/** A store with letters in every state, more than one batch of them. */
async function filled(many = 1203) {
  const { db, kind } = await openDatabase({ dataDir: place.folder })
  const enquiry = (i: number) => ({
    id: `${String(i).padStart(8, '0')}-0000`,
    client_key: `k${i}`,
    body_hash: `h${i}`,
    kind: 'contact',
    locale: 'de',
    fields: JSON.stringify(fieldsOf({ message: `Ümlaut 🌊 ${i} \u0000 end` })),
    status: 'accepted' as const,
    reason: null,
    received_at: 1_700_000_000_000 + i,
  })
  await db
    .insertInto('enquiry')
    .values(Array.from({ length: many }, (_, i) => enquiry(i)))
    .execute()
  for (let i = 0; i < 5; i++)
    await storeEnquiry({ db, kind }, newEnquiry({ receivedAt: Date.now(), fields: fieldsOf({}) }), unlimited)
  await db
    .updateTable('outbox')
    .set({ status: 'attention', failure: 'rejected', detail: '550 "no"\r\nway' })
    .where('id', 'in', db.selectFrom('outbox').select('id').limit(2))
    .execute()
  return { db, run: commandLine({ DATA_DIR: place.folder }), database: { db, kind } }
}

const tablesThere = async () =>
  (
    await query<{ count: string }>(
      to,
      "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'",
    )
  )[0]!.count

describe('move', () => {
  it('knows every table: a pause of the queue lasts a minute and stays behind', async () => {
    const { db } = await filled(1)
    const tables = (await db.introspection.getTables()).map(({ name }) => name)
    expect(tables.filter((name) => !['migration', 'pause'].includes(name)).toSorted()).toEqual(
      copiedNames.toSorted(),
    )
    await db.destroy()
  })
  it('copies every row to PostgreSQL and proves both equal', async () => {
    const { db, run } = await filled()
    const before = {
      enquiry: await checksumTable(db, 'enquiry'),
      outbox: await checksumTable(db, 'outbox'),
      rate_event: await checksumTable(db, 'rate_event'),
    }
    await db.destroy()
    const { code, out, err } = await run('move', '--to', to, '--yes')
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('Both databases hold the same')
    const target = await openDatabase({ dataDir: place.folder, databaseUrl: to })
    for (const name of ['enquiry', 'outbox', 'rate_event'] as const) {
      expect(await checksumTable(target.db, name)).toEqual(before[name])
      expect(out).toContain(before[name].hash)
    }
    const there = commandLine({ DATA_DIR: place.folder, DATABASE_URL: to })
    expect((await there('export')).out).toBe((await run('export')).out)
    expect(JSON.parse((await there('stats', '--json')).out)).toMatchObject({
      states: { waiting: 3, attention: 2 },
      received: { all: 1208 },
    })
    await target.db.destroy()
  })
  it('refuses while a server has the SQLite file open', async () => {
    const { db, run } = await filled(3)
    const { code, err } = await run('move', '--to', to, '--yes')
    expect(code).toBe(1)
    expect(err).toContain(`${place.folder}/enquiries.sqlite is in use`)
    expect(Number(await tablesThere())).toBe(0)
    await db.destroy()
    expect((await run('move', '--to', to, '--yes')).code).toBe(0)
  })
  it('changes nothing until it is told --yes', async () => {
    const { db, run } = await filled(3)
    const { code, out } = await run('move', '--to', to)
    expect(code).toBe(0)
    expect(out).toMatch(/enquiry +8\n/)
    expect(out).toContain('Nothing has been copied yet')
    expect(Number(await tablesThere())).toBe(0)
    await db.destroy()
  })
  it('refuses a database that holds enquiries already, and leaves it as it was', async () => {
    const { db, run } = await filled(3)
    await db.destroy()
    const target = await openDatabase({ dataDir: place.folder, databaseUrl: to })
    await storeEnquiry(target, newEnquiry(), unlimited)
    const before = await checksumTable(target.db, 'enquiry')
    for (const yes of [[], ['--yes']])
      expect(await run('move', '--to', to, ...yes)).toMatchObject({
        code: 1,
        err: 'The table "enquiry" in PostgreSQL is not empty; move needs an empty database. Nothing was changed.\n',
      })
    expect(await checksumTable(target.db, 'enquiry')).toEqual(before)
    await target.db.destroy()
  })
  it('keeps nothing in PostgreSQL when the copy differs by one character', async () => {
    const { db, run } = await filled(700)
    await db.destroy()
    await (await openDatabase({ dataDir: place.folder, databaseUrl: to })).db.destroy()
    await query(
      to,
      "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.id LIKE '00000650%' THEN NEW.body_hash = 'x'; END IF; RETURN NEW; END $$",
    )
    await query(to, 'CREATE TRIGGER spoil BEFORE INSERT ON enquiry FOR EACH ROW EXECUTE FUNCTION spoil()')
    const { code, err } = await run('move', '--to', to, '--yes')
    expect(code).toBe(1)
    expect(err).toContain(
      'The table "enquiry" is not the same in both databases (705 and 705 rows). Nothing was kept in PostgreSQL.',
    )
    expect(await query(to, 'SELECT count(*)::int AS count FROM enquiry')).toEqual([{ count: 0 }])
  })
  it('waits for nobody: a letter in a worker’s hands stops it', async () => {
    const { db, run, database } = await filled(1)
    await claimNext(database, 'a worker', Date.now())
    await db.destroy()
    expect(await run('move', '--to', to, '--yes')).toMatchObject({
      code: 1,
      err: expect.stringContaining('Stop the servers first'),
    })
    expect(await query(to, 'SELECT count(*)::int AS count FROM enquiry')).toEqual([{ count: 0 }])
  })
  it('tells in plain words that PostgreSQL does not answer, without the password', async () => {
    const { db, run } = await filled(1)
    const { code, err } = await run('move', '--to', 'postgres://relay:secret@127.0.0.1:1/none')
    expect(code).toBe(1)
    expect(err).toMatch(/^PostgreSQL cannot be reached: .*ECONNREFUSED/)
    expect(err).not.toContain('secret')
    expect((await run('move', '--to', to.replace('secret', 'wrong'))).err).toContain(
      'password authentication failed',
    )
    await db.destroy()
  })
})
