import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:net'
import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { storeEnquiry } from '../store.ts'
import { newEnquiry } from '../testing/enquiries.ts'
import { openPrivateFolder } from '../private-files.ts'
import { mailServer } from '../testing/mail-server.ts'
import { storeKinds, useStore } from '../testing/stores.ts'
import { spaceFinding } from './doctor-places.ts'
import type { Finding } from './finding.ts'
import { commandLine, fieldsOf, unlimited } from '../testing/command-line.ts'

async function diagnose(env: Record<string, string>) {
  const { code, out } = await commandLine(env)('doctor', '--json')
  const findings = JSON.parse(out) as Finding[]
  return { code, of: (check: string) => findings.filter((each) => each.check === check) }
}

/** A mail server that asks for a login and takes one. */
const guardedServer = () =>
  mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      done(username === 'web' && password === 'right' ? null : new Error('wrong'), { user: username }),
  })
const withLogin = (url: string, login: string) => url.replace('smtp://', `smtp://${login}@`)

describe.each(storeKinds)('on %s, the doctor', (kind) => {
  const store = useStore(kind)

  it('finds nothing wrong where nothing is wrong, and logs in to the mail server', async () => {
    const server = await guardedServer()
    const database = await store.open()
    await storeEnquiry(database, newEnquiry({ receivedAt: Date.now() }), unlimited)
    const { code, of } = await diagnose({
      ...store.env(),
      SMTP_URL: withLogin(server.url, 'web:right'),
      ALERT_WEBHOOK_URL: 'https://hooks.example.com/x',
    })
    expect(of('database')).toMatchObject([{ state: 'ok' }])
    if (kind === 'SQLite')
      expect(of('sync')).toEqual([
        { check: 'sync', state: 'ok', found: 'journal WAL, synchronous FULL (read back)' },
      ])
    expect(of('whole')).toMatchObject([{ state: 'ok' }])
    expect(of('queue')).toMatchObject([
      { state: 'ok', found: 'takes writes; 1 waiting (oldest 0 s), 0 need attention, 0 in quarantine' },
    ])
    expect(of('quarantine')).toMatchObject([{ state: 'ok' }])
    expect(of('mail')).toMatchObject([{ state: 'ok', found: expect.stringContaining('takes the login') }])
    if (kind === 'SQLite') expect(of('SQLite version')).toMatchObject([{ state: 'ok' }])
    // The test's own PostgreSQL does not sync; the doctor must see it.
    expect(of('sync')).toMatchObject([{ state: kind === 'SQLite' ? 'ok' : 'fail' }])
    expect(code).toBe(kind === 'SQLite' ? 0 : 1)
    expect(server.received).toEqual([])
    await server.close()
  })
  it('sees letters that need attention, and an accepted enquiry that lost its letter', async () => {
    const database = await store.open()
    const enquiry = newEnquiry({ fields: fieldsOf({}) })
    await storeEnquiry(database, enquiry, unlimited)
    await database.db.updateTable('outbox').set({ status: 'attention' }).execute()
    const ill = await diagnose(store.env())
    expect(ill.of('queue')).toMatchObject([{ state: 'warn', fix: expect.stringContaining('retry --all') }])
    await database.db
      .insertInto('pause')
      .values({
        queue: 'letters',
        until: Date.now() + 50_000,
        failure: 'login',
        alerted_at: null,
        alert_lease: null,
      })
      .execute()
    expect((await diagnose(store.env())).of('queue')).toMatchObject([
      { state: 'warn', found: expect.stringContaining('paused by login') },
    ])
    await database.db.deleteFrom('outbox').execute()
    const lost = await diagnose(store.env())
    expect(lost.of('whole')).toMatchObject([{ state: 'fail', found: '1 accepted enquiries have no letter' }])
    expect(lost.code).toBe(1)
  })
  it('warns of what fell into quarantine in the last days, until it is released', async () => {
    const database = await store.open()
    const quarantined = (id: string, daysAgo: number) =>
      storeEnquiry(
        database,
        newEnquiry({
          id,
          fields: fieldsOf({}),
          quarantine: 'honeypot',
          letter: undefined,
          receivedAt: Date.now() - daysAgo * 86_400_000,
        }),
        unlimited,
      )
    await quarantined('aaaaaaaa', 1)
    await quarantined('bbbbbbbb', 30)
    expect((await diagnose(store.env())).of('quarantine')).toEqual([
      {
        check: 'quarantine',
        state: 'warn',
        found: '1 of the last 7 days in quarantine',
        fix: expect.stringMatching(/list --state quarantined, release/),
      },
    ])
    await commandLine(store.env())('release', 'aaaaaaaa')
    expect((await diagnose(store.env())).of('quarantine')).toMatchObject([{ state: 'ok' }])
  })
})

describe('the doctor', () => {
  const store = useStore('SQLite')

  it('names every wrong setting and how to fix it', async () => {
    const { code, of } = await diagnose({ ...store.env(), SMTP_URL: 'mail.example.com', ROLE: 'boss' })
    expect(of('settings').map(({ fix }) => fix)).toEqual([
      'SMTP_URL: must be an address such as smtps://user:password@mail.example.com:465',
      'ROLE: must be web, worker or all (it is "boss")',
    ])
    expect(code).toBe(1)
  })
  it.each([
    ['', ['SMTP_URL is not set', 'ALERT_WEBHOOK_URL is not set']],
    ['smtp://user:word@127.0.0.1:1', ['ALERT_WEBHOOK_URL is not set']],
  ])('warns of what is allowed but hardly wanted (SMTP_URL %j)', async (SMTP_URL, warnings) => {
    expect(
      (await diagnose({ ...store.env(), SMTP_URL }))
        .of('settings')
        .filter(({ state }) => state === 'warn')
        .map(({ found }) => found),
    ).toEqual(warnings)
  })
  it('knows a refused login from a broken encryption and from a server that is away', async () => {
    const server = await guardedServer()
    const refused = await diagnose({ ...store.env(), SMTP_URL: withLogin(server.url, 'web:wrong') })
    expect(refused.of('mail')).toMatchObject([
      {
        state: 'fail',
        found: expect.stringMatching(/^login: /),
        fix: expect.stringContaining('check user and password'),
      },
    ])
    expect(refused.code).toBe(1)
    const encrypted = await diagnose({ ...store.env(), SMTP_URL: server.url.replace('smtp:', 'smtps:') })
    expect(encrypted.of('mail')).toMatchObject([{ state: 'fail', found: expect.stringMatching(/^tls: /) }])
    // The server's certificate is its library's own, expired long ago.
    const expired = await mailServer({ disabledCommands: [] })
    expect((await diagnose({ ...store.env(), SMTP_URL: expired.url })).of('mail')).toMatchObject([
      { found: 'tls: certificate has expired' },
    ])
    await expired.close()
    await server.close()
    expect((await diagnose({ ...store.env(), SMTP_URL: server.url })).of('mail')).toMatchObject([
      { state: 'fail', found: expect.stringMatching(/^unreachable: /) },
    ])
  })
  it('gives up on a mail server that never greets', async () => {
    const server = await new Promise<Server>((resolve) => {
      const silent = createServer(() => {}).listen(0, '127.0.0.1', () => resolve(silent))
    })
    const { port } = server.address() as { port: number }
    expect(
      (await diagnose({ ...store.env(), SMTP_URL: `smtp://127.0.0.1:${port}` })).of('mail'),
    ).toMatchObject([{ state: 'fail', found: expect.stringMatching(/^timeout: /) }])
    server.close()
  }, 20_000)
  it('tells that there is no database yet, and makes none', async () => {
    expect((await diagnose(store.env())).of('database')).toMatchObject([
      { state: 'warn', found: `there is none at ${store.folder}/enquiries.sqlite yet` },
    ])
  })
  it('tells a damaged file and how to restore it', async () => {
    writeFileSync(
      `${store.folder}/enquiries.sqlite`,
      'this is no database, however long the text in it may go on',
    )
    const { code, of } = await diagnose(store.env())
    expect(of('database')).toMatchObject([
      {
        state: 'fail',
        found: expect.stringContaining('not a database'),
        fix: expect.stringContaining('restore a backup'),
      },
    ])
    expect(code).toBe(1)
  })
  it('tells a PostgreSQL that is away, without its password', async () => {
    const { of } = await diagnose({
      ...store.env(),
      DATABASE_URL: 'postgres://relay:secret@127.0.0.1:1/none',
    })
    expect(of('database')).toMatchObject([{ state: 'fail', fix: expect.stringContaining('PostgreSQL runs') }])
    expect(JSON.stringify(of('database'))).not.toContain('secret')
  })
  it('names what other users of the machine may read', async () => {
    await (await store.relay()).stop()
    chmodSync(store.folder, 0o755)
    chmodSync(`${store.folder}/enquiries.sqlite`, 0o644)
    expect((await diagnose(store.env())).of('files')).toEqual([
      {
        check: 'files',
        state: 'warn',
        found: `other users of this machine may read ${store.folder}, ${store.folder}/enquiries.sqlite`,
        fix: expect.stringContaining(`chmod -R go= ${store.folder}`),
      },
    ])
    openPrivateFolder(store.folder)
    expect((await diagnose(store.env())).of('files')).toMatchObject([{ state: 'ok' }])
  })
  it('says whether a login may go over the network in clear', async () => {
    const SMTP_URL = 'smtp://web:secret@mail.invalid:587'
    const strict = await diagnose({ ...store.env(), SMTP_URL })
    expect(strict.of('settings')[0]!.found).toContain(
      'the login goes to the mail server encrypted or not at all',
    )
    const allowed = await diagnose({ ...store.env(), SMTP_URL, SMTP_PLAINTEXT_LOGIN: 'allow' })
    expect(allowed.of('settings')).toContainEqual(
      expect.objectContaining({ state: 'warn', found: expect.stringContaining('in clear') }),
    )
  })
  it('tells that the folder of letters cannot be written', async () => {
    mkdirSync(`${store.folder}/data`)
    writeFileSync(`${store.folder}/data/mail`, 'a file where the folder should be')
    chmodSync(`${store.folder}/data/mail`, 0o400)
    expect((await diagnose({ DATA_DIR: `${store.folder}/data` })).of('mail')).toMatchObject([
      { state: 'fail' },
    ])
  })
  it.each([
    [50e6, 'fail'],
    [500e6, 'warn'],
    [5e9, 'ok'],
  ])('takes %d bytes free on the disk for %s', (free, state) => {
    expect(spaceFinding(free, '/data', false).state).toBe(state)
  })
})
