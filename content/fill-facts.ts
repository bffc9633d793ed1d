import type { LocalCompany } from './schema.ts'

/** Facts that copy may name in braces, such as {brand}; company.ts is the only place that states them. */
export type Fact =
  | 'brand'
  | 'shortName'
  | 'phone'
  | 'infoMailbox'
  | 'enquiryMailbox'
  | 'chef'
  | 'city'
  | 'publisher'
  | 'address'
  | 'register'
  | 'representative'

/**
 * Fills {brand} and the like in every string of a structure. A point of a list ("- Register: {register}") whose fact
 * is empty is left out.
 * @throws with file and place of a name in braces that is no fact of the company.
 */
export function fillFacts<T>(value: T, company: LocalCompany, where: string): T {
  if (typeof value === 'string') return fill(value, company, where) as T
  if (Array.isArray(value)) return value.map((each, i) => fillFacts(each, company, `${where} [${i}]`)) as T
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, fillFacts(each, company, `${where} ${key}`)]),
    ) as T
  return value
}

function fill(text: string, company: LocalCompany, where: string) {
  const facts: Record<Fact, string> = {
    brand: company.brand,
    shortName: company.shortName,
    phone: company.phoneDisplay.replaceAll(' ', '\u00a0'),
    infoMailbox: company.infoMailbox,
    enquiryMailbox: company.enquiryMailbox,
    chef: company.chef,
    city: company.city,
    publisher: company.legalName || company.brand,
    address: company.street ? `${company.street}, ${company.city}` : company.city,
    register: company.register,
    representative: company.representative,
  }
  const stated = text.replace(/^- .*\{(\w+)\}.*\n?/gm, (line, name: string) =>
    facts[name as Fact] === '' ? '' : line,
  )
  return bound(stated).replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (name in facts) return facts[name as Fact]
    throw new Error(
      `${where}: "${whole}" is no fact of content/company.ts. Use one of ${Object.keys(facts)
        .map((fact) => `{${fact}}`)
        .join(', ')}.`,
    )
  })
}

/** A figure keeps its unit on its line. */
function bound(text: string) {
  return text.replace(
    /(\d) (?=(?:Seemeilen|Knoten|Kilometern?|Metern?|Minuten|Stunden|sm|km|m|l|mn|nm|EUR|USD|US\$|%|millas|nudos|kilómetros|metros|minutos|horas|nautical miles|miles|knots|kilometres|metres|minutes|hours)(?![\p{L}\d]))/gu,
    '$1\u00a0',
  )
}
