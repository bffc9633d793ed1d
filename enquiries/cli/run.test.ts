import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { storeEnquiry } from '../store.ts'
import { newEnquiry } from '../testing/enquiries.ts'
import { useStore } from '../testing/stores.ts'
import { plainMessage } from '../problems.ts'
import { progressBar } from './progress-bar.ts'
import { table, widthOf } from './table.ts'
import { commandLine, unlimited } from '../testing/command-line.ts'

describe('the command line', () => {
  const store = useStore('SQLite')

  const names = [
    'list',
    'show',
    'search',
    'retry',
    'release',
    'export',
    'purge',
    'stats',
    'doctor',
    'test-letter',
    'daily-letter',
    'backup',
    'move',
  ]

  it('shows every command when none is given', async () => {
    const help = await commandLine({})()
    for (const name of names) expect(help.out).toMatch(new RegExp(`^  ${name} `, 'm'))
    expect(help).toMatchObject({ code: 0, err: '' })
    expect((await commandLine({})('--help')).out).toBe(help.out)
  })
  it.each(names)('explains %s with its options', async (name) => {
    const { out, code } = await commandLine({})(name, '--help')
    expect(code).toBe(0)
    expect(out).toContain(`npm run enquiries -- ${name}`)
    expect(out).toContain('--json')
    expect((await commandLine({})('help', name)).out).toBe(out)
  })
  it.each([
    [['serach'], "unknown command 'serach'\n(Did you mean search?)"],
    [['list', '--colour'], "unknown option '--colour'"],
    [['list', 'words'], 'too many arguments'],
    [['list', '--limit', '0'], 'It must be a whole number from 1.'],
    [['list', '--state', 'lost'], 'Allowed choices are waiting, attention, delivered, quarantined'],
    [['export', '--since', 'yesterday'], 'It must be a day such as 2026-11-21'],
    [['purge', '--older-than', 'soon'], 'It must be a whole number of days.'],
    [['show'], "missing required argument 'reference'"],
    [['search'], "missing required argument 'words'"],
    [['retry'], 'Say which letters'],
    [['move'], "required option '--to <url>' not specified"],
    [['move', '--to', 'mysql://host/db'], 'It must be an address such as postgres://'],
    [['backup'], "required option '--out <file>' not specified"],
  ])('tells what is wrong with %j and ends with 2', async (argv, words) => {
    const { code, err, out } = await commandLine({ DATA_DIR: store.folder })(...argv)
    expect(err).toContain(words)
    expect(code).toBe(2)
    expect(out).toBe('')
  })
  it('makes no database where there is none', async () => {
    const { code, err } = await commandLine({ DATA_DIR: `${store.folder}/typo` })('list')
    expect(code).toBe(1)
    expect(err).toContain(`There is no database at ${store.folder}/typo/enquiries.sqlite. Set DATA_DIR`)
    expect(existsSync(`${store.folder}/typo`)).toBe(false)
  })
  it('names the file that cannot be used, and what to do', async () => {
    writeFileSync(
      `${store.folder}/enquiries.sqlite`,
      'no database, however long the text in it may go on and on',
    )
    const { code, err } = await commandLine(store.env())('list')
    expect(code).toBe(1)
    expect(err).toContain(
      `${store.folder}/enquiries.sqlite (DATA_DIR) cannot be used: file is not a database`,
    )
    expect(err).toContain('To fix it: the file is damaged')
  })
  it('tells a wrong id from one that is not unique', async () => {
    const database = await store.open()
    for (const end of ['1', '2'])
      await storeEnquiry(database, newEnquiry({ id: `aaaaaaaa-000${end}` }), unlimited)
    const run = commandLine(store.env())
    expect((await run('show', 'aaaaaaaa')).err).toContain('More than one enquiry')
    expect((await run('show', 'bbbb')).err).toContain('There is no enquiry')
    expect((await run('show', '%%%%')).err).toContain('is neither a reference')
  })
  it('tells errors as JSON where JSON is asked for', async () => {
    expect(JSON.parse((await commandLine({ ROLE: 'boss' })('list', '--json')).err).error).toContain(
      'ROLE: must be web, worker or all',
    )
  })
  it('runs as a program of its own, and its status is the command’s', () => {
    const program = (...argv: string[]) =>
      spawnSync(process.execPath, [new URL('main.ts', import.meta.url).pathname, ...argv], {
        encoding: 'utf8',
        env: { ...process.env, ...store.env() },
      })
    expect(program('nothing').status).toBe(2)
    expect(program('list').stderr).toContain('There is no database at')
    expect(program('help')).toMatchObject({ status: 0, stderr: '' })
  })
})

describe('what the terminal shows', () => {
  it('is aligned, whatever script a name is written in', () => {
    const lines = table(
      ['name', 'n'],
      [
        ['Ana', 1],
        ['山田', 22],
        ['🌊 Söder', 3],
      ],
    )
      .split('\n')
      .slice(0, -1)
    expect(new Set(lines.slice(2).map(widthOf)).size).toBe(1)
    expect(lines[3]).toBe('山田      22')
  })
  it('is cut where it is too long and holds no control characters', () => {
    expect(table(['a'], [['x\u001b]0;title\u0007\u202eyyyy']], { maxWidth: 6 })).toBe('a\n──────\nx ]0;…\n')
  })
  it('says how far long work has come', () => {
    const drawn: string[] = []
    const bar = progressBar({ out: () => {}, progress: (text) => void drawn.push(text) }, 'Moving', 200)
    bar.at(50)
    bar.end()
    expect(drawn).toEqual(['\rMoving ██████░░░░░░░░░░░░░░░░░░ 25 %  50 of 200', '\r\u001b[K'])
  })
  it('never repeats a password', () => {
    expect(plainMessage(new Error('cannot reach postgres://user:secret@host/db'))).toBe(
      'cannot reach postgres://(login)@host/db',
    )
  })
})
