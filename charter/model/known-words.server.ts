/** The words that the site uses in a language, to tell an ordinary word with a capital from an invented name. */
import { readdirSync, readFileSync } from 'node:fs'
import { charterTexts } from '#content/charter.server.ts'
import { company } from '#content/company.ts'
import { fleet } from '#content/fleet.ts'
import { interfaceTexts } from '#content/interface.server.ts'
import { type Locale, locales } from '#content/locales.ts'
import { offerTexts } from '#content/offer.server.ts'
import { places } from '#content/places.ts'
import { copyOf } from '#content/site.server.ts'

const loaded = new Map<Locale, Set<string>>()

/** Lower-case words of all texts of a language, without the names of yachts, builders, places and people. */
function wordsOf(locale: Locale): Set<string> {
  const known = loaded.get(locale)
  if (known) return known
  const words = new Set(
    wordsIn([
      copyOf(locale),
      interfaceTexts[locale],
      offerTexts[locale],
      charterTexts[locale],
      articlesOf(locale),
    ]),
  )
  for (const name of names) words.delete(name)
  loaded.set(locale, words)
  return words
}

function articlesOf(locale: Locale): string[] {
  const folder = new URL(`../../content/${locale}/articles/`, import.meta.url)
  return readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))
}

/** Ordinary words that names of places are made of. */
const common = new Set(['inseln', 'islas', 'isla', 'cayos', 'verde', 'este'])
/** Names, which a letter may have from its slots alone. */
const names = new Set(
  wordsIn([
    fleet.map(({ name, model, specifications }) => [name, model, specifications.builder]),
    Object.values(places).map(({ name }) => name),
    'San Blas Guna Yala Rosario Cuba Kuba Bahamas Aruba Colombia Kolumbien Panamá Panama Exumas Exuma',
    company.chef,
  ]).filter((word) => word.length >= 4 && !common.has(word)),
)
/** Endings of verbs and adverbs, with which a sentence may begin though the site happens not to use the word. */
const endings: Record<Locale, RegExp> = {
  es: /(?:mos|mente|rían?|rán?)$/u,
  en: /(?:ly|ing)$/u,
  de: /(?:lich|weise)$/u,
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return (
      value
        .normalize('NFC')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? []
    )
  return value && typeof value === 'object' ? Object.values(value).flatMap(wordsIn) : []
}

/** Reads the words of all languages, so that the first letter does not wait for it. */
export function loadKnownWords(): void {
  for (const locale of locales) wordsOf(locale)
}

/** Whether the site uses a word; of a compound, such as German has many, its last part is enough. */
export function isKnownWord(word: string, locale: Locale): boolean {
  const words = wordsOf(locale)
  const small = word.toLowerCase()
  if (names.has(small)) return false
  if (words.has(small) || endings[locale].test(small)) return true
  if (locale !== 'de') return false
  for (let start = 3; start <= small.length - 4; start++) if (words.has(small.slice(start))) return true
  return false
}
