import { describe, expect, it } from 'vitest'
import { storeEnquiry } from '../store.ts'
import { newEnquiry } from '../testing/enquiries.ts'
import { storeKinds, useStore } from '../testing/stores.ts'
import { commandLine, fieldsOf, unlimited } from '../testing/command-line.ts'

const hour = 3_600_000

describe.each(storeKinds)('on %s, the command line', (kind) => {
  const store = useStore(kind)

  async function filled() {
    const database = await store.open()
    const enquiries = [
      newEnquiry({ receivedAt: 1 * hour, fields: fieldsOf({ name: 'Ana Söderström' }) }),
      newEnquiry({
        receivedAt: 2 * hour,
        fields: fieldsOf({
          name: 'Bo',
          email: 'bo@example.org',
          message: 'two\nlines \u001b[31m',
          yachtType: 'catamaran',
        }),
      }),
      newEnquiry({
        receivedAt: 3 * hour,
        fields: fieldsOf({ name: 'Carl', email: 'carl@example.org' }),
        quarantine: 'honeypot',
        letter: undefined,
      }),
    ]
    for (const enquiry of enquiries) await storeEnquiry(database, enquiry, unlimited)
    await database.db
      .updateTable('outbox')
      .set({ status: 'attention', failure: 'recipient', attempts: 3, detail: '550 no such user' })
      .where('enquiry_id', '=', enquiries[1]!.id)
      .execute()
    return { ids: enquiries.map(({ id }) => id), run: commandLine(store.env(), () => 4 * hour) }
  }

  it('lists the newest first, with what became of each', async () => {
    const { run } = await filled()
    const { out, code } = await run('list')
    expect(code).toBe(0)
    const lines = out.split('\n')
    expect(lines[2]).toMatch(/1970-01-01 03:00.*quarantined.*Carl/)
    expect(lines[3]).toMatch(/attention: recipient +3 +Bo/)
    expect(lines[4]).toMatch(/waiting.*Ana Söderström/)
    expect((await run('list', '--limit', '1')).out).toContain('1 of 3 enquiries')
  })
  it.each([
    ['waiting', ['Ana Söderström']],
    ['attention', ['Bo']],
    ['quarantined', ['Carl']],
    ['delivered', []],
  ])('lists those in the state %s alone', async (state, names) => {
    const { run } = await filled()
    const rows = JSON.parse((await run('list', '--state', state, '--json')).out) as {
      fields: { name: string }
    }[]
    expect(rows.map(({ fields }) => fields.name)).toEqual(names)
  })
  it('lists by the day received', async () => {
    const { run } = await filled()
    expect(
      JSON.parse(
        (await run('list', '--since', '1970-01-01T02:00Z', '--until', '1970-01-01T03:00Z', '--json')).out,
      ),
    ).toMatchObject([{ fields: { name: 'Bo' } }])
  })
  it('shows one enquiry by the beginning of its id, and lets no escape sequence through', async () => {
    const { run, ids } = await filled()
    const { out } = await run('show', ids[1]!.slice(0, 13))
    expect(out).toContain('bo@example.org')
    expect(out).toMatch(/message +two\n +lines/)
    expect(out).toContain('550 no such user')
    expect(out).not.toContain('\u001b')
    expect((await run('show', ids[1]!, '--letter')).out).toContain(`Message-ID: <${ids[1]}@`)
  })
  it.each([
    ['list', []],
    ['search', ['Marker']],
    ['show', ['aaaaaaaa']],
    ['export', []],
  ])('%s --json escapes what could steer a terminal, and loses nothing', async (command, words) => {
    const hostile = 'Marker \u001b[31m \u0007 \u009b31m \u202e\u2066 \u2028 \u{e0041}'
    const database = await store.open()
    await storeEnquiry(
      database,
      newEnquiry({ id: 'aaaaaaaa-0001', fields: { ...fieldsOf({}), message: hostile } }),
      unlimited,
    )
    const { out } = await commandLine(store.env())(command, ...words, '--json')
    expect(out).not.toMatch(/[^\n\P{Cc}]|[\p{Cf}\u2028]/u)
    expect(JSON.stringify(JSON.parse(out))).toContain(JSON.stringify(hostile).slice(1, -1))
  })
  it('finds every word in any field, whatever its case and accents', async () => {
    const { run, ids } = await filled()
    expect(JSON.parse((await run('search', 'SODERSTROM', 'san', '--json')).out)).toMatchObject([
      { id: ids[0] },
    ])
    for (const name of ['Söderström', 'soederstroem', 'SÖDERSTRÖM'.normalize('NFD')])
      expect(JSON.parse((await run('search', name, '--json')).out)).toMatchObject([{ id: ids[0] }])
    expect((await run('search', 'soderstrom', 'carl')).out).toContain('Nothing found in 3 enquiries')
    expect((await run('search', 'contactMethod')).out).toContain('Nothing found')
    for (const word of ['katamaran', 'catamaran'])
      expect(JSON.parse((await run('search', word, '--json')).out)).toMatchObject([{ id: ids[1] }])
    expect((await run('show', ids[1]!)).out).toMatch(/yachtType +Katamaran/)
  })
  it('counts by state and by name of failure', async () => {
    const { run } = await filled()
    expect(JSON.parse((await run('stats', '--json')).out)).toEqual({
      states: { waiting: 1, attention: 1, delivered: 0, quarantined: 1 },
      failures: [{ failure: 'recipient', state: 'attention', count: 1 }],
      quarantine: [{ reason: 'honeypot', count: 1 }],
      acknowledgements: [],
      events: [],
      received: { all: 3, '1d': 3, '7d': 3, '30d': 3 },
      oldestWaitingSeconds: 3 * 3600,
    })
    expect((await run('stats')).out).toContain('The oldest letter has waited 3 hours.')
  })
  it('reads more enquiries than one batch, each once', async () => {
    const { run } = await filled()
    const database = await store.open()
    const rows = Array.from({ length: 1100 }, (_, i) => ({
      id: `0000${String(i).padStart(4, '0')}-0000`,
      client_key: `k${i}`,
      body_hash: '',
      kind: 'contact',
      locale: 'es',
      fields: '{"name":"many"}',
      status: 'quarantined' as const,
      reason: 'honeypot',
      received_at: 5 + (i % 3),
    }))
    await database.db.insertInto('enquiry').values(rows).execute()
    const found = JSON.parse((await run('search', 'many', '--limit', '5000', '--json')).out) as {
      id: string
    }[]
    expect(new Set(found.map(({ id }) => id)).size).toBe(1100)
    expect(found).toHaveLength(1100)
  })
})
