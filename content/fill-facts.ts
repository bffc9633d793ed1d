import type { Company } from './company.ts'

/** Facts that copy may name in braces, such as {brand}; company.ts is the only place that states them. */
export type Fact = 'brand' | 'shortName' | 'phone' | 'infoMailbox' | 'enquiryMailbox' | 'chef' | 'city'

/**
 * Fills {brand} and the like in every string of a structure.
 * @throws with file and place of a name in braces that is no fact of the company.
 */
export function fillFacts<T>(value: T, company: Company, where: string): T {
  if (typeof value === 'string') return fill(value, company, where) as T
  if (Array.isArray(value)) return value.map((each, i) => fillFacts(each, company, `${where} [${i}]`)) as T
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillFacts(each, company, `${where} ${key}`)])) as T
  return value
}

function fill(text: string, company: Company, where: string) {
  const facts: Record<Fact, string> = {
    brand: company.brand,
    shortName: company.shortName,
    phone: company.phoneDisplay,
    infoMailbox: company.infoMailbox,
    enquiryMailbox: company.enquiryMailbox,
    chef: company.chef,
    city: company.city,
  }
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (name in facts) return facts[name as Fact]
    throw new Error(`${where}: "${whole}" is no fact of content/company.ts. Use one of ${Object.keys(facts).map((fact) => `{${fact}}`).join(', ')}.`)
  })
}
