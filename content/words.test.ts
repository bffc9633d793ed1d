/** Rules of docs/voice.md on what texts say, in every language; how they are set is in typography.test.ts. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { site as de } from './de/site.ts'
import { site as en } from './en/site.ts'
import { site as es } from './es/site.ts'
import type { SiteCopy } from './copy.ts'
import { fleetCounts } from './counts.ts'
import { placeholdersOf } from './interpolate.ts'
import { type Locale, locales } from './locales.ts'
import { articleOf } from './markdown.server.ts'
import { metaDescription } from './meta-description.ts'
import { articleIds, yachtSlugs } from './schema.ts'
import { sentencesOf } from './sentences.ts'
import { copyOf } from './site.server.ts'

type Placed = { at: string; text: string }
function placed(value: unknown, at: string): Placed[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, each]) => placed(each, `${at}.${key}`))
}

/** Every text of the pages and articles of a language, with its facts filled in. */
const textsOf = (locale: Locale): Placed[] => [
  ...placed(copyOf(locale), locale),
  ...articleIds.flatMap((id) => placed(articleOf(id, locale), `${locale}.articles.${id}`)),
]

/** The dates of the hurricane season hold for two coasts. */
const meantTwice = /\.seasonNote$/

const voice = readFileSync(new URL('../docs/voice.md', import.meta.url), 'utf8')
/** The words that docs/voice.md does without, as one pattern. */
function forbiddenIn(locale: Locale): RegExp {
  const line = new RegExp(`^- ${locale}: (.*)$`, 'm').exec(voice)![1]!
  const words = line.split(', ').map((word) => word.replace(/…$/, '\\p{L}*'))
  return new RegExp(`(?<!\\p{L})(${words.join('|')})(?!\\p{L}| Island)`, 'iu')
}

describe.each(locales)('texts in %s', (locale) => {
  const texts = textsOf(locale)

  it('say no long sentence twice', () => {
    const places = new Map<string, string[]>()
    for (const { at, text } of texts.filter((each) => !meantTwice.test(each.at)))
      for (const sentence of text.split('\n').flatMap(sentencesOf))
        if (sentence.length > 60) places.set(sentence, [...(places.get(sentence) ?? []), at])
    expect([...places].filter(([, where]) => where.length > 1)).toEqual([])
  })

  it('give a yacht her article in German, and say draught in English', () => {
    const bare =
      /(?<!\p{L})(auf|mit|von|liegt|kostet|hat|kommt|bleibt|zeigt|nimmt) (Guji|Marea|Macan|Brisa|Tsabalok)(?!\p{L})/u
    const wrong = {
      de: bare,
      en: /\bdraft of (the boat|the yacht)|beam and draft\b/,
      es: /\b(del|al) (Guji|Marea|Macan|Brisa|Tsabalok)\b/,
    }
    expect(texts.filter(({ text }) => wrong[locale].test(text)).map(({ at }) => at)).toEqual([])
  })

  it('do without the words that fit any charter company', () => {
    const forbidden = forbiddenIn(locale)
    expect('A paradise; el paraíso; ein Paradies').toMatch(forbidden)
    expect(
      texts
        .filter(({ at, text }) => !/keywords/.test(at) && forbidden.test(text))
        .map(({ at, text }) => `${at}: ${forbidden.exec(text)![0]}`),
    ).toEqual([])
  })

  it('are described in whole sentences, as long as search results show', () => {
    const described = texts.filter(({ at }) => /(meta|articles\.[a-z-]+)\.description$/.test(at))
    const ofYachts = yachtSlugs.map((slug) => ({
      at: slug,
      text: metaDescription(copyOf(locale).fleet.yachts[slug].description),
    }))
    expect(described.length).toBeGreaterThan(15)
    expect(
      [...described, ...ofYachts].filter(
        ({ text }) => !/[^.][.?]$/.test(text) || text.length > 155 || text.length < 70,
      ),
    ).toEqual([])
  })

  it('hold no entity of HTML', () => {
    expect(texts.filter(({ text }) => /&[a-z]+;/.test(text))).toEqual([])
  })
})

/** Parts of a language's pages that say the same things: each answer, each yacht, each place, each page. */
function partsOf({
  home,
  destinations,
  destination,
  itinerary,
  fleet,
  flySail,
  insurance,
  faq,
  contact,
}: SiteCopy) {
  const each = (name: string, copies: object) =>
    Object.entries(copies).map(([id, copy]) => [`${name}.${id}`, copy] as const)
  return Object.fromEntries([
    ...Object.values(faq.groups).flatMap(({ items }) => each('faq', items)),
    ...each('yacht', fleet.yachts),
    ...each('destination', destination),
    ...each('itinerary', itinerary),
    ...each('page', { home, destinations, flySail, insurance, contact }),
  ]) as Record<string, unknown>
}
const parts: Record<Locale, Record<string, unknown>> = { es: partsOf(es), en: partsOf(en), de: partsOf(de) }
/** Names of the company, which a sentence may need in one language and not in another. */
const ofCompany = ['city', 'shortName', 'brand', 'phone', 'infoMailbox', 'enquiryMailbox']
/** Whether a sentence counts yachts or cabins is its writer's choice as well: "seven yachts", "our yachts". */
const isCount = (name: string) => name in fleetCounts || name.endsWith('Cabins')
/** Whether a price is said by the week or by the head is the writer's choice: {{lagoonWeek}} and {{lagoonShare}} are one fact. */
const asFact = (name: string) =>
  uncapitalised(name).replace(
    /^(guji|lagoon|marea|macan|brisa|bali|tsabalok)(Two|Family|Full)?(High|All)?(Week|Share|Each|All)$/,
    '$1Price',
  )
/** {{YachtCount}} is {{yachtCount}} at the beginning of a sentence. */
const uncapitalised = (name: string) => name[0]!.toLowerCase() + name.slice(1)
const factsIn = (part: unknown) =>
  new Set(
    placed(part, '')
      .flatMap(({ text }) => placeholdersOf(text))
      .map(asFact)
      .filter((name) => !ofCompany.includes(name) && !isCount(name)),
  )

describe('the languages', () => {
  it.each(Object.keys(parts.es))('name in %s the facts that the other two name', (id) => {
    const facts = locales.map((locale) => [locale, factsIn(parts[locale][id])] as const)
    const named = new Set(facts.flatMap(([, names]) => [...names]))
    const missing = [...named].flatMap((name) => {
      const without = facts.filter(([, names]) => !names.has(name))
      return without.length === 1 ? [`${without[0]![0]}: {{${name}}}`] : []
    })
    expect(missing).toEqual([])
  })
})
