/** Typographic rules of docs/voice.md, on every text of the site in every language. */
import { describe, expect, it } from 'vitest'
import { interfaceTexts } from './interface.server.ts'
import { type Locale, locales } from './locales.ts'
import { articleOf, legalOf } from './markdown.server.ts'
import { articleIds } from './schema.ts'
import { isDayLine } from './day-lines.ts'
import { copyOf } from './site.server.ts'

/** Every text of a language with its address, links and markup of Markdown taken out. */
function textsOf(locale: Locale): { at: string; text: string }[] {
  const found: { at: string; text: string }[] = []
  function collect(value: unknown, at: string) {
    if (typeof value === 'string')
      found.push({
        at,
        text: value
          .replace(/\]\([^)]*\)/g, ']')
          .replace(/<[^>]+>/g, '')
          .replace(/https?:\S+/g, ''),
      })
    else if (value && typeof value === 'object')
      for (const [key, each] of Object.entries(value)) collect(each, `${at}.${key}`)
  }
  collect(copyOf(locale), locale)
  collect(interfaceTexts[locale], `${locale}/interface`)
  for (const id of articleIds) collect(articleOf(id, locale), `${locale}/articles/${id}`)
  for (const id of ['privacy', 'imprint'] as const) collect(legalOf(id, locale), `${locale}/${id}`)
  return found
}

/** Characters or habits that have no place in a language, and what the rule is called. */
const everywhere: [string, RegExp][] = [
  ['typewriter quotation mark', /"/],
  ['typewriter apostrophe', /\p{L}'\p{L}/u],
  ['two spaces', /\S {2,}\S/],
  ['space before a comma or full stop', /\p{L} [,.](\s|$)/u],
  ['exclamation mark outside a fixed text', /(?<!Danke|Dank|Gracias|gracias|you|Oops|Ups|Hoppla)!(?!\])/],
  ['emoji', /\p{Extended_Pictographic}/u],
  ['dash for effect', / [—–] /],
]
const own: Record<Locale, [string, RegExp][]> = {
  es: [
    ['German or English quotation marks', /[„‚]/],
    ['English thousands', /\d,\d{3}(?!\d)/],
    ['question without its first mark', /(^|[.!?]\s+)[^¿?.!]*\?/],
  ],
  en: [
    ['German quotation marks', /[„‚]/],
    ['thousands with a point', /(?<![\d.])\d{1,3}\.\d{3}(?![\d.])/],
    ['EUR after the figure', /\d[\u00a0 ]EUR/],
  ],
  de: [
    ['English quotation marks at the opening', /(^|[\s(])[“‘”]\p{L}/u],
    ['English thousands', /\d,\d{3}(?!\d)/],
    ['EUR before the figure', /EUR[\u00a0 ]\d/],
    ['du instead of Sie', /\b(du|dich|dir|deine?[mnrs]?|euch|eure?[mnrs]?)\b/],
  ],
}
/** Texts that the specification fixes word for word, and addresses and samples of visitors' handwriting. */
const fixed = (text: string) => /Placeholder|Oops|E-Mail wird|@/.test(text)

describe.each(locales)('texts in %s', (locale) => {
  const texts = textsOf(locale)
  it.each([...everywhere, ...own[locale]])('have no %s', (_, rule) => {
    expect(
      texts
        .filter(({ at, text }) => !fixed(at) && !fixed(text) && rule.test(text))
        .map(
          ({ at, text }) =>
            `${at}: …${text.slice(Math.max(0, text.search(rule) - 30), text.search(rule) + 30)}…`,
        ),
    ).toEqual([])
  })
  it('name the sum of the insurance as the language writes it', () => {
    const sum = { es: '100.000\u00a0EUR', en: 'EUR\u00a0100,000', de: '100.000\u00a0EUR' }[locale]
    const named = texts.filter(({ text }) => /100[.,]000/.test(text))
    expect(named.length).toBeGreaterThan(0)
    for (const { at, text } of named)
      expect(
        text.replace(/(\d) EUR|EUR (\d)/g, (all) => all.replace(' ', '\u00a0')),
        at,
      ).toContain(sum)
  })
  it('use dd.MM.yyyy only where German writes it', () => {
    if (locale !== 'de')
      for (const { at, text } of texts) expect(text, at).not.toMatch(/\b\d{2}\.\d{2}\.\d{4}\b/)
  })
  it('leave no placeholder, key or note behind', () => {
    for (const { at, text } of texts) {
      expect(text, at).not.toMatch(/\b(lorem|ipsum|TODO|FIXME|TBD|XXX)\b/)
      expect(text, at).not.toMatch(/(?<!\{)\{\w+\}(?!\})/)
    }
  })
  it('hold articles of 900 to 1,400 words', () => {
    for (const id of articleIds) {
      const words = articleOf(id, locale)
        .body.replace(/\]\([^)]*\)/g, ']')
        .split(/\s+/)
        .filter((word) => /\p{L}/u.test(word)).length
      expect(words, `${locale}/${id}`).toBeGreaterThanOrEqual(900)
      expect(words, `${locale}/${id}`).toBeLessThanOrEqual(1400)
    }
  })
})

describe('the languages', () => {
  /** Keys of a value, lists with their lengths; plural forms of i18next counted as one key. A line of a day is one text, whatever occasions its writer thought of. */
  function shape(value: unknown, at = ''): string[] {
    if (isDayLine(value)) return [at]
    if (Array.isArray(value))
      return [`${at}[]`, ...value.flatMap((each) => (typeof each === 'object' ? shape(each, `${at}[]`) : []))]
    if (value && typeof value === 'object')
      return Object.entries(value).flatMap(([key, each]) =>
        shape(each, `${at}.${key.replace(/_(one|other|many)$/, '')}`),
      )
    return [at]
  }
  const keys = (locale: Locale) =>
    [...new Set([...shape(copyOf(locale)), ...shape(interfaceTexts[locale])])].toSorted()
  it('have the same keys', () => {
    expect(keys('en')).toEqual(keys('es'))
    expect(keys('de')).toEqual(keys('es'))
  })
  it('share no sentence', () => {
    const sentences = (locale: Locale) =>
      textsOf(locale)
        .filter(({ text }) => text.split(' ').length > 4 && /\p{Ll}{3,} \p{Ll}{3,} \p{Ll}{3,}/u.test(text))
        .map(({ text }) => text)
    const [es, en, de] = locales.map((locale) => new Set(sentences(locale)))
    expect([...es!].filter((text) => en!.has(text) || de!.has(text))).toEqual([])
    expect([...en!].filter((text) => de!.has(text))).toEqual([])
  })
})
