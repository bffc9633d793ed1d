import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fleet } from '#content/fleet.ts'
import { type Locale, locales } from '#content/locales.ts'
import { nameIn } from '#content/format.ts'
import type { Place } from '#content/schema.ts'
import { places } from '#content/places.ts'
import { fillParagraph, letterFault, type Paragraph } from './check.server.ts'
import { letters, offer, request, slotsIn } from './testing-letters.ts'
import { lies } from './testing-lies.ts'
import { letterSlots } from './slots.server.ts'

const resultOf = (locale: Locale, text: string, yacht = 'none') =>
  fillParagraph({ yacht, text }, slotsIn(locale), locale)
const faultOf = (...given: Parameters<typeof resultOf>) => {
  const result = resultOf(...given)
  return 'fault' in result ? result.fault : undefined
}
const filledLetter = (locale: Locale, paragraphs: Paragraph[]) =>
  paragraphs.map((paragraph) => {
    const result = fillParagraph(paragraph, slotsIn(locale), locale)
    return 'text' in result ? result.text : result.fault
  })
const lagoon = 'lagoon-56'

describe('a letter of sentences with slots', () => {
  it.each(locales)('is filled from the offer, in %s', (locale) => {
    const texts = filledLetter(locale, letters[locale])
    expect(texts.join(' ')).not.toMatch(/[{}]/)
    expect(texts[1]).toContain(locale === 'en' ? '12,688' : '12.688')
    expect(texts[0]).toContain(
      { en: '18 January 2027', es: '18 de enero de 2027', de: '18. Januar 2027' }[locale],
    )
    expect(letterFault(letters[locale], texts, slotsIn(locale))).toBeUndefined()
  })
  it('begins a sentence with a capital where a slot begins it', () =>
    expect(resultOf('en', '{guests} will fit. So {wishes} it is.')).toEqual({
      text: '4 guests, one of them a child will fit. So snorkelling, relaxing on board it is.',
    }))
  it('keeps ordinary German nouns and compounds', () =>
    expect(
      faultOf(
        'de',
        'Am Nachmittag gehört {yacht} Ihnen, und abends serviert der Koch am Ankerplatz, mit {room}.',
        lagoon,
      ),
    ).toBeUndefined())
})

describe('a lie', () => {
  /** What the sentence says, said where a sentence may stand, and hung on to a sentence that is true. */
  const told = (text: string, lie: string) => {
    const sentence = lie.replace(/[.!]?$/, '.')
    const clause = /^(?:Brisa|Esmeralda|Marea)/.test(lie)
      ? sentence
      : sentence.charAt(0).toLowerCase() + sentence.slice(1)
    return [
      `${text} ${sentence}`,
      `${sentence} ${text}`,
      text.replace(/([a-zäöüß}])\./u, (_, letter: string) => `${letter}, ${clause}`),
      text.replace(/([a-zäöüß}])\./u, (_, letter: string) => `${letter}, ${sentence}`),
    ]
  }
  describe.each(locales)('in %s', (locale) => {
    it.each(lies[locale])('does not reach the guest: %s', (lie) => {
      for (const { yacht, text } of letters[locale])
        for (const lying of told(text, lie)) expect(faultOf(locale, lying, yacht), lying).toBeDefined()
    })
  })
  it.each([
    ['{price} a day.'],
    ['{price} Per person.'],
    ['{price}, less for friends.'],
    ['Under {price}'],
    ['{yacht} costs {price}'],
    ['{yacht} is here and {price}'],
    ['{yacht} {price}'],
    ['{discount} {yacht} is yours.'],
    ['{Price}'],
    ['{yacht is here.'],
    ['{yacht}} is here.'],
    ['{{yacht}} is here.'],
    ['{closing}'],
    ['{constructor} {yacht}.'],
    ['{toString} and {yacht}.'],
  ])('told with slots is found: %s', (text) => expect(faultOf('en', text, lagoon)).toBeDefined())
  it.each([
    ['en', '{yacht} has a deck with a pool.'],
    ['en', 'With {yacht} you save a good deal.'],
    ['en', '{yacht} is the one, confirmed as of now.'],
    ['es', 'Con {yacht} le hacemos una rebaja.'],
    ['de', 'Mit {yacht} fahren die Kleinen kostenlos.'],
  ] as const)('told beside a slot is found, in %s: %s', (locale, text) =>
    expect(faultOf(locale, text, lagoon)).toBe('reserved word'),
  )
})

describe('what no sentence may hold', () => {
  it.each(locales)('a figure, wherever it stands, in %s', (locale) => {
    const paragraph = letters[locale][1]!
    fc.assert(
      fc.property(
        fc.nat({ max: paragraph.text.length }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (at, figure) => {
          const text = `${paragraph.text.slice(0, at)}${figure}${paragraph.text.slice(at)}`
          expect(faultOf(locale, text, paragraph.yacht)).toBeDefined()
        },
      ),
    )
  })
  it.each(locales)('the name of a yacht or a place, in %s', (locale) => {
    const names = [
      ...fleet.flatMap(({ name, model }) => [name, model]),
      ...Object.values<Place>(places).map(({ name }) => nameIn(name, locale)),
    ]
    for (const name of names) {
      expect(faultOf(locale, `{yacht} and ${name}.`, lagoon), name).toBeDefined()
      expect(faultOf(locale, `Then {yacht} lies at ${name}.`, lagoon), name).toBeDefined()
    }
  })
  it.each(['\u202e', '<b>', '"', '!', '$', 'М', '/', '@', '[x](y)', '*', '_'])(
    'the character %s',
    (character) => expect(faultOf('en', `{yacht} is ${character}here.`, lagoon)).toBe('characters'),
  )
  it.each(locales)('another language than %s', (locale) => {
    for (const other of locales.filter((each) => each !== locale))
      expect(
        letters[other].some(({ yacht, text }) => faultOf(locale, text, yacht) !== undefined),
        other,
      ).toBe(true)
  })
  it('slots of another yacht, or of a yacht that is not offered', () => {
    expect(faultOf('en', '{yacht} is here.')).toBe('slot')
    expect(faultOf('en', '{yacht} is here.', 'bali-54')).toBe('form')
    expect(faultOf('en', '{yacht} is here.', 'constructor')).toBe('form')
  })
  it('dates where none are known', () => {
    const undated = letterSlots(offer && { ...offer, dates: undefined, season: undefined }, request, 'en')
    const result = fillParagraph({ yacht: 'none', text: 'We leave on {first_day}.' }, undated, 'en')
    expect(result).toEqual({ fault: 'slot' })
  })
})

describe('the form of a letter', () => {
  const en = letters.en
  it.each([
    ['without an end', en.slice(0, -1)],
    ['without a beginning', en.slice(1)],
    ['without a yacht', en.filter(({ yacht }) => yacht !== lagoon)],
    ['with a yacht twice', [en[0]!, ...en.slice(1, 4), ...en.slice(1)]],
    ['without a price', en.map(({ yacht, text }) => ({ yacht, text: text.replace('{price}', '') }))],
    [
      'without what an estimate is',
      en.map(({ yacht, text }) => ({ yacht, text: text.replace('{closing}', '') })),
    ],
    ['too long', [...en, ...Array<Paragraph>(9).fill(en[0]!), en[4]!]],
    ['empty', []],
  ])('is wrong %s', (_, paragraphs) => {
    expect(letterFault(paragraphs, filledLetter('en', paragraphs), slotsIn('en'))).toBe('form')
  })
})
