import { interpolateKnown, placeholdersOf } from './interpolate.ts'
import type { TextFacts } from './text-facts.ts'

/**
 * Puts the facts into every text of a structure. A point of a list ("- Register: {{register}}") whose fact is empty
 * is left out. `where` is the file, for the message.
 * @throws with file and place of a name in double braces that is no fact.
 */
export function fillFacts<T>(value: T, facts: TextFacts, where: string): T {
  return mapTexts(
    value,
    (text, place) => {
      const unknown = placeholdersOf(text).find((name) => !(name in facts))
      if (unknown !== undefined)
        throw new Error(
          `${place}: "{{${unknown}}}" is no fact. ${likeliest(unknown, Object.keys(facts))} may be meant; all names: content/text-facts.ts`,
        )
      return filled(text, facts)
    },
    where,
  )
}

/** The three names that share most pairs of neighbouring letters with a misspelt one. */
function likeliest(name: string, names: string[]): string {
  const pairs = (text: string) => Array.from(text.slice(1), (letter, i) => text[i]! + letter)
  const asked = new Set(pairs(name))
  const likeness = (each: string) =>
    pairs(each).filter((pair) => asked.has(pair)).length / (each.length + name.length)
  return names
    .toSorted((a, b) => likeness(b) - likeness(a))
    .slice(0, 3)
    .map((each) => `{{${each}}}`)
    .join(', ')
}

/** As `fillFacts`, for texts that take further values when they are shown: what is no fact stays as it is. */
export function fillKnownFacts<T>(value: T, facts: TextFacts): T {
  return mapTexts(value, (text) => interpolateKnown(text, facts), '')
}

function mapTexts<T>(value: T, change: (text: string, where: string) => string, where: string): T {
  if (typeof value === 'string') return change(value, where) as T
  if (Array.isArray(value)) return value.map((each, i) => mapTexts(each, change, `${where} [${i}]`)) as T
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, mapTexts(each, change, `${where} ${key}`)]),
    ) as T
  return value
}

function filled(text: string, facts: TextFacts) {
  const stated = text.replace(/^- .*\{\{(\w+)\}\}.*\n?/gm, (line, name: string) =>
    facts[name as keyof TextFacts] === '' ? '' : line,
  )
  return withUnits(interpolateKnown(stated, facts))
}

/** A figure keeps its unit on its line. */
function withUnits(text: string) {
  return text.replace(
    /(\d) (?=(?:Seemeilen|Knoten|Kilometern?|Metern?|Minuten|Stunden|sm|km|m|l|mn|nm|EUR|USD|US\$|%|millas|nudos|kilómetros|metros|minutos|horas|nautical miles|miles|knots|kilometres|metres|minutes|hours)(?![\p{L}\d]))/gu,
    '$1\u00a0',
  )
}
