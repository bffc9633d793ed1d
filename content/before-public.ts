/** What the owner has to fill in before the site goes public: docs/owner.md, "Before the site goes public". */
import { company as stated } from './company.ts'
import type { CompanyFacts } from './schema.ts'

const forImprint = ['legalName', 'street', 'register', 'representative'] as const
/** Domains that nobody can own (RFC 2606). */
const example = /\.example$/

/** @returns one line that names the fields of content/company.ts still empty or made up; undefined when all are filled in. */
export function beforePublic(company: CompanyFacts = stated): string | undefined {
  const empty = forImprint.filter((field) => company[field].trim() === '')
  const madeUp = [
    ...(['origin', 'infoMailbox', 'enquiryMailbox'] as const).filter((field) => example.test(company[field])),
    ...(/0{6}$/.test(company.phone) ? ['phone', 'phoneDisplay'] : []),
  ]
  if (empty.length + madeUp.length === 0) return undefined
  const flaws = [
    empty.length > 0 &&
      `${empty.join(', ')} ${empty.length > 1 ? 'are' : 'is'} empty, so the imprint is incomplete`,
    madeUp.length > 0 && `${madeUp.join(', ')} ${madeUp.length > 1 ? 'are examples' : 'is an example'}`,
  ]
  return `Not ready for the public: in content/company.ts ${flaws.filter(Boolean).join('; ')}. See docs/owner.md.`
}
