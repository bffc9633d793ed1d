import { describe, expect, it } from 'vitest'
import type { EnquiryFields } from './fields.ts'
import { sortEnquiry } from './marks.ts'

const fields = { name: 'Ana', email: 'ana@example.org', message: 'Two of us, in February' } as EnquiryFields
const found = { honeypot: false, token: 'valid', crowded: false, fields } as const

describe('an enquiry is mailed', () => {
  it.each([
    ['without a mark when nothing speaks against it', {}, []],
    ['without a mark when it came without JavaScript', { token: 'none' }, []],
    ['with a mark when it was filled in very fast', { token: 'too fast' }, ['too fast']],
    ['with a mark when it has no valid token', { token: 'invalid' }, ['no token']],
    ['with a mark when its network writes a lot', { crowded: true }, ['crowded']],
    ['with a mark when a password manager filled the trap', { honeypot: true }, ['trap']],
    [
      'with every mark that applies',
      { honeypot: true, token: 'too fast', crowded: true },
      ['trap', 'too fast', 'crowded'],
    ],
  ] as const)('%s', (_, more, marks) => {
    expect(sortEnquiry({ ...found, ...more })).toEqual({ quarantined: false, marks })
  })
})

it.each(['none', 'invalid'] as const)(
  'a filled trap with a token that is %s goes into quarantine',
  (token) => {
    expect(sortEnquiry({ ...found, honeypot: true, token }).quarantined).toBe(true)
  },
)

it.each([
  ['a page that the guest found', { message: 'This one: https://example.org/boat and www.example.org' }, []],
  ['three links', { message: 'http://a.example http://b.example http://c.example' }, ['links']],
  ['links as forums write them', { message: '[url=http://a.example]x[/url]' }, ['links']],
  ['links as pages write them', { additional: '<a href=x>y</a>' }, ['links']],
  ['a link for a name', { name: 'Win at http://a.example' }, ['links']],
] as const)('%s is marked as %3$j', (_, more, marks) => {
  expect(sortEnquiry({ ...found, fields: { ...fields, ...more } }).marks).toEqual(marks)
})
