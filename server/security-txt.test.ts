import { expect, it } from 'vitest'
import { company } from '#content/company.ts'
import { securityText } from './security-txt.ts'

it('says where to report a weakness, until when that holds, and in which languages', () => {
  expect(securityText('https://www.alisios.example', Date.UTC(2026, 10, 22))).toBe(
    `Contact: mailto:${company.infoMailbox}
Expires: 2027-05-21T00:00:00Z
Preferred-Languages: es, en, de
Canonical: https://www.alisios.example/.well-known/security.txt
`,
  )
})
