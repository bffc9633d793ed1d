import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAnonymous } from './request.server.ts'
import { maxWords } from './clean-words.server.ts'
import { cleanWords, removed } from './clean-words.server.ts'

const body = (request: object, locale = 'en') => readAnonymous({ locale, request })

describe('what a language model may know of a visitor', () => {
  it('drops name, addresses and place of departure', () => {
    const read = body({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '+44 20 7946 0000',
      departureLocation: 'London',
      passengers: '4',
    })
    expect(read?.trip).toMatchObject({
      name: '',
      email: '',
      phone: '',
      departureLocation: '',
      passengers: '4',
    })
    expect(JSON.stringify(read)).not.toMatch(/ada|lovelace|7946|london/i)
  })
  it.each([
    ['mail addresses', 'write to someone@else.org please', `write to ${removed} please`],
    ['web addresses', 'see https://evil.example/a and evil.io now', `see ${removed} and ${removed} now`],
    ['telephone numbers', 'ring +507 6123-4567 or (0049) 30/901820', `ring ${removed} or (${removed}`],
    [
      'the own name, whatever accents and case',
      'Soy Maria Nuñez, MARÍA para todos, no Mariana',
      `Soy ${removed}, ${removed} para todos, no Mariana`,
    ],
    ['invisible characters inside a name', 'I am Ma​ria', `I am ${removed}`],
  ])('takes out %s', (_, text, expected) => expect(cleanWords(text, ['María Núñez'])).toBe(expected))
  it('leaves an ordinary wish alone', () => {
    const wish = 'We turn 50 on 7 May, two of us are vegetarian; the sea makes me sick.'
    expect(cleanWords(wish, ['Mar Delgado von der Heide'])).toBe(wish)
  })
  it(`passes on ${maxWords} characters at most, and cuts none in half`, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 3000 }), (text) => {
        const words = cleanWords(text, [])
        expect(Array.from(words).length).toBeLessThanOrEqual(maxWords)
        expect(words.isWellFormed()).toBe(text.isWellFormed())
      }),
    )
  })
  it('does not take long for any text', () => {
    const start = performance.now()
    for (const text of [
      'a'.repeat(16_000),
      'a.'.repeat(8000),
      '1 '.repeat(8000),
      '1-'.repeat(8000),
      'a@'.repeat(8000),
      'á '.repeat(8000),
    ])
      cleanWords(text, ['a a a a a a a', 'a@a'])
    expect(performance.now() - start).toBeLessThan(1500)
  })
  it.each([
    [{ passengers: 'four' }],
    [{ departureDate: '2027-02-30' }],
    [{ yachtType: 'submarine' }],
    [{ services: ['crew', 'magic'] }],
    [{ name: 7 }],
  ])('refuses %j', (request) => expect(body(request)).toBeUndefined())
  it('refuses other languages and shapes', () => {
    expect(body({}, 'fr')).toBeUndefined()
    expect(readAnonymous(null)).toBeUndefined()
    expect(readAnonymous([])).toBeUndefined()
  })
})
