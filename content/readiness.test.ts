import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { factsIn } from './charter/check.ts'
import { type CharterFacts, charterFacts } from './charter/facts.ts'
import { company } from './company.ts'
import { openFacts, readinessNotice } from './readiness.ts'
import { fillFacts } from './fill-facts.ts'
import { textFacts } from './text-facts.ts'

const complete = {
  ...company,
  origin: 'https://www.alisios.com',
  infoMailbox: 'info@alisios.com',
  enquiryMailbox: 'enquiries@alisios.com',
  phone: '+50761234567',
  phoneDisplay: '+507 6123 4567',
  legalName: 'Alisios Charter S.A.',
  street: 'Calle 1',
  register: 'Folio 1',
  representative: 'Ana Ruiz',
}

describe('what is open before the site goes public', () => {
  const noFacts = {} as CharterFacts
  it('names empty fields and examples apart, with file and what to write', () => {
    expect(
      openFacts({ ...complete, street: '', register: ' ', infoMailbox: 'info@alisios.example' }, noFacts),
    ).toEqual([
      { kind: 'example', file: 'content/company.ts', field: 'infoMailbox', write: 'your own domain' },
      { kind: 'empty', file: 'content/company.ts', field: 'street', write: 'street, number and postal code' },
      {
        kind: 'empty',
        file: 'content/company.ts',
        field: 'register',
        write: 'the register and your number in it',
      },
    ])
  })
  it('knows a telephone number that nobody has', () => {
    expect(openFacts({ ...complete, phone: '+50760000000' }, noFacts)).toHaveLength(1)
  })
  it('lists every example, every fee without an amount and every unchecked fact of the charters', () => {
    const open = openFacts(complete)
    const fieldsOf = (kind: string) => open.filter((each) => each.kind === kind).map(({ field }) => field)
    expect(fieldsOf('example')).toEqual(
      expect.arrayContaining(['dollarsPerEuro', 'terms.boarding', 'sleeping.bali-54']),
    )
    expect(fieldsOf('empty')).toContain('fees.rosario.rosario-park.amount')
    expect(fieldsOf('to check')).toContain('fees.bahamas.0.amount')
    for (const { file, write } of open) {
      expect(existsSync(new URL(`../${file}`, import.meta.url)), file).toBe(true)
      expect(write).not.toBe('')
    }
  })
  it('names the source of every other fact, as docs/sources.md lists it', () => {
    const listed = readFileSync(new URL('../docs/sources.md', import.meta.url), 'utf8')
    const sources = factsIn(charterFacts).flatMap(([, { source }]) => source ?? [])
    const fees = Object.values(charterFacts.fees.fees).flatMap((list) => list.map(({ source }) => source))
    expect(sources.length).toBeGreaterThan(10)
    for (const source of [...sources, ...fees]) expect(listed).toContain(`| \`${source}\` |`)
  })
  it('is one line with the count and the first three', () => {
    expect(readinessNotice(openFacts({ ...complete, legalName: '', street: '' }, noFacts))).toBe(
      'Not ready for the public: 2 facts are an example, empty or unchecked (content/company.ts legalName, content/company.ts street). `npm run ready` lists them.',
    )
    expect(readinessNotice(openFacts())).toMatch(/^Not ready for the public: \d+ facts .*, \.\.\.\)/)
  })
  it('is nothing when all is filled in', () => {
    expect(readinessNotice(openFacts(complete, noFacts))).toBeUndefined()
  })
})

describe('the imprint', () => {
  const here = { ...complete, city: 'Panama City' }
  const lines =
    '{{publisher}}, {{address}}\n\n- Represented by: {{representative}}\n- Register: {{register}}\n- Telephone: {{phone}}\n'
  it('leaves out the points that nobody has filled in', () => {
    expect(
      fillFacts(lines, textFacts('en', { ...here, legalName: '', street: '', representative: '' }), 'x.md'),
    ).toBe(
      'Alisios Yacht Charter, Panama City\n\n- Register: Folio 1\n- Telephone: +507\u00a06123\u00a04567\n',
    )
  })
  it('states them when they are there', () => {
    expect(fillFacts(lines, textFacts('en', here), 'x.md')).toBe(
      'Alisios Charter S.A., Calle 1, Panama City\n\n- Represented by: Ana Ruiz\n- Register: Folio 1\n- Telephone: +507\u00a06123\u00a04567\n',
    )
  })
})
