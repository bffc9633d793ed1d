import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sentForm } from '../testing/enquiries.ts'
import { receiver } from '../testing/receiver.ts'
import { storeKinds, useStore } from '../testing/stores.ts'
import { until } from '../testing/until.ts'
import { commandLine } from '../testing/command-line.ts'
import type { Database } from '../database.ts'

const client = { remoteAddress: '203.0.113.9' }
const day = 86_400_000
/** What only this person wrote, in letters that no encoding changes. */
const person = { name: 'Xaviera Markwort', email: 'xaviera@markwort.example', phone: '+49 30 7654321' }
const marks = /xaviera|markwort|7654321/i

function filesIn(folder: string): string[] {
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      // A letter is written under another name first, which may be gone by now.
      .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
  )
}
const marked = (folder: string) => filesIn(folder).filter((path) => marks.test(readFileSync(path, 'latin1')))

describe.each(storeKinds)('on %s, a person', (kind) => {
  const store = useStore(kind)

  /** Every row of every table, as text. */
  async function rowsOf({ db }: Database) {
    const tables = ['enquiry', 'outbox', 'desk_entry', 'rate_event', 'secret', 'pause'] as const
    const rows = await Promise.all(
      tables.map((name) =>
        db
          .selectFrom(name as 'enquiry')
          .selectAll()
          .execute(),
      ),
    )
    return JSON.stringify(rows)
  }

  /** A store in which the person stands wherever anything of anybody can: database, its log, letters, notes, events, daily letter. */
  async function filled() {
    const hook = await receiver()
    const env = { ...hook.env, ACKNOWLEDGEMENT: 'on' }
    const early = await store.relay({ ...env, ROLE: 'web' }, () => Date.now() - 2 * day)
    await early.accept({ ...sentForm, ...person, _honey: 'x' }, client)
    const relay = await store.relay(env)
    await relay.accept({ ...sentForm, ...person, message: 'one' }, client)
    await relay.accept({ ...sentForm, ...person, message: 'two', email: person.email.toUpperCase() }, client)
    await relay.accept({ ...sentForm, message: 'somebody else' }, client)
    relay.start()
    // Three letters to the company, two confirmations, one daily letter.
    const letters = () => filesIn(store.folder).filter((path) => path.endsWith('.eml'))
    await until(() => letters().length === 6 && hook.received.length === 3, 20_000)
    const run = commandLine({ ...store.env(), ...env })
    const list = JSON.parse((await run('search', 'markwort', '--json')).out) as { reference: string }[]
    await run('note', list[0]!.reference, '--as', 'Ana', '--note', 'Frau Markwort ruft an')
    await hook.close()
    return { run }
  }

  it('is told all that is kept of them, and nothing of anybody else', async () => {
    const { run } = await filled()
    const file = `${store.folder}/told.json`
    expect((await run('access', person.email.toUpperCase(), '--out', file)).out).toContain('3 enquiries')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const told = JSON.parse(readFileSync(file, 'utf8')) as {
      letters: unknown[]
      desk: unknown[]
      files: unknown[]
    }[]
    const sum = (key: 'letters' | 'desk' | 'files') => told.reduce((all, each) => all + each[key].length, 0)
    expect([sum('desk'), sum('files')]).toEqual([1, 4])
    expect(sum('letters')).toBeGreaterThanOrEqual(5)
    expect(readFileSync(file, 'utf8')).not.toContain('somebody else')
    expect((await run('access', 'nobody@example.org')).err).toContain('Nothing is kept')
  })

  it('is erased from every file and table while the server runs; a line without them remains', async () => {
    const { run } = await filled()
    const database = await store.open()
    expect(marked(store.folder).length).toBeGreaterThan(3)
    expect(await rowsOf(database)).toMatch(marks)
    expect((await run('erase', person.email)).out).toContain('3 enquiries would be erased')
    expect(await rowsOf(database)).toMatch(marks)
    expect((await run('erase', person.email, '--yes')).out).toContain('3 enquiries erased')
    expect(marked(store.folder)).toEqual([])
    expect(await rowsOf(database)).not.toMatch(marks)
    expect(await rowsOf(database)).toContain('somebody else')
    const log = readFileSync(`${store.folder}/erasures.log`, 'utf8')
    expect(JSON.parse(log)).toMatchObject({ action: 'erased' })
    expect((JSON.parse(log) as { enquiries: string[] }).enquiries).toHaveLength(3)
    expect((await run('erase', person.email, '--yes')).out).toContain('Nothing is kept')
    expect((await run('erase')).err).toContain('Say whom to erase')
  })

  it.runIf(kind === 'SQLite')('is erased again from a backup that was restored', async () => {
    const { run } = await filled()
    await run('backup', '--out', `${store.folder}/backup.sqlite`)
    await run('erase', person.email, '--yes')
    const restored = `${store.folder}/restored`
    mkdirSync(restored)
    copyFileSync(`${store.folder}/backup.sqlite`, `${restored}/enquiries.sqlite`)
    copyFileSync(`${store.folder}/erasures.log`, `${restored}/erasures.log`)
    const there = commandLine({ DATA_DIR: restored })
    expect((await there('list')).out).toMatch(marks)
    expect((await there('erase', '--again', '--yes')).out).toContain('3 enquiries erased')
    expect((await there('list')).out).not.toMatch(marks)
    expect(marked(restored)).toEqual([])
  })
})
