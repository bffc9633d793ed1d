import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { storeEnquiry } from '../store.ts'
import { newEnquiry } from '../testing/enquiries.ts'
import { storeKinds, useStore } from '../testing/stores.ts'
import { commandLine, fieldsOf, unlimited } from '../testing/command-line.ts'

describe.each(storeKinds)('on %s, the export', (kind) => {
  const store = useStore(kind)

  async function filled() {
    const database = await store.open()
    await storeEnquiry(
      database,
      newEnquiry({
        receivedAt: 1,
        fields: fieldsOf({
          name: '=HYPERLINK("http://evil.example")',
          services: ['Koch', 'Crew'],
          message: 'one, two\n"three"',
        }),
      }),
      unlimited,
    )
    await storeEnquiry(
      database,
      newEnquiry({
        receivedAt: 2,
        fields: fieldsOf({ name: 'Bo' }),
        quarantine: 'too fast',
        letter: undefined,
      }),
      unlimited,
    )
    return commandLine(store.env())
  }

  it('holds a head, every enquiry with every field, and no formula', async () => {
    const { out, code } = await (await filled())('export')
    expect(code).toBe(0)
    const [head, bo, ana] = out.split('\r\n')
    expect(head).toMatch(
      /^"reference","id","received","form","language","state","quarantined for","failure","attempts","delivered","name","email","phone",.*,"offer"$/,
    )
    expect(bo).toMatch(
      /"1970-01-01T00:00:00.002Z","contact","es","quarantined","too fast","","0","","Bo","ana@example.org","'\+46 8 000000",/,
    )
    expect(ana).toContain(`,"'=HYPERLINK(""http://evil.example"")",`)
    expect(ana).toContain(',"one, two\n""three""",')
    expect(ana).toContain(',"Koch; Crew",')
  })
  it('as JSON is an array of the same', async () => {
    expect(JSON.parse((await (await filled())('export', '--json', '--state', 'waiting')).out)).toMatchObject([
      { state: 'waiting', receivedAt: '1970-01-01T00:00:00.001Z', fields: { services: ['Koch', 'Crew'] } },
    ])
    expect(
      JSON.parse((await commandLine(store.env())('export', '--json', '--state', 'delivered')).out),
    ).toEqual([])
  })
  it('goes into a new file that only its owner reads, and never over another', async () => {
    const run = await filled()
    const file = `${store.folder}/out.csv`
    expect((await run('export', '--out', file, '--bom')).out).toContain('2 enquiries written')
    expect(readFileSync(file, 'utf8')).toBe(`\ufeff${(await run('export')).out}`)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await run('export', '--out', file)).toMatchObject({
      code: 1,
      err: `${file} exists already; give another name.\n`,
    })
  })
})
