import { describe, expect, it } from 'vitest'
import { beforePublic } from './before-public.ts'
import { company } from './company.ts'
import { fillFacts } from './fill-facts.ts'

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

describe('what is missing before the site goes public', () => {
  it('is one line that names empty fields and examples apart', () => {
    expect(
      beforePublic({ ...complete, street: '', register: ' ', infoMailbox: 'info@alisios.example' }),
    ).toBe(
      'Not ready for the public: in content/company.ts street, register are empty, so the imprint is incomplete; infoMailbox is an example. See docs/owner.md.',
    )
  })
  it('knows a telephone number that nobody has', () => {
    expect(beforePublic({ ...complete, phone: '+50760000000' })).toContain('phone, phoneDisplay are examples')
  })
  it('is nothing when all is filled in', () => {
    expect(beforePublic(complete)).toBeUndefined()
  })
})

describe('the imprint', () => {
  const here = { ...complete, city: 'Panama City' }
  const lines =
    '{publisher}, {address}\n\n- Represented by: {representative}\n- Register: {register}\n- Telephone: {phone}\n'
  it('leaves out the points that nobody has filled in', () => {
    expect(fillFacts(lines, { ...here, legalName: '', street: '', representative: '' }, 'x.md')).toBe(
      'Alisios Yacht Charter, Panama City\n\n- Register: Folio 1\n- Telephone: +507\u00a06123\u00a04567\n',
    )
  })
  it('states them when they are there', () => {
    expect(fillFacts(lines, here, 'x.md')).toBe(
      'Alisios Charter S.A., Calle 1, Panama City\n\n- Represented by: Ana Ruiz\n- Register: Folio 1\n- Telephone: +507\u00a06123\u00a04567\n',
    )
  })
})
