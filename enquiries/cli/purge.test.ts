import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { claimNext } from '../outbox.ts'
import { storeEnquiry } from '../store.ts'
import { newEnquiry } from '../testing/enquiries.ts'
import { storeKinds, useStore } from '../testing/stores.ts'
import { commandLine, fieldsOf, unlimited } from '../testing/command-line.ts'

const day = 86_400_000

describe.each(storeKinds)('on %s, purge', (kind) => {
  const store = useStore(kind)

  /** One of each: delivered on day 10, waiting, needing attention, quarantined on day 0. All were received on day 0. */
  async function filled() {
    const database = await store.open()
    const [delivered, waiting, attention, quarantined] = Array.from({ length: 4 }, (_, i) =>
      newEnquiry({
        fields: fieldsOf({ name: `Marked-Person-${i}` }),
        ...(i === 3 ? { quarantine: 'honeypot', letter: undefined } : {}),
      }),
    )
    for (const enquiry of [delivered, waiting, attention, quarantined])
      await storeEnquiry(database, enquiry!, unlimited)
    const set = (id: string, values: object) =>
      database.db.updateTable('outbox').set(values).where('enquiry_id', '=', id).execute()
    await set(delivered!.id, { status: 'delivered', delivered_at: 10 * day })
    await set(attention!.id, { status: 'attention' })
    const ids = {
      delivered: delivered!.id,
      waiting: waiting!.id,
      attention: attention!.id,
      quarantined: quarantined!.id,
    }
    const left = async () =>
      (await database.db.selectFrom('enquiry').select('id').execute())
        .map(({ id }) => Object.entries(ids).find(([, each]) => each === id)![0])
        .toSorted()
    return {
      ids,
      left,
      run: (at: number, ...argv: string[]) => commandLine(store.env(), () => at)('purge', ...argv),
    }
  }

  it('removes nothing until it is told --yes', async () => {
    const { run, left } = await filled()
    expect((await run(100 * day, '--older-than', '30')).out).toBe(
      '2 enquiries would be removed, letters and all. Nothing has been removed yet: add --yes to do it.\n',
    )
    expect(await left()).toEqual(['attention', 'delivered', 'quarantined', 'waiting'])
  })
  it('counts days from the delivery, and from the arrival in quarantine', async () => {
    const { run, left } = await filled()
    expect(JSON.parse((await run(40 * day, '--older-than', '30d', '--yes', '--json')).out)).toMatchObject({
      removed: 1,
    })
    expect(await left()).toEqual(['attention', 'delivered', 'waiting'])
    expect((await run(40 * day + 1, '--older-than', '30', '--yes')).out).toBe(
      '1 enquiry removed, letters and all.\n',
    )
    expect(await left()).toEqual(['attention', 'waiting'])
  })
  it('keeps what is not delivered, however old, and says so when asked by id', async () => {
    const { run, left, ids } = await filled()
    await run(9000 * day, '--older-than', '0', '--yes')
    expect(await left()).toEqual(['attention', 'waiting'])
    const { code, err } = await run(9000 * day, ids.waiting, ids.attention, '--yes')
    expect(code).toBe(1)
    expect(err).toContain(
      `Kept, because not delivered yet (--undelivered erases it all the same): ${ids.waiting.slice(0, 8)}, ${ids.attention.slice(0, 8)}`,
    )
    expect(await left()).toEqual(['attention', 'waiting'])
  })
  it('erases an undelivered enquiry on demand, and records that without the person', async () => {
    const { run, left, ids } = await filled()
    const asked = await run(100 * day, ids.waiting, ids.attention, '--undelivered')
    expect(asked.out).toContain('2 of them were never delivered. Nothing has been removed yet')
    expect(await left()).toEqual(['attention', 'delivered', 'quarantined', 'waiting'])
    const { code, out } = await run(100 * day, ids.waiting, ids.attention, '--undelivered', '--yes')
    expect([code, out]).toEqual([
      0,
      '2 enquiries removed, letters and all. 2 of them were never delivered.\n',
    ])
    expect(await left()).toEqual(['delivered', 'quarantined'])
    const record = readFileSync(`${store.folder}/erasures.log`, 'utf8')
    const times = { at: '1970-04-11T00:00:00.000Z', received: '1970-01-01T00:00:00.000Z' }
    expect(
      record
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(
      [
        { ...times, enquiry: ids.waiting, state: 'waiting' },
        { ...times, enquiry: ids.attention, state: 'attention' },
      ].toSorted((a, b) => (a.enquiry < b.enquiry ? -1 : 1)),
    )
    expect(record).not.toContain('Marked-Person')
    expect(statSync(`${store.folder}/erasures.log`).mode & 0o777).toBe(0o600)
  })
  it('leaves an undelivered enquiry to the worker that is sending it, and takes the flag for named ones alone', async () => {
    const { run, left, ids } = await filled()
    await claimNext(await store.open(), 'a worker', Date.now())
    const { code, err } = await run(100 * day, ids.waiting, '--undelivered', '--yes')
    expect(code).toBe(1)
    expect(err).toContain('being sent just now')
    expect(await left()).toContain('waiting')
    expect((await run(100 * day, '--older-than', '0', '--undelivered', '--yes')).code).toBe(2)
  })
  it('removes the quarantine alone when told so', async () => {
    const { run, left } = await filled()
    await run(9000 * day, '--quarantined', '--older-than', '0', '--yes')
    expect(await left()).toEqual(['attention', 'delivered', 'waiting'])
  })
  it('removes one person’s enquiry by its id, and leaves no trace of it in the files of SQLite', async () => {
    const { run, left, ids } = await filled()
    expect((await run(100 * day, ids.delivered.slice(0, 12), '--yes')).code).toBe(0)
    expect(await left()).toEqual(['attention', 'quarantined', 'waiting'])
    const files = readdirSync(store.folder)
      .filter((name) => name.startsWith('enquiries.sqlite'))
      .map((name) => readFileSync(`${store.folder}/${name}`, 'latin1'))
      .join('')
    expect(files.includes('Marked-Person-0')).toBe(false)
    expect(files.includes('Marked-Person-1')).toBe(kind === 'SQLite')
  })
  it('removes letters that were kept as files, and keeps those of what it keeps', async () => {
    const { run, ids } = await filled()
    mkdirSync(`${store.folder}/mail`)
    for (const name of [ids.delivered, `${ids.delivered}-guest`, ids.waiting])
      writeFileSync(`${store.folder}/mail/${name}.eml`, 'Marked-Person')
    await run(100 * day, '--older-than', '0')
    expect(readdirSync(`${store.folder}/mail`)).toHaveLength(3)
    await run(100 * day, '--older-than', '0', '--yes')
    expect(readdirSync(`${store.folder}/mail`)).toEqual([`${ids.waiting}.eml`])
  })
  it('is not done without saying what', async () => {
    const { run } = await filled()
    expect(await run(0, '--yes')).toMatchObject({
      code: 2,
      err: 'Say what to remove: purge ID ..., or purge --older-than DAYS\n',
    })
  })
})
