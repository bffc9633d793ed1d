/** What the owner has to fill in or confirm before the site goes public: docs/owner.md, "Before the site goes public". */
import { factsIn } from './charter/check.ts'
import { type CharterFacts, charterFacts } from './charter/facts.ts'
import { company as statedCompany } from './company.ts'
import type { CompanyFacts } from './company-facts.ts'

export type OpenFact = {
  /** An example stands there, nothing does, or what does was never checked. */
  kind: 'example' | 'empty' | 'to check'
  file: string
  field: string
  /** What to write there. */
  write: string
}

/** Fields of the imprint, with what belongs there. */
const imprint = {
  legalName: 'name and legal form as registered',
  street: 'street, number and postal code',
  register: 'the register and your number in it',
  representative: 'who represents the company',
} as const
/** Domains that nobody can own (RFC 2606). */
const exampleDomain = /\.example$/

/** Every fact that is not the owner's own yet, in the order of the files. */
export function openFacts(
  company: CompanyFacts = statedCompany,
  facts: CharterFacts = charterFacts,
): OpenFact[] {
  const file = 'content/company.ts'
  const madeUp = (['origin', 'infoMailbox', 'enquiryMailbox'] as const)
    .filter((field) => exampleDomain.test(company[field]))
    .map((field) => ({ kind: 'example' as const, file, field, write: 'your own domain' }))
  const phone = /0{6}$/.test(company.phone)
    ? [{ kind: 'example' as const, file, field: 'phone', write: 'your number, and phoneDisplay with it' }]
    : []
  const empty = Object.entries(imprint)
    .filter(([field]) => company[field as keyof typeof imprint].trim() === '')
    .map(([field, write]) => ({ kind: 'empty' as const, file, field, write }))
  return [...madeUp, ...phone, ...empty, ...Object.entries(facts).flatMap(charterFactsOf)]
}

function charterFactsOf([name, exports]: [string, unknown]): OpenFact[] {
  const file = `content/charter/${name}.ts`
  const missing = name === 'fees' ? feesWithoutAmount(exports as CharterFacts['fees'], file) : []
  const open = factsIn(exports).flatMap(([field, fact]): OpenFact[] => {
    if (fact.example) return [{ kind: 'example', file, field, write: fact.write ?? '' }]
    if ('toCheck' in fact)
      return [{ kind: 'to check', file, field, write: `what holds today, in place of ${String(fact.value)}` }]
    return []
  })
  return [...open, ...missing]
}

function feesWithoutAmount({ fees }: CharterFacts['fees'], file: string): OpenFact[] {
  return Object.entries(fees).flatMap(([waters, list]) =>
    list
      .filter(({ amount }) => amount === undefined)
      .map(({ id }) => ({
        kind: 'empty' as const,
        file,
        field: `fees.${waters}.${id}.amount`,
        write: 'how high it is, with source and day',
      })),
  )
}

/** One line for the start: how many facts are open, and the first three; undefined when none is. */
export function readinessNotice(open = openFacts()): string | undefined {
  if (open.length === 0) return undefined
  const first = open.slice(0, 3).map(({ file, field }) => `${file} ${field}`)
  return `Not ready for the public: ${open.length} ${open.length === 1 ? 'fact is' : 'facts are'} an example, empty or unchecked (${first.join(', ')}${open.length > 3 ? ', ...' : ''}). \`npm run ready\` lists them.`
}
