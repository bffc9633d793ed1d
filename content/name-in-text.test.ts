import { expect, it } from 'vitest'
import { capitalised, nameInText } from './name-in-text.ts'

it('a yacht called after her model takes an article where the language has one for her', () => {
  expect(nameInText('lagoon-56', 'en')).toBe('the Lagoon 56')
  expect(nameInText('bali-54', 'es')).toBe('el Bali 5.4')
  expect(nameInText('lagoon-56', 'de')).toBe('Lagoon 56')
  expect(nameInText('lagoon-62', 'en')).toBe('Brisa')
  expect(capitalised(`${nameInText('lagoon-56', 'en')} is free.`)).toBe('The Lagoon 56 is free.')
})
