import { expect, it } from 'vitest'
import { interpolate, interpolateKnown, placeholdersOf } from './interpolate.ts'

it('puts every value where the text names it', () => {
  expect(interpolate('{{price}} for {{count}} nights, {{price}}', { price: 'US$ 1', count: 7 })).toBe(
    'US$ 1 for 7 nights, US$ 1',
  )
})
it('takes a value literally, whatever characters it holds', () => {
  expect(interpolate('{{name}}', { name: "$& {{x}} <b> '" })).toBe("$& {{x}} <b> '")
})
it('throws with name and text where a value is missing', () => {
  expect(() => interpolate('Hello {{name}}', {})).toThrow('{{name}} in "Hello {{name}}"')
})
it('can leave places for values that come later', () => {
  expect(interpolateKnown('{{age}} and {{count}}', { age: 12 })).toBe('12 and {{count}}')
})
it('lists the names of a text', () => {
  expect(placeholdersOf('{{a}} {b} {{c}}')).toEqual(['a', 'c'])
})
