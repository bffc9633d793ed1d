import { expect, it } from 'vitest'
import { locales } from './locales.ts'
import { capitalised, nameInText } from './name-in-text.ts'
import { onBoardIn } from './on-board-facts.ts'
import { copyOf } from './site.server.ts'

it('a yacht called after her model takes an article where the language has one for her', () => {
  expect(nameInText('lagoon-56', 'en')).toBe('the Lagoon 56')
  expect(nameInText('bali-54', 'es')).toBe('el Bali 5.4')
  expect(nameInText('lagoon-56', 'de')).toBe('Lagoon 56')
  expect(nameInText('lagoon-62', 'en')).toBe('Brisa')
  expect(capitalised(`${nameInText('lagoon-56', 'en')} is free.`)).toBe('The Lagoon 56 is free.')
})

it('names yachts in answers with their articles', () => {
  expect(onBoardIn('es').crewForepeakYachts).toContain('el Lagoon 56')
  expect(onBoardIn('en').crewForepeakYachts).toContain('the Lagoon 56')
})

it.each(locales)('no text of a page contracts an article wrongly, in %s', (locale) => {
  expect(JSON.stringify(copyOf(locale))).not.toMatch(/\b(de|a) el (Lagoon|Bali)\b/)
})
